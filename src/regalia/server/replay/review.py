"""Reviews of finished games: what the adviser thinks of a player's decisions, and then of the others'.

Each decision is judged from its player's view at that time, never from the state, by the judge that gives hints. The move
that was played is compared with the best ones in the same guessed worlds, so bad luck is not blamed, and it is called a
mistake only if the difference is more than chance explains.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from regalia.agents.judge import Judgement
from regalia.server.aside import aside
from regalia.server.bots.favourites import Favourites
from regalia.server.bots.hints import told
from regalia.server.bots.pool import BotFailed, for_advice
from regalia.server.bots.queue import Urgency
from regalia.server.bots.thinker import Question
from regalia.server.replay import course
from regalia.server.replay.background import Background
from regalia.server.replay.film import Decision, Film
from regalia.server.wire.replay import Judged, Review

if TYPE_CHECKING:
    from regalia.server.services import Services

log = logging.getLogger("regalia.server")

MOST_DECISIONS = 300  # the last ones of a longer game
LONGEST = 300  # milliseconds per decision
WHOLE = 40_000  # milliseconds per game, shared among its decisions
WHOLE_OF_OTHERS = 20_000  # the same for the others' decisions
LEAST = 50
AT_ONCE = 20  # reviews in progress, each with its film


class Reviews:
    """The reviews in progress and the recent ones, by game and seat."""

    def __init__(self, services: Services, favourites: Favourites) -> None:
        self._services = services
        self._favourites = favourites
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
        id, seat = key
        moments: list[Judged] = []
        decisions = (await aside(film.decisions, seat))[-MOST_DECISIONS:]
        count = len(decisions)
        self._background.put(key, Review(seat=seat, done=0, of=count, moments=()))
        done = 0
        async for found in self._judged(id, film, decisions, WHOLE):
            moments += found
            done += 1
            self._background.put(key, Review(seat=seat, done=done, of=count, moments=tuple(moments)))
        first = decisions[0].at if decisions else film.steps
        deeds = await aside(course.deeds, film, first)
        ready = Review(seat=seat, done=count, of=count, moments=tuple(moments), ready=True, deeds=tuple(deeds))
        self._background.put(key, ready)
        others: list[Judged] = []
        async for found in self._judged(id, film, await aside(_of_others, film, seat, first), WHOLE_OF_OTHERS):
            others += found
            self._background.put(key, msgspec.structs.replace(ready, others=tuple(others)))
        self._background.put(key, msgspec.structs.replace(ready, others=tuple(others), whole=True))

    async def _judged(
        self, id: str, film: Film, decisions: Sequence[Decision], milliseconds: int
    ) -> AsyncIterator[list[Judged]]:
        """Each decision in turn, judged; an empty list where no judgement came. They share the time."""
        turns = await aside(course.turn_names, film, [decision.at for decision in decisions])
        each = max(LEAST, min(LONGEST, milliseconds // max(1, len(decisions))))
        for decision, turn in zip(decisions, turns, strict=True):
            asked = _question(film, decision, each)
            found = await self._think(decision, asked)
            hinted = self._favourites.was(id, asked, decision.move)
            yield [judged(film, decision, turn, found, hinted=hinted)] if found else []

    async def _think(self, decision: Decision, asked: Question) -> tuple[Judgement, ...]:
        try:
            return await self._services.bots.advise(asked, Urgency.REVIEW)
        except BotFailed as failed:
            log.error("A review skips step %d: %s", decision.at, failed)
            return ()


def _of_others(film: Film, seat: int, first: int) -> list[Decision]:
    """The last decisions of the other seats from step ``first`` on."""
    others = [one for other in range(film.match.seats) if other != seat for one in film.decisions(other)]
    return sorted((one for one in others if one.at >= first), key=lambda one: one.at)[-MOST_DECISIONS:]


def _question(film: Film, decision: Decision, milliseconds: int) -> Question:
    match = film.match
    return for_advice(match.game, match.options, match.seats, decision.seen, milliseconds, decision.move)


def judged(film: Film, decision: Decision, turn: str, found: Sequence[Judgement], *, hinted: bool) -> Judged:
    """The move that was played, compared with the best one.

    A move that a hint recommended in this game is never a mistake.
    """
    played = next(one for one in found if one.move == decision.move)
    mine, best = told(film.match.game, film.match.rules, decision.seen, [played, found[0]])
    return Judged(
        at=decision.at,
        turn=turn,
        played=mine,
        best=best,
        drop=round(max(0.0, played.loss), 3),
        doubt=round(played.doubt, 3),
        mistake=played.worse and not hinted,
    )
