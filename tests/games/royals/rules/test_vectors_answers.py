"""Vectors 23 to 30: the ace duel and Jackrifice."""

from __future__ import annotations

import pytest

from tests.games.royals.board import Board


def test_vector_23_a_duel_of_four_aces() -> None:
    board = Board("H0 9c As Ad 4h, H1 Ac Ah 3s 5s, F0 Kc^")
    board.play("0 attack Kc1 9c direct")
    assert board.legal() == {"1 block Ac", "1 block Ah", "1 pass"}
    board.play("1 block Ah", "0 counter As", "1 block Ac", "0 counter Ad")
    assert board.legal() == {"1 pass"}
    board.play("1 pass")
    assert board.field(0) == "Kc/+9c"
    assert board.discard == "Ac Ad Ah As"


def test_vector_24_blocked_royal_rests() -> None:
    board = Board("H0 9c 4h, H1 Ac 3s, F0 Kc^")
    board.play("0 attack Kc1 9c direct", "1 block Ac", "0 pass")
    assert board.discard == "Ac 9c"
    assert board.field(0) == "Kc/"
    assert board.score == (0, 0)
    assert "attack" not in board.verbs()


def test_vector_24_blocked_royal_may_retry() -> None:
    board = Board("H0 9c 4h, H1 Ac 3s, F0 Kc^", blocked_attacker="may_retry")
    board.play("0 attack Kc1 9c direct", "1 block Ac", "0 pass")
    assert board.field(0) == "Kc^"
    assert "0 attack Kc1 4h direct" in board.legal()


@pytest.mark.parametrize("target", ["Kh1", "wipe"])
@pytest.mark.parametrize("rule", ["royal_rests", "may_retry"])
def test_vector_25_blocked_joker_stays_ready(target: str, rule: str) -> None:
    board = Board("H0 9c 4h, H1 Ac 3s, F1 Kh^, J0 r", blocked_attacker=rule)
    board.play(f"0 joker 9c {target}", "1 block Ac", "0 pass")
    assert board.discard == "Ac 9c"
    assert board.jokers(0) == "r"
    assert "0 joker 4h Kh1" in board.legal()


def test_vector_25_blocked_joker_rests() -> None:
    board = Board("H0 9c 4h, H1 Ac 3s, F1 Kh^, J0 r", blocked_attacker="rests")
    board.play("0 joker 9c Kh1", "1 block Ac", "0 pass")
    assert board.jokers(0) == "w"
    assert "joker" not in board.verbs()


def test_vector_26_arrows_are_blocked_in_the_cold_war() -> None:
    board = Board("had none, H0 7c 7d 2h, H1 Ac 3s")
    board.play("0 arrow direct 7c 7d", "1 block Ac", "0 pass")
    assert board.discard == "Ac 7c 7d"
    assert board.score == (0, 0)


def test_vector_27_an_empty_hand_is_not_asked() -> None:
    board = Board("H0 9c 4h, F0 Kc^").play("0 attack Kc1 9c direct")
    assert board.score == (9, 0)
    assert board.turn == 0


def test_vector_27_an_empty_hand_cannot_counter() -> None:
    board = Board("H0 9c, H1 Ac 3s, F0 Kc^").play("0 attack Kc1 9c direct", "1 block Ac")
    assert board.score == (0, 0)
    assert board.due() == (0, 5), "the block stands, the turn is over"


def test_vector_27_cards_without_an_ace_are_asked() -> None:
    board = Board("H0 9c 4h, H1 3s, F0 Kc^").play("0 attack Kc1 9c direct")
    assert board.legal() == {"1 pass"}


def test_vector_28_jackrifice() -> None:
    board = Board("H0 9c 4h, H1 3s, F0 Kc^, F1 Kh^ Jd/+9h Js_")
    board.play("0 attack Kc1 9c Kh1", "1 pass")
    assert board.legal() == {"1 jackrifice Jd2", "1 pass"}
    board.play("1 jackrifice Jd2")
    assert board.field(1) == "Kh^ Jd_+9h Js_"
    assert board.field(0) == "Kc/"
    assert board.discard == "9c"


def test_vector_29_the_jack_falls_whatever_the_damage() -> None:
    board = Board("H0 Ac 4h, H1 3s, F0 Kc^, F1 Kh^ Jd^")
    board.play("0 attack Kc1 Ac Kh1", "1 pass", "1 jackrifice Jd2")
    assert board.field(1) == "Kh^ Jd_"


def test_vector_29_a_jack_for_a_jack() -> None:
    board = Board("H0 7c 7d 7h 2s, H1 3s, F1 Jd^ Js^ Jh^")
    board.play("0 arrow Jd1 7c 7d 7h", "1 pass")
    assert board.legal("jackrifice") == {"1 jackrifice Js2", "1 jackrifice Jh3"}
    board.play("1 pass")
    assert board.field(1) == "Jd_ Js^ Jh^"


def test_vector_30_futile_no_jackrifice() -> None:
    board = Board("H0 7c 7d 2s, H1 3s, F1 Jd^ Js^").play("0 arrow Jd1 7c 7d", "1 pass")
    assert board.turn == 0
    assert board.field(1) == "Jd^ Js^"


def test_vector_30_blocked_no_jackrifice() -> None:
    board = Board("H0 7c 7d 2s, H1 Ac 3s, F1 Kd^ Js^")
    board.play("0 arrow Kd1 7c 7d", "1 block Ac", "0 pass")
    assert board.turn == 0
    assert board.field(1) == "Kd^ Js^"


def test_vector_30_jackrifice_against_a_joker_after_a_counter() -> None:
    board = Board("H0 7c As 2s, H1 Ac 3s, F1 Kd^ Js^, J0 r")
    board.play("0 joker 7c Kd1", "1 block Ac", "0 counter As", "1 pass", "1 jackrifice Js2")
    assert board.field(1) == "Kd^ Js_"
    assert board.jokers(0) == ""
    assert board.discard == "Ac As 7c Xx"
