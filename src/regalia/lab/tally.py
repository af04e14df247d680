"""Tally: counts over many games, in whole numbers, so that the order of adding does not matter."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game in figures."""

    decisions: int
    legal: int  # legal moves, summed over the decisions
    most_legal: int
    reason: int
    result: tuple[float, ...]


@dataclass(slots=True)
class Tally:
    """Counts over any number of games. Its size does not grow with them."""

    games: int = 0
    legal: int = 0
    most_legal: int = 0
    lengths: Counter[int] = field(default_factory=Counter)  # games by number of decisions
    reasons: Counter[int] = field(default_factory=Counter)
    results: Counter[tuple[float, ...]] = field(default_factory=Counter)

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.legal += outcome.legal
        self.most_legal = max(self.most_legal, outcome.most_legal)
        self.lengths[outcome.decisions] += 1
        self.reasons[outcome.reason] += 1
        self.results[outcome.result] += 1

    def join(self, other: Tally) -> None:
        self.games += other.games
        self.legal += other.legal
        self.most_legal = max(self.most_legal, other.most_legal)
        self.lengths.update(other.lengths)
        self.reasons.update(other.reasons)
        self.results.update(other.results)

    @property
    def decisions(self) -> int:
        return sum(length * count for length, count in self.lengths.items())
