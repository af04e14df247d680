"""The files that people write for Battle Royal: maps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.games.battle_royal.map.realm import FORMAT
from regalia.games.battle_royal.map.rules import faults
from regalia.games.battle_royal.map.schema import map_file
from regalia.kernel.files.fault import Fault
from regalia.kernel.files.kind import FileKind

PLACES = {  # by map rule (section 2.5)
    "V1": "terrain",
    "V2": "numbers",
    "V3": "capitals",
    "V4": "capitals",
    "V5": "towns",
    "V6": "seas",
    "V7": "lakes",
    "V8": "rivers",
    "V9": "terrain",
    "V10": "symmetry",
}


def map_faults(data: Mapping[str, Any]) -> list[Fault]:
    """Every map rule that the map breaks, at the field that the rule is about."""
    return [Fault(PLACES.get(text.partition(":")[0], ""), text) for text in faults(data)]


FILE_KINDS = (
    FileKind(
        name="map",
        title="map of Battle Royal",
        format=FORMAT,
        shape=map_file,
        check=map_faults,
        options=lambda data: {"map": dict(data)},
        marks=("terrain", "capitals"),
        shipped=("data/maps/*.json",),
    ),
)
