"""A process of our own that answers questions: started, asked and ended. Each message has its length before it."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, TypeVar

import msgspec

LENGTH = 4  # bytes of the length before each message

Answer = TypeVar("Answer")


def packed(message: Any) -> bytes:
    """A message with its length."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


async def started(module: str) -> Process:
    """A new process that runs this module."""
    return await asyncio.create_subprocess_exec(sys.executable, "-m", module, stdin=PIPE, stdout=PIPE)


async def asked(process: Process, question: bytes, kind: type[Answer]) -> Answer:
    """The answer to a packed question."""
    assert process.stdin is not None
    process.stdin.write(question)
    await process.stdin.drain()
    return await heard(process, kind)


async def heard(process: Process, kind: type[Answer]) -> Answer:
    """The next message of the process."""
    assert process.stdout is not None
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=kind)


async def ended(process: Process) -> None:
    """Kill the process and wait for its end."""
    if process.returncode is None:
        process.kill()
    await process.communicate()
