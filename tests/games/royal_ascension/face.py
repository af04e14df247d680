"""What a player sees of a board: the scene, the reasons and the log."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

from regalia.games import rules_text
from regalia.games.royal_ascension import GAME
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.scene import Choice
from tests.games.face import played_by_bots, refused
from tests.games.royal_ascension.board import Board
from tests.games.royal_ascension.mixes import mix


def thens(one: Choice) -> list[str]:
    assert one.preview is not None
    return [then.text for then in one.preview.then]


def why(board: Board, line: str) -> str:
    """The reason with which a line is refused; it rests on a paragraph of the rules."""
    found = refused(board, line)
    assert found.rule in paragraphs()
    return found.reason


@cache
def paragraphs() -> set[str]:
    return set(re.findall(r"^\*\*(\d+\.\d+)\*\*", rules_text(GAME), re.MULTILINE))


def games(number_of_games: int = 6, bots: str = "verb,random,greedy") -> Iterator[Match]:
    """Short matches in mixed options, given back at every decision and at the end."""
    names = bots.split(",")
    chance = random.Random(5)
    for number in range(number_of_games):
        rng = FastRng(2024, number)
        seats, options = mix(chance) if number else (4, {})
        match = Match(GAME, options | {"max_rounds": 4}, seats)
        first = number % len(names)
        yield from played_by_bots(match, rng, names[first:] + names[:first])
