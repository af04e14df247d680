"""The bot process, ``python -m regalia.server.bots.thinker``: questions in, moves out.

A question holds a view, never a state, and nothing is kept between questions. The process ends when its input does.
"""

from __future__ import annotations

import time
from functools import lru_cache
from typing import BinaryIO

import msgspec

from regalia import agents, games
from regalia.agents.agent import Agent
from regalia.agents.bot_name import read_bot_name
from regalia.agents.judge import Judge, Judgement
from regalia.agents.levels import LEVELS, level
from regalia.agents.search import SearchAgent
from regalia.agents.shares import expected_shares
from regalia.kernel.errors import RegaliaError
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules, read_view
from regalia.kernel.state import View
from regalia.server.child import answer_all, run_child

NICENESS = 5  # players' requests come first


class Question(msgspec.Struct, array_like=True, frozen=True):
    """A question to a bot: its encoded view, and whose hands it contains.

    ``milliseconds``: the exact thinking time of a bot that searches. With ``advice`` it returns its judgement of the
    best moves and of the one ``played``, if any, as soon as it has one; with ``shares``, the expected result of every
    seat.
    """

    game: str
    options: str  # JSON
    seats: int
    bot: str
    view: list[int]
    seen: list[bool]
    seed: int
    milliseconds: int = 0
    advice: bool = False
    shares: bool = False
    played: int | None = None


class Answer(msgspec.Struct, array_like=True, frozen=True):
    """The move, the advice, the seats' shares, or what went wrong."""

    move: int = 0
    wrong: str = ""
    advice: tuple[Judgement, ...] = ()
    shares: tuple[float, ...] = ()


def answered(question: Question) -> Answer:
    if question.advice:
        return Answer(advice=tuple(advise(question)))
    if question.shares:
        return Answer(shares=tuple(shares(question)))
    begun = time.perf_counter()
    move = choose(question)
    left = begun + question.milliseconds / 1000 - time.perf_counter()
    if left > 0:
        time.sleep(left)
    return Answer(move)


def choose(question: Question) -> int:
    rules, view = _seen(question)
    return agent_for(question).choose(view, rules, FastRng(question.seed))


def advise(question: Question) -> list[Judgement]:
    """The moves that were judged, best first; raises RegaliaError for a bot without advice."""
    rules, view = _seen(question)
    if not isinstance(agent_for(question), SearchAgent):
        raise RegaliaError(f"'{question.bot}' gives no advice.")
    return Judge(rules).judge(view, question.seed, question.milliseconds, question.played)


def shares(question: Question) -> list[float]:
    """The expected result of every seat, judged from the view in the question."""
    rules, view = _seen(question)
    return expected_shares(view, rules, FastRng(question.seed), question.milliseconds)


def agent_for(question: Question) -> Agent:
    """The bot with its thinking time; a limit on iterations may end the search earlier."""
    asked = read_bot_name(question.bot)
    if asked.who not in LEVELS or not question.milliseconds:
        return agents.find(question.bot)
    iterations = asked.iterations or (0 if asked.milliseconds else LEVELS[asked.who].iterations)
    return level(asked.who, iterations, question.milliseconds)


def _seen(question: Question) -> tuple[Rules, View]:
    rules = _rules(question.game, question.options, question.seats)
    return rules, read_view(rules, question.view, question.seen)


@lru_cache(64)
def _rules(game: str, options: str, seats: int) -> Rules:
    return games.find(game).set_up(msgspec.json.decode(options), seats)[0]


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until the input ends."""
    answer_all(questions, answers, Answer(), _reply)


def _reply(question: bytes) -> Answer:
    try:
        return answered(msgspec.msgpack.decode(question, type=Question))
    except Exception as wrong:
        return Answer(wrong=f"{type(wrong).__name__}: {wrong}")


def main() -> None:
    run_child(serve, NICENESS)


if __name__ == "__main__":
    main()
