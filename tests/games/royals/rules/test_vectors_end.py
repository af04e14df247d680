"""Vectors 39 to 45: idle, turn limit, two decks, matches, and the most choices."""

from __future__ import annotations

from regalia.kernel.state import CHANCE
from tests.games.royals.board import Board

HANDS = "H0 9c 4h 8h 8c 8d, H1 3s 5s 6s 7s 8s"


def test_vector_39_four_quiet_turns() -> None:
    board = Board(HANDS + ", F0 Kd^").play("0 end", "1 end", "0 end", "1 end")
    assert board.over == "idle"
    assert board.result == [0.5, 0.5]


def test_vector_39_a_discard_is_no_quiet_turn() -> None:
    board = Board(HANDS + ", F0 Kd^").play("0 end", "1 end", "0 end", "1 discard 3s", "1 end")
    assert board.over is None
    assert board.quiet == 0


def test_vector_40_turn_limit() -> None:
    board = Board(HANDS + ", F0 Kd^, arrows1 2c 3c", turn_limit=11)
    board.play("0 discard 4h", "0 end", "~ draw 0 2s", "1 discard 3s", "1 end")
    assert board.over == "turn_limit"
    assert board.result == [0.0, 1.0]


def test_vector_41_equal_cards_are_one_choice() -> None:
    board = Board("H0 7h 7h Ks, H1 3s, F0 Kd^ Kd^", decks=2)
    assert board.legal("discard") == {
        "0 discard 7h",
        "0 discard 7h 7h",
        "0 discard Ks",
        "0 discard 7h Ks",
        "0 discard 7h 7h Ks",
    }
    assert board.legal("attack") == {"0 attack Kd1 7h direct", "0 attack Kd2 7h direct"}
    assert board.legal("arrow") == {"0 arrow direct 7h 7h"}


def test_vector_42_a_match_of_three() -> None:
    board = Board(HANDS + ", arrows1 2c 3c", match_games=3, turn_limit=10).play("0 end")
    assert board.wins == (0, 1)
    assert board.due() == (0, 5), "the loser goes first, without lots"
    assert len(board.deck.split()) == 54
    tie = ["~ draw 0 2c 3d 4h 5s 7c", "~ draw 1 2d 3h 4s 6c 8d", "0 end", "1 end", "0 end", "1 end"]
    board.play(*tie)
    assert board.wins == (0, 1)
    assert board.turn == CHANCE
    board.play("~ first 1", "~ draw 1 2c 2d 4h 5s 7c", "~ draw 0 Ad 3h 4s 6c 8d")
    board.play("1 arrow direct 2c 2d", "0 pass", "1 end", "~ draw 1 9c 9d")
    board.play("0 end", "1 end", "0 end", "1 end")
    assert board.over == "idle"
    assert board.wins == (0, 2)
    assert board.result == [0.0, 1.0]


def test_vector_43_a_lead_that_cannot_be_caught() -> None:
    board = Board(HANDS + ", arrows1 2c 3c, games 2, wins 0-1", match_games=4, turn_limit=10).play("0 end")
    assert board.wins == (0, 2)
    assert board.over == "turn_limit"
    assert board.result == [0.0, 1.0]


def test_vector_43_a_lead_that_can_be_caught() -> None:
    board = Board(HANDS + ", arrows0 2c 3c, games 2, wins 0-1", match_games=4, turn_limit=10).play("0 end")
    assert board.wins == (1, 1)
    assert board.over is None


def test_vector_44_last_round_in_the_cold_war() -> None:
    board = Board("final 1, had 0, H0 9c 2c, F0 Kd^, J0 rr")
    assert board.verbs() == {"end", "discard", "arrow"}


def test_vector_45_the_most_choices() -> None:
    board = Board("H0 2c 3c 4c 5c 6c, H1 3s, F0 Kd^ Kh^ Ks^, F1 Qd^ Qh^ Qs^, J0 rr")
    assert len(board.legal()) == 172
    assert board.match.rules.most_moves == 172
