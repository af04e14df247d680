"""The process in which bots think: ``python -m regalia.server.thinker``. Questions come in, moves go out, nothing is kept.

A question holds a view and never a state. The process ends when its questions do.
"""

from __future__ import annotations

import os
import signal
import sys
from functools import lru_cache
from typing import Any, BinaryIO

import msgspec

from regalia import agents, games
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules, read_view

LENGTH = 4  # bytes before each message that say how long it is
NICENESS = 5  # people at the tables come first


class Question(msgspec.Struct, array_like=True, frozen=True):
    """What a bot is asked: the view as the kernel writes it, and whose hands are in it."""

    game: str
    options: str  # JSON
    seats: int
    bot: str
    view: list[int]
    seen: list[bool]
    seed: int


class Answer(msgspec.Struct, array_like=True, frozen=True):
    """The move, or what went wrong."""

    move: int = 0
    wrong: str = ""


def choose(question: Question) -> int:
    rules = _rules(question.game, question.options, question.seats)
    view = read_view(rules, question.view, question.seen)
    return agents.find(question.bot).choose(view, rules, FastRng(question.seed))


@lru_cache(64)
def _rules(game: str, options: str, seats: int) -> Rules:
    return games.find(game).set_up(msgspec.json.decode(options), seats)[0]


def packed(message: Any) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    while len(length := questions.read(LENGTH)) == LENGTH:
        body = questions.read(int.from_bytes(length, "big"))
        try:
            answer = Answer(choose(msgspec.msgpack.decode(body, type=Question)))
        except Exception as wrong:
            answer = Answer(wrong=f"{type(wrong).__name__}: {wrong}")
        answers.write(packed(answer))
        answers.flush()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to handle
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # a bot that prints must not be taken for one that answers
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
