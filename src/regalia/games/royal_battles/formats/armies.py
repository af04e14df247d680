"""Army and scenario files: what they may not be although they fit the schema, and the options they stand for."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from regalia.games.royal_battles.armies import SIZES
from regalia.games.royal_battles.formats.units import custom, fields_of, list_faults_beside, unit_list_faults
from regalia.games.royal_battles.options import OPTIONS, forces
from regalia.games.royal_battles.prices import FITTED, fitted_coefficients, fitted_table, prices
from regalia.games.royal_battles.units import all_units, rulebook
from regalia.kernel.errors import OptionError
from regalia.kernel.files.fault import Fault, written
from regalia.kernel.options import complete


def army_faults(data: Mapping[str, Any]) -> list[Fault]:
    """The faults of an army file: its units, its letters, its size in every mode, and what it costs."""
    found = [*_units(data), *_letters(data, "army", data["army"])]
    if found:
        return found
    return _cost(data) if data.get("points") else _size(data["army"])


def army_faults_beside(data: Mapping[str, Any], wrong: Collection[str]) -> list[Fault]:
    """The faults of an army file among those of its fields that fit the schema."""
    spoilt = fields_of(wrong)
    found = _units_beside(data, wrong)
    if "army" in spoilt or "army" not in data:
        return found
    found += _letters(data, "army", data["army"])
    if found or spoilt & {"units", "points"}:
        return found
    return _cost(data) if data.get("points") else _size(data["army"])


def _size(army: str) -> list[Fault]:
    """Without points an army must have as many units as an army has in some mode."""
    if len(army) in SIZES.values():
        return []
    sizes = f"{SIZES['duel']} units in a duel and {SIZES['melee']} in a melee"
    reason = f"An army of {len(army)} fits no mode: without points it has {sizes}. Change its units, or give it points."
    return [Fault("army", reason, written(army))]


def _cost(data: Mapping[str, Any]) -> list[Fault]:
    units = all_units(custom(data.get("units", ())))
    cost = prices(units, fitted_table(), fitted_coefficients())
    price = dict(zip([unit.letter for unit in units], cost, strict=True))
    over = sum(price[letter] for letter in data["army"]) - data["points"]
    return [Fault("army", f"{over} points too many: remove a unit.", written(data["army"]))] if over > 0 else []


def army_players(data: Mapping[str, Any]) -> int:
    """Two, or three where an army without points is too small for a duel."""
    return 2 if data.get("points") or len(data["army"]) == SIZES["duel"] else 3


def army_options(data: Mapping[str, Any]) -> dict[str, Any]:
    """A duel in which white has the army; a melee in which the first player has it if it is too small for a duel."""
    players = army_players(data)
    if players > 2:
        return {**_own_units(data), "mode": "melee", "armies": [data["army"], *[""] * (players - 1)]}
    points = {"points": data["points"], "prices": FITTED, "unit_price": FITTED} if data.get("points") else {}
    return {**_own_units(data), "army_white": data["army"], **points}


def _counts(data: Mapping[str, Any]) -> Iterator[Fault]:
    players = data["players"]
    for field in ("armies", "names"):
        if field in data and len(data[field]) != players:
            reason = f"This scenario has {players} players, so it needs {players}."
            yield Fault(field, reason, f"{len(data[field])} entries")


def scenario_faults(data: Mapping[str, Any]) -> list[Fault]:
    """The faults of a scenario file: its units, the number of its armies and names, its options together."""
    found = [*_counts(data), *_units(data), *_all_letters(data)]
    return found or _against_options(data)


def _all_letters(data: Mapping[str, Any]) -> Iterator[Fault]:
    for number, army in enumerate(data["armies"]):
        yield from _letters(data, f"armies[{number}]", army)


def _against_options(data: Mapping[str, Any]) -> list[Fault]:
    """The armies that the scenario's options do not allow, or else what the options contradict."""
    try:
        given = forces(complete(OPTIONS, scenario_options(data)), data["players"])
        return [Fault(f"armies[{wrong.seat}]", wrong.reason) for wrong in given.faults()]
    except OptionError as wrong:
        return [Fault("options", str(wrong))]


def scenario_faults_beside(data: Mapping[str, Any], wrong: Collection[str]) -> list[Fault]:
    """The faults of a scenario among those of its fields that fit the schema."""
    spoilt = fields_of(wrong)
    found = list(_counts(data)) if "players" in data and not spoilt & {"players", "armies", "names"} else []
    found += _units_beside(data, wrong)
    if "armies" not in spoilt and "armies" in data:
        found += _all_letters(data)
    return found


def scenario_options(data: Mapping[str, Any]) -> dict[str, Any]:
    """The options of the scenario's table."""
    armies = {"armies": list(data["armies"])} if any(data["armies"]) else {}
    return {**data.get("options", {}), **_own_units(data), **armies}


def _own_units(data: Mapping[str, Any]) -> dict[str, Any]:
    units = custom(data.get("units", ()))
    return {"units": units} if units else {}


def _units(data: Mapping[str, Any]) -> list[Fault]:
    return [fault.within("units") for fault in unit_list_faults(data.get("units", ()))]


def _units_beside(data: Mapping[str, Any], wrong: Collection[str]) -> list[Fault]:
    """The faults of the file's own units, whichever of their fields fit the schema."""
    if "units" not in data:
        return []
    if "units" not in fields_of(wrong):
        return _units(data)
    inside = [place.removeprefix("units") for place in wrong if place.startswith("units")]
    return [fault.within("units") for fault in list_faults_beside(data["units"], inside)]


def _letters(data: Mapping[str, Any], place: str, army: str) -> list[Fault]:
    """Letters that no unit has, those of the file with faults included."""
    own = data.get("units")
    units = [unit for unit in own if isinstance(unit, Mapping)] if isinstance(own, list | tuple) else []
    letters = [unit.get("letter") for unit in units]
    known = [*[unit.letter for unit in rulebook()], *[letter for letter in letters if isinstance(letter, str)]]
    strange: Sequence[str] = sorted(set(army) - set(known))
    return [
        Fault(place, f"No unit has the letter {letter}; there are {' '.join(dict.fromkeys(known))}.", written(army))
        for letter in strange
    ]
