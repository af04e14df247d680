"""Refusals of Battle: each verb says what is wrong in words of its own."""

from __future__ import annotations

import pytest

from regalia.games.battle import GAME
from tests.games.battle.board import Board
from tests.games.battle.face import why

ATTACK = "play 0 Kh 7c 5c, play 1 9d 4d, hand 0 2c Kd, hand 1 4h"


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("0 attack 9d 1", "no soldier 9d"),
        ("0 attack Kh 0", "own camp"),
        ("0 attack Kh 5", "no side 5"),
        ("0 join Kh 1", "no group to join yet"),
        ("0 aid 1", "share"),
        ("0 play 2c", "after the attack"),
        ("0 end", "after the attack"),
        ("0 block Kh 1", "Choose your attackers"),
    ],
)
def test_attack(line: str, word: str) -> None:
    assert word in why(Board.at(ATTACK), line)


def test_attack_order() -> None:
    board = Board.at(ATTACK).play("0 attack 7c 1")
    assert "strongest first" in why(board, "0 attack Kh 1")
    assert "strongest first" in why(board, "0 join Kh 1")
    assert "in group 1 already" in why(board, "0 attack 7c 1")
    assert "group 1" in why(board, "0 join 5c 2")


def test_blocks() -> None:
    board = Board.at(ATTACK).play("0 attack Kh 1", "0 attack 5c 1", "1 block 4d 1")
    assert "in group 1 already" in why(board, "1 block 4d 2")
    assert "Group 2" in why(board, "1 pass 1")
    assert "no soldier Kh" in why(board, "1 block Kh 2")


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("0 play Kd", "of its suit"),
        ("0 play 9s", "no 9s in your hand"),
        ("0 use Kd", "no ability"),
        ("0 use 2c", "whom"),
        ("0 use 2c 0", "own camp"),
        ("0 attack Kh 1", "attack of this turn is over"),
    ],
)
def test_main_step(line: str, word: str) -> None:
    assert word in why(Board.at(ATTACK, main=True), line)


def test_one_special_a_turn() -> None:
    board = Board.at("play 0 5c 4d, play 1 9d, hand 0 Kc Kd 3c", main=True).play("0 play Kc")
    assert "One court card or one ability" in why(board, "0 play Kd")
    assert "One court card or one ability" in why(board, "0 use 3c")


def test_an_ace_needs_a_card_to_draw() -> None:
    decks = [["7c", "6c", "5c", "Ac"], ["9h", "8h", "7h", "6h"]]
    position = "play 0 5c, hand 0 Ac"
    board = Board.at(position, main=True, format="constructed", hand_size=1, deck_size=4, decks=decks)
    assert "no card to draw" in why(board, "0 use Ac")


def test_not_your_turn_says_so() -> None:
    match = Board.at(ATTACK).match
    reason = GAME.why(match.view(1), match.rules, GAME.codec.parse("pass 1"))
    assert reason.text == "It is not your choice now."
