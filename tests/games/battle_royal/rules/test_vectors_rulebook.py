"""Vectors R1 to R12: the examples of the rulebook, on assumed positions."""

from __future__ import annotations

import pytest

from tests.games.battle_royal.board import Board
from tests.games.battle_royal.mixes import standard
from tests.games.battle_royal.oracle import Map


def test_vector_r1_a_first_turn_with_one_point() -> None:
    board = Board.new().play("~ draw 0 1")
    assert board.match.legal() == ["0 place a7", "0 place a9", "0 done"]


def test_vector_r1b_the_price_of_the_first_squares() -> None:
    board = Board.new().play("~ draw 0 2")
    assert board.costs() == {"a7": 1, "a9": 1, "a8": 2, "b7": 2, "b9": 2, "c8": 2, "c7": 2, "c9": 2}


@pytest.mark.parametrize(
    ("white", "costs"),
    [
        ("b8 c7 d6 e6", {"f5": 1}),  # R2a
        ("b8 c7 d7 e6", {"e5": 1}),  # R2b
        ("b8 c8 d8 e7 f6 f5", {"e5": 2}),  # R2c
        ("b8 c8 d8 e7 f6", {"e5": 2, "f5": 1}),  # R2d
    ],
)
def test_vector_r2_round_the_source_of_the_severn(white: str, costs: dict[str, int]) -> None:
    board = Board(f"white {white} +3, black p8")
    assert {name: board.cost(name) for name in costs} == costs


def test_vector_r3_no_way_through_a_line() -> None:
    board = Board("white n2 o3, black p8 o7 o6 o5 n4 n3 +5", "black", 4)
    assert "o2" not in board.choices("place")
    assert (board.cost("n2"), board.cost("o3"), board.cost("m2")) == (2, 3, 1)
    assert {"n2", "o3"} <= set(board.choices("capture").split())
    open_line = Board("white n2, black p8 o7 o6 o5 n4 n3 +5", "black", 4)
    assert open_line.cost("o2") == 1


def test_vector_r4_the_rear_moves_to_the_front() -> None:
    board = Board("white b8 c8 d8 e8, black p8 +5", "white", 1)
    assert board.choices() == "done, take b8, take e8"
    board.play("0 take b8")
    assert board.choices() == "place d7, place d9, place e7, place f7, place f8, place f9"
    board.play("0 place f8")
    assert board.pawns("white") == "c8 d8 e8 f8"
    assert board.acting == "black"


def test_vector_r5_a_bridgehead() -> None:
    board = Board("white b8 c7 d6 e5 e4 +6, black p8", "white", 4)
    assert (board.cost("f5"), board.cost("f3"), board.cost("f4")) == (2, 2, 3)
    board.play("0 place f5")
    assert board.points == 2
    assert [board.cost(name) for name in ("g5", "g4", "f6", "f4", "f3")] == [1, 1, 1, 2, 2]


def test_vector_r6a_embarking() -> None:
    board = Board("white b8 c7 d6 d5 e4 f3 +6, black p8 +5", "white", 4)
    seas = Map(standard()).sea
    at_sea = {name: price for name, price in board.costs().items() if name in seas}
    assert at_sea == {"e2": 2, "f2": 2, "g2": 2, "g3": 2}


def test_vector_r6b_crossing_and_landing() -> None:
    board = Board("white b8 c7 d6 d5 e4 f3 g2 +5, black p8 +5", "white", 4)
    assert [board.cost(name) for name in ("l2", "i1", "m2")] == [3, None, None]
    board.play("0 place l2")
    assert [board.cost(name) for name in ("m2", "l3", "m3")] == [1, 1, 2]
    board.play("0 place m2")
    assert board.acting == "black"


def test_vector_r6c_jetties_hold_the_line_together() -> None:
    board = Board("white b8 c7 d6 d5 e4 f3 g2 l2 m2, black p8 +5", "white", 4)
    taken = board.choices("take").split()
    assert "m2" in taken
    assert not {"g2", "l2"} & set(taken)


@pytest.mark.parametrize(
    ("white", "target", "price"),
    [
        ("b8 c8 d8 e8 +3", "e7", 2),
        ("b8 c8 d8 e8 +3", "e9", 3),
        ("b8 c8 d8 e8 +3", "f8", 4),
        ("b8 c8 d8 e8 f7 +3", "g7", 3),
        ("b8 c8 d8 e8 f7 g6 h6 +3", "i6", 3),
        ("b8 c8 d8 +3", "c9", 3),
        ("b8 c8 d8 +3", "b9", 3),
        ("b8 c8 d8 e7 f6 f5 +3", "e5", 3),
        ("b8 c7 d6 e5 e4 +3", "f4", 4),
        ("b8 c7 d6 e5 f5 f4 +3", "e3", 4),
        ("j4 j5 j6", "i4", 4),
        ("j4 j5 j6", "i5", 4),
        ("b8 c7 d6 d5 e4 f3 +3", "g2", 3),
    ],
)
def test_vector_r7_the_price_of_captures(white: str, target: str, price: int) -> None:
    assert Board(f"white {white}, black {target}").cost(target, "white") == price


def test_vector_r7_the_same_squares_empty() -> None:
    board = Board("white j4 j5 j6, black p8")
    assert (board.cost("i4", "white"), board.cost("i5", "white")) == (3, 2)


def test_vector_r8a_only_the_pawn_itself_is_lost() -> None:
    position = "white b8 c8 d8 e8 f7 g6 h5 i5 +3, black p8 o8 n8 m8 l7 k6 j6 j5 j4"
    assert "j6" not in Board(position, "white", 2).choices("capture")
    board = Board(position, "white", 3).play("0 capture j6")
    assert board.pawns("black") == "j4 j5 k6 l7 m8 n8 o8 p8"


def test_vector_r8b_a_cut_line() -> None:
    board = Board("white b8 c8 d8 e8 f7 g6 h6 i6 j7 +3, black p8 o8 n8 m8 l7 k6 j5 j4", "white", 2)
    board.play("0 capture k6")
    assert board.pawns("black") == "l7 m8 n8 o8 p8"


@pytest.mark.parametrize(
    ("white", "kept", "reserve", "lost"),
    [
        ("b8 c8 d8 e8 f8 g8 +4", "b8 c8", 4, 9),  # R9a
        ("b8 c8 d8 e8 f8 g8", "e8 f8 g8", 0, 12),  # R9b
        ("b8 c8 d8 e8 f8 g8 g7 +1", "g7 e8 f8 g8", 0, 11),  # R9c
    ],
)
def test_vector_r9_the_reserve_counts_with_the_capital(white: str, kept: str, reserve: int, lost: int) -> None:
    board = Board(f"white {white}, black e9 f10 g10", "black", 2)
    board.play("1 take g10", "1 capture d8")
    assert (board.pawns("white"), board.reserve("white"), board.lost("white")) == (kept, reserve, lost)
    assert ("white" in board.said("left")) == ("b8" not in kept)


@pytest.mark.parametrize(("spared", "kept", "reserve"), [("b8", "b8 c8", 1), ("e8", "e8 f8 g8", 0)])
def test_vector_r10_equal_groups(spared: str, kept: str, reserve: int) -> None:
    board = Board("white b8 c8 d8 e8 f8 g8 +1, black e9 f10 g10", "black", 2)
    board.play("1 take g10", "1 capture d8")
    assert board.choices() == "spare b8, spare e8"
    board.play(f"1 spare {spared}")
    assert (board.pawns("white"), board.reserve("white")) == (kept, reserve)


@pytest.mark.parametrize("pincer", [True, False])
def test_vector_r11_pincers(pincer: bool) -> None:
    white = "b8 c8 d8 e7 f6 g6 h5 i5 j5 j6 k7 k4 l5"
    board = Board(f"white {white} +2, black p8 o8 n8 m8 l7 k6 k5 +8", "white", 1, pincer=pincer)
    board.play("0 place l6")
    left = "l7 m8 n8 o8 p8"
    assert board.pawns("black") == (left if pincer else f"k5 k6 {left}")


def test_vector_r12a_a_capital_of_four_is_taken() -> None:
    board = Board("yellow b2 c2 d2, blue c3 d4 e5, green b14 c13 +9, red p2 o2 +10", "blue", 4, seats=4).play(
        "1 take e5", "1 capture b2"
    )
    assert (board.pawns("yellow"), board.lost("yellow")) == ("", 12)
    assert board.points == 0
    assert board.acting == "green"


def test_vector_r12b_the_last_capital_of_a_side() -> None:
    board = Board("blue c13 d12 e11, green b14, red p2 o2 +10", "blue", 4, seats=4)
    board.play("1 take e11", "1 capture b14")
    assert board.end == ("capital", [0.0, 1.0, 0.0, 1.0])
