"""Reviews of finished games: what the adviser thinks of a player's decisions.

Each decision is judged from the player's view at that time, never from the state, by the judge that gives hints. The move
that was played is compared with the best ones in the same guessed worlds, so bad luck is not blamed, and it is called a
mistake only if the difference is more than chance explains.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

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
        turns = await aside(course.turn_names, film, [decision.at for decision in decisions])
        milliseconds = max(LEAST, min(LONGEST, WHOLE // max(1, count)))
        for done, (decision, turn) in enumerate(zip(decisions, turns, strict=True)):
            self._background.put(key, Review(seat=seat, done=done, of=count, moments=tuple(moments)))
            asked = _question(film, decision, milliseconds)
            found = await self._think(decision, asked)
            if found:
                hinted = self._favourites.was(id, asked, decision.move)
                moments.append(judged(film, decision, turn, found, hinted=hinted))
        deeds = await aside(course.deeds, film, decisions[0].at if decisions else film.steps)
        whole = Review(seat=seat, done=count, of=count, moments=tuple(moments), ready=True, deeds=tuple(deeds))
        self._background.put(key, whole)

    async def _think(self, decision: Decision, asked: Question) -> tuple[Judgement, ...]:
        try:
            return await self._services.bots.advise(asked, Urgency.REVIEW)
        except BotFailed as failed:
            log.error("A review skips step %d: %s", decision.at, failed)
            return ()


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
