"""Hints: what the adviser would play in a player's place, from that player's view.

Hints are given only where all other seats are bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from regalia.agents.judge import Judgement
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.rules import Rules
from regalia.kernel.scene.deeds import doing
from regalia.kernel.state import View
from regalia.server.bots.favourites import Favourites
from regalia.server.bots.pool import BotFailed, for_advice
from regalia.server.bots.queue import Urgency
from regalia.server.limits import Buckets
from regalia.server.problems import not_now, not_yours, too_fast
from regalia.server.store.rows import MatchRow
from regalia.server.wire.replay import Advice, Hint

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

    def __init__(self, services: Services, favourites: Favourites) -> None:
        self._services = services
        self._favourites = favourites
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
        self._favourites.note(row.id, asked, found[0].move)
        return Hint(seq=seq, advice=told(match.game, match.rules, seen, found[:SHOWN]))


def told(game: Game, rules: Rules, seen: View, judged: Sequence[Judgement]) -> tuple[Advice, ...]:
    """Moves with their labels from the scene of that view, and what speaks for them."""
    choices = {choice.line: choice for choice in game.scene(seen, rules).choices}
    found = []
    for one in judged:
        line = game.codec.line(seen.seat, one.move)
        choice = choices.get(line)
        found.append(
            Advice(
                line=line,
                label=choice.label if choice else line,
                doing=doing(choice.label) if choice else line,
                why=game.merit(seen, rules, choice) if choice else "",
                share=round(one.share, 3),
                margin=round(one.margin, 3),
                worse=one.worse,
            )
        )
    return tuple(found)
