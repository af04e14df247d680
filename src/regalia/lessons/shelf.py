"""The lessons of each game: files ``data/lessons/NAME.toml`` in the game's folder."""

from __future__ import annotations

import importlib.resources
import tomllib
from functools import cache

import msgspec

from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.lessons.lesson import Lesson

FIRST = "first"


@cache
def lessons(game: Game) -> dict[str, Lesson]:
    """A game's lessons by name, the first game first."""
    folder = importlib.resources.files(type(game).__module__).joinpath("data", "lessons")
    if not folder.is_dir():
        return {}
    texts = {file.name.removesuffix(".toml"): file.read_text(encoding="utf-8") for file in folder.iterdir()}
    names = sorted(texts, key=lambda name: (name != FIRST, name))
    return {name: msgspec.convert(tomllib.loads(texts[name]), Lesson) for name in names}


def find_lesson(game: Game, name: str) -> Lesson:
    """Raises RegaliaError if the game has no such lesson."""
    found = lessons(game)
    if name not in found:
        there = ", ".join(found) or "none yet"
        raise RegaliaError(f"{game.title} has no lesson '{name}'. Its lessons: {there}.")
    return found[name]
