"""Bots in their seats: they think in processes of their own, get a view, and can neither stop nor crash a table."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from typing import Protocol

import msgspec

from regalia.kernel.errors import RegaliaError
from regalia.kernel.match import Match
from regalia.server.thinker import LENGTH, Answer, Question, packed


class BotFailed(RegaliaError):
    """No move came: the bot crashed, took too long, or gave up."""


class Bots(Protocol):
    """Whoever chooses moves for bots: the house's processes, or a script in a test."""

    def warm(self) -> None: ...

    async def choose(self, match: Match, seat: int, bot: str) -> int: ...

    async def close(self) -> None: ...


def question(match: Match, seat: int, bot: str) -> Question:
    """What the bot may know, and nothing else."""
    seen = match.view(seat)
    return Question(
        game=match.game.key,
        options=msgspec.json.encode(match.game.public_options(match.options, seat)).decode(),
        seats=match.seats,
        bot=bot,
        view=seen.listed(),
        seen=[hand is not None for hand in seen.hands],
        seed=secrets.randbits(62),
    )


class Thinkers:
    """A few processes, started when the first bot sits down. One that fails is ended and replaced, and no other notices."""

    def __init__(self, most: int | None = None, limit: float = 4.0) -> None:
        self._most = most if most is not None else max(1, (os.cpu_count() or 1) - 1)
        self._limit = limit  # seconds for one move
        self._free = asyncio.Semaphore(self._most)
        self._idle: list[Process] = []
        self._starting: asyncio.Task[None] | None = None

    def warm(self) -> None:
        """Have a process ready before it is needed."""
        if self._starting is None:
            self._starting = asyncio.get_running_loop().create_task(self._start_first())

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        asked = packed(question(match, seat, bot))
        async with self._free:
            process: Process | None = None
            try:
                process = self._idle.pop() if self._idle else await _start()
                answer = await asyncio.wait_for(_ask(process, asked), self._limit)
                self._idle.append(process)
                process = None
            except TimeoutError:
                raise BotFailed(f"no move within {self._limit:g} seconds") from None
            except (OSError, EOFError, msgspec.DecodeError) as wrong:
                raise BotFailed(f"its process ended ({type(wrong).__name__})") from None
            finally:
                if process is not None:
                    await _end(process)
        if answer.wrong:
            raise BotFailed(answer.wrong)
        return answer.move

    async def close(self) -> None:
        if self._starting is not None:
            await self._starting
        while self._idle:
            await _end(self._idle.pop())

    async def _start_first(self) -> None:
        self._idle.append(await _start())


async def _start() -> Process:
    return await asyncio.create_subprocess_exec(sys.executable, "-m", "regalia.server.thinker", stdin=PIPE, stdout=PIPE)


async def _ask(process: Process, asked: bytes) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(asked)
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Answer)


async def _end(process: Process) -> None:
    """End it and wait until it is gone."""
    if process.returncode is None:
        process.kill()
    await process.communicate()
