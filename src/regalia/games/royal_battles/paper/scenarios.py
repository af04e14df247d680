"""The scenarios that ship, as the army list prints them."""

from __future__ import annotations

import importlib.resources
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

from regalia.games.royal_battles.paper.named import named_units

PACKAGE = "regalia.games.royal_battles"


def scenarios(options: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Those of the table's mode: title, and each army by its units in the names of the setting."""
    return [
        {"name": file["title"], "armies": [_army(file, letters, options) for letters in file["armies"]]}
        for file in _shipped()
        if file.get("options", {}).get("mode", "duel") == options["mode"]
    ]


def _shipped() -> list[dict[str, Any]]:
    folder = importlib.resources.files(PACKAGE).joinpath("data/scenarios")
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return [tomllib.loads(file.read_text(encoding="utf-8")) for file in files]


def _army(file: Mapping[str, Any], letters: str, options: Mapping[str, Any]) -> str:
    titles = {unit.letter: unit.title for unit in named_units({**options, "units": file.get("units", [])})}
    return counted([titles[letter] for letter in letters])


def counted(army: Sequence[str]) -> str:
    """``2 knights, queen``, in the order of the army."""
    return ", ".join(
        name if army.count(name) == 1 else f"{army.count(name)} {plural(name)}" for name in dict.fromkeys(army)
    )


def plural(name: str) -> str:
    """The plural of a unit's name: ``witches``, ``wolves``."""
    if name.endswith(("s", "x", "ch", "sh")):
        return f"{name}es"
    return f"{name[:-1]}ves" if name.endswith("lf") else f"{name}s"
