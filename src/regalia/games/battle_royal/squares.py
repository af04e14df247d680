# native: pictures
"""Squares by name: a column letter and a row number, ``a1`` top left (section 2.3)."""

from __future__ import annotations

import re

from regalia.games.battle_royal.rules import ground

STRIDE = int(ground.STRIDE)
LETTERS = "abcdefghijklmnopqrstuvwxyz"
NAME = re.compile(r"([a-z])([1-9][0-9]?)")
MOST_ROWS = 26

STRAIGHT = ((0, -1), (-1, 0), (1, 0), (0, 1))
AROUND = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))


def name_of(square: int) -> str:
    return f"{LETTERS[square % STRIDE]}{square // STRIDE + 1}"


def square_named(name: str) -> int | None:
    """The square of that name, if any board could have it."""
    match = NAME.fullmatch(name)
    if match is None or int(match[2]) > MOST_ROWS:
        return None
    return square_at(LETTERS.index(match[1]), int(match[2]) - 1)


def square_at(x: int, y: int) -> int:
    return y * STRIDE + x


def place_of(square: int) -> tuple[int, int]:
    """Column and row, counted from 0."""
    return square % STRIDE, square // STRIDE
