"""Pictures of terms: positions in the game's ``data/pictures.toml``, by term; else the worked example of the term's rule.

A term that is no position, such as a round of a tournament, has symbols instead.
"""

from __future__ import annotations

import dataclasses
import importlib.resources
import re
import tomllib
from typing import Any

import msgspec

from regalia.kernel.game import Game
from regalia.kernel.rulebook.examples import BLOCK, Example, examples, read
from regalia.kernel.rulebook.glossary import Entry
from regalia.kernel.rulebook.pictures import Worked, worked


class TermPicture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position to draw for a term, and the ids that the picture shows; or symbols in a row, by the names of drawings."""

    position: str = ""
    symbols: tuple[str, ...] = ()
    around: str = ""
    seat: int = 0
    seats: int | None = None
    options: dict[str, Any] = {}


def picture_of(game: Game, rules: str, entry: Entry) -> Worked | None:
    """The picture of a term as a scene; None where it has none. Raises RegaliaError for a position that cannot be read."""
    own = own_pictures(game).get(entry.term)
    if own is not None:
        return worked(game, _example(entry.term, own)) if own.position else None
    example = example_of(rules, entry.rule) or marked_with(rules, entry)
    return None if example is None else worked(game, example)


def symbols_of(game: Game, entry: Entry) -> tuple[str, ...]:
    """The symbols that stand for a term that is no position; empty for all others."""
    own = own_pictures(game).get(entry.term)
    return own.symbols if own is not None else ()


def own_pictures(game: Game) -> dict[str, TermPicture]:
    """The pictures of a game's file, by term; empty without a file."""
    file = importlib.resources.files(type(game).__module__).joinpath("data", "pictures.toml")
    if not file.is_file():
        return {}
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, TermPicture])


def example_of(rules: str, rule: str) -> Example | None:
    """The first worked example after a rule, in the same section; None where there is none."""
    begin = re.search(rf"^(?:\*\*|## ){re.escape(rule)}\b", rules, re.MULTILINE)
    if begin is None:
        return None
    section = re.search(r"^## ", rules[begin.end() :], re.MULTILINE)
    found = BLOCK.search(rules, begin.end(), begin.end() + section.start() if section else len(rules))
    return read(found[1]) if found else None


def marked_with(rules: str, entry: Entry) -> Example | None:
    """A worked example that names the term in a part of its picture, cut out around that part."""
    forms = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, entry.forms))})(?![\w-])", re.IGNORECASE)
    for example in examples(rules):
        for mark in example.marks:
            if forms.search(mark.text):
                return dataclasses.replace(example, around=(mark.at,), marks=(), lines=())
    return None


def _example(term: str, picture: TermPicture) -> Example:
    return Example(
        title=term,
        position=picture.position,
        seat=picture.seat,
        seats=picture.seats,
        options=picture.options,
        lines=(),
        marks=(),
        around=tuple(picture.around.split()),
        expected=(),
        text="",
    )
