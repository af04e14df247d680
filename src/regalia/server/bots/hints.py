"""Hints: what the adviser would play in a player's place, from that player's view.

Hints are given only where all other seats are bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.rules import Rules
from regalia.kernel.state import View
from regalia.server.bots.pool import BotFailed, for_advice
from regalia.server.bots.queue import Urgency
from regalia.server.bots.thinker import Advised
from regalia.server.limits import Buckets
from regalia.server.problems import not_now, not_yours, too_fast
from regalia.server.store.rows import MatchRow
from regalia.server.wire.http import Advice, Hint

if TYPE_CHECKING:
    from regalia.server.services import Services

THINKING = 1000  # milliseconds
SHOWN = 3  # moves
HASTE = 3  # seconds to wait after asking too often
NOBODY_KNOWS = "No advice came this time. Ask again, or trust your own judgement."


def may_be_advised(row: MatchRow, seat: int | None) -> bool:
    """Whether hints are given for that seat of this table; clients are told in advance."""
    if seat is None or row.event or row.seats[seat].kind != "person":
        return False
    return all(other.kind == "bot" for number, other in enumerate(row.seats) if number != seat)


class Hints:
    """Gives hints, within a rate limit."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._asked = Buckets(services.limits.hints)

    async def hint(self, row: MatchRow, match: Match, seat: int | None, seq: int, guest: str) -> Hint:
        """The best moves of that seat at its step ``seq``.

        Raises HttpProblem if there is no hint.
        """
        if seat is None or not may_be_advised(row, seat):
            raise not_yours("Hints are given only where all other seats are bots, and not in events.")
        if match.turn != seat:
            raise not_now("It is not your turn, so there is no move to advise.")
        if not self._asked.take(guest):
            raise too_fast(HASTE)
        seen = match.view(seat)
        asked = for_advice(match.game, match.options, match.seats, seen, THINKING)
        try:
            found = await self._services.bots.advise(asked, Urgency.HINT)
        except BotFailed:
            found = ()
        if not found:
            raise not_now(NOBODY_KNOWS)
        best, *others = found[:SHOWN]
        others.sort(key=lambda advised: -advised[2])
        return Hint(seq=seq, advice=told(match.game, match.rules, seen, [best, *others]))


def told(game: Game, rules: Rules, seen: View, advised: Sequence[Advised]) -> tuple[Advice, ...]:
    """Moves with their labels from the scene of that view."""
    labels = {choice.line: choice.label for choice in game.scene(seen, rules).choices}
    lines = [(game.codec.line(seen.seat, move), share) for move, _, share in advised]
    return tuple(Advice(line=line, label=labels.get(line, line), share=round(share, 3)) for line, share in lines)
