"""The bot pool: processes in which bots think, from views only.

A bot cannot block or crash a table.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from asyncio.subprocess import Process
from collections.abc import Mapping
from typing import Any, Protocol
from weakref import WeakSet

import msgspec

from regalia.agents.characters import plays_as
from regalia.agents.judge import Judgement, seed_of
from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.state import View
from regalia.server import child
from regalia.server.bots.queue import RequestQueue, Urgency
from regalia.server.bots.roster import thinking
from regalia.server.bots.setup import sets_up
from regalia.server.bots.thinker import Answer, Question
from regalia.server.bots.unseen import goes_on_unseen
from regalia.server.child import ended, heard, packed, started

ADVISER = "knight"
HURRIED = 15  # milliseconds for one of many moves in a row: choices that nobody notices, cards of a deck
QUEUE = (
    2000  # milliseconds within which everybody in the queue should be served: the longer it is, the less time each gets
)
LEAST = 20
THINKER = "regalia.server.bots.thinker"
LOADING = 30.0  # seconds for a new process to get ready


class BotFailed(RegaliaError):
    """No move came: the bot crashed, took too long, or gave up."""


class Bots(Protocol):
    """Chooses moves for bots: processes on the server, a script in a test."""

    def warm(self) -> None: ...

    async def choose(self, match: Match, seat: int, bot: str) -> int: ...

    async def advise(self, asked: Question, urgency: Urgency) -> tuple[Judgement, ...]: ...

    async def judge(self, asked: Question, urgency: Urgency) -> tuple[float, ...]: ...

    async def close(self) -> None: ...


def question(match: Match, seat: int, bot: str) -> Question:
    """The question for a bot: its view, never the state."""
    milliseconds = thinking(bot)
    if goes_on_unseen(match, seat) or sets_up(match):
        milliseconds = min(milliseconds, HURRIED)
    return _asked(match.game, match.options, match.seats, match.view(seat), plays_as(bot), milliseconds, advice=False)


def for_advice(
    game: Game, options: Mapping[str, Any], seats: int, seen: View, milliseconds: int, played: int | None = None
) -> Question:
    """The question for the adviser, about the moves of the seat with this view.

    Its seed follows from the view: asked again, the adviser judges by the same worlds and prefers the same move.
    """
    asked = _asked(game, options, seats, seen, ADVISER, milliseconds, advice=True)
    return msgspec.structs.replace(asked, seed=seed_of(seen), played=played)


def for_shares(match: Match, seen: View, milliseconds: int) -> Question:
    """The question about each seat's expected result, judged from this view."""
    asked = for_advice(match.game, match.options, match.seats, seen, milliseconds)
    return msgspec.structs.replace(asked, advice=False, shares=True)


def _asked(
    game: Game, options: Mapping[str, Any], seats: int, seen: View, bot: str, milliseconds: int, *, advice: bool
) -> Question:
    return Question(
        game=game.key,
        options=msgspec.json.encode(game.public_options(options, seen.seat)).decode(),
        seats=seats,
        bot=bot,
        view=seen.listed(),
        seen=[hand is not None for hand in seen.hands],
        seed=secrets.randbits(62),
        milliseconds=milliseconds,
        advice=advice,
    )


class Thinkers:
    """A few processes, started for the first bot. A process that fails is replaced."""

    def __init__(self, most: int | None = None, limit: float = 4.0) -> None:
        places = most if most is not None else max(2, (os.cpu_count() or 1) - 1)
        self._limit = limit  # seconds for one move
        self._queue = RequestQueue(places)
        self._idle: list[Process] = []
        self._greeted: WeakSet[Process] = WeakSet()
        self._starting: asyncio.Task[None] | None = None

    def warm(self) -> None:
        """Start a process before it is needed."""
        if self._starting is None:
            self._starting = asyncio.get_running_loop().create_task(self._start_first())

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        return (await self._answer(question(match, seat, bot), Urgency.MOVE)).move

    async def advise(self, asked: Question, urgency: Urgency) -> tuple[Judgement, ...]:
        return (await self._answer(asked, urgency)).advice

    async def judge(self, asked: Question, urgency: Urgency) -> tuple[float, ...]:
        return (await self._answer(asked, urgency)).shares

    async def _answer(self, asked: Question, urgency: Urgency) -> Answer:
        async with self._queue.place(urgency):
            process: Process | None = None
            try:
                process = self._idle.pop() if self._idle else await started(THINKER)
                await self._ready(process)
                answer = await asyncio.wait_for(child.asked(process, packed(self._in_time(asked)), Answer), self._limit)
                self._idle.append(process)
                process = None
            except TimeoutError:
                raise BotFailed(f"no move within {self._limit:g} seconds") from None
            except (OSError, EOFError, msgspec.DecodeError) as wrong:
                raise BotFailed(f"its process ended ({type(wrong).__name__})") from None
            finally:
                if process is not None:
                    await ended(process)
        if answer.wrong:
            raise BotFailed(answer.wrong)
        return answer

    async def _ready(self, process: Process) -> None:
        """Wait until a new process has loaded the games.

        A slow start is not the bot's fault.
        """
        if process not in self._greeted:
            await asyncio.wait_for(heard(process, Answer), LOADING)
            self._greeted.add(process)

    def _in_time(self, asked: Question) -> Question:
        """The question with less thinking time where the queue is long."""
        fair = QUEUE * self._queue.places // max(self._queue.places, self._queue.waiting(Urgency.MOVE))
        return msgspec.structs.replace(asked, milliseconds=min(asked.milliseconds, max(fair, LEAST)))

    async def close(self) -> None:
        """End all processes, after those that think have answered or were stopped."""
        if self._starting is not None:
            await self._starting
        await self._queue.close()
        while self._idle:
            await ended(self._idle.pop())

    async def _start_first(self) -> None:
        self._idle.append(await started(THINKER))
