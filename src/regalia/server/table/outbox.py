"""The outbox of a socket: a bounded queue of frames.

A reader that is too slow is disconnected.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any, Protocol

from starlette.websockets import WebSocketDisconnect

TRY_AGAIN_LATER = 1013


class Line(Protocol):
    """What the outbox needs of a socket."""

    async def send_text(self, data: str) -> None: ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


class Outbox:
    """``push`` never waits, so that no viewer can block a table."""

    def __init__(self, line: Line, most: int) -> None:
        self._line = line
        self._most = most
        self._frames: deque[bytes] = deque()
        self._sending: asyncio.Task[None] | None = None
        self._code: int | None = None  # the code to close with, once everything is sent
        self.gone = False

    def push(self, frame: bytes) -> None:
        if self.gone or self._code is not None:
            return
        if len(self._frames) >= self._most:
            self._frames.clear()
            self.close(TRY_AGAIN_LATER)
            return
        self._frames.append(frame)
        self._send()

    def close(self, code: int = 1000) -> None:
        """Close after everything that was pushed."""
        if self._code is None:
            self._code = code
            self._send()

    @property
    def closing(self) -> bool:
        """Whether the socket is closing, so that its messages no longer count."""
        return self.gone or self._code is not None

    async def drained(self) -> None:
        """Wait until everything pushed has been sent."""
        while self._sending is not None:
            await asyncio.wait([self._sending])

    def _send(self) -> None:
        """Send at once as far as the socket accepts it.

        Start a task only for the rest.
        """
        if self._sending is None and not self.gone:
            begun = self._run()
            try:
                awaited = begun.send(None)
            except StopIteration:
                return
            self._sending = asyncio.get_running_loop().create_task(_rest(begun, awaited))

    async def _run(self) -> None:
        try:
            while self._frames:
                await self._line.send_text(self._frames.popleft().decode())
            if self._code is not None:
                self.gone = True
                await self._line.close(self._code)
        except (WebSocketDisconnect, RuntimeError, OSError):  # the client has gone
            self.gone = True
            self._frames.clear()
        finally:
            self._sending = None


async def _rest(begun: Coroutine[Any, Any, None], awaited: Any) -> None:
    """The rest of a coroutine that was started outside a task and now waits."""
    await _steps(begun, awaited)


@coroutine
def _steps(begun: Coroutine[Any, Any, None], awaited: Any) -> Generator[Any, Any, None]:
    try:
        while True:
            try:
                yield awaited
            except BaseException as wrong:
                awaited = begun.throw(wrong)
            else:
                awaited = begun.send(None)
    except StopIteration:
        pass
