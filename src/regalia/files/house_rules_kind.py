"""The list of house rules: a kind that every game has."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from regalia.files.table_faults import table_faults
from regalia.files.table_kinds import beside_game, format_shape, game_shape, of_game, tables
from regalia.house_rules import FORMAT, Book
from regalia.kernel.files.fault import Fault, written
from regalia.kernel.files.kind import FileKind
from regalia.kernel.files.shapes import Shape
from regalia.kernel.files.struct_shape import struct_shape
from regalia.kernel.game import Game


def house_rules_shape() -> Shape:
    return struct_shape(Book, "House rules", format=format_shape(FORMAT), game=game_shape())


def house_rules_faults(game: Game, data: Mapping[str, Any], wrong: Collection[str] = ()) -> list[Fault]:
    """Rules about options that the game does not have, or that are told twice; words that do not fit the values.

    ``wrong`` are the places that do not fit the schema; rules that have one of them are not looked at.
    """
    options = {option.name: option for option in game.options}
    found: list[Fault] = []
    told: set[str] = set()
    for at, rule in _rules(data, wrong):
        name = rule["option"]
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


def _rules(data: Mapping[str, Any], wrong: Collection[str]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The rules that fit the schema, with their places."""
    for number, group in enumerate(tables(data.get("group"))):
        for nth, rule in enumerate(tables(group.get("rule"))):
            at = f"group[{number}].rule[{nth}]"
            if not any(one == at or one.startswith(f"{at}.") for one in wrong):
                yield at, rule


HOUSE_RULES_KIND = FileKind(
    name="house-rules",
    title="list of house rules",
    format=FORMAT,
    shape=house_rules_shape,
    check=of_game(house_rules_faults),
    beside=beside_game(house_rules_faults),
    marks=("standard", "group"),
    shipped=("data/house_rules.toml",),
)
