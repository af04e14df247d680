"""The shipped maps by name, and any map as the ground of the rules."""

from __future__ import annotations

import importlib.resources
import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from regalia.games.battle_royal.map.realm import OBSTACLES, OPEN, STRONGHOLDS, Realm
from regalia.games.battle_royal.map.rules import checked
from regalia.games.battle_royal.rules.ground import DX, DY, STEPS, Ground
from regalia.games.battle_royal.squares import place_of, square_at

STANDARD = "roses"


@cache
def shipped() -> tuple[str, ...]:
    """The names of the maps in the game's data folder; the standard map comes first."""
    names = {file.name.removesuffix(".json") for file in _folder().iterdir() if file.name.endswith(".json")}
    return (STANDARD, *sorted(names - {STANDARD}))


def _folder() -> Any:
    return importlib.resources.files("regalia.games.battle_royal").joinpath("data", "maps")


@cache
def shipped_data(name: str) -> Mapping[str, Any]:
    data: Mapping[str, Any] = json.loads(_folder().joinpath(f"{name}.json").read_text(encoding="utf-8"))
    return data


@cache
def _shipped_realm(name: str) -> Realm:
    return checked(shipped_data(name))


def realm_of(value: str | Mapping[str, Any]) -> Realm:
    """The realm of a shipped map's name or of a whole map; raises MapError."""
    return _shipped_realm(value) if isinstance(value, str) else checked(value)


def ground_of(realm: Realm, owners: tuple[str, ...]) -> Ground:
    """The map as bitboards, for these forces in turn order."""
    ramparts = [_board(realm, list(realm.capital_of(owner).ramparts)) for owner in owners]
    return Ground(
        columns=realm.columns,
        rows=realm.rows,
        plain=_terrain(realm, OPEN),
        obstacle=_terrain(realm, OBSTACLES),
        stronghold=_terrain(realm, STRONGHOLDS),
        seas=[word for sea in realm.seas for word in _board(realm, list(sea.squares))],
        ramparts=[word for words in ramparts for word in words],
        over_river=_over_river(realm),
    )


def _board(realm: Realm, squares: list[int]) -> list[int]:
    """One word for each row, with an empty one before and after them."""
    words = [0] * (realm.rows + 2)
    for square in squares:
        x, y = place_of(square)
        words[y + 1] |= 1 << x
    return words


def _terrain(realm: Realm, chars: str) -> list[int]:
    return _board(realm, [square for square in realm.squares() if realm.at(square) in chars])


def _over_river(realm: Realm) -> list[int]:
    """By step: the squares that lie over the river from where the step comes from."""
    words: list[int] = []
    for step in range(int(STEPS)):
        dx, dy = DX[step], DY[step]
        found = []
        for square in realm.squares():
            x, y = place_of(square)
            inside = 0 <= x + dx < realm.columns and 0 <= y + dy < realm.rows
            if inside and realm.over_river(square, square_at(x + dx, y + dy)):
                found.append(square)
        words += _board(realm, found)
    return words
