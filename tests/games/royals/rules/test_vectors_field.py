"""Vectors 16 to 22: revive, bury, the end of a turn, jokers, Wipe The Floor."""

from __future__ import annotations

import pytest

from tests.games.royals.board import Board


def test_vector_16_revive_for_a_card_of_the_suit() -> None:
    board = Board("H0 Kd 3c 9c Xx, H1 3s, F0 Qd_+8h")
    assert board.legal("revive") == {"0 revive Qd1 Kd"}
    board.play("0 revive Qd1 Kd")
    assert board.field(0) == "Qd^+8h"
    assert board.score == (4, 1)
    board.play("0 attack Qd1 9c direct", "1 pass")
    assert board.field(0) == "Qd/+8h+9c"
    assert board.score == (8, 1)


def test_vector_17_bury_to_make_room() -> None:
    board = Board("H0 Ks 4c, H1 3s, F0 Kd^ Qd_ Jd_+9h")
    assert "recruit" not in board.verbs()
    board.play("0 bury Qd2")
    assert board.discard == "Qd"
    board.play("0 bury Jd3")
    assert board.buried(0) == "Jd+9h"
    assert board.score == (3, 0)
    board.play("0 recruit Ks")
    assert board.field(0) == "Kd^ Ks/"


def test_vector_18_the_end_of_the_turn_buries() -> None:
    board = Board("H0 4c, H1 3s, F0 Kd/ Qd_ Jd_+9h")
    board.play("0 end")
    assert board.discard == "Qd"
    assert board.buried(0) == "Jd+9h"
    assert board.field(0) == "Kd/"
    assert board.due() == (0, 4)
    assert board.quiet == 0


def test_vector_19_an_empty_hand_ends_the_turn() -> None:
    board = Board("H0 9c, H1 3s 4s 5s 6s 7s, F0 Kd^ Qd_")
    board.play("0 attack Kd1 9c direct", "1 pass", "~ draw 0 2c 2d 2h 2s 3c")
    assert board.discard == "Qd"
    assert board.turn == 1
    assert board.turns == 11


def test_vector_20_a_revealed_joker_waits() -> None:
    board = Board("H0 Xx 9c, H1 3s, J0 r")
    board.play("0 reveal Xx")
    assert board.jokers(0) == "rw"
    board.play("0 joker 9c direct", "1 pass")
    assert board.pile("used", 0) == "9c"
    assert board.score == (18, 0)
    assert board.jokers(0) == "w"


def test_vector_20_the_other_joker_still_waits() -> None:
    board = Board("H0 Xx 9c 2s, H1 3s, J0 r").play("0 reveal Xx", "0 joker 9c direct", "1 pass")
    assert board.jokers(0) == "w"
    assert "joker" not in board.verbs()


def test_vector_20_a_waiting_joker_cannot_attack() -> None:
    assert "joker" not in Board("H0 Xx 9c, H1 3s, J0 w").verbs()


def test_vector_20_at_most_two_jokers_on_a_field() -> None:
    assert "reveal" not in Board("H0 Xx 9c, H1 3s, J0 rr", decks=2).verbs()


@pytest.mark.parametrize(("number", "field"), [("Ac", "Jh^"), ("2c", "Jh_")])
def test_vector_21_joker_with_an_ace_against_a_jack(number: str, field: str) -> None:
    board = Board(f"H0 {number} 2s, H1 3s, F1 Jh^, J0 r")
    board.play(f"0 joker {number} Jh1", "1 pass")
    assert board.field(1) == field
    assert board.jokers(0) == ""
    assert board.discard == f"{number} Xx"


@pytest.mark.parametrize(
    ("rule", "number", "works"),
    [
        ("ranks_cover_card", "As", True),
        ("ranks_cover_card", "4s", True),
        ("ranks_cover_card", "5s", True),
        ("ranks_cover_card", "6s", False),
        ("ranks_cover_card", "Ts", False),
        ("card_covers_ranks", "4s", False),
        ("card_covers_ranks", "5s", True),
        ("card_covers_ranks", "9s", True),
    ],
)
def test_vector_22_wipe_the_floor(rule: str, number: str, works: bool) -> None:
    """The jack, 3, and the queen, 2, stand; the king has fallen and does not count (ruling 24)."""
    board = Board(f"H0 {number} 2s, H1 3s, F1 Jh^ Qd/ Kc_, J0 r", wipe_rule=rule)
    board.play(f"0 joker {number} wipe", "1 pass")
    assert board.turn == 0, "no Jackrifice window"
    assert board.field(1) == ("Jh_ Qd_ Kc_" if works else "Jh^ Qd/ Kc_")
    assert board.discard == f"{number} Xx"
    assert board.jokers(0) == ""


def test_vector_22_no_wipe_without_a_guard() -> None:
    board = Board("H0 4s 2s, H1 3s, F1 Kc_, J0 r")
    assert board.legal("joker") == {"0 joker 2s direct", "0 joker 4s direct"}


def test_vector_22_a_futile_wipe_is_not_offered() -> None:
    board = Board("H0 6s 2s, H1 3s, F1 Jh^ Qd/ Kc_, J0 r", futile_attacks=False)
    assert "0 joker 6s wipe" not in board.legal()
    assert "0 joker 2s wipe" in board.legal()
