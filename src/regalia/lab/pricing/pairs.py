"""Pairs: two games between the same two forces, with the same cards and the seats exchanged."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from regalia import agents
from regalia.games import find
from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.optional.pricing import Part, Pricing
from regalia.kernel.rng import FastRng
from regalia.lab.arena import Arena, results
from regalia.lab.executors.executor import Stopped

Force = tuple[str, ...]

FORCES = 1 << 52  # number of the first stream that draws forces; chance and bots have lower ones
STREAMS_A_SUBJECT = 1 << 24  # pairs of one subject at most
COPIES = 2  # of a changed part in its force: the effect is twice as large, and takes a quarter of the games
STANDARD = -1  # in place of a subject: forces of standard parts only


class Task(NamedTuple):
    """Consecutive pairs about one subject: a changed part by its number, or STANDARD."""

    subject: int
    first: int
    pairs: int


class Pair(NamedTuple):
    """Two forces, and what the first of them scored from either seat."""

    one: Force
    other: Force
    as_first: float
    as_second: float


class Played(NamedTuple):
    """The pairs of a task, and the seconds that they took."""

    pairs: list[Pair]
    seconds: float


def pricing_of(game: Game) -> Pricing:
    """What the game declares about prices. Raises RegaliaError for a game without prices."""
    found = game.pricing()
    if found is None:
        raise RegaliaError(f"{game.title} has no parts with a price.")
    return found


@dataclass(frozen=True)
class Pairs:
    """A job for an executor: pairs of games between copies of one bot. A pair depends on seed, subject and number alone."""

    game: str
    bot: str
    seed: int
    forces: tuple[tuple[Force, Force], ...] | None = None  # given ones, by number; without them, drawn ones

    def prepare(self, stopped: Stopped) -> Callable[[Task], Played]:
        table = Table(self)

        def play(task: Task) -> Played:
            begun = time.perf_counter()
            pairs = [table.play(task.subject, number) for number in range(task.first, task.first + task.pairs)]
            return Played(pairs, time.perf_counter() - begun)

        return play


class Table:
    """Plays pairs in one process."""

    def __init__(self, pairs: Pairs) -> None:
        self.pairs = pairs
        self.game = find(pairs.game)
        self.pricing = pricing_of(self.game)
        self.standard = [part.key for part in self.pricing.parts()]
        self.changes = self.pricing.changes()
        self.agents = [agents.find(pairs.bot)] * 2
        self._arena = lru_cache(maxsize=512)(self._set_up)

    def play(self, subject: int, number: int) -> Pair:
        one, other = self.forces(subject, number)
        stream = (subject + 1) * STREAMS_A_SUBJECT + number
        first = self._arena(subject, one, other).play(self.pairs.seed, stream, None)
        second = self._arena(subject, other, one).play(self.pairs.seed, stream, None)
        return Pair(one, other, results(first)[0], results(second)[1])

    def forces(self, subject: int, number: int) -> tuple[Force, Force]:
        """The forces of a pair. A changed part is in the first of them."""
        if self.pairs.forces is not None:
            return self.pairs.forces[number]
        rng = FastRng(self.pairs.seed, FORCES + (subject + 1) * STREAMS_A_SUBJECT + number)
        sizes = self.pricing.sizes
        one = [self.standard[rng.below(len(self.standard))] for _ in range(sizes[rng.below(len(sizes))])]
        other = [self.standard[rng.below(len(self.standard))] for _ in range(sizes[rng.below(len(sizes))])]
        if subject != STANDARD:
            one[:COPIES] = [self.changes[subject].part.key] * min(COPIES, len(one))
        return tuple(one), tuple(other)

    def _set_up(self, subject: int, one: Force, other: Force) -> Arena:
        new: Sequence[Part] = () if subject == STANDARD else (self.changes[subject].part,)
        rules, _ = self.game.set_up(self.pricing.options((one, other), new))
        return Arena(rules, list(self.agents), self.game.statistics(rules))
