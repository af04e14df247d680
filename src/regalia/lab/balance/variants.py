"""Variants: every option of a game, one at a time, with the values that differ from the present ones."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.options import Option

SPREAD = 8  # parts of a number's range
SHORT, LONG = 12, 100  # numbers in a range
LIMITS = (10, 20)  # tried for a limit that is off


@dataclass(frozen=True, slots=True)
class Variant:
    """One option with another value."""

    option: Option
    value: Any

    @property
    def key(self) -> str:
        return f"{self.option.name}={self.value}"

    @property
    def code(self) -> str:
        """The change as one writes it into options."""
        return f"{self.option.name} = {json.dumps(self.value)}"

    @property
    def words(self) -> str:
        """The change in words: ``Futile attacks: no``."""
        return f"{self.option.title}: {self.option.said(self.value)}"


@dataclass(frozen=True, slots=True)
class Refused:
    """A variant that the game does not take at this table, and why."""

    variant: Variant
    why: str


def variants(
    game: Game, options: Mapping[str, Any], seats: int, readings: bool = False
) -> tuple[list[Variant], list[Refused]]:
    """The variants that can be played here, and those that cannot. ``readings``: only of options left open."""
    found: list[Variant] = []
    refused: list[Refused] = []
    for option in game.options:
        if readings and not option.reading:
            continue
        now = options.get(option.name, option.default)
        taken, not_taken = _tried(game, options, seats, option, values(option, now))
        if not taken and option.kind == "int":
            taken, more = _tried(game, options, seats, option, _spread(option, now))
            taken, not_taken = taken[:1], not_taken + more[:1]
        found += taken
        refused += [] if taken and option.kind == "int" else not_taken
    return found, refused


def _tried(
    game: Game, options: Mapping[str, Any], seats: int, option: Option, several: Sequence[Any]
) -> tuple[list[Variant], list[Refused]]:
    """The values that the game takes at this table, and those that it refuses."""
    found: list[Variant] = []
    refused: list[Refused] = []
    for value in several:
        variant = Variant(option, value)
        try:
            game.set_up({**options, option.name: value}, seats)[0].start()
        except (RegaliaError, ValueError) as wrong:
            refused.append(Refused(variant, str(wrong)))
            continue
        found.append(variant)
    return found, refused


def _spread(option: Option, now: Any) -> list[Any]:
    """Numbers over the whole range of an option, for one whose next values make no sense: 1 point for an army."""
    return [
        value for part in range(1, SPREAD) if (value := option.low + (option.high - option.low) * part // SPREAD) != now
    ]


def own_data(game: Game) -> list[Option]:
    """The options that take the reader's own data, such as units: they have no values to vary."""
    return [option for option in game.options if option.kind == "data" and not option.values]


def values(option: Option, now: Any) -> list[Any]:
    """Other values of an option: all of a list, the neighbours of a number, names of data."""
    if option.kind == "bool":
        found: list[Any] = [True, False]
    elif option.kind == "int":
        found = _neighbours(option, now)
    else:
        found = list(option.values)
        if option.kind == "text" and option.high and not isinstance(now, int):
            found += [option.low]
    if option.nullable and option.kind == "int":
        found.append(None)
    return [value for value in found if value != now]


def _neighbours(option: Option, now: int | None) -> list[Any]:
    """The listed numbers, or one step down and one up; from about twenty on, half and double.

    No number means the usual one, so the middle and the end of a short range are tried. A zero at the start of a long range
    switches a limit off, and a limit of one would end the game at once.
    """
    if option.among:
        return list(option.among)
    if now is None:
        middle = (option.low + option.high) // 2
        return [middle, option.high] if option.high - option.low < SHORT else [middle]
    if now == option.low == 0 and option.high >= LONG:
        return list(LIMITS)
    step = 1 if now < 20 else max(1, now // 2)
    near = {max(option.low, now - step), min(option.high, now + (step if now < 20 else now))}
    return sorted(near)
