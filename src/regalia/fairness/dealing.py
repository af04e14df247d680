"""Draws the chance line that is due from a seed, by the game's odds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mypy_extensions import i64

from regalia.fairness.derivation import number
from regalia.kernel.match import Match
from regalia.kernel.rng import Rng
from regalia.kernel.state import CHANCE, listed_odds


class DerivedRng(Rng):
    """Random numbers for one line, one item per question.

    A game asks once per chance move, for a number below the sum of the weights, and uses it as a place in its odds. So
    the same number names the same card here and in ``redealt``.
    """

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
    """One chance move: the possible outcomes with their weights.

    Outcomes are named by the last word of their line.
    """

    words: tuple[str, ...]
    weights: tuple[int, ...]


def redealt(match: Match, seed: bytes, epoch: int) -> tuple[str, list[Draw]]:
    """The line that is due, computed from the stated odds alone, and its draws.

    The match does not move; chance must be due.
    """
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
    """The outcome that a number falls on.

    Each outcome covers as many numbers as its weight.
    """
    for at, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return at
    raise ValueError("The number is not below the sum of the weights.")
