"""Reviews of finished games: what the adviser thinks of a player's decisions.

Each decision is judged from the player's view at that time, never from the state. A move is compared with the other
moves of the same moment, so bad luck is not blamed.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from regalia.server.aside import aside
from regalia.server.bots.hints import told
from regalia.server.bots.pool import BotFailed, for_advice
from regalia.server.bots.queue import Urgency
from regalia.server.bots.thinker import Advised
from regalia.server.replay.background import Background
from regalia.server.replay.film import Decision, Film
from regalia.server.wire.http import Judged, Review

if TYPE_CHECKING:
    from regalia.server.services import Services

log = logging.getLogger("regalia.server")

MOST_DECISIONS = 300  # the last ones of a longer game
LONGEST = 300  # milliseconds per decision
WHOLE = 40_000  # milliseconds per game, shared among its decisions
LEAST = 50
AT_ONCE = 20  # reviews in progress, each with its film
DOUBT = 5.0  # the weight of the average in the estimate of a move that was rarely tried


class Reviews:
    """The reviews in progress and the recent ones, by game and seat."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._background: Background[tuple[str, int], Review] = Background(services.limits.reviews, services.overload)

    def begin(self, id: str, seat: int, film: Film, guest: str) -> Review:
        """The review so far, started if it is new. Raises HttpProblem for too many requests."""
        key = id, seat
        first = Review(seat=seat, done=0, of=0, moments=())
        known = self._background.get(key)
        return known or self._background.begin(key, first, lambda: self._work(key, film), guest, AT_ONCE)

    def close(self) -> None:
        self._background.close()

    async def _work(self, key: tuple[str, int], film: Film) -> None:
        _, seat = key
        moments: list[Judged] = []
        decisions = (await aside(film.decisions, seat))[-MOST_DECISIONS:]
        count = len(decisions)
        milliseconds = max(LEAST, min(LONGEST, WHOLE // max(1, count)))
        for done, decision in enumerate(decisions):
            self._background.put(key, Review(seat=seat, done=done, of=count, moments=tuple(moments)))
            found = await self._think(film, decision, milliseconds)
            if found:
                moments.append(judged(film, decision, found))
        self._background.put(key, Review(seat=seat, done=count, of=count, moments=tuple(moments), ready=True))

    async def _think(self, film: Film, decision: Decision, milliseconds: int) -> tuple[Advised, ...]:
        match = film.match
        try:
            asked = for_advice(match.game, match.options, match.seats, decision.seen, milliseconds)
            return await self._services.bots.advise(asked, Urgency.REVIEW)
        except BotFailed as failed:
            log.error("A review skips step %d: %s", decision.at, failed)
            return ()


def judged(film: Film, decision: Decision, advised: Sequence[Advised]) -> Judged:
    """The move that was played, compared with the best one."""
    played = decision.move, 0, estimate(decision.move, advised)
    mine, best = told(film.match.game, film.match.rules, decision.seen, [played, advised[0]])
    return Judged(at=decision.at, played=mine, best=best, drop=round(max(0.0, best.share - mine.share), 3))


def estimate(move: int, advised: Sequence[Advised]) -> float:
    """The expected result of a move; a rarely tried one is drawn towards the average."""
    if move == advised[0][0]:
        return advised[0][2]
    visits = sum(count for _, count, _ in advised)
    usual = sum(count * share for _, count, share in advised) / visits
    tried, share = next(((count, share) for other, count, share in advised if other == move), (0, 0.0))
    return (tried * share + DOUBT * usual) / (tried + DOUBT)
