"""What a player sees of a board: the scene, the reasons and the log."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from regalia.games.battle import GAME
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from tests.games.battle.board import Board
from tests.games.battle.mixes import mix
from tests.games.face import played_by_bots, refused

SMALL: dict[str, Any] = {"turn_limit": 4, "jokers": 2}  # a few turns show everything
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, SMALL),
    (4, SMALL | {"teams": "as_one", "team_hands_open": True}),
    (3, SMALL | {"two_chooser": "caster", "joker_chooser": "caster", "hits_to_lose": 2}),
    (2, SMALL | {"format": "draft"}),
    (2, SMALL | {"format": "sealed", "deck_size": 12}),
    (3, SMALL | {"format": "split"}),
    (4, SMALL | {"teams": "alliance", "format": "constructed", "deck_size": 20}),
)


def why(board: Board, line: str) -> str:
    """The reason with which a line is refused."""
    found = refused(board, line)
    return found.reason


def games(bots: str = "verb,random,greedy") -> Iterator[Match]:
    """A match at each table, and some with mixed options, at every decision and at the end."""
    names = bots.split(",")
    chance = random.Random(5)
    for number, (seats, options) in enumerate([*TABLES, *[mix(chance) for _ in range(2)]]):
        rng = FastRng(2024, number)
        match = Match(GAME, options | {"turn_limit": min(options.get("turn_limit", 4), 4)}, seats)
        first = number % len(names)
        yield from played_by_bots(match, rng, names[first:] + names[:first])
