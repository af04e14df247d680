"""Gymnasium ids: ``regalia/Royals-v1``, the game's name and the version of its rules."""

from __future__ import annotations

import gymnasium

from regalia.games import catalogue
from regalia.kernel.game import Game


def id_of(game: Game) -> str:
    """The id of a game: its version moves when its rules do."""
    name = "".join(word.capitalize() for word in game.key.split("-"))
    return f"regalia/{name}-v{game.version}"


def register() -> None:
    """Tell Gymnasium about every game, once."""
    for game in catalogue().values():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id=id_of(game),
                entry_point="regalia.envs.single:SeatEnv",
                vector_entry_point="regalia.envs.vector:BatchEnv",
                kwargs={"game": game.key},
            )
