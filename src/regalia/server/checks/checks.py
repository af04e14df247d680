"""Checks: visitors' maps, options and records are parsed and checked in a process of their own.

A check cannot hold up the event loop, and ends with an answer in words: a job that takes too long is stopped.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from regalia.games import catalogue
from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.server.checks.jobs import (
    AnyJob,
    CheckRecord,
    Done,
    DrawPreview,
    FileFaults,
    ReadFile,
    ReadOptions,
    SetUp,
)
from regalia.server.child import asked, ended, heard, packed, started
from regalia.server.problems import malformed, too_busy, too_fast
from regalia.server.wire.works import FileFault

LIMIT = 3.0  # seconds for a check
RECORD_LIMIT = 20.0  # seconds for a record, which can have thousands of lines
WORKER = "regalia.server.checks.worker"
LOADING = 30.0  # seconds for the process to get ready
WAIT = 2  # seconds after which a visitor with too many jobs may ask again

log = logging.getLogger("regalia.server")


class Checks:
    """The checking process, started for the first job. One that fails is replaced."""

    most_waiting = 50
    most_of_one = 4  # waiting jobs of one visitor
    busy = "Many maps and records are being checked now."
    slow = "Checking this took more than {} seconds, so it was stopped."

    def __init__(self, limit: float = LIMIT) -> None:
        self._limit = limit
        self._turn = asyncio.Lock()
        self._waiting: Counter[str] = Counter()
        self._process: Process | None = None

    async def options(self, text: str, whose: str) -> bytes:
        """A file of options as JSON. Raises RegaliaError."""
        return await self._checked(ReadOptions(text), whose, self._limit)

    async def file_faults(self, game: Game, kind: str, data: dict[str, Any], whose: str) -> list[FileFault]:
        """Every fault of a file of one of the game's kinds. Raises RegaliaError."""
        found = await self._checked(FileFaults(game.key, kind, data), whose, self._limit)
        return msgspec.json.decode(found, type=list[FileFault])

    async def file(self, game: Game, kind: str, text: str, whose: str) -> bytes:
        """A file of one of the game's kinds as a FileRead, in JSON. Raises RegaliaError."""
        return await self._checked(ReadFile(game.key, kind, text), whose, self._limit)

    async def set_up(self, game: Game, options: Mapping[str, Any], seats: Sequence[int], whose: str) -> dict[str, Any]:
        """The header's options of a game, checked for each number of seats. Raises RegaliaError.

        Options without maps, decks and the like are checked here and now.
        """
        if game.key in catalogue() and any(one.kind == "data" and options.get(one.name) for one in game.options):
            found = await self._checked(SetUp(game.key, dict(options), tuple(seats)), whose, self._limit)
            return msgspec.json.decode(found, type=dict[str, Any])
        return [game.set_up(options, count)[1] for count in seats][-1]

    async def record(self, text: bytes, most: int, whose: str) -> None:
        """Check an uploaded record of at most ``most`` lines. Raises RegaliaError with the fault."""
        await self._checked(CheckRecord(text, most), whose, RECORD_LIMIT)

    async def preview(self, data: dict[str, Any], whose: str) -> bytes:
        """The picture of a link, a PNG. Raises RegaliaError without Typst."""
        return msgspec.json.decode(await self._checked(DrawPreview(data), whose, RECORD_LIMIT), type=bytes)

    async def close(self) -> None:
        """End the process, after the job that runs."""
        async with self._turn:
            if self._process is not None:
                await ended(self._process)
                self._process = None

    async def _checked(self, job: AnyJob, whose: str, limit: float) -> bytes:
        if self._waiting[whose] >= self.most_of_one:
            raise too_fast(WAIT)
        if self._waiting.total() >= self.most_waiting:
            raise too_busy(self.busy)
        self._waiting[whose] += 1
        try:
            async with self._turn:
                done = await self._done(job, limit)
        finally:
            self._waiting[whose] -= 1
            if not self._waiting[whose]:
                del self._waiting[whose]
        if done.failed:
            raise RuntimeError(f"A check failed: {done.failed}")
        if done.wrong:
            raise malformed(done.wrong) if done.malformed else RegaliaError(done.wrong)
        return done.value

    async def _done(self, job: AnyJob, limit: float) -> Done:
        """The answer of the process, which is stopped if none comes in time."""
        try:
            body = packed(job)
        except (TypeError, ValueError, OverflowError, RecursionError):
            raise malformed("This contains a number that is too large, or is nested too deeply.") from None
        process, self._process = self._process, None
        try:
            if process is None:
                process = await started(WORKER)
                await asyncio.wait_for(heard(process, Done), LOADING)
            done = await asyncio.wait_for(asked(process, body, Done), limit)
        except TimeoutError:
            raise malformed(self.slow.format(f"{limit:g}")) from None
        except (OSError, EOFError, msgspec.DecodeError) as wrong:
            log.error("The checking process ended: %s", type(wrong).__name__)
            raise malformed("This could not be checked.") from None
        else:
            self._process, process = process, None
            return done
        finally:
            if process is not None:
                await ended(process)
