"""The list of house rules: a kind that every game has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.files.table_faults import table_faults
from regalia.files.table_kinds import format_shape, game_shape, of_game
from regalia.house_rules import FORMAT, Book
from regalia.kernel.files.fault import Fault, written
from regalia.kernel.files.kind import FileKind
from regalia.kernel.files.shapes import Shape
from regalia.kernel.files.struct_shape import struct_shape
from regalia.kernel.game import Game


def house_rules_shape() -> Shape:
    return struct_shape(Book, "House rules", format=format_shape(FORMAT), game=game_shape())


def house_rules_faults(game: Game, data: Mapping[str, Any]) -> list[Fault]:
    """Rules about options that the game does not have, or that are told twice; words that do not fit the values."""
    options = {option.name: option for option in game.options}
    found: list[Fault] = []
    told: set[str] = set()
    for group, place in ((group, f"group[{number}]") for number, group in enumerate(data["group"])):
        for number, rule in enumerate(group["rule"]):
            name, at = rule["option"], f"{place}.rule[{number}]"
            if name not in options:
                found.append(Fault(f"{at}.option", f"There are {', '.join(options)}.", written(name)))
                continue
            if name in told:
                found.append(Fault(f"{at}.option", "Another rule is about the same option.", written(name)))
            told.add(name)
            values = len(options[name].values)
            if rule.get("words") and options[name].kind == "text" and len(rule["words"]) != values:
                reason = f"The option has {values} values, so it needs {values}."
                found.append(Fault(f"{at}.words", reason, f"{len(rule['words'])} entries"))
            found += table_faults(game, rule.get("brings", {}), None, f"{at}.brings")
    return found


HOUSE_RULES_KIND = FileKind(
    name="house-rules",
    title="list of house rules",
    format=FORMAT,
    shape=house_rules_shape,
    check=of_game(house_rules_faults),
    marks=("standard", "group"),
    shipped=("data/house_rules.toml",),
)
