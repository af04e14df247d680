"""Refusals of Battle: each verb says what is wrong in words of its own."""

from __future__ import annotations

import pytest

from regalia.games.battle import GAME
from tests.games.battle.board import Board
from tests.games.battle.face import why

ATTACK = "army0 Kh 7c 5c, army1 9d 4d, hand0 2c Kd, hand1 4h"


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("0 attack 9d 1", "no 9 of diamonds"),
        ("0 attack Kh 0", "your own side"),
        ("0 attack Kh 5", "Nobody sits there"),
        ("0 attack Kh/0 1", "Name the king of hearts alone"),
        ("0 join Kh 1", "no group to join yet"),
        ("0 aid 1", "share"),
        ("0 play 2c", "after the attack"),
        ("0 end", "after the attack"),
        ("0 block Kh 1", "Choose attackers"),
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
    assert "no king of hearts" in why(board, "1 block Kh 2")


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("0 play Kd", "of its suit"),
        ("0 play 9s", "do not hold the 9 of spades"),
        ("0 use Kd", "no ability"),
        ("0 use 2c", "Name the opponent"),
        ("0 use 2c 0", "not at you or a team-mate"),
        ("0 attack Kh 1", "attack of this turn is over"),
    ],
)
def test_main_step(line: str, word: str) -> None:
    assert word in why(Board.at(ATTACK, main=True), line)


def test_strikes_and_abilities() -> None:
    board = Board.at("army0 Qd 8d, army1 Th 9h 2h, hand0 9c").play("0 attack Qd 1", "0 join 8d 1")
    board.play("1 block Th 1", "1 block 9h 1", "1 pass 1")
    assert "not an enemy in this fight" in why(board, "0 strike 1 2h")
    assert "not an enemy in this fight" in why(board, "0 strike 0 8d")
    assert "no king of hearts" in why(board, "0 strike 1 Kh")
    board = Board.at("army0 5c, army1 9h 6h 4h, army2 4d, hand0 2c Kc", 3, main=True).play("0 use 2c 1")
    assert "aimed at another player" in why(board, "1 destroy 2 4d")
    assert "strongest first" in why(board, "1 destroy 1 4h")


def test_an_enemy_that_falls_already_is_not_struck_again() -> None:
    board = Board.at("army0 9d 9c, army1 8h 5h 4h, hand0 2c").play("0 attack 9d 1", "0 join 9c 1")
    board.play("1 block 8h 1", "1 block 5h 1", "1 block 4h 1", "0 strike 1 8h")
    assert "falls already" in why(board, "0 strike 1 8h")


def test_one_special_a_turn() -> None:
    board = Board.at("army0 5c 4d, army1 9d, hand0 Kc Kd 3c", main=True).play("0 play Kc")
    assert "one court card or one ability" in why(board, "0 play Kd")
    assert "one court card or one ability" in why(board, "0 use 3c")


def test_an_ace_needs_a_card_to_draw() -> None:
    decks = [["7c", "6c", "5c", "Ac"], ["9h", "8h", "7h", "6h"]]
    position = "army0 5c, hand0 Ac, pile0 empty"
    board = Board.at(position, main=True, format="constructed", hand_size=1, deck_size=4, decks=decks)
    assert "no card to draw" in why(board, "0 use Ac")


def test_not_your_turn_says_so() -> None:
    match = Board.at(ATTACK).match
    reason = GAME.why(match.view(1), match.rules, GAME.codec.parse("pass 1"))
    assert reason.text == "It is not your turn to choose."
