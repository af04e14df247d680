"""Tables for the environments' tests: all games, each with several sets of options and all numbers of seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from regalia.games import catalogue
from regalia.kernel.rng import FastRng
from regalia.testing.mixes import table

QUICK = 2  # tables of each game that every change is tested with; the others are for a release
MORE = 9  # with all modes of Royal Battles and all kinds of decks in Battle


@dataclass(frozen=True, slots=True)
class Table:
    key: str
    options: dict[str, Any]
    seats: int

    def __str__(self) -> str:
        return self.key


def tables(most: int = MORE) -> list[Any]:
    """Parameters of a test: the default table of each game and some others."""
    found = []
    for game in catalogue().values():
        for number in range(most):
            seats, options = table(game, number, FastRng(22, number))
            marks = [pytest.mark.release] if number >= QUICK else []
            found.append(pytest.param(Table(game.key, options, seats), id=f"{game.key} {number}", marks=marks))
    return found
