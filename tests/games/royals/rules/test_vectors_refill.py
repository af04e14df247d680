"""Vectors 31 to 38 and 46: refill, reshuffle, the last one called, the Last Round."""

from __future__ import annotations

from regalia.kernel.state import CHANCE
from tests.games.royals.board import Board

FULL = "H0 9c 4h 8h 8c 8d, H1 3s 5s 6s 7s 8s, J0 rr, deck 2c, discard Kd"  # vector 33


def test_vector_31_refill_at_the_end_and_top_up() -> None:
    board = Board("H0 9c 4h, H1 Ac 3s 5s 6s 7s, F0 Kc^")
    board.play("0 attack Kc1 9c direct", "1 block Ac", "0 pass", "0 end")
    assert board.due() == (0, 4)
    board.play("~ draw 0 2c 2d 2h 2s")
    assert board.due() == (1, 1)
    board.play("~ draw 1 3c")
    assert board.turn == 1
    assert board.field(0) == "Kc/"


def test_vector_31_refill_only_before_the_turn() -> None:
    board = Board("H0 9c 4h, H1 Ac 3s 5s 6s 7s, F0 Kc^", refill="start")
    board.play("0 attack Kc1 9c direct", "1 block Ac", "0 pass", "0 end")
    assert board.due() == (1, 1)
    assert board.hand(0) == "4h"


def test_vector_32_reshuffle_in_the_middle_of_a_draw() -> None:
    board = Board("H0 9c 4h, H1 3s 5s 6s 7s 8s, J0 rr, deck 2c 2d, discard Kd Kh Ks")
    board.play("0 discard 4h 9c")
    assert board.due() == (0, 2)
    board.play("~ draw 0 2c 2d")
    assert board.legal() == {"0 call", "0 pass"}
    board.play("0 pass")
    assert board.legal() == {"1 call", "1 pass"}
    board.play("1 pass")
    assert board.deck == "4h 9c Kd Kh Ks"
    assert board.discard == ""
    assert board.due() == (0, 3)
    board.play("~ draw 0 9c 4h Kd")
    assert board.turn == 1


def test_vector_33_reshuffle_although_the_hand_is_full() -> None:
    board = Board(FULL).play("0 discard 9c", "0 end", "~ draw 0 2c", "0 call")
    assert board.state.table.called
    assert board.deck == "9c Kd"
    assert board.turn == 1
    assert "discard" in board.verbs()


def test_vector_34_last_round() -> None:
    board = Board(FULL + ", called, reshuffles 1").play("0 discard 4h 9c", "0 end", "~ draw 0 2c")
    assert board.last_round()
    assert len(board.hand(0).split()) == 4
    board.play("1 discard 3s", "1 end", "0 end")
    assert board.over == "last_round"


def test_vector_35_the_top_up_draws_the_last_card() -> None:
    board = Board("H0 9c 4h 8h 8c 8d, H1 Ac 5s 6s 7s 8s, J0 rr, F0 Kd^, deck 2c 2d, discard Ks, called, reshuffles 1")
    board.play("0 attack Kd1 9c direct", "1 block Ac", "0 pass", "0 end", "~ draw 0 2d")
    assert not board.last_round()
    board.play("~ draw 1 2c")
    assert board.state.table.finals == 1
    board.play("1 end")
    assert board.state.table.finals == 2
    board.play("0 end")
    assert board.over == "last_round"


def test_vector_36_the_third_reshuffle_is_the_last() -> None:
    board = Board(FULL + ", reshuffles 2").play("0 discard 4h 9c", "0 end", "~ draw 0 2c")
    assert board.state.table.called
    assert board.state.table.reshuffles == 3
    assert board.deck == "4h 9c Kd"
    assert board.due() == (0, 1)


def test_vector_37_a_reshuffle_that_waits() -> None:
    board = Board("H0 9c 4h, H1 3s 5s 6s 7s 8s, J0 rr, F0 Kd^, deck 2c")
    board.play("0 attack Kd1 9c direct", "1 pass", "0 end", "~ draw 0 2c")
    assert board.state.table.reshuffles == 0
    assert board.hand(0) == "2c 4h"
    board.play("1 discard 3s", "1 end")
    assert board.state.table.reshuffles == 1
    board.play("1 pass", "0 call", "~ draw 1 3s")
    assert board.last_round()
    assert board.turn == 0


def test_vector_38_nothing_left() -> None:
    board = Board("H0 9c, F0 Kd^, J0 rr, deck empty", reshuffle_limit=None)
    board.play("0 attack Kd1 9c direct")
    assert board.over == "exhausted"


def test_vector_46_quiet_turns_do_not_end_the_last_round() -> None:
    board = Board(
        "H0 9c 4h 8h 8c 8d, H1 3s 5s 6s 7s, J0 rr, deck 2c, discard Kd, called, reshuffles 1",
        refill="start",
        idle_limit=2,
    )
    board.play("0 end")
    assert board.turn == CHANCE
    board.play("~ draw 1 2c")
    assert board.last_round()
    board.play("1 end")
    assert board.quiet == 2
    assert board.over is None
    board.play("0 end")
    assert board.over == "last_round"
