"""What a player sees of a board: the scene, the reasons and the log."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from regalia import agents
from regalia.games import rules_text
from regalia.games.royal_ascension import GAME
from regalia.kernel.errors import Refused
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.scene import Choice, Gauge, Scene, Sentence, Token, Zone
from regalia.kernel.state import CHANCE, SPECTATOR
from tests.games.royal_ascension.board import Board
from tests.games.royal_ascension.mixes import mix


def scene(board: Board, seat: int = 0) -> Scene:
    return GAME.scene(board.match.view(seat), board.match.rules)


def choice(board: Board, line: str) -> Choice:
    """The choice of the seat that the line begins with."""
    return next(choice for choice in scene(board, int(line[0])).choices if choice.line == line)


def zone(drawn: Scene, id: str) -> Zone:
    return next(zone for zone in drawn.zones if zone.id == id)


def token(drawn: Scene, id: str) -> Token:
    return next(token for zone in drawn.zones for token in zone.tokens if token.id == id)


def gauge(drawn: Scene, id: str) -> Gauge:
    return next(gauge for gauge in drawn.gauges if gauge.id == id)


def faces(drawn: Scene, id: str) -> list[str]:
    return [token.face for token in zone(drawn, id).tokens]


def thens(one: Choice) -> list[str]:
    assert one.preview is not None
    return [then.text for then in one.preview.then]


def why(board: Board, line: str) -> str:
    """The reason with which a line is refused; it rests on a paragraph of the rules."""
    with pytest.raises(Refused) as refused:
        board.match.play(line)
    assert refused.value.rule in paragraphs()
    return refused.value.reason


@cache
def paragraphs() -> set[str]:
    return set(re.findall(r"^\*\*(\d+\.\d+)\*\*", rules_text(GAME), re.MULTILINE))


def told(board: Board, line: str, viewer: int = SPECTATOR) -> list[str]:
    """The line played, as the log tells it; headings begin with '=', the seat stands before its sentences."""
    before = board.match.view(viewer)
    entry = board.match.play(line)
    after = board.match.view(viewer)
    return [written(one) for one in GAME.tell(before, entry.seen(viewer) or "", after, board.match.rules)]


def written(sentence: Sentence) -> str:
    if sentence.heading:
        return f"= {sentence.text}"
    return sentence.text if sentence.seat is None else f"{sentence.seat} {sentence.text}"


def games(number_of_games: int = 6, bots: str = "verb,random,greedy") -> Iterator[Match]:
    """Short matches in mixed options, given back at every decision and at the end."""
    names = bots.split(",")
    chance = random.Random(5)
    for number in range(number_of_games):
        rng = FastRng(2024, number)
        seats, options = mix(chance) if number else (4, {})
        match = Match(GAME, options | {"max_rounds": 4}, seats)
        while not match.over:
            if match.turn == CHANCE:
                match.deal(rng)
                continue
            yield match
            bot = agents.find(names[(match.turn + number) % len(names)])
            match.play_move(bot.choose(match.view(match.turn), match.rules, rng))
        yield match
