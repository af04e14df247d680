"""What a hint says for a move: position, line, sentence."""

from __future__ import annotations

import pytest

from tests.games.battle_royal.board import Board
from tests.games.face import merit


@pytest.mark.parametrize(
    ("position", "active", "points", "line", "sentence"),
    [
        (
            "white b8 c8 d8 e8 f8 g8 +1, black e9 f10 g10",
            "black",
            2,
            "1 take g10",
            "Your line holds without it, and your reserve is empty.",
        ),
        ("white b8 c8 d8 e8 +3, black e9 p8 +2", "black", 2, "1 capture e8", "1 pawn falls."),
        (
            "white b8 c8 d8 e8 f8, black d9 p8 +2",
            "black",
            2,
            "1 capture d8",
            "1 pawn falls: the line breaks, 2 pawns against 2. You choose which of the equal groups stays.",
        ),
        (
            "white b8 c7 d6 e5 e4 +6, black p8",
            "white",
            2,
            "0 place f5",
            "It is 15 points from Lancaster (p8), the enemy's capital.",
        ),
        (
            "white b8 c7 d6 e5 e4 +6, black p8",
            "white",
            2,
            "0 done",
            "No square within 2 points would improve your line.",
        ),
        (
            "white b8 c7 d6 e5 e4 +6, black p8",
            "white",
            2,
            "0 place c6",
            "An enemy would pay 3 points to capture it there.",
        ),
        (
            "white b8 c8 d8 e8 +2, black p8",
            "white",
            4,
            "0 place c9",
            "It closes a gap: losing c8 would cost 1 pawn instead of 3. An enemy would pay 3 points to capture it there.",
        ),
        ("white b8 o8 +1, black p8", "white", 4, "0 capture p8", "It wins the game."),
    ],
)
def test_placements_captures_and_the_end(position: str, active: str, points: int, line: str, sentence: str) -> None:
    assert merit(Board(position, active, points), line) == sentence
