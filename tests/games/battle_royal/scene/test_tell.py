"""The log: what a player did, and what followed from it."""

from __future__ import annotations

from tests.games.battle_royal.board import Board
from tests.games.battle_royal.face import told


def test_a_beginning() -> None:
    board = Board.new()
    assert told(board, "~ draw 0 3", "0 place c8", "0 done", "~ draw 1 0") == [
        "# Turn 1, White",
        "0 draws a 3",
        "0 places rampart c8: rampart 2",
        "0 is done and gives up 1 point",
        "# Turn 2, Black",
        "1 draws the Zero: the turn passes",
    ]


def test_a_cut_line() -> None:
    board = Board("white b8 c8 d8 e8 f7 g6 h6 i6 j7 +3, black p8 o8 n8 m8 l7 k6 j5 j4", "white", 2)
    assert told(board, "0 capture k6") == [
        "0 captures Black's 47 (k6): open land, held 2",
        "1 loses j4, j5 and k6",
    ]


def test_moving_and_taking_a_capital() -> None:
    board = Board("white d8 e8 f8, black c8 d9 e9", "black", 1)
    assert told(board, "1 take e9", "1 place b8") == [
        "1 takes up the pawn on marsh e9",
        "1 places York (b8): capital 1",
        "0 loses White's capital and 3 pawns",
        "0 is out with White",
        "# Game over: {1} won. A capital was taken.",
    ]


def test_equal_groups() -> None:
    board = Board("white b8 c8 d8 e8 f8 g8 +1, black e9 f10 g10", "black", 2)
    log = told(board, "1 take g10", "1 capture d8", "1 spare e8")
    assert log[-2:] == ["1 spares the group of 61 (e8)", "0 loses b8 and c8 and a reserve of 1"]


def test_early_cards() -> None:
    board = Board.new(early_card="own")
    assert told(board, "~ draw 0 1", "~ draw 1 4", "0 done", "~ draw 0 2") == [
        "# Turn 1, White",
        "0 draws a 1",
        "1 draws a card early, for Black's next turn",
        "0 is done and gives up 1 point",
        "# Turn 2, Black",
        "0 draws a card early, for White's next turn",
        "1 plays Black's 4",
    ]


def test_its_own_seat_reads_the_early_card() -> None:
    board = Board.new(early_card="own").play("~ draw 0 1")
    assert told(board, "~ draw 1 4", viewer=1) == ["1 draws a 4 early, for Black's next turn"]


def test_a_quiet_end() -> None:
    board = Board("white b8 c8, black p8", "white", 1, quiet_rounds=5).play("0 done")
    for turn in range(1, 9):
        board.play(f"~ draw {turn % 2} {turn % 3 + 2}", f"{turn % 2} done")
    assert told(board, "~ draw 1 1", "1 done")[-1] == "# Game over: {0} won. Nothing was captured for too long."
