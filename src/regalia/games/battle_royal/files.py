"""The files that people write for Battle Royal: maps."""

from __future__ import annotations

from regalia.games.battle_royal.map.realm import FORMAT
from regalia.games.battle_royal.map.rules import faults, faults_beside
from regalia.games.battle_royal.map.schema import map_file
from regalia.kernel.files.kind import FileKind

FILE_KINDS = (
    FileKind(
        name="map",
        title="map of Battle Royal",
        format=FORMAT,
        shape=map_file,
        check=faults,
        beside=faults_beside,
        options=lambda data: {"map": dict(data)},
        marks=("terrain", "capitals"),
        shipped=("data/maps/*.json",),
    ),
)
