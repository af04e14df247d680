"""What a player sees of a board: the scene, the reasons and the log."""

from __future__ import annotations

import pytest

from regalia.games.battle_royal import GAME
from regalia.kernel.errors import Refused
from regalia.kernel.scene import Choice, Scene, Token, Zone
from regalia.kernel.state import SPECTATOR
from tests.games.battle_royal.board import Board


def scene(board: Board, seat: int = 0) -> Scene:
    return GAME.scene(board.match.view(seat), board.match.rules)


def choice(board: Board, line: str) -> Choice:
    """The choice of the seat that the line begins with."""
    return next(choice for choice in scene(board, int(line[0])).choices if choice.line == line)


def zone(drawn: Scene, id: str) -> Zone:
    return next(zone for zone in drawn.zones if zone.id == id)


def token(drawn: Scene, id: str) -> Token:
    return next(token for zone in drawn.zones for token in zone.tokens if token.id == id)


def facts(drawn: Scene) -> list[str]:
    return [fact.text for fact in (*drawn.facts, *drawn.numbers)]


def why(board: Board, line: str) -> str:
    """The reason with which a line is refused, and the paragraph of the rules for players."""
    with pytest.raises(Refused) as refused:
        board.match.play(line)
    return f"{refused.value.reason} ({refused.value.rule})"


def told(board: Board, *lines: str, viewer: int = SPECTATOR) -> list[str]:
    """The log of these lines as a viewer reads it; ``#`` marks a heading, a number the seat."""
    found = []
    for line in lines:
        before = board.match.view(viewer)
        shown = board.match.play(line).seen(viewer)
        for sentence in GAME.tell(before, shown or "", board.match.view(viewer), board.match.rules):
            mark = "#" if sentence.heading else sentence.seat
            found.append(f"{mark} {sentence.text}")
    return found
