"""Army and scenario files: what they may not be although they fit the schema, and the options they stand for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regalia.games.royal_battles.formats.units import custom, unit_list_faults
from regalia.games.royal_battles.options import OPTIONS, native
from regalia.games.royal_battles.prices import prices
from regalia.games.royal_battles.units import all_units
from regalia.kernel.errors import OptionError
from regalia.kernel.files.fault import Fault, written
from regalia.kernel.options import complete


def army_faults(data: Mapping[str, Any]) -> list[Fault]:
    """The faults of an army file: its units, its letters, and what it costs."""
    found = _units(data) or _letters(data, "army", data["army"])
    if found or not data.get("points"):
        return found
    units = all_units(custom(data.get("units", ())))
    price = dict(zip([unit.letter for unit in units], prices(units, {}, {}), strict=True))
    over = sum(price[letter] for letter in data["army"]) - data["points"]
    return [Fault("army", f"{over} points too many: remove a unit.", written(data["army"]))] if over > 0 else []


def army_options(data: Mapping[str, Any]) -> dict[str, Any]:
    """A duel in which white has the army."""
    points = {"points": data["points"]} if data.get("points") else {}
    return {**_own_units(data), "army_white": data["army"], **points}


def scenario_faults(data: Mapping[str, Any]) -> list[Fault]:
    """The faults of a scenario file: its units, the number of its armies and names, its options together."""
    players = data["players"]
    found = [
        Fault(field, f"This scenario has {players} players, so it needs {players}.", f"{len(data[field])} entries")
        for field in ("armies", "names")
        if field in data and len(data[field]) != players
    ]
    found += _units(data)
    if not found:
        for number, army in enumerate(data["armies"]):
            found += _letters(data, f"armies[{number}]", army)
    if not found:
        try:
            native(complete(OPTIONS, scenario_options(data)), players)
        except OptionError as wrong:
            found.append(Fault("armies" if "'armies'" in str(wrong) else "options", str(wrong)))
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


def _letters(data: Mapping[str, Any], place: str, army: str) -> list[Fault]:
    known = [unit.letter for unit in all_units(custom(data.get("units", ())))]
    strange: Sequence[str] = sorted(set(army) - set(known))
    return [
        Fault(place, f"No unit has the letter {letter}; there are {' '.join(known)}.", written(army))
        for letter in strange
    ]
