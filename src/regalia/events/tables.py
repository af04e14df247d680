"""Divides entrants into tables of nearly equal size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def sizes(count: int, most: int) -> list[int]:
    """The sizes of the fewest groups of at most ``most``.

    They differ by at most one, larger first.
    """
    groups = -(-count // most)
    return [count // groups + (number < count % groups) for number in range(groups)]


def split(things: Sequence[T], most: int) -> tuple[tuple[T, ...], ...]:
    """The items in order, in groups of these sizes."""
    groups: list[tuple[T, ...]] = []
    first = 0
    for size in sizes(len(things), most):
        groups.append(tuple(things[first : first + size]))
        first += size
    return tuple(groups)
