"""Presets: ready-made tables of each game, in ``data/presets.toml`` of the game's folder.

A preset names how many play and what differs from the standard rules.
"""

from __future__ import annotations

import importlib.resources
import json
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from regalia.kernel.errors import OptionError, RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.options import changed

FORMAT = "regalia-presets/1"


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that a player chooses with one touch.

    name: what the command line calls it.
    title, says: its name and one sentence, as players read them.
    players: how many seats it has.
    options: the options that differ from the standard ones.
    needs: the option that the player brings a file for, such as a map.
    last: what the last seat is called where it differs from the others, such as "game master".
    picture: drawings on a card of 180 by 104: each has an id, a place, a width and a turn in degrees.
    """

    name: str
    title: str
    says: str
    players: int
    options: dict[str, Any] = {}
    needs: str = ""
    last: str = ""
    picture: tuple[tuple[str, int, int, int, int], ...] = ()


class Shelf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: what it is, and a list of presets, the usual table first."""

    format: Literal["regalia-presets/1"]
    game: str
    preset: tuple[Preset, ...]


@cache
def presets(game: Game) -> dict[str, Preset]:
    """A game's presets by name, the usual table first; their options as a record holds them."""
    file = importlib.resources.files(type(game).__module__).joinpath("data", "presets.toml")
    if not file.is_file():
        return {}
    shelf = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Shelf)
    return {
        preset.name: msgspec.structs.replace(preset, options=changed(game.options, preset.options))
        for preset in shelf.preset
    }


SCENARIO = "scenario"  # the kind of files with whole battles: armies, names, a sentence


@cache
def shipped_files(game: Game, kind: str) -> tuple[dict[str, Any], ...]:
    """What the game ships of a kind of its files, such as scenarios."""
    folder = Path(str(importlib.resources.files(type(game).__module__)))
    patterns = [pattern for one in game.file_kinds() if one.name == kind for pattern in one.shipped]
    paths = [path for pattern in patterns for path in sorted(folder.glob(pattern))]
    readers = {".json": json.loads, ".toml": tomllib.loads}
    return tuple(readers[path.suffix](path.read_text(encoding="utf-8")) for path in paths)


@cache
def scenarios(game: Game) -> dict[str, Preset]:
    """The scenarios that ship with a game, as presets by name."""
    kinds = [kind for kind in game.file_kinds() if kind.name == SCENARIO]
    return {
        file["name"]: Preset(file["name"], file["title"], file["says"], file["players"], kind.read(file))
        for kind in kinds
        for file in shipped_files(game, SCENARIO)
    }


@cache
def seat_counts(game: Game, name: str) -> tuple[int, ...]:
    """The numbers of seats that a table of the preset may have; all of the game's where a file decides."""
    preset = find_preset(game, name)
    counts = tuple(range(game.least_seats, game.most_seats + 1))
    return counts if preset.needs else tuple([count for count in counts if _takes(game, preset, count)])


def _takes(game: Game, preset: Preset, count: int) -> bool:
    try:
        Match(game, preset.options, count)
    except OptionError:
        return False
    return True


def find_preset(game: Game, name: str) -> Preset:
    """A preset or a scenario by its name; raises RegaliaError if the game has none."""
    found = scenarios(game) | presets(game)
    if name not in found:
        raise RegaliaError(f"{game.title} has no preset '{name}'. Its presets: {', '.join(found) or 'none'}.")
    return found[name]


def preset_of(game: Game, options: Mapping[str, Any], players: int) -> Preset | None:
    """The preset that a table was opened with, as far as its options and seats tell."""
    fits = [one for one in presets(game).values() if one.options == options and not one.needs]
    return next((one for one in fits if one.players == players), fits[0] if fits and options else None)
