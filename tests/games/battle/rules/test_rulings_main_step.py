"""Rulings on the main step and the abilities (section 9), as play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battle.board import Board


def test_rule_30_any_number_of_jokers_as_soldiers() -> None:
    board = Board.at("hand0 Xx Xx 4d", main=True, jokers=2).play("0 play Xx", "0 play Xx")
    assert board.in_play(0) == "Xx Xx"


def test_rule_31_a_card_played_this_turn_gives_its_suit() -> None:
    board = Board.at("hand0 Kd 4d 3d", main=True)
    assert board.legal() == {"0 play 4d", "0 play 3d", "0 end"}
    board.play("0 play 4d")
    assert board.legal() == {"0 play Kd", "0 play 3d", "0 use 3d", "0 end"}


def test_rule_32_a_joker_has_no_suit() -> None:
    board = Board.at("hand0 Ks Kh Kd Kc, army0 Xx", main=True, jokers=1)
    assert board.legal() == {"0 end"}


def test_rule_33_abilities_are_for_the_hand() -> None:
    board = Board.at("army0 3c 2c Ac, hand0 4d, army1 9h", main=True)
    assert board.legal() == {"0 play 4d", "0 end"}


def test_rule_34_the_card_itself_is_no_soldier_of_its_suit() -> None:
    board = Board.at("hand0 3c 2c Ac, army1 9h", main=True)
    assert board.legal("use") == set()


def test_rule_35_an_ace_is_not_drawn_by_itself() -> None:
    options: dict[str, Any] = {"format": "constructed", "deck_size": 3, "hand_size": 1}
    decks = [["Ac", "9c", "5c"], ["9h", "8h", "7h"]]
    board = Board.at("army0 9c, hand0 Ac, discard0 5c", main=True, **options, decks=decks)
    board.play("0 use Ac")
    assert board.refuses("~ draw 0 Ac")
    assert board.refuses("~ draw 0 5c Ac")
    board.play("~ draw 0 5c")
    assert (board.hand(0), board.discard(0), board.draw(0)) == ("5c", "Ac", 0)


@pytest.mark.parametrize(("who", "chooser"), [("opponent", "1"), ("caster", "0")])
def test_rule_36_whose_choice_it_is(who: str, chooser: str) -> None:
    board = Board.at("army0 5c, hand0 2c 4d, army1 9h 8h 7h", main=True, two_chooser=who).play("0 use 2c 1")
    assert board.to_act == chooser
    board = Board.at("hand0 Xx 4d, army1 9h 8h", main=True, jokers=1, joker_chooser=who).play("0 use Xx 1")
    assert board.to_act == chooser
    board.play(f"{chooser} take 1 9h")
    assert (board.in_play(0), board.in_play(1), board.to_act) == ("9h", "8h", "0")


def test_rule_37_the_player_names_an_opponent() -> None:
    board = Board.at("army0 5c, hand0 2c, army1 9h, army2 9s, army3 8s", 4, main=True)
    assert board.legal("use") == {"0 use 2c 1", "0 use 2c 2", "0 use 2c 3"}
    allies = Board.at("army0 5c, hand0 2c, army1 9h, army2 9s, army3 8s", 4, main=True, teams="alliance")
    assert allies.legal("use") == {"0 use 2c 1", "0 use 2c 3"}


def test_rule_38_a_two_takes_what_there_is() -> None:
    board = Board.at("army0 5c, hand0 2c 4d, army1 9h", main=True).play("0 use 2c 1")
    assert (board.in_play(1), board.to_act, board.discard()) == ("-", "0", "9h 2c")


def test_rule_39_abilities_without_effect_are_not_played() -> None:
    board = Board.at("army0 5c, hand0 2c Xx 3c", main=True, jokers=1)
    assert board.legal("use") == {"0 use 3c"}, "nobody has a soldier that a two or a joker could take"
    options: dict[str, Any] = {
        "format": "constructed",
        "deck_size": 2,
        "hand_size": 1,
        "decks": [["5c", "Ac"], ["9h", "8h"]],
    }
    assert Board.at("army0 5c, hand0 Ac", main=True, **options).legal("use") == set()


def test_rule_40_a_three_destroys_any_soldier() -> None:
    board = Board.at("army0 5c, hand0 3c 4d, army1 9h, army2 9s, army3 8s", 4, main=True, teams="alliance")
    board.play("0 use 3c")
    assert board.legal() == {"0 destroy 0 5c", "0 destroy 1 9h", "0 destroy 2 9s", "0 destroy 3 8s"}


def test_rule_41_one_court_card_or_one_ability() -> None:
    board = Board.at("army0 5c, hand0 Kc Qc 3c", main=True).play("0 play Kc")
    assert board.legal() == {"0 play 3c", "0 end"}
    board = Board.at("army0 5c, hand0 Kc 3c 3d, army1 9h", main=True).play("0 use 3c", "0 destroy 1 9h")
    assert board.legal() == {"0 play 3d", "0 end"}


def test_rule_42_any_order() -> None:
    board = Board.at("army0 5c, hand0 Kc 9c 8c", main=True).play("0 play 8c", "0 play Kc", "0 play 9c")
    assert board.in_play(0) == "Kc 9c 8c 5c"


def test_rule_44_a_taken_soldier_goes_home_when_it_falls() -> None:
    options: dict[str, Any] = {"format": "constructed", "deck_size": 7, "jokers": 1}
    decks = [["9c", "8c", "7c", "6c", "5c", "4c", "Xx"], ["9d", "8d", "7d", "6d", "5d", "4d", "3d"]]
    board = Board.at("hand0 Xx 9c, army1 5d 4d, hand1 7d, pile0 empty, pile1 9d", main=True, **options, decks=decks)
    board.play("0 use Xx 1", "1 take 1 5d")
    assert board.in_play(0) == "5d/1"
    board.play("0 end", "~ draw 1 9d", "1 done", "1 play 9d", "1 end", "~ draw 0 Xx")
    assert board.legal() == {"0 attack 5d/1 1", "0 done"}
    board.play("0 attack 5d/1 1", "1 block 9d 1", "1 pass 1")
    assert (board.discard(1), board.in_play(0)) == ("5d", "-")
