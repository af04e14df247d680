"""Rulings 19 to 38: revival, jokers, blocks, Jackrifice."""

from __future__ import annotations

import pytest

from tests.games.royals.board import Board


def test_ruling_19_any_card_of_the_suit_but_no_joker() -> None:
    board = Board("H0 Ad 7d Qd Xx 7h, H1 3s, F0 Kd_+9h")
    assert board.legal("revive") == {"0 revive Kd1 Ad", "0 revive Kd1 7d", "0 revive Kd1 Qd"}
    board.play("0 revive Kd1 Qd")
    assert board.field(0) == "Kd^+9h", "upright, with its cards"


def test_ruling_19_as_often_as_it_falls() -> None:
    board = Board("H0 7d 8c, H1 8s 8h 9c 9d, F0 Kd_").play("0 revive Kd1 7d", "0 end", "~ draw 0 2d 3d 4d 5d")
    board.play("~ draw 1 2c", "1 arrow Kd1 8h 8s", "0 pass", "1 end", "~ draw 1 3c 4c")
    assert "0 revive Kd1 2d" in board.legal()


def test_ruling_20_one_point_for_the_receiver() -> None:
    board = Board("H0 Td Qd 2c, H1 3s, F0 Kd_ Jd_").play("0 revive Kd1 Td", "0 revive Jd2 Qd")
    assert board.pile("tributes", 1) == "Td Qd"
    assert board.score == (0, 2)


def test_ruling_21_no_burial_of_a_standing_royal() -> None:
    board = Board("H0 9c, H1 3s, F0 Kd^ Qd/, J0 rw")
    assert board.verbs() == {"end", "discard", "attack", "joker"}


def test_ruling_22_a_joker_needs_a_number_card() -> None:
    assert "joker" not in Board("H0 Ks Xx, H1 3s, J0 r, F1 Kd^").verbs()
    board = Board("H0 9c Ks, H1 3s, J0 rr, F1 Kd^").play("0 joker 9c Kd1", "1 pass")
    assert board.jokers(0) == "r", "one joker an attack"


@pytest.mark.parametrize(
    ("rule", "number", "field"),
    [
        ("ranks_cover_card", "3c", "Jd_"),
        ("ranks_cover_card", "4c", "Jd^"),
        ("card_covers_ranks", "3c", "Jd_"),
        ("card_covers_ranks", "2c", "Jd^"),
    ],
)
def test_ruling_23_ranks_against_the_card(rule: str, number: str, field: str) -> None:
    board = Board(f"H0 {number} 2s, H1 3s, F1 Jd^, J0 r", wipe_rule=rule)
    board.play(f"0 joker {number} wipe", "1 pass")
    assert board.field(1) == field


def test_ruling_24_wipe_counts_standing_royals_and_one_is_enough() -> None:
    board = Board("H0 2c 2s, H1 3s, F1 Jd_ Qd^ Kh_, J0 r").play("0 joker 2c wipe", "1 pass")
    assert board.field(1) == "Jd_ Qd_ Kh_"


def test_ruling_25_a_joker_that_fails_is_discarded() -> None:
    board = Board("H0 Ac 2s, H1 3s, F1 Jd^, J0 r").play("0 joker Ac Jd1", "1 pass")
    assert board.discard == "Ac Xx"
    assert board.score == (0, 0)


def test_ruling_26_jokers_on_the_field_stay_and_score_nothing() -> None:
    board = Board("H0 2s 4s 5d 6d 8h, H1 3s 5s 6s 7s 8s, J0 r, J1 w", turn_limit=11).play("0 end", "1 end")
    assert board.over == "turn_limit"
    assert (board.jokers(0), board.jokers(1)) == ("r", "r")
    assert board.score == (0, 0)


def test_ruling_27_blocked_and_countered_aces_are_discarded() -> None:
    board = Board("H0 9c 9d As 4h, H1 Ac Ah 3s, F0 Kc^")
    board.play("0 arrow direct 9c 9d", "1 block Ac", "0 counter As", "1 block Ah", "0 pass")
    assert board.discard == "Ac Ah As 9c 9d"
    assert board.score == (0, 0)


@pytest.mark.parametrize(("rule", "field"), [("royal_rests", "Kc/"), ("rests", "Kc/"), ("may_retry", "Kc^")])
def test_ruling_28_does_a_blocked_royal_rest(rule: str, field: str) -> None:
    board = Board("H0 9c 4h, H1 Ac 3s, F0 Kc^", blocked_attacker=rule)
    board.play("0 attack Kc1 9c direct", "1 block Ac", "0 pass")
    assert board.field(0) == field


@pytest.mark.parametrize(("rule", "jokers"), [("royal_rests", "rr"), ("rests", "rw"), ("may_retry", "rr")])
def test_ruling_29_may_a_blocked_joker_attack_again(rule: str, jokers: str) -> None:
    board = Board("H0 9c 4h, H1 Ac 3s, J0 rr", blocked_attacker=rule)
    board.play("0 joker 9c direct", "1 block Ac", "0 pass")
    assert board.jokers(0) == jokers


def test_ruling_30_strictly_in_turn_until_the_first_pass() -> None:
    board = Board("H0 9c As Ad 4h, H1 Ac Ah 3s, F0 Kc^").play("0 attack Kc1 9c direct", "1 block Ac")
    assert board.legal() == {"0 counter Ad", "0 counter As", "0 pass"}
    board.play("0 counter Ad")
    assert board.legal() == {"1 block Ah", "1 pass"}
    board.play("1 pass")
    assert board.score == (9, 0)


def test_ruling_31_the_player_chooses_the_ace() -> None:
    board = Board("H0 9c 4h, H1 Ac Ah As 3s, F0 Kc^").play("0 attack Kc1 9c direct", "1 block As", "0 pass")
    assert board.hand(1) == "Ac Ah 3s"


def test_ruling_32_asked_without_an_ace() -> None:
    board = Board("H0 9c 4h, H1 Kh, F0 Kc^").play("0 attack Kc1 9c direct")
    assert (board.turn, board.legal()) == (1, {"1 pass"})


def test_ruling_32_the_attacker_too() -> None:
    board = Board("H0 9c 4h, H1 Ac 3s, F0 Kc^").play("0 attack Kc1 9c direct", "1 block Ac")
    assert (board.turn, board.legal()) == (0, {"0 pass"})


def test_ruling_33_a_futile_attack_may_be_blocked() -> None:
    board = Board("H0 2c 4h, H1 Ac 3s, F0 Jc^").play("0 attack Jc1 2c direct")
    assert "1 block Ac" in board.legal()


def test_ruling_34_an_ace_of_the_attack_does_not_counter() -> None:
    board = Board("H0 Ac Ad 4h, H1 Ah 3s").play("0 arrow direct Ac Ad", "1 block Ah")
    assert board.legal() == {"0 pass"}


def test_ruling_35_the_duel_comes_before_jackrifice() -> None:
    board = Board("H0 9c 4h, H1 Ac 3s, F0 Kc^, F1 Kd^ Jd^").play("0 attack Kc1 9c Kd1")
    assert board.verbs() == {"block", "pass"}
    board.play("1 pass")
    assert board.verbs() == {"jackrifice", "pass"}
    board.play("1 jackrifice Jd2")
    assert board.turn == 0, "nothing answers it"


def test_ruling_36_standing_jacks_other_than_the_target() -> None:
    board = Board("H0 9c 4h, H1 3s, F0 Kc^, F1 Jd^ Js_ Jh/").play("0 attack Kc1 9c Jd1", "1 pass")
    assert board.legal() == {"1 jackrifice Jh3", "1 pass"}


def test_ruling_37_the_damage_need_not_reach_the_jack() -> None:
    board = Board("H0 7c 7d 4h, H1 3s, F1 Qd^ Jh/").play("0 arrow Qd1 7c 7d", "1 pass", "1 jackrifice Jh2")
    assert board.field(1) == "Qd^ Jh_"


def test_ruling_38_against_a_joker_on_one_royal() -> None:
    board = Board("H0 9c 4h, H1 3s, F1 Qd^ Jh/, J0 r").play("0 joker 9c Qd1", "1 pass")
    assert "jackrifice" in board.verbs()


@pytest.mark.parametrize("line", ["0 joker 4h wipe", "0 attack Jc1 4h Qd1"])
def test_ruling_38_not_against_a_wipe_nor_a_futile_attack(line: str) -> None:
    board = Board("H0 9c 4h, H1 3s, F0 Jc^, F1 Qd^ Jh/, J0 r").play(line, "1 pass")
    assert board.turn == 0
