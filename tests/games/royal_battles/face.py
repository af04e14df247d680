"""What a player sees of a board: the scene, the reasons and the log."""

from __future__ import annotations

import pytest

from regalia.games.royal_battles import GAME
from regalia.kernel.errors import Refused
from regalia.kernel.scene import Choice, Scene, Token, Zone
from regalia.kernel.state import SPECTATOR
from tests.games.royal_battles.board import Board
from tests.games.words import paragraphs, written


def scene(board: Board, seat: int = 0) -> Scene:
    return GAME.scene(board.match.view(seat), board.match.rules)


def choice(board: Board, line: str) -> Choice:
    return next(choice for choice in scene(board, int(line[0])).choices if choice.line == line)


def zone(drawn: Scene, id: str) -> Zone:
    return next(zone for zone in drawn.zones if zone.id == id)


def token(drawn: Scene, id: str) -> Token:
    return next(token for zone in drawn.zones for token in zone.tokens if token.id == id)


def why(board: Board, line: str) -> str:
    """The reason with which a line is refused."""
    with pytest.raises(Refused) as refused:
        board.match.play(line)
    assert refused.value.rule in {"", *paragraphs(GAME)}, f"{refused.value.rule} is not a paragraph of rules.md"
    return refused.value.reason


def told(board: Board, line: str, viewer: int = SPECTATOR) -> list[str]:
    """Play the line and return its log sentences, as ``written`` writes them."""
    before = board.match.view(viewer)
    shown = board.match.play(line).seen(viewer)
    after = board.match.view(viewer)
    return [written(one) for one in GAME.tell(before, shown or "", after, board.match.rules)]
