"""What units cost: the table of the rulebook's kinds and the formula for all others (sections 15.1 and 15.2)."""

from __future__ import annotations

import importlib.resources
import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from regalia.games.royal_battles.units import PRICE, Unit
from regalia.kernel.errors import OptionError

TABLE = {"pawn": 105, "rook": 80, "knight": 125, "bishop": 95, "queen": 90, "king": 105}  # version 1, provisional
COEFFICIENTS = {  # tenths of a point for each step; version 1, provisional
    "constant": -675,
    "ranged": -35,
    "life": 45,
    "accuracy": 50,
    "evasion": 95,
    "armour": 120,
    "easy": 35,
    "optimal": 30,
    "risky": 20,
    "life_armour": 0,
    "life_evasion": 0,
    "accuracy_damage": 0,
    "any_position": 40,
    "base": 10,
    "per_trump": 65,
    "per_friend": 40,
    "heal_per_trump": 20,
    "draw_on_hit": 55,
    "always_hits": 25,
    "ignores_armour": 45,
    "splash": 65,
    "push": 30,
    "extra_trump": 90,
    "range": 60,
    "self_damage": -20,
}
FITTED = "fitted"  # the name of the lab's list, which both options take in place of a table
STEEPEST = 10000  # tenths of a point
STEP = 5  # prices by the formula are multiples of it


def amounts(unit: Unit) -> dict[str, int]:
    """How much a unit has of each parameter that the formula counts."""
    gift = unit.advantage
    easy, optimal, risky = unit.damage
    return {
        "ranged": int(unit.type == "ranged"),
        "life": unit.life,
        "accuracy": unit.accuracy,
        "evasion": unit.evasion,
        "armour": unit.armour,
        "easy": easy,
        "optimal": optimal,
        "risky": risky,
        "life_armour": unit.life * unit.armour,
        "life_evasion": unit.life * unit.evasion,
        "accuracy_damage": unit.accuracy * sum(unit.damage),
        "any_position": int(gift.position == "any"),
        "base": gift.base,
        "per_trump": gift.per_trump,
        "per_friend": gift.per_friend,
        "heal_per_trump": gift.heal_per_trump,
        "draw_on_hit": gift.draw_on_hit,
        "always_hits": int(gift.always_hits),
        "ignores_armour": int(gift.ignores_armour),
        "splash": int(gift.splash == "same_colour"),
        "push": gift.push,
        "extra_trump": gift.extra_trump,
        "range": gift.range - 1,
        "self_damage": gift.self_damage,
    }


def by_formula(unit: Unit, changed: Mapping[str, int] | None = None) -> int:
    """The price of section 15.2, with single coefficients replaced."""
    worth = COEFFICIENTS | dict(changed or {})
    tenths = worth["constant"] + sum(worth[name] * amount for name, amount in amounts(unit).items())
    return min(max(STEP * ((tenths + 5 * STEP) // (10 * STEP)), STEP), PRICE[1])


def prices(units: Sequence[Unit], given: Mapping[str, int], changed: Mapping[str, int]) -> list[int]:
    """The price of each unit: ``prices``, then table or record, then the formula (rule 68)."""
    known = {unit.name for unit in units}
    for name in given:
        if name not in known:
            raise OptionError(
                f"Option 'prices' names '{name}'; units here are {', '.join(unit.name for unit in units)}."
            )
    return [given.get(unit.name) or TABLE.get(unit.name) or unit.price or by_formula(unit, changed) for unit in units]


# ---- the list that the lab fitted


@cache
def fitted() -> dict[str, Any]:
    """The price list of ``regalia price`` that ships: prices, steps, and the games behind them."""
    text = importlib.resources.files(__package__).joinpath("data/prices.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


@cache
def fitted_table() -> dict[str, int]:
    """The fitted price of each kind of the rulebook, in points: a value of the option ``prices``."""
    return {part["name"]: part["price"] for part in fitted()["parts"]}


@cache
def fitted_coefficients() -> dict[str, int]:
    """The fitted formula, in tenths of a point: a value of the option ``unit_price``."""
    steps = {step["name"]: round(10 * step["step"]["points"]) for step in fitted()["steps"]}
    return {"constant": round(10 * fitted()["constant"]), **steps}


# ---- the two options


def checked_prices(value: Any) -> Any:
    """A table from kinds to points; ``prices`` checks the kinds. The name of the fitted list stands for its table."""
    if value == FITTED:
        return dict(fitted_table())
    return _checked(value, "prices", "kinds of units and points", *PRICE)


def checked_coefficients(value: Any) -> Any:
    """A table from names of coefficients to tenths of a point, or the name of the fitted list."""
    if value == FITTED:
        return dict(fitted_coefficients())
    found = _checked(value, "unit_price", "names and tenths of a point", -STEEPEST, STEEPEST)
    for name in found:
        if name not in COEFFICIENTS:
            raise OptionError(f"Option 'unit_price' has no '{name}'; there are: {', '.join(COEFFICIENTS)}.")
    return found


def _checked(value: Any, option: str, holds: str, low: int, high: int) -> dict[str, int]:
    if not isinstance(value, dict) or not all(isinstance(name, str) for name in value):
        raise OptionError(f"Option '{option}' takes a table of {holds}, not {value!r}.")
    for name, number in value.items():
        if isinstance(number, bool) or not isinstance(number, int) or not low <= number <= high:
            raise OptionError(f"Option '{option}': '{name}' takes a whole number from {low} to {high}, not {number!r}.")
    return value
