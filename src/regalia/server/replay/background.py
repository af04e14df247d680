"""Work about finished games that goes on in the background, started by the first request for it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

from regalia.server.limits import Buckets, Rate
from regalia.server.overload import Overload
from regalia.server.problems import not_now, too_fast

log = logging.getLogger("regalia.server")

Key = TypeVar("Key", bound=Hashable)
Result = TypeVar("Result")

KEPT = 200  # results in memory
HASTE = 10  # seconds to wait after asking for too many


class Background(Generic[Key, Result]):
    """The results so far, by key: those in progress and the recent ones."""

    def __init__(self, rate: Rate, overload: Overload) -> None:
        self._asked = Buckets(rate)
        self._overload = overload
        self._results: OrderedDict[Key, Result] = OrderedDict()
        self._tasks: dict[Key, asyncio.Task[None]] = {}

    def get(self, key: Key) -> Result | None:
        """The result so far; None if it has not been asked for."""
        if key in self._results:
            self._results.move_to_end(key)
        return self._results.get(key)

    def begin(self, key: Key, first: Result, work: Callable[[], Awaitable[None]], guest: str, at_once: int) -> Result:
        """Start the work, with ``first`` as its result so far. Raises HttpProblem for too many requests."""
        self._overload.check("no game can be reviewed")
        if len(self._tasks) >= at_once:
            raise not_now("Many games are being reviewed now. Try again in a minute.")
        if not self._asked.take(guest):
            raise too_fast(HASTE)
        self._results[key] = first
        while len(self._results) > KEPT:
            self._results.popitem(last=False)
        self._tasks[key] = asyncio.get_running_loop().create_task(self._run(key, work))
        self._tasks[key].add_done_callback(lambda _: self._tasks.pop(key, None))
        return first

    def put(self, key: Key, result: Result) -> None:
        """Replace the result so far."""
        self._results[key] = result

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def _run(self, key: Key, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception:
            log.exception("The work on game %s failed", key)
            self._results.pop(key, None)
