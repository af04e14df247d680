"""Bots, clocks and paces that do as a test tells them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

from regalia.agents.judge import Judgement
from regalia.kernel.match import Match
from regalia.server.aside import aside
from regalia.server.bots.queue import Urgency
from regalia.server.bots.thinker import Question
from regalia.server.checks.checks import Checks
from regalia.server.checks.jobs import AnyJob, Done
from regalia.server.checks.worker import done
from regalia.server.clock.pace import Clock, Pace


class SetClock(Clock):
    """Stands still until it is set, and then wakes sleepers whose time has come."""

    def __init__(self, time: float = 1000.0) -> None:
        self.time = time
        self._set = asyncio.Event()

    def now(self) -> float:
        return self.time

    def set(self, now: float) -> None:
        self.time = now

    def go_on(self, seconds: float) -> None:
        self.time += seconds
        self._set.set()
        self._set = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        until = self.time + seconds
        while self.time < until:
            await self._set.wait()


class FirstMove:
    """Plays the first move at once, or when it is told to."""

    def __init__(self, ready: asyncio.Event | None = None) -> None:
        self.ready = ready or asyncio.Event()
        if ready is None:
            self.ready.set()

    def warm(self) -> None:
        """Always ready."""

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        await self.ready.wait()
        return match.moves()[0]

    async def advise(self, asked: Question, urgency: Urgency) -> tuple[Judgement, ...]:
        return ()

    async def judge(self, asked: Question, urgency: Urgency) -> tuple[float, ...]:
        return (1 / asked.seats,) * asked.seats

    async def close(self) -> None:
        """Nothing to close."""


class NotedClock(Clock):
    """Waits for nothing, and notes what it was asked to wait for."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self.time = 0.0

    def now(self) -> float:
        self.time += 1.0
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.asked.append(seconds)
        await asyncio.sleep(0.001)


class SeededPace(Pace):
    """Draws the same delays in both worlds, if it is asked in the same way."""

    def __init__(self) -> None:
        super().__init__()
        self.random = random.Random(7)

    def drawn(self, span: tuple[float, float]) -> float:
        return self.random.uniform(*span)


class ScriptedBots:
    """A bot that plays the lines it was given."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = [line for line in lines if line.startswith("1 ")]

    def warm(self) -> None:
        """Always ready."""

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        return match.game.codec.parse(self.lines.pop(0).partition(" ")[2])

    async def close(self) -> None:
        """Nothing to close."""


class NeverBots:
    """Thinks for ever."""

    def warm(self) -> None:
        """Never ready."""

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        await asyncio.Event().wait()
        raise AssertionError

    async def close(self) -> None:
        """Nothing to close."""


class SilentBots(NeverBots):
    """Thinks for ever, and gives no advice."""

    async def advise(self, asked: Question, urgency: Urgency) -> tuple[Judgement, ...]:
        return ()

    async def judge(self, asked: Question, urgency: Urgency) -> tuple[float, ...]:
        return (1 / asked.seats,) * asked.seats


class ChecksHere(Checks):
    """Checks in this process, which knows the games of the test."""

    async def _done(self, job: AnyJob, limit: float) -> Done:
        return await aside(done, job)
