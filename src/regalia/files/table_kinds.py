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
    return {"title": "Game"}


def of_game(check: Callable[[Game, Mapping[str, Any]], list[Fault]]) -> Callable[[Mapping[str, Any]], list[Fault]]:
    """A check that is given the game which the file names; a game that is not here is the only fault."""

    def checked(data: Mapping[str, Any]) -> list[Fault]:
        games = catalogue()
        if data["game"] not in games:
            return [Fault("game", f"There are {', '.join(games)}.", written(data["game"]))]
        return check(games[data["game"]], data)

    return checked


def format_shape(format: str) -> Shape:
    return {"title": "Format", "const": format}


# ---- presets


def presets_shape() -> Shape:
    listed = {"title": "The list of presets"}
    return struct_shape(Shelf, "Presets", format=format_shape(PRESETS), game=game_shape(), preset=listed)


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


def presets_beside(data: Mapping[str, Any], wrong: Collection[str]) -> list[Fault]:
    """The faults of the tables whose options and players fit the schema, in a file that does not."""
    games = catalogue()
    listed = data.get("preset")
    if data.get("game") not in games or not isinstance(listed, list):
        return []
    found: list[Fault] = []
    for number, preset in enumerate(listed):
        places = [f"preset[{number}].{field}" for field in ("options", "players")]
        if isinstance(preset, Mapping) and not any(one.startswith(tuple(places)) for one in wrong):
            found += table_faults(games[data["game"]], preset.get("options", {}), preset["players"], *places)
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


def position_beside(data: Mapping[str, Any], wrong: Collection[str]) -> list[Fault]:
    """The faults of the text and of the table, in a file that does not fit the schema."""
    games = catalogue()
    if data.get("game") not in games:
        return []
    kept = {name: value for name, value in data.items() if not any(one.startswith(name) for one in wrong)}
    game, options, seats = games[data["game"]], kept.get("options", {}), kept.get("seats")
    found = table_faults(game, options, seats)
    return found or ("position" in kept and _text_faults(game, options, seats, kept["position"])) or []


TABLE_KINDS = (
    FileKind(
        name="presets",
        title="list of presets",
        format=PRESETS,
        shape=presets_shape,
        check=of_game(preset_faults),
        beside=presets_beside,
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
        beside=position_beside,
        marks=("position",),
    ),
)
