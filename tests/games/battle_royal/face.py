"""What a player sees of a board: the scene, the reasons and the log."""

from __future__ import annotations

from regalia.games.battle_royal import GAME
from regalia.kernel.scene import Scene
from regalia.kernel.state import SPECTATOR
from tests.games.battle_royal.board import Board
from tests.games.face import refused


def facts(drawn: Scene) -> list[str]:
    return [fact.text for fact in (*drawn.facts, *drawn.numbers)]


def why(board: Board, line: str) -> str:
    """The reason with which a line is refused, and the paragraph of the rules for players."""
    found = refused(board, line)
    return f"{found.reason} ({found.rule})"


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
