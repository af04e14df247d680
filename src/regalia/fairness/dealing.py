"""The line that chance owes, drawn from a seed: by the odds that the game states, in the order in which it states them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mypy_extensions import i64

from regalia.fairness.derivation import number
from regalia.kernel.match import Match
from regalia.kernel.rng import Rng
from regalia.kernel.state import CHANCE, listed_odds


class DerivedRng(Rng):
    """For one line: the first question is its first item. A game asks once a chance move, for a number below the sum of the
    weights, and takes it as a place in its odds; so the same number names the same card here and in ``redealt``."""

    def __init__(self, seed: bytes, epoch: int, line: int) -> None:
        self._seed = seed
        self._epoch = epoch
        self._line = line
        self._item = 0

    def below(self, n: i64) -> i64:
        self._item += 1
        return number(self._seed, self._epoch, self._line, self._item, n)


@dataclass(frozen=True, slots=True)
class Draw:
    """One chance move: the outcomes that were possible, by the last word of their line, with their weights."""

    words: tuple[str, ...]
    weights: tuple[int, ...]


def redealt(match: Match, seed: bytes, epoch: int) -> tuple[str, list[Draw]]:
    """The line that is due, by the stated odds alone, and its draws. The match does not move. Chance must be due."""
    codec = match.game.codec
    state = match.state()
    line = ""
    draws: list[Draw] = []
    while not draws or (state.turn() == CHANCE and state.open_line()):
        moves, parts = zip(*listed_odds(state, match.rules.most_moves), strict=True)
        draws.append(Draw(tuple(codec.text(move).rpartition(" ")[2] for move in moves), parts))
        at = number(seed, epoch, len(match.entries) + 1, len(draws), sum(parts))
        move = moves[place(at, parts)]
        line = codec.grown(line, move) if line else codec.line(CHANCE, move)
        state.play(move)
    return line, draws


def place(number: int, weights: Sequence[int]) -> int:
    """Which outcome a number falls to, when each takes as many numbers as it weighs."""
    for at, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return at
    raise ValueError("The number is not below the sum of the weights.")
