"""What a player sees of a board: the scene, the reasons and the log."""

from __future__ import annotations

from regalia.games.royal_battles import GAME
from tests.games.face import refused
from tests.games.royal_battles.board import Board
from tests.games.words import paragraphs


def why(board: Board, line: str) -> str:
    """The reason with which a line is refused."""
    found = refused(board, line)
    assert found.rule in {"", *paragraphs(GAME)}, f"{found.rule} is not a paragraph of rules.md"
    return found.reason
