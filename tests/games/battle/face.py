"""What a player sees of a board: the scene, the reasons and the log."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from regalia import agents
from regalia.games.battle import GAME
from regalia.kernel.errors import Refused
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.scene import Choice, Scene, Token, Zone
from regalia.kernel.state import CHANCE, SPECTATOR
from tests.games.battle.board import Board
from tests.games.battle.mixes import mix
from tests.games.words import written

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


def scene(board: Board, seat: int = 0) -> Scene:
    return GAME.scene(board.match.view(seat), board.match.rules)


def choice(board: Board, line: str) -> Choice:
    """The choice of the seat that the line begins with."""
    return next(choice for choice in scene(board, int(line[0])).choices if choice.line == line)


def zone(drawn: Scene, id: str) -> Zone:
    return next(zone for zone in drawn.zones if zone.id == id)


def token(drawn: Scene, id: str) -> Token:
    return next(token for zone in drawn.zones for token in zone.tokens if token.id == id)


def faces(drawn: Scene, id: str) -> list[str]:
    return [token.face for token in zone(drawn, id).tokens]


def why(board: Board, line: str) -> str:
    """The reason with which a line is refused."""
    with pytest.raises(Refused) as refused:
        board.match.play(line)
    return refused.value.reason


def told(board: Board, line: str, viewer: int = SPECTATOR) -> list[str]:
    """The sentences of the log for a line, after playing it.

    Headings begin with '='; other sentences begin with their seat.
    """
    before = board.match.view(viewer)
    entry = board.match.play(line)
    shown = entry.seen(viewer)
    after = board.match.view(viewer)
    return [written(one) for one in GAME.tell(before, shown or "", after, board.match.rules)]


def games(bots: str = "verb,random,greedy") -> Iterator[Match]:
    """A match at each table, and some with mixed options, at every decision and at the end."""
    names = bots.split(",")
    chance = random.Random(5)
    for number, (seats, options) in enumerate([*TABLES, *[mix(chance) for _ in range(2)]]):
        rng = FastRng(2024, number)
        match = Match(GAME, options | {"turn_limit": min(options.get("turn_limit", 4), 4)}, seats)
        while not match.over:
            if match.turn == CHANCE:
                match.deal(rng)
                continue
            yield match
            bot = agents.find(names[(match.turn + number) % len(names)])
            match.play_move(bot.choose(match.view(match.turn), match.rules, rng))
        yield match
