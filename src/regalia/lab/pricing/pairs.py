"""Pairs: two games between the same two forces, with the same cards and the seats exchanged."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from regalia import agents
from regalia.games import catalogue, find
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
STANDARD = -1  # in place of a changed part's number: forces of standard parts only


class Task(NamedTuple):
    """Consecutive pairs of a job."""

    first: int
    pairs: int


class Pair(NamedTuple):
    """Two forces, and what the first of them scored from either seat."""

    one: Force
    other: Force
    as_first: float
    as_second: float


class Meeting(NamedTuple):
    """Two given forces that play a pair, and the number of its cards."""

    number: int
    one: Force
    other: Force


class Played(NamedTuple):
    """The pairs of a task, and the seconds that they took."""

    pairs: list[Pair]
    seconds: float


def pricing_of(game: Game) -> Pricing:
    """What the game declares about prices. Raises RegaliaError for a game without prices."""
    found = game.pricing()
    if found is None:
        priced = ", ".join(key for key, one in catalogue().items() if one.pricing() is not None)
        raise RegaliaError(f"{game.title} has no parts with a price; games that have: {priced}.")
    return found


@dataclass(frozen=True)
class Pairs:
    """A job for an executor: pairs of games between copies of one bot.

    A pair depends on the seed, its subject and its number with that subject alone. The subjects are the changed parts in
    turn, each with as many pairs as ``each`` says, so that one task can hold several of them.
    """

    game: str
    bot: str
    seed: int
    each: int = 0  # pairs about each changed part; 0 for forces of standard parts only
    meetings: tuple[Meeting, ...] | None = None  # given forces, in order; without them, drawn ones

    def prepare(self, stopped: Stopped) -> Callable[[Task], Played]:
        table = Table(self)

        def play(task: Task) -> Played:
            begun = time.perf_counter()
            pairs = [self._play(table, number) for number in range(task.first, task.first + task.pairs)]
            return Played(pairs, time.perf_counter() - begun)

        return play

    def _play(self, table: Table, number: int) -> Pair:
        return table.play(*self.subject(number)) if self.meetings is None else table.meet(self.meetings[number])

    def subject(self, number: int) -> tuple[int, int]:
        """What a pair of the job is about, and its number among the pairs about that."""
        return divmod(number, self.each) if self.each else (STANDARD, number)


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
        return self._pair(subject, one, other, (subject + 1) * STREAMS_A_SUBJECT + number)

    def meet(self, meeting: Meeting) -> Pair:
        return self._pair(STANDARD, meeting.one, meeting.other, meeting.number)

    def _pair(self, subject: int, one: Force, other: Force, stream: int) -> Pair:
        first = self._arena(subject, one, other).play(self.pairs.seed, stream, None)
        second = self._arena(subject, other, one).play(self.pairs.seed, stream, None)
        return Pair(one, other, results(first)[0], results(second)[1])

    def forces(self, subject: int, number: int) -> tuple[Force, Force]:
        """The forces of a pair. A changed part is in the first of them."""
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
