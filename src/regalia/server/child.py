"""A process of our own that answers questions: started, asked and ended. Each message has its length before it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any, BinaryIO, TypeVar

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


# ---- in the process itself


def run_child(serve: Callable[[BinaryIO, BinaryIO], None], niceness: int) -> None:
    """Serve standard input and output, behind more urgent processes, until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C
    if hasattr(os, "nice"):
        os.nice(niceness)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # what is printed must not disturb the answers
    serve(sys.stdin.buffer, answers)


def answer_all(questions: BinaryIO, answers: BinaryIO, ready: Any, reply: Callable[[bytes], Any]) -> None:
    """Answer questions until the input ends. ``ready``, the first answer, says that the process is."""
    answers.write(packed(ready))
    answers.flush()
    while len(length := questions.read(LENGTH)) == LENGTH:
        answers.write(packed(reply(questions.read(int.from_bytes(length, "big")))))
        answers.flush()
