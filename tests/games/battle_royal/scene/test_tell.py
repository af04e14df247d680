"""The log: what a player did, and what followed from it."""

from __future__ import annotations

from tests.games.battle_royal.board import Board
from tests.games.battle_royal.face import told


def test_a_beginning() -> None:
    board = Board.new()
    assert told(board, "~ draw 0 3", "0 place c8", "0 done", "~ draw 1 0") == [
        "# Turn 1, White",
        "0 draws a 3",
        "0 places a pawn on the rampart c8: 2 points",
        "0 ends the turn with 1 point unused",
        "# Turn 2, Black",
        "1 draws the Zero: the turn passes",
    ]


def test_a_cut_line() -> None:
    board = Board("white b8 c8 d8 e8 f7 g6 h6 i6 j7 +3, black p8 o8 n8 m8 l7 k6 j5 j4", "white", 2)
    assert told(board, "0 capture k6") == [
        "0 captures Black's pawn on 47 (k6): 2 points",
        "1 loses 3 pawns: the line breaks at k6, and j4 and j5 fall too",
    ]


def test_moving_and_taking_a_capital() -> None:
    board = Board("white d8 e8 f8, black c8 d9 e9", "black", 1)
    assert told(board, "1 take e9", "1 place b8") == [
        "1 takes up the pawn in the marsh e9",
        "1 places a pawn in York (b8): 1 point",
        "0 loses York (b8) and 3 pawns",
        "0 is out: York (b8) was taken",
        "# Game over: {1} won. York (b8) was taken.",
    ]


def test_equal_groups() -> None:
    board = Board("white b8 c8 d8 e8 f8 g8 +1, black e9 f10 g10", "black", 2)
    log = told(board, "1 take g10", "1 capture d8", "1 spare e8")
    assert log[-2:] == [
        "1 lets White keep e8, f8 and g8",
        "0 loses 3 pawns, cut off from the line: b8, c8 and a reserve of 1",
    ]


def test_early_cards() -> None:
    board = Board.new(early_card="own")
    assert told(board, "~ draw 0 1", "~ draw 1 4", "0 done", "~ draw 0 2") == [
        "# Turn 1, White",
        "0 draws a 1",
        "1 draws a card early, for Black's next turn",
        "0 ends the turn with 1 point unused",
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
    assert (
        told(board, "~ draw 1 1", "1 done")[-1]
        == "# Game over: {0} won. No pawn was captured for 10 turns: 2 pawns left against 1."
    )


def test_four_players_read_who_is_allied_with_whom() -> None:
    board = Board.new(seats=4)
    assert told(board, "~ draw 0 1", viewer=2)[:2] == [
        "# Turn 1, Yellow, your ally",
        "None You and {0} play against {1} and {3}.",
    ]


def test_an_elimination_is_told() -> None:
    board = Board("yellow b2 c2 d2, blue c3 d4 e5, green b14 c13 +9, red p2 o2 +10", "blue", 4, seats=4).play(
        "1 take e5"
    )
    assert told(board, "1 capture b2") == [
        "1 captures Yellow's pawn in Warwick (b2): 4 points",
        "0 loses Warwick (b2) and 3 pawns",
        "0 is out: Warwick (b2) was taken",
        "2 plays on alone",
    ]
