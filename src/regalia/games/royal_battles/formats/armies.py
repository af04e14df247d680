"""Army and scenario files: what they may not be although they fit the schema, and the options they stand for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regalia.games.royal_battles.armies import SIZES, ArmyError
from regalia.games.royal_battles.formats.units import custom, unit_list_faults
from regalia.games.royal_battles.options import OPTIONS, native
from regalia.games.royal_battles.prices import prices
from regalia.games.royal_battles.units import all_units
from regalia.kernel.errors import OptionError
from regalia.kernel.files.fault import Fault, written
from regalia.kernel.options import complete


def army_faults(data: Mapping[str, Any]) -> list[Fault]:
    """The faults of an army file: its units, its letters, its size in every mode, and what it costs."""
    found = _units(data) or _letters(data, "army", data["army"])
    if found:
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
    price = dict(zip([unit.letter for unit in units], prices(units, {}, {}), strict=True))
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
        except ArmyError as wrong:
            found.append(Fault(f"armies[{wrong.seat}]", wrong.reason))
        except OptionError as wrong:
            found.append(Fault("options", str(wrong)))
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
