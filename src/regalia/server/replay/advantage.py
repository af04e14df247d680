"""The advantage chart of a finished game: each seat's expected result by turn, and the moments that changed it.

Every position is judged from the view of each seat, never from the state, and the judgements are averaged.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from regalia.server.aside import aside
from regalia.server.bots.pool import BotFailed, for_shares
from regalia.server.bots.queue import Urgency
from regalia.server.replay import course
from regalia.server.replay.background import Background
from regalia.server.replay.course import Shares, Span
from regalia.server.replay.film import Film
from regalia.server.wire.replay import Advantage, AdvantagePoint, Moment

if TYPE_CHECKING:
    from regalia.server.services import Services

log = logging.getLogger("regalia.server")

WHOLE = 5_000  # milliseconds for the points of a game
CLOSER = 3_000  # milliseconds for the steps within its moments
LEAST, LONGEST = 8, 80  # milliseconds for one view
LATEST = 20.0  # seconds for the points of a game where one world takes longer than that; some are left out then
AT_ONCE = 20  # charts in progress, each with its film


class Advantages:
    """The charts in progress and the recent ones, by game."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._background: Background[str, Advantage] = Background(services.limits.charts, services.overload)

    def begin(self, id: str, film: Film, result: Sequence[float] | None, guest: str) -> Advantage:
        """The chart so far, started if it is new. Raises HttpProblem for too many requests."""
        known = self._background.get(id)
        first = Advantage(done=0, of=0)
        return known or self._background.begin(id, first, lambda: self._work(id, film, result), guest, AT_ONCE)

    def close(self) -> None:
        self._background.close()

    async def _work(self, id: str, film: Film, result: Sequence[float] | None) -> None:
        steps = await aside(course.points, film)
        names = await aside(course.turn_names, film, [*steps, film.steps])
        judged: list[tuple[int, str]] = []
        shares: list[Shares] = []
        begun = time.monotonic()
        for done, (step, name) in enumerate(zip(steps, names, strict=False)):
            if time.monotonic() - begun > LATEST * (done + 1) / len(steps):
                continue
            self._background.put(id, Advantage(done=done, of=len(steps), points=_points(judged, shares)))
            shares.append(await self._judge(film, step, WHOLE // len(steps)))
            judged.append((step, name))
        if film.match.over:
            judged.append((film.steps, names[-1]))
            shares.append(tuple(film.match.result() or ()))
        drawn = _points(judged, shares)
        steps = [step for step, _ in judged]
        self._background.put(id, Advantage(done=len(steps), of=len(steps), points=drawn))
        spans = course.largest_changes(steps, shares)
        moments = [await self._moment(film, span, shares, CLOSER // len(spans)) for span in spans]
        turning = course.decisive(spans, shares, result)
        done = len(steps)
        chart = Advantage(done=done, of=done, points=drawn, moments=tuple(moments), turning=turning, ready=True)
        self._background.put(id, chart)

    async def _moment(self, film: Film, span: Span, shares: Sequence[Shares], milliseconds: int) -> Moment:
        """The deed near the step of the span that changed most."""
        steps = await aside(course.steps_within, film, span)
        found: list[Shares] = []
        until = time.monotonic() + 2 * milliseconds / 1000
        while len(found) < len(steps) - 1 and time.monotonic() < until:
            found.append(await self._judge(film, steps[len(found)], milliseconds // len(steps)))
        seen = [*steps[: len(found)], steps[-1]]
        step = course.turning_step(seen, shares[span.point], [*found, shares[span.point + 1]])
        at, told = await aside(course.deed, film, span, step)
        return Moment(at=at, point=span.point, told=told)

    async def _judge(self, film: Film, step: int, milliseconds: int) -> Shares:
        """The seats' expected results after that many lines, averaged over the seats' views."""
        match = film.match
        each = max(LEAST, min(LONGEST, milliseconds // match.seats))
        judged: list[Shares] = []
        for seen in await aside(film.views, step):
            try:
                judged.append(await self._services.bots.judge(for_shares(match, seen, each), Urgency.REVIEW))
            except BotFailed as failed:
                log.error("A chart leaves out a view of step %d: %s", step, failed)
        if not judged:
            raise BotFailed(f"no seat's view of step {step} could be judged")
        return tuple(round(sum(column) / len(judged), 3) for column in zip(*judged, strict=True))


def _points(judged: Sequence[tuple[int, str]], shares: Sequence[Shares]) -> tuple[AdvantagePoint, ...]:
    return tuple(AdvantagePoint(at=at, turn=name, shares=each) for (at, name), each in zip(judged, shares, strict=True))
