"""House rules: a game's options in players' words, in ``data/house_rules.toml`` of the game's folder.

They are grouped as the form for a new table shows them, and say in one sentence how a table differs from the standard.
"""

from __future__ import annotations

import importlib.resources
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Literal

import msgspec

from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.kernel.state import SPECTATOR
from regalia.presets import presets

FORMAT: Final = "regalia-house-rules/1"
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option in players' words.

    label: what the form calls it. words: what the form calls its values, in the option's order.
    says: how a table with another value differs, as a clause; ``{value}`` and ``{standard}`` are filled in.
    one, none, unlimited, denies, own: the clause for 1, for 0, without a limit, for "no", and for data from a file.
    tells: the values as the clause has them, where it needs other words than the form.
    hidden: the form does not offer it. rated: a table that differs in nothing else is still rated.
    brings: values of other options that the form sets as soon as this one differs from the standard.
    """

    option: str
    label: str
    says: str
    words: tuple[str, ...] = ()
    tells: tuple[str, ...] = ()
    one: str = ""
    none: str = ""
    unlimited: str = ""
    denies: str = ""
    own: str = ""
    hidden: bool = False
    rated: bool = False
    brings: dict[str, Any] = msgspec.field(default_factory=dict)

    def clause(self, option: Option, value: Any) -> str:
        """How a table with this value differs from the standard, as a part of a sentence."""
        if value is None:
            return self.unlimited or self._filled(option, value)
        if option.kind == "bool":
            return self.says if value else self.denies or f"not so: {self.says}"
        if option.kind == "data" and not isinstance(value, str):
            named = next((name for name in option.values if option.checked(name) == value), None)
            return self._filled(option, named) if named is not None else self.own or self.says
        special = {0: self.none, 1: self.one}.get(value) if isinstance(value, int) else ""
        return special or self._filled(option, value)

    def _filled(self, option: Option, value: Any) -> str:
        return self.says.format(value=self._worded(option, value), standard=self._worded(option, option.default))

    def _worded(self, option: Option, value: Any) -> str:
        if value is None:
            return option.null or "none"
        if isinstance(value, str):
            worded = self.tells or self.words or option.labels
            return dict(zip(option.values, worded, strict=False)).get(value, value.replace("_", " "))
        small = isinstance(value, int) and 0 < value < len(NUMBERS)
        return NUMBERS[value] if small else str(value)


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules that stand together in the form."""

    title: str
    rule: tuple[Rule, ...]


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: what it is, the standard in a few words, and the groups."""

    format: Literal["regalia-house-rules/1"]
    game: str
    standard: str
    group: tuple[Group, ...]


@cache
def house_rules(game: Game) -> Book:
    """A game's options in players' words; no groups for a game without the file."""
    file = importlib.resources.files(type(game).__module__).joinpath("data", "house_rules.toml")
    if not file.is_file():
        return Book(format=FORMAT, game=game.key, standard="", group=())
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Book)


def rule_of(game: Game, option: str) -> Rule | None:
    """The rule about an option; None in a game without house rules."""
    return next((rule for group in house_rules(game).group for rule in group.rule if rule.option == option), None)


def differences(game: Game, options: Mapping[str, Any]) -> list[str]:
    """How a table differs from the standard, clause by clause; nothing that only one seat may know."""
    public = game.public_options(options, SPECTATOR)
    order = [rule.option for group in house_rules(game).group for rule in group.rule]
    known = sorted(game.options, key=lambda option: order.index(option.name) if option.name in order else len(order))
    return [
        clause(game, option, public[option.name])
        for option in known
        if option.name in public and public[option.name] != option.default
    ]


def clause(game: Game, option: Option, value: Any) -> str:
    """One difference; for a game without house rules by the option's name."""
    rule = rule_of(game, option.name)
    if rule is not None:
        return rule.clause(option, value)
    name = option.name.replace("_", " ")
    if isinstance(value, bool):
        return name if value else f"no {name}"
    plain = isinstance(value, int | float | str)
    return f"{name}: {str(value).replace('_', ' ')}" if plain else f"own {name}"


def differs(game: Game, options: Mapping[str, Any]) -> str:
    """How a table differs from the standard, in one sentence; empty for a standard table."""
    found = differences(game, options)
    if not found:
        return ""
    things = "one thing" if len(found) == 1 else f"{counted(len(found))} things"
    return f"Differs from the standard in {things}: {listed(found)}."


def rates(game: Game, options: Mapping[str, Any]) -> bool:
    """Whether a table with these options is rated: a standard one or a preset, whoever begins."""
    if not house_rules(game).group:
        return True
    free = {rule.option for group in house_rules(game).group for rule in group.rule if rule.rated}
    bound = {name: value for name, value in options.items() if name not in free}
    return not bound or any(bound == preset.options for preset in presets(game).values())


def counted(number: int) -> str:
    """A small number as a word."""
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


def listed(words: list[str]) -> str:
    """Clauses as a list: "a", "a and b", "a; b; and c" where they contain commas."""
    if len(words) < 2:
        return "".join(words)
    stop = ";" if any("," in word for word in words) else ","
    if len(words) == 2:
        return f"{words[0]}{';' if stop == ';' else ','} and {words[1]}"
    return f"{f'{stop} '.join(words[:-1])}{stop} and {words[-1]}"
