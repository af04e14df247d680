"""Bradley–Terry ratings, in Luce's form for any number of seats.

A bot of strength s wins at a table with probability s / (sum of the strengths there). With two seats this is the Elo model.

A shared result counts in parts. One extra game, drawn by all, is added to each line-up, so that a bot that won or lost every
game still has a finite rating. The likelihood is concave with one unknown per bot: Newton's method finds its maximum in a few
steps, and the curvature there gives the intervals.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from regalia.lab.statistics import Z

MIDDLE = 1500.0  # the mean of all ratings
ELO = 400 / math.log(10)  # points for a factor of e in strength
STEPS = 100
CLOSE = 1e-10
LONGEST_STEP = 2.0

Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Table:
    """The games of one line-up: their number and, by bot, its seats and the results it took."""

    games: int
    seats: Mapping[str, int]
    taken: Mapping[str, float]  # adds up to the games


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating in Elo points with its 95 % interval, around the field's mean."""

    value: float
    low: float
    high: float


def rate(bots: Sequence[str], tables: Sequence[Table]) -> dict[str, Rating]:
    """The rating of each bot. Bots that are not connected by games are compared through the mean alone."""
    strength = [0.0] * len(bots)
    for _ in range(STEPS):
        slope, curvature = _derivatives(bots, tables, strength)
        step = solved(_grounded(curvature), slope)
        longest = max(map(abs, step))
        shrink = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strength = [value + shrink * change for value, change in zip(strength, step, strict=True)]
        if longest < CLOSE:
            break
    _, curvature = _derivatives(bots, tables, strength)
    middle = sum(strength) / len(strength)
    found: dict[str, Rating] = {}
    for number, bot in enumerate(bots):
        value = MIDDLE + ELO * (strength[number] - middle)
        reach = ELO * Z * math.sqrt(_variance(curvature, number))
        found[bot] = Rating(value, value - reach, value + reach)
    return found


def _derivatives(bots: Sequence[str], tables: Sequence[Table], strength: Sequence[float]) -> tuple[list[float], Matrix]:
    """The gradient of the log-likelihood by log strength, and the negative Hessian."""
    slope = [0.0] * len(bots)
    curvature = [[0.0] * len(bots) for _ in bots]
    for table in tables:
        seats = [table.seats.get(bot, 0) for bot in bots]
        weights = [count * math.exp(value) for count, value in zip(seats, strength, strict=True)]
        wins = [weight / sum(weights) for weight in weights]
        games = table.games + 1  # with the added drawn game
        for i, bot in enumerate(bots):
            slope[i] += table.taken.get(bot, 0.0) + seats[i] / sum(seats) - games * wins[i]
            for j in range(len(bots)):
                curvature[i][j] += games * ((wins[i] if i == j else 0.0) - wins[i] * wins[j])
    return slope, curvature


def _grounded(curvature: Matrix) -> Matrix:
    """Fix the mean strength. Only differences matter, so without it there is no single solution."""
    share = 1 / len(curvature)
    return [[value + share for value in row] for row in curvature]


def _variance(curvature: Matrix, number: int) -> float:
    """The variance of a bot's distance from the mean of the field."""
    one = [float(number == other) for other in range(len(curvature))]
    return max(0.0, solved(_grounded(curvature), one)[number] - 1 / len(curvature))


def solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """The solution of a linear system with a positive definite matrix, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for row in rows[at + 1 :]:
            factor = row[at] / rows[at][at]
            for column in range(at, size + 1):
                row[column] -= factor * rows[at][column]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(rows[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found
