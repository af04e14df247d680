"""The log: results said, and everything that happens by itself."""

from __future__ import annotations

from tests.games.royals.board import Board
from tests.games.royals.face import told


def test_arrows_that_nobody_can_answer() -> None:
    board = Board("H0 Th Ts 2c, H1, F1 Qc^")
    assert told(board, "0 arrow Qc1 Th Ts") == ["0 shoots [Th] [Ts] at [Qc]: 2 ≥ 2, she falls"]


def test_an_attack_its_answer_and_its_result() -> None:
    board = Board("H0 2s 8c 4h, H1 3c, F0 Kh^ Qd^, F1 Qc^")
    assert told(board, "0 attack Kh1 2s Qc1") == ["0 attacks [Qc] with [Kh] and [2s]"]
    assert told(board, "1 pass") == ["1 does not block", "0 2 ÷ 1 = 2 ≥ 2, she falls"]
    assert told(board, "0 attack Qd2 8c direct") == ["0 attacks {1} with [Qd] and [8c]"]
    assert told(board, "1 pass") == ["1 does not block", "0 8 ÷ 2 = 4, 4 points"]


def test_an_attack_on_the_viewer() -> None:
    board = Board("H0 2s 8c 4h, H1 3c, F0 Kh^ Qd^, F1 Qc^")
    assert told(board, "0 attack Kh1 2s Qc1", viewer=1) == ["0 attacks your [Qc] with [Kh] and [2s]"]
    board.play("1 pass")
    assert told(board, "0 attack Qd2 8c direct", viewer=1) == ["0 attacks you with [Qd] and [8c]"]


def test_a_futile_attack() -> None:
    board = Board("H0 2s 4h, H1 3c, F0 Kh^, F1 Jc^").play("0 attack Kh1 2s Jc1")
    assert told(board, "1 pass") == ["1 does not block", "0 2 ÷ 1 = 2 < 3, no effect"]


def test_a_wipe() -> None:
    board = Board("H0 4s 4h, H1 3c, F1 Jc^ Qd/, J0 r")
    assert told(board, "0 joker 4s wipe") == ["0 attacks all royals with the joker and [4s]"]
    assert told(board, "1 pass") == ["1 does not block", "0 3 + 2 = 5 ≥ 4, all fall"]


def test_a_duel_of_aces() -> None:
    board = Board("H0 9c As 4h, H1 Ac Ad 3s, F0 Kc^").play("0 attack Kc1 9c direct")
    assert told(board, "1 block Ac") == ["1 blocks with [Ac]"]
    assert told(board, "0 counter As") == ["0 counters with [As]"]
    assert told(board, "1 block Ad") == ["1 blocks with [Ad]"]
    assert told(board, "0 pass") == ["0 does not counter", "0 loses [9c]: the attack is blocked and [Kc] rests"]


def test_a_block_that_nobody_can_counter_ends_the_turn() -> None:
    """Vector 27: the last card was in the attack."""
    board = Board("H0 9c, H1 Ac 3s, F0 Kc^ Qd_").play("0 attack Kc1 9c direct")
    assert told(board, "1 block Ac") == [
        "1 blocks with [Ac]",
        "0 loses [9c]: the attack is blocked and [Kc] rests",
        "0 ends the turn without cards",
        "0 buries [Qd]",
    ]


def test_a_blocked_joker() -> None:
    board = Board("H0 9c 4h, H1 Ac 3s, J0 r").play("0 joker 9c direct", "1 block Ac")
    assert told(board, "0 pass")[1] == "0 loses [9c]: the attack is blocked and the joker stays ready"
    board = Board("H0 9c 4h, H1 Ac 3s, J0 r", blocked_attacker="rests").play("0 joker 9c direct", "1 block Ac")
    assert told(board, "0 pass")[1] == "0 loses [9c]: the attack is blocked and the joker waits"


def test_jackrifice() -> None:
    position = "H0 9c 4h, H1 3s, F0 Kc^, F1 Kh^ Jd/"
    board = Board(position).play("0 attack Kc1 9c Kh1")
    assert told(board, "1 pass") == ["1 does not block"]
    assert told(board, "1 jackrifice Jd2") == ["1 gives [Jd] to save [Kh]", "0 9 ÷ 1 = 9 ≥ 1, [Jd] falls"]
    board = Board(position).play("0 attack Kc1 9c Kh1", "1 pass")
    assert told(board, "1 pass") == ["1 gives no jack", "0 9 ÷ 1 = 9 ≥ 1, he falls"]


def test_deeds_on_the_own_field() -> None:
    board = Board("H0 2c 3d Kd Ks Xx, H1 3s, F0 Qd_ Jc_")
    assert told(board, "0 reveal Xx") == ["0 reveals a joker"]
    assert told(board, "0 revive Qd1 Kd") == ["0 revives [Qd] with [Kd]: 1 point for {1}"]
    assert told(board, "0 bury Jc2") == ["0 buries [Jc]"]
    assert told(board, "0 recruit Ks") == ["0 recruits [Ks]"]
    assert told(board, "0 discard 2c") == ["0 discards [2c]"]


def test_the_cold_war_ends() -> None:
    board = Board("H0 Kh 9c, H1 3s, F1 Qs/, had 1")
    assert told(board, "0 recruit Kh") == ["0 recruits [Kh]", "The Cold War is over."]


def test_the_end_of_a_turn_buries_what_has_fallen() -> None:
    """Vector 18."""
    board = Board("H0 4c, H1 3s, F0 Kd/ Qd_ Jd_+9h")
    assert told(board, "0 end") == [
        "0 ends the turn",
        "0 buries [Qd]",
        "0 buries [Jd] with [9h]: 3 points kept",
    ]


def test_reviving_with_the_last_card_ends_the_turn_without_burying() -> None:
    board = Board("H0 3d, H1 3s, F0 Qd_ Kc_")
    assert told(board, "0 revive Qd1 3d") == [
        "0 revives [Qd] with [3d]: 1 point for {1}",
        "0 ends the turn without cards",
        "0 buries [Kc]",
    ]


def test_draws_and_the_heading_of_a_turn() -> None:
    """Only the drawer is told the cards (section 8)."""
    lines = "0 end", "~ draw 0 2c 7h 9s Kd"
    position = "H0 4c, H1 3s 5s 6s 7s 8s"
    for viewer, what in ((0, "[2c] [7h] [9s] [Kd]"), (1, "4 cards"), (-1, "4 cards")):
        board = Board(position)
        told(board, lines[0], viewer)
        assert told(board, lines[1], viewer) == [f"0 draws {what}", "= Turn 11, {1}"]


def test_a_reshuffle_and_its_call() -> None:
    """Vector 33."""
    board = Board("H0 9c 4h 8h 8c 8d, H1 3s 5s 6s 7s 8s, J0 rr, deck 2c, discard Kd").play("0 discard 9c", "0 end")
    assert told(board, "~ draw 0 2c") == ["0 draws 1 card", "The deck has run out: reshuffle 1 of 3."]
    assert told(board, "0 call") == [
        "0 makes this the last reshuffle",
        "The discard pile is shuffled: a new deck of 2 cards.",
        "= Turn 11, {1}",
    ]


def test_nobody_calls() -> None:
    """Vector 32."""
    board = Board("H0 9c 4h, H1 3s 5s 6s 7s 8s, J0 rr, deck 2c 2d, discard Kd Kh Ks")
    assert told(board, "0 discard 4h 9c") == ["0 discards [4h] [9c]", "0 ends the turn without cards"]
    board.play("~ draw 0 2c 2d")
    assert told(board, "0 pass") == ["0 allows another reshuffle"]
    assert told(board, "1 pass") == [
        "1 allows another reshuffle",
        "The discard pile is shuffled: a new deck of 5 cards.",
    ]


def test_the_last_reshuffle_at_the_limit() -> None:
    """Vector 36."""
    position = "H0 9c 4h 8h 8c 8d, H1 3s 5s 6s 7s 8s, J0 rr, deck 2c, discard Kd, reshuffles 2"
    board = Board(position).play("0 discard 4h 9c", "0 end")
    assert told(board, "~ draw 0 2c") == ["0 draws 1 card", "The deck has run out: reshuffle 3 of 3, the last one."]


def test_a_reshuffle_that_has_to_wait() -> None:
    """Vector 37."""
    board = Board("H0 9c 4h, H1 3s 5s 6s 7s 8s, J0 rr, F0 Kd^, deck 2c")
    board.play("0 attack Kd1 9c direct", "1 pass", "0 end")
    assert told(board, "~ draw 0 2c") == [
        "0 draws 1 card",
        "The deck has run out, and the discard pile is empty: the reshuffle waits.",
        "= Turn 11, {1}",
    ]


def test_the_last_round_to_its_end() -> None:
    """Vector 34."""
    position = "H0 9c 4h 8h 8c 8d, H1 3s 5s 6s 7s 8s, J0 rr, deck 2c, discard Kd, reshuffles 1, called, arrows0 2d"
    board = Board(position).play("0 discard 4h 9c", "0 end")
    assert told(board, "~ draw 0 2c") == [
        "0 draws 1 card",
        "= Last Round: nobody draws any more, one final turn each",
        "= Turn 11, {1}, first final turn",
    ]
    assert told(board, "1 end") == ["1 ends the turn", "= Turn 12, {0}, second final turn"]
    points = board.score
    assert told(board, "0 end") == [
        "0 ends the turn",
        f"= Game over: {points[0]} point for {{0}}, {points[1]} for {{1}}. Both final turns have been played.",
    ]


def test_a_final_turn_without_cards_is_over_at_once() -> None:
    board = Board("H0 4c, H1, F1 Qd_, called, final 1")
    assert told(board, "0 end") == [
        "0 ends the turn",
        "= Turn 11, {1}, second final turn",
        "1 cannot play without cards",
        "1 buries [Qd]",
        "= Game over: 0 points for {0}, 0 for {1}. Both final turns have been played.",
    ]


def test_the_next_game_of_a_match() -> None:
    """Vector 42."""
    position = "H0 9c 4h 8h 8c 8d, H1 3s 5s 6s 7s 8s, arrows1 2c 3c"
    board = Board(position, match_games=3, turn_limit=10)
    assert told(board, "0 end") == [
        "0 ends the turn",
        "= Game over: 0 points for {0}, 2 for {1}. The limit of turns was reached.",
        "Games won: 0 by {0}, 1 by {1}.",
        "= Game 2 of 3",
    ]


def test_the_first_turn() -> None:
    board = Board.new()
    assert told(board, "~ first 1") == ["1 goes first, by lot"]
    assert told(board, "~ draw 1 Ac 2c 3c 4c 5c") == ["1 draws 5 cards"]
    assert told(board, "~ draw 0 Ad 2d 3d 4d 5d", viewer=0) == ["0 draws [Ad] [2d] [3d] [4d] [5d]", "= Turn 1, {1}"]
