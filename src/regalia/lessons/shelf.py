"""The lessons of each game: files ``data/lessons/NAME.toml`` in the game's folder."""

from __future__ import annotations

import importlib.resources
import tomllib
from functools import cache
from importlib.resources.abc import Traversable

import msgspec

from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.lessons.lesson import Lesson

FIRST = "first"
ENDING = ".toml"


@cache
def lessons(game: Game) -> dict[str, Lesson]:
    """A game's lessons by name: the first game, then the others by their place."""
    folder = importlib.resources.files(type(game).__module__).joinpath("data", "lessons")
    if not folder.is_dir():
        return {}
    found = [_read(file) for file in folder.iterdir() if file.name.endswith(ENDING)]
    found.sort(key=lambda one: (one.name != FIRST, one.place, one.name))
    return {one.name: one for one in found}


def _read(file: Traversable) -> Lesson:
    name = file.name.removesuffix(ENDING)
    return msgspec.convert({**tomllib.loads(file.read_text(encoding="utf-8")), "name": name}, Lesson)


def after(game: Game, name: str) -> Lesson | None:
    """The lesson that follows in the list; None after the last one."""
    names = list(lessons(game))
    following = names[names.index(name) + 1 :]
    return find_lesson(game, following[0]) if following else None


def find_lesson(game: Game, name: str) -> Lesson:
    """Raises RegaliaError if the game has no such lesson."""
    found = lessons(game)
    if name not in found:
        there = ", ".join(found) or "none yet"
        raise RegaliaError(f"{game.title} has no lesson '{name}'. Its lessons: {there}.")
    return found[name]
