"""Rulings on attackers, blockers, hits and strikes (section 9), as play."""

from __future__ import annotations

from typing import Any

from tests.games.battle.board import Board


def test_rule_11_nobody_must_attack_or_block() -> None:
    board = Board.at("army0 9d, army1 5h, hand0 7d, hand1 7h")
    assert "0 done" in board.legal()
    board.play("0 attack 9d 1")
    assert "1 pass 1" in board.legal()


def test_rules_12_13_a_group_is_blocked_as_one_and_gives_no_hits() -> None:
    board = Board.at("army0 9d 8d 7d, army1 4h, hand0 7c, hand1 7h")
    board.play("0 attack 9d 1", "0 join 8d 1", "0 join 7d 1", "1 block 4h 1")
    assert (board.hits, board.in_play(0), board.in_play(1)) == ([0, 0], "9d 8d 7d", "-")


def test_rule_14_a_soldier_blocks_one_group() -> None:
    board = Board.at("army0 9d 8d, army1 Th, hand0 7c, hand1 7h")
    board.play("0 attack 9d 1", "0 attack 8d 1", "1 block Th 1")
    assert (board.hits, board.step) == ([0, 1], "main"), "the second group is not asked about any more"


def test_rule_15_only_team_mates_of_one_side_share_a_group() -> None:
    position = "army0 9d, army2 8c, hand0 4d, hand1 4h, hand2 4c, hand3 4s"
    board = Board.at(position, 4, teams="as_one").play("0 attack 9d 1")
    assert board.legal() == {"2 aid 1", "2 attack 8c 1", "2 done"}
    allies = Board.at(position, 4, teams="alliance").play("0 attack 9d 1")
    assert (allies.to_act, allies.step) == ("0", "main")


def test_rule_16_attacked_players_block_clockwise() -> None:
    board = Board.at("army2 9d 8d, army0 5h, army1 5s, hand2 4d", 3, first_player=2)
    board.play("2 attack 9d 1", "2 attack 8d 0")
    assert board.legal() == {"0 block 5h 2", "0 pass 2"}
    board.play("0 pass 2")
    assert board.legal() == {"1 block 5s 1", "1 pass 1"}


def test_rule_17_only_as_one_helps_a_neighbour_to_block() -> None:
    position = "army0 9d, army1 5h, army3 5s, hand0 4d"
    allies = Board.at(position, 4, teams="alliance").play("0 attack 9d 1", "1 pass 1")
    assert (allies.hits, allies.to_act) == ([0, 1, 0, 0], "0")
    as_one = Board.at(position, 4, teams="as_one").play("0 attack 9d 1", "1 pass 1")
    assert as_one.legal() == {"3 block 5s 1", "3 pass 1"}


def test_rules_18_19_20_hits_count_before_strikes_and_the_fallen_are_out_at_once() -> None:
    """Seat 1 falls by the eight: its fight against the nine does not happen, and what it had is discarded, open."""
    board = Board.at("army0 9d 8d, army1 Kh, hand0 4d, hand1 4h 3h, hits1 4", 3)
    board.play("0 attack 9d 1", "0 attack 8d 1", "1 block Kh 1")
    assert (board.in_play(0), board.in_play(1)) == ("9d 8d", "-")
    assert board.discard() == "Kh 4h 3h"
    assert (board.alive, board.hits) == ([True, False, True], [0, 5, 0])


def test_rule_20_a_thief_keeps_the_soldiers_of_the_fallen() -> None:
    options: dict[str, Any] = {"format": "sealed", "deck_size": 7}
    decks = [["9d"] * 7, ["5h"] * 7, ["4c"] * 7]
    board = Board.at("army0 9d 5h/1, army1 9d/0, hits1 4", 3, **options, decks=decks)
    board.play("0 attack 5h/1 1", "1 pass 1")
    assert board.alive == [True, False, True]
    assert board.in_play(0) == "9d 5h/1"
    assert (board.discard(0), board.discard(1)) == ("9d", "-"), "and a soldier of seat 0 that seat 1 had goes home"


def test_rule_21_with_more_than_two_players_the_rest_play_on() -> None:
    board = Board.at("army0 9d, hand0 4d, hits1 4", 3).play("0 attack 9d 1", "0 end")
    assert board.over is None
    board.play("~ draw 2 5c")
    assert board.to_act == "2"
    duel = Board.at("army0 9d, hand0 4d, hits1 4").play("0 attack 9d 1")
    assert (duel.over, duel.result, duel.placings) == ("last_standing", [1.0, 0.0], [1, 2])


def test_rule_22_every_unblocked_soldier_is_a_hit() -> None:
    board = Board.at("army0 9d 8d 7d, hand0 4d").play("0 attack 9d 1", "0 join 8d 1", "0 join 7d 1")
    assert board.hits == [0, 3]


def test_rule_23_fights_go_group_by_group() -> None:
    """The fives fight first, although kings are stronger."""
    board = Board.at("army0 9d 8d 5d 4d, army1 Kh Qh 5h 4h, hand0 7c, hand1 7h")
    board.play("0 attack 9d 1", "0 join 5d 1", "0 attack 8d 1", "0 join 4d 2")
    board.play("1 block 5h 1", "1 block 4h 1", "1 block Kh 2", "1 block Qh 2")
    assert board.legal() == {"0 strike 1 5h", "0 strike 1 4h"}
    board.play("0 strike 1 5h")
    assert board.legal() == {"1 strike 0 8d", "1 strike 0 4d"}, "the king of the second fight"


def test_rule_24_equal_skills_strike_together_the_attacker_chooses_first() -> None:
    board = Board.at("army0 7d 6d, army1 7h 5h, hand0 4d, hand1 4h")
    board.play("0 attack 7d 1", "0 join 6d 1", "1 block 7h 1", "1 block 5h 1")
    assert board.to_act == "0"
    board.play("0 strike 1 7h")
    assert board.to_act == "1", "the seven that is doomed still strikes"
    board.play("1 strike 0 7d")
    assert (board.in_play(0), board.in_play(1)) == ("6d", "-"), "and then the six strikes the five"


def test_rule_25_strikers_of_one_side_take_different_victims() -> None:
    board = Board.at("army0 9d 9c, army1 8h, hand0 4d, hand1 4h")
    board.play("0 attack 9d 1", "0 join 9c 1", "1 block 8h 1")
    assert (board.in_play(0), board.in_play(1)) == ("9d 9c", "-"), (
        "one victim only: the second strike is without effect"
    )


def test_rules_26_27_every_soldier_strikes_once() -> None:
    """The king has three blockers, strikes one, and falls to the next."""
    board = Board.at("army0 Kd, army1 5h 4h 3h, hand0 4d, hand1 4c")
    board.play("0 attack Kd 1", "1 block 5h 1", "1 block 4h 1", "1 block 3h 1")
    assert board.legal() == {"0 strike 1 5h", "0 strike 1 4h", "0 strike 1 3h"}
    board.play("0 strike 1 3h")
    assert (board.in_play(0), board.in_play(1)) == ("-", "5h 4h")


def test_rule_28_jokers_strike_last_and_destroy_each_other() -> None:
    board = Board.at("army0 Xx, army1 Xx, hand0 4d, hand1 4h", jokers=2).play("0 attack Xx 1", "1 block Xx 1")
    assert (board.in_play(0), board.in_play(1), board.discard()) == ("-", "-", "Xx Xx")


def test_rule_29_soldiers_played_this_turn_block_but_do_not_attack() -> None:
    board = Board.at("hand0 9d 4d, army1 5h, hand1 4h", main=True).play("0 play 9d", "0 end", "~ draw 1 6h")
    board.play("1 attack 5h 0")
    assert "0 block 9d 1" in board.legal()


def test_rule_68_one_attack_step_a_turn() -> None:
    board = Board.at("army0 9d, hand0 4d 5d").play("0 done", "0 play 5d")
    assert {line.split()[1] for line in board.legal()} == {"play", "end"}


def test_rule_70_a_group_attacks_one_side() -> None:
    board = Board.at("army0 9d 8d, hand0 4d", 3).play("0 attack 9d 1")
    assert board.legal("join") == {"0 join 8d 1"}
    assert board.refuses("0 join 8d 2")


def test_rule_71_what_is_declared_stays() -> None:
    board = Board.at("army0 9d 8d, army1 5h, hand0 4d, hand1 4h").play("0 attack 9d 1", "0 attack 8d 1")
    assert board.to_act == "1"
    board.play("1 block 5h 1")
    assert (board.step, board.hits) == ("main", [0, 1])
