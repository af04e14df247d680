"""ParallelSearch: a bot that searches in several processes, for more simulations in the same time."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from math import sqrt
from typing import Any

from regalia import agents
from regalia.agents.agent import Agent
from regalia.agents.search import SearchAgent
from regalia.games import find
from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.rng import FastRng, Rng
from regalia.kernel.rules import Rules, read_view
from regalia.kernel.state import View
from regalia.lab.executors.processes import deaf_children

SEEDS = 1 << 30
DOUBT = 1.0  # standard errors by which a move must lead the move with the best hint

# a move, its trials, the sums of its leads over the first move and of their squares
Tally = tuple[int, int, float, float]


class ParallelSearch(Agent):
    """A bot whose search runs in several processes ("heads"). Their results are added up.

    Each head searches its own guessed worlds and is sent views, never a state. The heads divide the iterations; each takes
    the milliseconds in full. With iterations alone, equal views, random numbers and heads give the same move.
    """

    def __init__(self, game: Game, options: Mapping[str, Any], seats: int, seat: int, bot: str, heads: int) -> None:
        agent = agents.find(bot)
        if not isinstance(agent, SearchAgent) or agent.eased:
            raise RegaliaError(f"'{bot}' searches in one process: only monarch can use more heads.")
        known = game.public_options(options, seat)
        budget = (-(-agent.iterations // heads), agent.milliseconds)
        context = multiprocessing.get_context("spawn")
        self._heads = heads
        self._pool = ProcessPoolExecutor(heads, context, initializer=_begin, initargs=(game.key, known, seats, *budget))

    def choose(self, seen: View, rules: Rules, rng: Rng) -> int:
        listed, hands = seen.listed(), [hand is not None for hand in seen.hands]
        try:
            with deaf_children():
                asked = [self._pool.submit(_finalists, listed, hands, rng.below(SEEDS)) for _ in range(self._heads)]
            return elected(future.result() for future in asked)
        except BrokenProcessPool:
            raise RegaliaError(
                "A process of the bot was killed, perhaps because memory ran out; try fewer --heads."
            ) from None

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(cancel_futures=True)


def elected(reports: Iterable[list[Tally]]) -> int:
    """The move with the most certain lead over the most frequent champion."""
    told = list(reports)
    champions = [report[0][0] for report in told]
    champion = max(champions, key=champions.count)
    sums: dict[int, Tally] = {}
    for report in told:
        if report[0][0] == champion:
            for move, trials, lead, square in report[1:]:
                _, more, ahead, spread = sums.get(move, (move, 0, 0.0, 0.0))
                sums[move] = (move, more + trials, ahead + lead, spread + square)
    best = max(sums.values(), key=surely_ahead, default=None)
    return best[0] if best is not None and surely_ahead(best) > 0 else champion


def surely_ahead(tally: Tally) -> float:
    """Its mean lead over the champion, minus DOUBT standard errors."""
    _, trials, lead, square = tally
    mean = lead / trials
    return mean - DOUBT * sqrt(max(square / trials - mean * mean, 0.0) / trials)


# ---- in the worker process

_head: tuple[Rules, SearchAgent] | None = None


def _begin(game: str, options: Mapping[str, Any], seats: int, iterations: int, milliseconds: int) -> None:
    global _head
    _head = find(game).set_up(options, seats)[0], SearchAgent(iterations, milliseconds)


def _finalists(view: list[int], hands: list[bool], seed: int) -> list[Tally]:
    assert _head is not None
    rules, agent = _head
    return agent.finalists(read_view(rules, view, hands), rules, FastRng(seed))
