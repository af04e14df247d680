"""What units may not be although their files fit the schema; every fault with its place."""

from __future__ import annotations

import importlib.resources
import re
import string
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from regalia.games.royal_battles.units import EFFECTS, rulebook, unit
from regalia.kernel.errors import OptionError
from regalia.kernel.files.fault import Fault, written

STYLES = ("Easy", "Optimal", "Risky")
HARMS = ("base", "per_trump", "per_friend")  # for enemies
HEALS = ("heal_per_trump",)  # for its own side
TOLD = ("format", "game")


@cache
def rulebook_records() -> tuple[dict[str, Any], ...]:
    """The records of the rulebook's units, as the shipped file has them."""
    text = (
        importlib.resources.files("regalia.games.royal_battles")
        .joinpath("data", "units.toml")
        .read_text(encoding="utf-8")
    )
    return tuple(tomllib.loads(text)["units"])


def record_of(data: Mapping[str, Any]) -> dict[str, Any]:
    """The unit's record in a unit file: all but what the file says about itself."""
    return {name: value for name, value in data.items() if name not in TOLD}


def unit_faults(record: Mapping[str, Any], others: Sequence[Mapping[str, Any]] = ()) -> list[Fault]:
    """The faults of one unit beside the rulebook's and others; a unit of the rulebook itself has none."""
    if record in rulebook_records():
        return []
    found = [*name_faults(record, others), *_damage_faults(record), *_advantage_faults(record)]
    if not found:
        try:
            unit(record)
        except OptionError as wrong:
            found.append(Fault("", str(wrong)))
    return found


def fields_of(places: Collection[str]) -> set[str]:
    """The outermost fields in which these places lie."""
    return {re.split(r"[.\[]", place)[0] for place in places}


def faults_beside(record: Any, wrong: Collection[str]) -> list[Fault]:
    """The faults of a unit among those of its fields that fit the schema; ``wrong`` are the places that do not."""
    if not isinstance(record, Mapping):
        return []
    fields = fields_of(wrong)

    def fit(*names: str) -> bool:
        return all(name in record and name not in fields for name in names)

    found: list[Fault] = []
    if fit("name", "letter"):
        found += name_faults(record)
    if fit("damage"):
        found += _damage_faults(record)
    if fit("advantage", "life"):
        found += _advantage_faults(record)
    return found


def list_faults_beside(records: Any, wrong: Collection[str]) -> list[Fault]:
    """The same for a list of units; each is looked at for itself."""
    found: list[Fault] = []
    for number, record in enumerate(records if isinstance(records, list) else ()):
        place = f"[{number}]"
        inside = [one.removeprefix(place).removeprefix(".") for one in wrong if one.startswith(place)]
        if "" not in inside:
            found += [fault.within(place) for fault in faults_beside(record, inside)]
    return found


def unit_list_faults(records: Sequence[Mapping[str, Any]]) -> list[Fault]:
    """The faults of a list of units, each with its place in the list."""
    found = []
    for number, record in enumerate(records):
        found += [fault.within(f"[{number}]") for fault in unit_faults(record, records[:number])]
    return found


def custom(records: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The records without those of the rulebook, which every table has."""
    return [dict(record) for record in records if record not in rulebook_records()]


def name_faults(record: Mapping[str, Any], others: Sequence[Mapping[str, Any]] = ()) -> Iterator[Fault]:
    """A name or a letter that a unit of the rulebook or one of these others has."""
    kept = [(known.name, known.letter) for known in rulebook()]
    kept += [(other["name"], other["letter"]) for other in others if other not in rulebook_records()]
    name, letter = record["name"], record["letter"]
    if any(name == known for known, _ in kept):
        yield Fault("name", f"There is already a unit called {name}: rename this one.", written(name))
    owner = next((known for known, taken in kept if taken == letter), None)
    if owner is not None:
        taken = {letter for _, letter in kept}
        free = " ".join(letter for letter in string.ascii_uppercase if letter not in taken)
        yield Fault("letter", f"The letter {letter} is the {owner}'s. Free: {free}.", written(letter))


def _damage_faults(record: Mapping[str, Any]) -> Iterator[Fault]:
    damage = record["damage"]
    for number in (0, 1):
        if damage[number] > damage[number + 1]:
            reason = f"{STYLES[number]} may not be above {STYLES[number + 1]}, which is {damage[number + 1]}."
            yield Fault(f"damage[{number}]", reason, written(damage[number]))


def _advantage_faults(record: Mapping[str, Any]) -> Iterator[Fault]:
    gift = record["advantage"]
    own = gift.get("target", "enemy") == "own"
    for name in HARMS:
        if own and gift.get(name):
            yield Fault(f"advantage.{name}", "An Advantage for its own side does no damage.", written(gift[name]))
    if not own and gift.get("heal_per_trump"):
        reason = "A unit that heals must have its own side as target."
        yield Fault("advantage.heal_per_trump", reason, written(gift["heal_per_trump"]))
    if not any(gift.get(name) for name in EFFECTS):
        words = ", ".join(name for name in EFFECTS if name not in (HARMS if own else HEALS))
        yield Fault("advantage", f"This Advantage does nothing: give it one of {words}.")
    cost = gift.get("self_damage", 0)
    if cost >= record["life"]:
        reason = f"This would remove the unit itself: its Life is {record['life']}."
        yield Fault("advantage.self_damage", reason, written(cost))
