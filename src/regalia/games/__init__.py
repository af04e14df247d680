"""The games, found by walking this folder. A new game is a new folder with a GAME in it."""

from __future__ import annotations

import importlib
import importlib.resources
import os
import pkgutil
from functools import cache

from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game

DRAFTS = "REGALIA_DRAFTS"


def _all() -> list[Game]:
    """All games, drafts too, in the order of their places on the shelf."""
    folders = (entry.name for entry in pkgutil.iter_modules(__path__) if entry.ispkg)
    found = [importlib.import_module(f"{__name__}.{folder}").GAME for folder in folders]
    return sorted(found, key=lambda game: (game.shelf, game.title))


@cache
def catalogue() -> dict[str, Game]:
    """The games by key. Drafts are included only if REGALIA_DRAFTS is set."""
    return {game.key: game for game in _all() if game.stage != "draft" or os.environ.get(DRAFTS)}


def find(key: str) -> Game:
    """The game with this key. Raises RegaliaError."""
    games = catalogue()
    if key in games:
        return games[key]
    if any(game.key == key for game in _all()):
        raise RegaliaError(f"'{key}' is a draft: set the environment variable {DRAFTS} to 1 to use it.")
    raise RegaliaError(f"There is no game '{key}'; there are: {', '.join(games)}.")


def rules_text(game: Game) -> str:
    """The rules for players, Markdown: ``rules.md`` in the game's folder."""
    return importlib.resources.files(type(game).__module__).joinpath("rules.md").read_text(encoding="utf-8")
