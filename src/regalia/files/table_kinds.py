"""Kinds that every game has and that set up a table: presets and positions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from regalia.files.table_faults import table_faults
from regalia.games import catalogue
from regalia.kernel.errors import OptionError
from regalia.kernel.files.fault import Fault, written
from regalia.kernel.files.kind import FileKind
from regalia.kernel.files.schema import listed
from regalia.kernel.files.shapes import Shape
from regalia.kernel.files.struct_shape import struct_shape
from regalia.kernel.game import Game
from regalia.kernel.positions.faults import text_faults
from regalia.presets import FORMAT as PRESETS
from regalia.presets import Shelf

POSITION = "regalia-position/1"


class PositionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position or a view as text, with the table that it belongs to."""

    format: str
    game: str
    position: str
    title: str = ""
    seats: int | None = None
    options: dict[str, Any] = {}


def game_shape() -> Shape:
    """The key of a game; which games there are is not a matter of the format."""
    return {"title": "Game", "description": "A game is named by its key; 'regalia games' lists the keys."}


def of_game(check: Callable[[Game, Mapping[str, Any]], list[Fault]]) -> Callable[[Mapping[str, Any]], list[Fault]]:
    """A check that is given the game which the file names; a game that is not here is the only fault."""

    def checked(data: Mapping[str, Any]) -> list[Fault]:
        return unknown_game(data["game"]) or check(catalogue()[data["game"]], data)

    return checked


def beside_game(
    check: Callable[[Game, Mapping[str, Any], Collection[str]], list[Fault]],
) -> Callable[[Mapping[str, Any], Collection[str]], list[Fault]]:
    """The same for data that do not fit the schema; without the name of a game there is nothing to check."""

    def checked(data: Mapping[str, Any], wrong: Collection[str]) -> list[Fault]:
        key = data.get("game")
        if not isinstance(key, str):
            return []
        return unknown_game(key) or check(catalogue()[key], data, wrong)

    return checked


def unknown_game(key: str) -> list[Fault]:
    """The fault of a file whose game is not here; empty for one that is."""
    games = catalogue()
    return [] if key in games else [Fault("game", f"There are {listed([*games], 'and')}.", written(key))]


def tables(value: Any) -> list[Mapping[str, Any]]:
    """The entries of a list, empty for those that are no tables; none of another value."""
    entries = value if isinstance(value, list | tuple) else ()
    return [entry if isinstance(entry, Mapping) else {} for entry in entries]


def format_shape(format: str) -> Shape:
    return {"title": "Format", "const": format}


# ---- presets


def presets_shape() -> Shape:
    presets = {"title": "The list of presets"}
    return struct_shape(Shelf, "Presets", format=format_shape(PRESETS), game=game_shape(), preset=presets)


def preset_faults(game: Game, data: Mapping[str, Any]) -> list[Fault]:
    """What is wrong with the tables that a file of presets describes."""
    found: list[Fault] = [*_repeated([preset["name"] for preset in data["preset"]])]
    for number, preset in enumerate(data["preset"]):
        place, needs = f"preset[{number}]", preset.get("needs", "")
        known = [option.name for option in game.options if option.kind == "data"]
        if needs and needs not in known:
            reason = f"Players can bring a file for {', '.join(known) or 'no option of this game'}."
            found.append(Fault(f"{place}.needs", reason, written(needs)))
        found += table_faults(
            game, preset.get("options", {}), preset["players"], f"{place}.options", f"{place}.players"
        )
    return found


def presets_beside(game: Game, data: Mapping[str, Any], wrong: Collection[str]) -> list[Fault]:
    """The faults of the tables whose options and players fit the schema, in a file that does not."""
    found: list[Fault] = []
    for number, preset in enumerate(tables(data.get("preset"))):
        options, players = f"preset[{number}].options", f"preset[{number}].players"
        if not any(one.startswith(options) for one in wrong):
            count = None if players in wrong else preset.get("players")
            found += table_faults(game, preset.get("options", {}), count, options, players)
    return found


def _repeated(names: Sequence[str]) -> Iterator[Fault]:
    for number, name in enumerate(names):
        if name in names[:number]:
            yield Fault(f"preset[{number}].name", "Another preset of this file has the same name.", written(name))


def preset_options(data: Mapping[str, Any]) -> dict[str, Any]:
    """The options of the only preset of a file; raises OptionError where there is none, or several."""
    if len(data["preset"]) != 1:
        names = ", ".join(preset["name"] for preset in data["preset"]) or "none"
        raise OptionError(f"Name one of this file's presets after the file, FILE:NAME. There are: {names}.")
    return dict(data["preset"][0].get("options", {}))


# ---- positions


def position_shape() -> Shape:
    return struct_shape(PositionFile, "Position", format=format_shape(POSITION), game=game_shape())


def position_faults(game: Game, data: Mapping[str, Any]) -> list[Fault]:
    """What is wrong with a position's table, and every clause of its text that cannot be read."""
    options = data.get("options", {})
    found = table_faults(game, options, data.get("seats"))
    return found or _text_faults(game, options, data.get("seats"), data["position"])


def _text_faults(game: Game, options: Mapping[str, Any], seats: int | None, text: str) -> list[Fault]:
    rules, _ = game.set_up(options, seats)
    clauses = text_faults(game.positions(), rules, text)
    return [Fault("position", reason, written(clause) if clause else "") for clause, reason in clauses.items()]


def position_beside(game: Game, data: Mapping[str, Any], wrong: Collection[str]) -> list[Fault]:
    """The faults of the text and of the table, in a file that does not fit the schema."""
    kept = {name: value for name, value in data.items() if not any(one.startswith(name) for one in wrong)}
    options, seats = kept.get("options", {}), kept.get("seats")
    found = table_faults(game, options, seats)
    return found or ("position" in kept and _text_faults(game, options, seats, kept["position"])) or []


TABLE_KINDS = (
    FileKind(
        name="presets",
        title="list of presets",
        format=PRESETS,
        shape=presets_shape,
        check=of_game(preset_faults),
        beside=beside_game(presets_beside),
        options=preset_options,
        players=lambda data: int(data["preset"][0]["players"]),
        marks=("preset",),
        shipped=("data/presets.toml",),
    ),
    FileKind(
        name="position",
        title="position",
        format=POSITION,
        shape=position_shape,
        check=of_game(position_faults),
        beside=beside_game(position_beside),
        marks=("position",),
    ),
)
