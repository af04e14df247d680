"""Every refusal has its reason, in words that a player understands."""

from __future__ import annotations

import pytest

from tests.games.royal_battles.board import Board
from tests.games.royal_battles.face import why

POSITION = ("P d3 2c, N a1 5h", "N d4 8s, K g5 8c")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 move 9c d3 d3", "You move with the 3 of hearts this turn."),
        ("0 move 3h e3 e3", "None of your units stands on e3."),
        ("0 move 3h d4 d5", "None of your units stands on d4."),
        ("0 move 3h a1 a2", "The knight stands on red: only the other colour moves it."),
        ("0 move 3h d3 d5", "d5 is not next to d3."),
        ("0 move 3h d3 d4", "A unit already stands on d4."),
        ("0 move 3h d3 c3", "The card on c3 is red too: a card covers only the other colour."),
        ("0 attack d4 easy", "Move a unit with the card you play."),
        ("1 hold", "It is seat 0's turn to choose, not seat 1's."),
    ],
)
def test_moves(line: str, reason: str) -> None:
    assert why(Board.at(*POSITION, vacant="c3 9h", hands="3h/-"), line) == reason


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 play 7c", "You have no 7 of clubs in your hand."),
        ("0 play 5s", "The 5 of spades is black, and all your units stand on black."),
        ("0 pass", "You must move: one of your cards can be played."),
    ],
)
def test_cards(line: str, reason: str) -> None:
    assert why(Board.at("P d3 2c", "N a5 8s", hands="3h 5s/-"), line) == reason


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 attack c4 easy", "The pawn attacks only orthogonally: left, right, in front and behind."),
        ("0 advantage d4", "Extended Reach works only diagonally."),
        ("0 attack a1 easy", "You cannot attack units of your own side."),
        ("0 advantage a1", "This Advantage works only on enemies."),
        ("0 attack b3 easy", "No unit stands there."),
        ("0 attack d3 easy", "A unit cannot choose itself as its target."),
        ("0 attack g5 easy", "A unit reaches only its neighbouring squares."),
        ("0 keep", "Choose a target and a style, or hold."),
    ],
)
def test_actions(line: str, reason: str) -> None:
    board = Board.at("P d3 2c, N a1 5c", "N d4 8s, K c4 8c, R g5 9c", hands="3h/-").play("0 move 3h d3 d3")
    assert why(board, line) == reason


def test_healing() -> None:
    board = Board.at(
        "B d3 2c, N c4 5c, K e4 5s -1", "N d4 8s", initiative="2c/Ad", hands="3h/-", idle_healing=False
    ).play("0 move 3h d3 d3")
    assert board.choices() == "advantage c4, advantage e4, hold"
    board = Board.at("B d3 2c, N c4 5c, K e4 5h -1", "N e2 8s", initiative="2c/Ad", hands="3h/-", idle_healing=False)
    board.play("0 move 3h d3 d3")
    assert why(board, "0 advantage c4") == "It would have no effect here, and this table does not allow that."
    assert why(board, "0 advantage e2") == "This Advantage works only on units of your own side."


def test_armies() -> None:
    board = Board(unit_limit="chess_set", army_choice="draft").play("0 recruit king", "1 recruit king")
    assert why(board, "0 recruit king") == "Your army already has every king of a chess set."
    assert why(board, "0 recruit joker").startswith("There is no unit 'joker' here; there are pawn, rook")
    assert why(board, "0 boss queen") == "Only the game master has a boss."
    assert why(board, "0 done").startswith("Armies here have a fixed number of units")
    board = Board(points=200)
    assert why(board, "0 done") == "Recruit at least one unit."
    board.play("0 recruit knight")
    assert why(board, "0 recruit queen") == "The queen costs 90 points; you have 75 left."
    board = Board(3, mode="master", armies=["PPP", "RRR", ""])
    assert why(board, "2 recruit pawn") == "Choose your boss first."
    board.play("2 boss king")
    assert why(board, "2 boss king") == "You have a boss already: recruit other units."
    board = Board(army_white="PRNB", army_black="QQQQ").play("~ setup 0 2c 3c 4c 5c", "~ setup 1 2c 3c 4c 5c")
    assert why(board, "0 place queen a1") == "You have no queen left to place."
    assert why(board, "0 place rook a5") == "a5 is not one of your starting squares."
    board.play("0 place rook a1")
    assert why(board, "0 place pawn a1") == "A unit already stands on a1."
