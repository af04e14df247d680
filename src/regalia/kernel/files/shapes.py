"""Parts that schemas are written with, so that they read like the reader's own tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from regalia.kernel.options import Option

Shape = dict[str, Any]


def number(title: str, low: int, high: int) -> Shape:
    """A whole number from ``low`` to ``high``."""
    return {"type": "integer", "title": title, "minimum": low, "maximum": high}


def word(title: str, words: Iterable[str]) -> Shape:
    """One of these words."""
    return {"enum": list(words), "title": title}


def flag(title: str) -> Shape:
    """True or false."""
    return {"type": "boolean", "title": title}


def text(title: str, longest: int, *, least: int = 1) -> Shape:
    """A text of ``least`` to ``longest`` characters."""
    return {"type": "string", "title": title, "minLength": least, "maxLength": longest}


def pattern(title: str, expression: str, description: str) -> Shape:
    """A text that matches an expression; the description says how it is written, as a sentence."""
    return {"type": "string", "title": title, "pattern": expression, "description": description}


def many(title: str, entry: Shape, least: int, most: int, description: str = "") -> Shape:
    """A list of ``least`` to ``most`` entries."""
    shape: Shape = {"type": "array", "title": title, "items": entry, "minItems": least, "maxItems": most}
    return {**shape, "description": description} if description else shape


def table(title: str, fields: Mapping[str, Any], required: Sequence[str], *, more: bool = False) -> Shape:
    """A table of fields; ``more`` allows fields that are not named."""
    shape: Shape = {"type": "object", "title": title, "properties": dict(fields), "required": list(required)}
    return shape if more else {**shape, "additionalProperties": False}


def free(*names: str) -> dict[str, Shape]:
    """Fields for display, which may hold anything."""
    return {name: {"title": name.capitalize()} for name in names}


def told(format: str, game: str = "") -> dict[str, Shape]:
    """The fields in which a file says what it is."""
    fields: dict[str, Shape] = {"format": {"const": format, "title": "Format"}}
    return {**fields, "game": {"const": game, "title": "Game"}} if game else fields


def options_shape(options: Sequence[Option]) -> Shape:
    """The options of a game as its declarations say; what ``data`` options hold is left to their own checks."""
    return table("Options", {option.name: option_shape(option) for option in options}, ())


def option_shape(option: Option) -> Shape:
    """What one option takes."""
    choices: list[Shape] = []
    if option.kind == "bool":
        choices.append({"type": "boolean"})
    if option.kind == "text":
        choices.append({"enum": list(option.values)})
    if option.among:
        choices.append({"enum": list(option.among)})
    elif option.kind == "int" or (option.kind == "text" and option.high > 0):
        choices.append({"type": "integer", "minimum": option.low, "maximum": option.high})
    if choices and option.nullable:
        choices.append({"type": "null"})
    return {"title": option.title, **(choices[0] if len(choices) == 1 else {"anyOf": choices} if choices else {})}
