"""The files that people write for Royal Battles: units, armies and scenarios."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from regalia.games.royal_battles.formats import armies
from regalia.games.royal_battles.formats import schemas as schema
from regalia.games.royal_battles.formats.units import (
    custom,
    faults_beside,
    list_faults_beside,
    record_of,
    rulebook_records,
    unit_faults,
    unit_list_faults,
)
from regalia.kernel.files.fault import Fault
from regalia.kernel.files.kind import FileKind


def _unit(data: Mapping[str, Any]) -> list[Fault]:
    return unit_faults(record_of(data))


def _units(data: Mapping[str, Any]) -> list[Fault]:
    return [fault.within("units") for fault in unit_list_faults(data["units"])]


def _beside(data: Mapping[str, Any], wrong: Collection[str]) -> list[Fault]:
    return [] if record_of(data) in rulebook_records() else faults_beside(data, wrong)


def _units_beside(data: Mapping[str, Any], wrong: Collection[str]) -> list[Fault]:
    inside = [place.removeprefix("units") for place in wrong if place.startswith("units")]
    return [fault.within("units") for fault in list_faults_beside(data.get("units"), inside)]


FILE_KINDS = (
    FileKind(
        name="unit",
        title="unit of Royal Battles",
        format=schema.UNIT,
        shape=schema.unit_file,
        check=_unit,
        beside=_beside,
        options=lambda data: {"units": custom([record_of(data)])},
        marks=("letter", "life", "damage"),
    ),
    FileKind(
        name="units",
        title="set of units of Royal Battles",
        format=schema.UNITS,
        shape=schema.units_file,
        check=_units,
        beside=_units_beside,
        options=lambda data: {"units": custom(data["units"])},
        marks=("units",),
        shipped=("data/units.toml",),
    ),
    FileKind(
        name="army",
        title="army of Royal Battles",
        format=schema.ARMY,
        shape=schema.army_file,
        check=armies.army_faults,
        beside=armies.army_faults_beside,
        options=armies.army_options,
        players=armies.army_players,
        marks=("army",),
    ),
    FileKind(
        name="scenario",
        title="scenario of Royal Battles",
        format=schema.SCENARIO,
        shape=schema.scenario_file,
        check=armies.scenario_faults,
        beside=armies.scenario_faults_beside,
        options=armies.scenario_options,
        marks=("armies", "says"),
        shipped=("data/scenarios/*.toml",),
    ),
)
