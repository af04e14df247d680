"""Rulings 39 to 53: reshuffles, the Last Round, ends, empty hands."""

from __future__ import annotations

import pytest

from regalia.games.royals import GAME
from regalia.kernel.state import SPECTATOR
from tests.games.royals.board import Board

FIVE = "H0 9c 4h 8h 8c 8d, H1 3s 5s 6s 7s 8s, J0 rr"


def test_ruling_39_reshuffle_at_the_moment_the_last_card_is_drawn() -> None:
    board = Board(FIVE + ", deck 2c, discard Kd").play("0 discard 9c", "0 end", "~ draw 0 2c")
    assert board.legal() == {"0 call", "0 pass"}
    assert len(board.hand(0).split()) == 5


def test_ruling_40_an_empty_discard_pile_waits() -> None:
    board = Board("H0 9c 4h 8h 8c, H1 3s 5s 6s 7s 8s, J0 rr, deck 2c").play("0 end", "~ draw 0 2c")
    assert (board.turn, board.state.table.reshuffles) == (1, 0)
    board.play("1 discard 3s", "1 end")
    assert (board.turn, board.state.table.reshuffles) == (1, 1)


def test_ruling_40_not_while_nobody_needs_a_card() -> None:
    board = Board(FIVE + ", deck empty, discard Kd").play("0 end", "1 end")
    assert board.turn == 0
    assert board.state.table.reshuffles == 0


def test_ruling_41_the_end_of_the_turn_fills_the_discard_pile_first() -> None:
    board = Board("H0 9c 4h, H1 3s 5s 6s 7s 8s, J0 rr, F0 Kd_, deck 2c")
    board.play("0 discard 9c", "0 end", "~ draw 0 2c", "0 pass", "1 pass")
    assert board.deck == "9c Kd"


def test_ruling_42_the_drawer_is_asked_first_with_the_cards_drawn_so_far() -> None:
    board = Board("H0 9c 4h, H1 3s 5s 6s 7s 8s, J0 rr, deck 2c, discard Kd Kh").play("0 end", "~ draw 0 2c")
    assert (board.turn, board.hand(0)) == (0, "2c 4h 9c")
    board.play("0 pass", "1 call")
    assert board.state.table.called
    assert board.due() == (0, 2)


def test_ruling_42_one_call_is_enough() -> None:
    board = Board("H0 9c 4h, H1 3s 5s 6s 7s 8s, J0 rr, deck 2c, discard Kd Kh").play("0 end", "~ draw 0 2c", "0 call")
    assert board.due() == (0, 2)


@pytest.mark.parametrize(("limit", "done", "asked"), [(3, 2, False), (3, 1, True), (1, 0, False), (None, 9, True)])
def test_ruling_43_the_limit_calls(limit: int | None, done: int, asked: bool) -> None:
    board = Board(FIVE + f", deck 2c, discard Kd, reshuffles {done}", reshuffle_limit=limit)
    board.play("0 discard 9c", "0 end", "~ draw 0 2c")
    assert board.state.table.called is not asked
    assert ("call" in board.verbs()) is asked


def test_ruling_43_limit_0_is_called_from_the_start() -> None:
    assert Board.new(reshuffle_limit=0).state.table.called


def test_ruling_44_two_final_turns_and_no_draws() -> None:
    board = Board("H0 9c 4h, H1 Ac 5s 6s 7s 8s, J0 rr, F0 Kd^, deck 2c, discard Ks, called")
    board.play("0 end", "~ draw 0 2c", "1 arrow Kd1 5s 6s", "0 pass", "1 end")
    assert (board.turn, board.hand(0)) == (0, "2c 4h 9c")
    board.play("0 arrow direct 2c 9c", "1 block Ac", "0 pass", "0 end")
    assert board.over == "last_round"


def test_ruling_45_fallen_and_standing_royals_score_at_the_end() -> None:
    board = Board("H0 4h, H1 3s, F0 Kd_+9h, F1 Qd/+8c, final 2").play("0 end")
    assert board.over == "last_round"
    assert board.score == (9, 4)


def test_ruling_46_rounded_card_by_card() -> None:
    assert Board("F0 Qd^+3c+5c, F1 Jd^+5d+5h+8h").score == (1 + 2, 1 + 1 + 2)


def test_ruling_47_a_tie_is_half_a_win_each() -> None:
    board = Board("H0 4h, H1 3s, arrows0 2c 3c, tributes1 Kd Qd", turn_limit=10).play("0 end")
    assert board.result == [0.5, 0.5]
    assert board.wins == (0, 0)


def test_ruling_48_idle() -> None:
    board = Board(FIVE, idle_limit=2).play("0 end", "1 end")
    assert board.over == "idle"


def test_ruling_48_not_in_the_last_round() -> None:
    board = Board(FIVE + ", final 1, quiet 3", idle_limit=4).play("0 end")
    assert board.over is None


def test_ruling_48_a_burial_is_not_quiet() -> None:
    board = Board(FIVE + ", F0 Kd_", idle_limit=2).play("0 end", "1 end")
    assert (board.over, board.quiet) == (None, 1)


def test_ruling_49_everything_out_of_play() -> None:
    board = Board("H0 9c, F0 Kd^, J0 rr, deck empty").play("0 attack Kd1 9c direct")
    assert board.over == "exhausted"


def test_ruling_49_not_while_a_fallen_royal_can_still_be_discarded() -> None:
    board = Board("H0 9c, F0 Kd^, F1 Kh_, J0 rr, deck empty").play("0 attack Kd1 9c direct")
    assert board.legal() == {"1 call", "1 pass"}, "seat 1 buried Kh, and the reshuffle that waited comes"
    assert board.discard == "Kh"


def test_ruling_50_only_answers_in_the_opponents_turn() -> None:
    board = Board("H0 9c 4h, H1 Ac Kh Xx, F0 Kc^, F1 Qd^ Jd/ Js_").play("0 attack Kc1 9c Qd1")
    assert board.verbs() == {"block", "pass"}
    board.play("1 pass")
    assert board.verbs() == {"jackrifice", "pass"}


def test_ruling_51_an_empty_hand_ends_the_turn_and_buries() -> None:
    board = Board("H0 9c, H1 3s 5s 6s 7s 8s, F0 Kd_").play("0 discard 9c")
    assert board.field(0) == ""
    assert board.discard == "9c Kd"
    assert board.due() == (0, 5)


def test_ruling_51_a_turn_that_begins_without_cards() -> None:
    board = Board("H0 9c 4h, F1 Kh_+3s, final 1, called").play("0 end")
    assert board.over == "last_round"
    assert board.buried(1) == "Kh+3s"


def test_ruling_52_a_turn_without_an_action_but_no_empty_discard() -> None:
    board = Board("H0 9c, H1 3s")
    assert board.legal() == {"0 end", "0 discard 9c"}


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_ruling_53_piles_lie_open(viewer: int) -> None:
    board = Board("H0 9c, H1 3s, F0 Kd^+2c, arrows0 5c, used1 8c, buried1 Jd+7c, tributes0 Qs, discard Kh Qh")
    told = GAME.positions().write_view(board.match.rules, board.match.view(viewer)).split(", ")
    assert {"discard Qh Kh", "F0 Kd^+2c", "buried1 Jd+7c"} <= set(told)
    piles = [clause for clause in told if clause.split()[0][:-1] in ("arrows", "used", "tributes")]
    assert sorted(piles) == ["arrows0 5c", "tributes0 Qs", "used1 8c"]
