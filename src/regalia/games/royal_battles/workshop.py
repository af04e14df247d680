"""The workshop: units that players make, measured, priced, compared with the six and tried in games (sections 14, 15)."""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import combinations_with_replacement, product
from typing import Any

from regalia.games.royal_battles import prices
from regalia.games.royal_battles.armies import SIZES
from regalia.games.royal_battles.files import FILE_KINDS
from regalia.games.royal_battles.formats.schemas import GAME, UNIT
from regalia.games.royal_battles.formats.unit_file import LONGEST_TEXT
from regalia.games.royal_battles.formats.units import name_faults, rulebook_records
from regalia.games.royal_battles.formats.units import record_of as record_in
from regalia.games.royal_battles.notation import LONGEST_NAME
from regalia.games.royal_battles.pricing import record_of
from regalia.games.royal_battles.rules.terms import needed
from regalia.games.royal_battles.unit_words import advantage_words
from regalia.games.royal_battles.units import (
    DAMAGE,
    EFFECTS,
    EXTRAS,
    NUMBERS,
    POSITIONS,
    SPLASHES,
    TARGETS,
    TYPES,
    Unit,
    all_units,
    rulebook,
    unit,
)
from regalia.kernel.files.fault import MISSING, UNKNOWN
from regalia.kernel.files.kind import FileKind
from regalia.kernel.optional.workshop import Bout, Workshop
from regalia.kernel.rng import FastRng

PLAIN = {  # the soldier that prices are counted from: no Advantage, so it is not a unit by itself
    "type": "melee",
    "life": 8,
    "accuracy": 3,
    "evasion": 3,
    "armour": 2,
    "damage": [4, 5, 6],
}
STYLES = ("easy", "optimal", "risky")
ORDER = ("life", "evasion", "armour", "accuracy")
MIXED = {"life_armour", "life_evasion", "accuracy_damage"}  # what the formula counts for two numbers together
SEED_OF_BOUTS = 23
COMPANIONS = 3
OTHER_SIZES = (4, 3, 5, 2, 6, 7)  # of the army that it is tried against, the usual one first
CLOSE = 5  # points between armies that count as equal
FITTED = {"prices": prices.FITTED, "unit_price": prices.FITTED}
STAND_IN = {"name": "unit", "letter": "Z"}  # for a unit whose name or letter is not right yet


class RoyalBattlesWorkshop(Workshop):
    kind = "unit"

    def bench(self) -> Mapping[str, Any]:
        low, high = DAMAGE
        taken = [kind.letter for kind in rulebook()]
        return {
            "format": UNIT,
            "longest_name": LONGEST_NAME,
            "longest_text": LONGEST_TEXT,
            "letters": [letter for letter in string.ascii_uppercase if letter not in taken],
            "bounds": {**NUMBERS, **dict.fromkeys(STYLES, (low, high))},
            "effects": {**{name: (0, most) for name, most in EFFECTS.items()}, **EXTRAS},
            "types": list(TYPES),
            "positions": list(POSITIONS),
            "targets": list(TARGETS),
            "splashes": list(SPLASHES),
            "plain": PLAIN,
            "standard": [standard(kind) for kind in rulebook()],
            "points_a_percent": points_a_percent(),
        }

    def faults(self, data: Mapping[str, Any]) -> Sequence[str]:
        return list(_faults(data).reasons.values())

    def options(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        return {"units": [record_in(data)]}

    def appraisal(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """Faults by field and fields that are unknown; where the numbers are right, prices and duels too."""
        found = _faults(data)
        told = {"faults": found.reasons, "unknown": found.unknown}
        if not set(found.reasons) <= {"name", "letter"}:
            return told
        stand_in = {name: value for name, value in STAND_IN.items() if name in found.reasons}
        made = unit(record_in(data) | stand_in)
        return told | {
            "price": price(made),
            "exact": _tenths(prices.amounts(made)) / 10,
            "plain": _plain() / 10,
            "shares": shares(made),
            "steps": steps(made),
            "words": advantage_words(made),
            "against": [against(made, other) for other in rulebook()],
            "example": {} if found.reasons else self.bouts(data, 1)[0].options,
        }

    def bouts(self, data: Mapping[str, Any], number: int) -> Sequence[Bout]:
        """Two armies of equal points and the same cards; the army with the unit has either seat once.

        What is tried is the price by the fitted list, so the record's own price is left out.
        """
        record = {name: value for name, value in record_in(data).items() if name != "price"}
        units = all_units([record])
        cost = {kind.letter: price(kind) for kind in units}
        mine, theirs = trial_armies(record["letter"], cost, SEED_OF_BOUTS, number)
        dearer = max(sum(cost[letter] for letter in army) for army in (mine, theirs))
        more = {} if len(mine) == len(theirs) == SIZES["duel"] else {"points": dearer, **FITTED}
        return [
            Bout({"units": [record], "army_white": white, "army_black": black, **more}, 2, seat)
            for seat, (white, black) in enumerate(((mine, theirs), (theirs, mine)))
        ]


def standard(kind: Unit) -> dict[str, Any]:
    """A unit of the rulebook to start from, with its price and what its Advantage does."""
    return {
        "record": record_of(kind) | {"weapon": kind.weapon, "armour_name": kind.armour_name},
        "price": price(kind),
        "words": advantage_words(kind),
    }


def price(made: Unit) -> int:
    """The price by the list that the lab fitted."""
    return prices.fitted_table().get(made.name) or prices.by_formula(made, prices.fitted_coefficients())


def worth() -> dict[str, int]:
    """What one of each number costs, in tenths of a point; the lab fitted most of them."""
    return prices.COEFFICIENTS | prices.fitted_coefficients()


def shares(made: Unit) -> dict[str, float]:
    """What each number of the unit adds to the plain soldier, in points, before rounding.

    Numbers may count together. So they are changed one after another, in the order of the form.
    """
    found: dict[str, float] = {}
    now = _bare()
    for name in ("ranged", *ORDER, *STYLES):
        then = _taken_over(now, made, name)
        found[name] = (_tenths(prices.amounts(then)) - _tenths(prices.amounts(now))) / 10
        now = then
    each, have = worth(), prices.amounts(made)
    for name in have.keys() - found.keys() - MIXED:  # the Advantage's, which count each for itself
        found[name] = each[name] * have[name] / 10
    return {name: round(points, 1) for name, points in found.items()}


def steps(made: Unit) -> dict[str, float]:
    """What one more of each number would cost, in points, before rounding."""
    now = _tenths(prices.amounts(made))
    gift, damage = made.advantage, list(made.damage)
    more = {name: replace(made, **{name: getattr(made, name) + 1}) for name in NUMBERS}
    for at, style in enumerate(STYLES):
        hits = tuple(number + (at == nth) for nth, number in enumerate(damage))
        more[style] = replace(made, damage=(hits[0], hits[1], hits[2]))
    for name in (*EFFECTS, *EXTRAS):
        more[name] = replace(made, advantage=replace(gift, **{name: getattr(gift, name) + 1}))
    return {name: (_tenths(prices.amounts(one)) - now) / 10 for name, one in more.items()}


def against(made: Unit, other: Unit) -> dict[str, Any]:
    """A duel of weapons with a unit of the rulebook: Trumps needed and damage by style, either way."""
    return {
        "letter": other.letter,
        "name": other.name,
        "price": price(other),
        "attacks": [needed(made.accuracy, other.evasion), *dealt(made, other)],
        "attacked": [needed(other.accuracy, made.evasion), *dealt(other, made)],
    }


def dealt(attacker: Unit, target: Unit) -> list[int]:
    return [max(0, damage - target.armour) for damage in attacker.damage]


@cache
def points_a_percent() -> float:
    """How many points in one unit's price change one per cent of wins, by the lab's scale."""
    logits = float(prices.fitted()["scale"]) / 100  # for one point
    return round(1 / (25 * logits), 2)  # at even chances one logit is worth 25 per cent


@cache
def _bare() -> Unit:
    """The plain soldier; its one card drawn on a hit makes it a unit, and is not counted."""
    return unit({"name": "soldier", "letter": "Z", **PLAIN, "advantage": {"position": "melee", "draw_on_hit": 1}})


def _taken_over(now: Unit, made: Unit, name: str) -> Unit:
    """The unit ``now`` with one number of the unit ``made``."""
    if name == "ranged":
        return replace(now, type=made.type)
    if name in STYLES:
        both = zip(STYLES, now.damage, made.damage, strict=True)
        easy, optimal, risky = (new if style == name else old for style, old, new in both)
        return replace(now, damage=(easy, optimal, risky))
    return replace(now, **{name: getattr(made, name)})


def _plain() -> int:
    return _tenths(prices.amounts(_bare()) | {"draw_on_hit": 0})


def _tenths(amounts: Mapping[str, int]) -> int:
    each = worth()
    return each["constant"] + sum(each[name] * amount for name, amount in amounts.items())


def trial_armies(letter: str, cost: Mapping[str, int], seed: int, number: int) -> tuple[str, str]:
    """The army with the unit and the other one, by number; as equal as the prices allow."""
    rng = FastRng(seed, number)
    others = "".join(kind for kind in cost if kind != letter)
    companions = _armies(others, COMPANIONS)
    mine = letter + companions[rng.below(len(companions))]
    wanted = sum(cost[kind] for kind in mine)
    for size, gap in product(OTHER_SIZES, (0, CLOSE)):
        known = _by_points(others, tuple(cost[kind] for kind in others), size)
        found = [army for points in known if abs(points - wanted) <= gap for army in known[points]]
        if found:
            return mine, found[rng.below(len(found))]
    every = [army for size in OTHER_SIZES for army in _armies(others, size)]
    return mine, min(every, key=lambda army: abs(sum(cost[kind] for kind in army) - wanted))


@lru_cache(16)
def _armies(kinds: str, size: int) -> tuple[str, ...]:
    return tuple(map("".join, combinations_with_replacement(kinds, size)))


@lru_cache(64)
def _by_points(kinds: str, prices: tuple[int, ...], size: int) -> dict[int, list[str]]:
    """The armies of a size by what they cost."""
    cost = dict(zip(kinds, prices, strict=True))
    found: dict[int, list[str]] = {}
    for army in _armies(kinds, size):
        found.setdefault(sum(cost[kind] for kind in army), []).append(army)
    return found


@dataclass(frozen=True, slots=True)
class Faults:
    """What is wrong with a unit: a sentence for each field, and the fields that are unknown."""

    reasons: dict[str, str]
    unknown: list[str]


def _faults(data: Mapping[str, Any]) -> Faults:
    reasons: dict[str, str] = {}
    unknown: list[str] = []
    found = unit_kind().faults({"format": UNIT, "game": GAME, **data})
    if record_in(data) in rulebook_records():  # a unit that is made needs a name and a letter of its own
        found = [*found, *name_faults(record_in(data))]
    for fault in found:
        reasons.setdefault(fault.place, f"{fault.reason} It is missing." if fault.found == MISSING else fault.reason)
        if fault.found == UNKNOWN:
            unknown.append(fault.place)
    return Faults(reasons, unknown)


@cache
def unit_kind() -> FileKind:
    return next(kind for kind in FILE_KINDS if kind.format == UNIT)


WORKSHOP = RoyalBattlesWorkshop()
