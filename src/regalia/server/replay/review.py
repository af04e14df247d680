"""Reviews of finished games: what the adviser thinks of a player's decisions.

Each decision is judged from the player's view at that time, never from the state. A move is compared with the other
moves of the same moment, so bad luck is not blamed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING

from regalia.server.bots.hints import told
from regalia.server.bots.pool import BotFailed, for_advice
from regalia.server.bots.queue import Urgency
from regalia.server.bots.thinker import Advised
from regalia.server.limits import Buckets
from regalia.server.problems import not_now, too_fast
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
KEPT = 200  # reviews in memory
HASTE = 10  # seconds to wait after asking for too many
DOUBT = 5.0  # the weight of the average in the estimate of a move that was rarely tried


class Reviews:
    """The reviews in progress and the recent ones, by game and seat."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._asked = Buckets(services.limits.reviews)
        self._reviews: OrderedDict[tuple[str, int], Review] = OrderedDict()
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}

    def begin(self, id: str, seat: int, film: Film, guest: str) -> Review:
        """The review so far, started if it is new. Raises HttpProblem for too many requests."""
        key = id, seat
        if key in self._reviews:
            self._reviews.move_to_end(key)
            return self._reviews[key]
        if len(self._tasks) >= AT_ONCE:
            raise not_now("Many games are being reviewed now. Try again in a minute.")
        if not self._asked.take(guest):
            raise too_fast(HASTE)
        self._reviews[key] = Review(seat=seat, done=0, of=0, moments=())
        while len(self._reviews) > KEPT:
            self._reviews.popitem(last=False)
        self._tasks[key] = asyncio.get_running_loop().create_task(self._work(key, film))
        self._tasks[key].add_done_callback(lambda _: self._tasks.pop(key, None))
        return self._reviews[key]

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def _work(self, key: tuple[str, int], film: Film) -> None:
        _, seat = key
        moments: list[Judged] = []
        try:
            decisions = (await asyncio.to_thread(film.decisions, seat))[-MOST_DECISIONS:]
            milliseconds = max(LEAST, min(LONGEST, WHOLE // max(1, len(decisions))))
            for done, decision in enumerate(decisions):
                self._reviews[key] = Review(seat=seat, done=done, of=len(decisions), moments=tuple(moments))
                found = await self._think(film, decision, milliseconds)
                if found:
                    moments.append(judged(film, decision, found))
            count = len(decisions)
            self._reviews[key] = Review(seat=seat, done=count, of=count, moments=tuple(moments), ready=True)
        except Exception:
            log.exception("The review of seat %d of game %s failed", key[1], key[0])
            self._reviews.pop(key, None)

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
