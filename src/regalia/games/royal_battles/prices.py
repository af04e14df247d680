"""What units cost: the table of the rulebook's kinds and the formula for all others (sections 15.1 and 15.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


# ---- the two options


def checked_prices(value: Any) -> Any:
    """A table from kinds to points; ``prices`` checks the kinds."""
    return _checked(value, "prices", "kinds of units and points", *PRICE)


def checked_coefficients(value: Any) -> Any:
    """A table from names of coefficients to tenths of a point."""
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
