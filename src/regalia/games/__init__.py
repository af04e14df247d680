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


@cache
def catalogue() -> dict[str, Game]:
    """All games by key, in the order of their places on the shelf. Drafts are included only if REGALIA_DRAFTS is set."""
    found = [
        importlib.import_module(f"{__name__}.{entry.name}").GAME
        for entry in pkgutil.iter_modules(__path__)
        if entry.ispkg
    ]
    wanted = [game for game in found if game.stage != "draft" or os.environ.get(DRAFTS)]
    return {game.key: game for game in sorted(wanted, key=lambda game: (game.shelf, game.title))}


def find(key: str) -> Game:
    games = catalogue()
    if key not in games:
        raise RegaliaError(f"There is no game '{key}'; there are: {', '.join(games)}.")
    return games[key]


def rules_text(game: Game) -> str:
    """The rules for players, Markdown: ``rules.md`` in the game's folder."""
    return importlib.resources.files(type(game).__module__).joinpath("rules.md").read_text(encoding="utf-8")
