"""The armies on paper: a form for each seat, blank or filled, and the tokens that the seats need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from regalia.games.royal_battles.armies import MASTERS, MASTERS_POINT_SIZE, POINT_SIZES, SCENARIOS, SIZES
from regalia.games.royal_battles.paper.beginning import is_duel, seats
from regalia.games.royal_battles.paper.named import named_units
from regalia.games.royal_battles.paper.sheet import sheet
from regalia.games.royal_battles.scene.sight import TINCTURES
from regalia.games.royal_battles.units import Unit
from regalia.kernel.errors import RegaliaError
from regalia.kernel.optional.printer import Order

MOST = 7  # units of an army
MASTER = "Game master"
BLANK_LIFE = 14  # boxes on a blank form: the most Life of a unit


def forms(order: Order) -> list[dict[str, Any]]:
    """A form for each seat; a blank one for all in a duel without armies, and only those that ``filled`` names."""
    armies = given(order)
    called = seats(order)
    if is_duel(order) and not any(armies):
        return [_blank("", order)]
    if order.filled:
        called = called[: len(armies)]
    units = named_units(order.options)
    return [
        {"name": name, "units": [sheet(unit, 0) for unit in army(units, letters, name)], "blank": []}
        if letters
        else _blank(name, order)
        for name, letters in zip(called, armies, strict=True)
    ]


def _blank(name: str, order: Order) -> dict[str, Any]:
    """A form without units: how many places it has, and the Life of each that can be ticked off."""
    places = most(order, master=name == MASTER)
    lives = [2 * BLANK_LIFE if name == MASTER and place == 0 else BLANK_LIFE for place in range(places)]
    return {"name": name, "units": [], "blank": lives}


def most(order: Order, *, master: bool) -> int:
    """The most units that an army may have."""
    if order.options["points"]:
        return MASTERS_POINT_SIZE if master else POINT_SIZES[order.options["mode"]]
    return MASTERS if master else SIZES[order.options["mode"]]


def given(order: Order) -> list[str]:
    """The letters of each seat's army; empty for one that is still to be chosen. Raises RegaliaError."""
    if order.filled:
        if len(order.filled) > order.seats or any(not 1 <= len(letters) <= MOST for letters in order.filled):
            raise RegaliaError(
                f"Give armies of 1 to {MOST} letters, at most one for each of the {order.seats} seats, like PNQK,PRBK."
            )
        return [*order.filled]
    options = order.options
    if options["scenario"] != "none":
        return [*SCENARIOS[options["scenario"]][:: -1 if options["swap_sides"] else 1]]
    duel = [options["army_white"], options["army_black"]] if is_duel(order) else [""] * order.seats
    return [*(options["armies"] or duel)]


def army(units: Sequence[Unit], letters: str, seat: str) -> list[Unit]:
    """The units of an army written as letters, a master's boss first; raises RegaliaError for an unknown letter."""
    by_letter = {unit.letter: unit for unit in units}
    for letter in letters:
        if letter not in by_letter:
            raise RegaliaError(f"No unit has the letter {letter!r}; there are: {', '.join(by_letter)}.")
    found = [by_letter[letter] for letter in letters]
    return [found[0].as_boss(), *found[1:]] if seat == MASTER else found


def tokens(order: Order) -> list[dict[str, Any]]:
    """The tokens of each seat: of its army where that is known, otherwise as many of each unit as it may have."""
    units = named_units(order.options)
    armies = given(order)
    armies += [""] * (order.seats - len(armies))
    return [
        {**side, "units": _tokens(order, units, letters, side["name"])}
        for side, letters in zip(sides(order), armies, strict=True)
    ]


def _tokens(order: Order, units: Sequence[Unit], letters: str, seat: str) -> list[dict[str, Any]]:
    if letters:
        chosen = Counter(army(units, letters, seat))
        return [{**sheet(unit, 0), "each": count} for unit, count in chosen.items()]
    master = seat == MASTER
    each = most(order, master=master) - master
    bosses = [{**sheet(unit.as_boss(), 0), "each": 1} for unit in units] if master else []
    return [*({**sheet(unit, 0), "each": each} for unit in units), *bosses]


def sides(order: Order) -> list[dict[str, str]]:
    """The seats with their colours, for tokens."""
    tinctures: Mapping[str, Sequence[str]] = TINCTURES
    return [
        {"name": name, "tincture": "black" if name == MASTER else tinctures[order.options["mode"]][seat]}
        for seat, name in enumerate(seats(order))
    ]
