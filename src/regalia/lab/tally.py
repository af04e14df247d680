"""Tally: counts over many games, in whole numbers, so that the order of adding does not matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple


class Numbers(NamedTuple):
    """The whole numbers of one game, as ``arena.numbers_of`` lists them."""

    starter: int  # the seat that began; -1 if the game ended before its first turn
    reason: int
    decisions: int
    forced: int  # decisions with one legal move
    turns: int
    rounds: int
    legal: int  # legal moves, summed over the decisions
    most_legal: int


@dataclass(slots=True)
class Tally:
    """Counts over any number of games. Its size does not grow with them."""

    games: int = 0
    legal: int = 0
    most_legal: int = 0
    forced: int = 0
    lengths: Counter[int] = field(default_factory=Counter)  # games by number of decisions
    turns: Counter[int] = field(default_factory=Counter)
    seconds: Counter[int] = field(default_factory=Counter)  # games by their length at people's pace
    reasons: Counter[int] = field(default_factory=Counter)
    results: Counter[tuple[int, tuple[float, ...]]] = field(default_factory=Counter)  # by starter and results

    def add(self, numbers: Sequence[int], result: Sequence[float], seconds: int) -> None:
        """Count one game: ``Numbers``, the results by seat, and its seconds at people's pace."""
        starter, reason, decisions, forced, turns, _, legal, most = numbers
        self.games += 1
        self.legal += legal
        self.most_legal = max(self.most_legal, most)
        self.forced += forced
        self.lengths[decisions] += 1
        self.turns[turns] += 1
        self.seconds[seconds] += 1
        self.reasons[reason] += 1
        self.results[starter, tuple(result)] += 1

    def join(self, other: Tally) -> None:
        self.games += other.games
        self.legal += other.legal
        self.most_legal = max(self.most_legal, other.most_legal)
        self.forced += other.forced
        self.lengths.update(other.lengths)
        self.turns.update(other.turns)
        self.seconds.update(other.seconds)
        self.reasons.update(other.reasons)
        self.results.update(other.results)

    @property
    def decisions(self) -> int:
        return sum(length * count for length, count in self.lengths.items())

    def of_seat(self, seat: int) -> Counter[float]:
        """Games by the result of a seat."""
        found: Counter[float] = Counter()
        for (_, result), count in self.results.items():
            found[result[seat]] += count
        return found

    def after_starter(self, places: int) -> Counter[float]:
        """Games by the result of the seat ``places`` places after the starter; 0 is the starter."""
        found: Counter[float] = Counter()
        for (starter, result), count in self.results.items():
            if starter >= 0:
                found[result[(starter + places) % len(result)]] += count
        return found
