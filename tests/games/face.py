"""What a player sees of any game's board: the scene, the reasons and the log."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from regalia import agents
from regalia.kernel.errors import Refused
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.scene import Choice, Gauge, Scene, Token, Zone
from regalia.kernel.state import CHANCE, SPECTATOR
from tests.games.played import Played
from tests.games.words import written


def scene(board: Played, seat: int = 0) -> Scene:
    return board.match.game.scene(board.match.view(seat), board.match.rules)


def choice(board: Played, line: str) -> Choice:
    """The choice of the seat that the line begins with."""
    return next(choice for choice in scene(board, int(line[0])).choices if choice.line == line)


def merit(board: Played, line: str) -> str:
    """What speaks for a line, as a hint tells it."""
    match = board.match
    return match.game.merit(match.view(int(line[0])), match.rules, choice(board, line))


def zone(drawn: Scene, id: str) -> Zone:
    return next(zone for zone in drawn.zones if zone.id == id)


def token(drawn: Scene, id: str) -> Token:
    return next(token for zone in drawn.zones for token in zone.tokens if token.id == id)


def gauge(drawn: Scene, id: str) -> Gauge:
    return next(gauge for gauge in drawn.gauges if gauge.id == id)


def faces(drawn: Scene, id: str) -> list[str]:
    return [token.face for token in zone(drawn, id).tokens]


def refused(board: Played, line: str) -> Refused:
    """The refusal of a line: its reason and its rule."""
    with pytest.raises(Refused) as found:
        board.match.play(line)
    return found.value


def told(board: Played, line: str, viewer: int = SPECTATOR) -> list[str]:
    """The line played, as the log tells it; headings begin with '=', the seat stands before its sentences."""
    before = board.match.view(viewer)
    shown = board.match.play(line).seen(viewer)
    after = board.match.view(viewer)
    return [written(one) for one in board.match.game.tell(before, shown or "", after, board.match.rules)]


def played_by_bots(match: Match, rng: FastRng, names: list[str]) -> Iterator[Match]:
    """The match at every decision and at its end, played by the bots in turn."""
    while not match.over:
        if match.turn == CHANCE:
            match.deal(rng)
            continue
        yield match
        bot = agents.find(names[match.turn % len(names)])
        match.play_move(bot.choose(match.view(match.turn), match.rules, rng))
    yield match
