"""The log: lines as sentences, with the sums, and what happens by itself."""

from __future__ import annotations

from regalia.games.royal_battles import GAME
from tests.games.face import told
from tests.games.royal_battles.board import Board


def test_armies_and_setup() -> None:
    board = Board(army_white="PPPP", army_choice="open")
    assert told(board, "1 recruit queen") == ["1 recruits a queen"]
    board = Board(army_black="PPPP")
    assert told(board, "0 recruit knight") == []
    board.play("0 recruit knight", "0 recruit knight")
    assert told(board, "0 recruit king") == [
        "0 has chosen an army in secret",
        "0 has knight, knight, knight and king",
        "1 has pawn, pawn, pawn and pawn",
    ]
    board.play("~ setup 0 2c 3c 4c 5c")
    assert told(board, "~ setup 1 2c 3c 4c 5c") == [
        "1 lays out [2c], [3c], [4c] and [5c]",
        "1 now has pawn a5, pawn c5, pawn e5 and pawn g5 on the board",
    ]
    assert told(board, "0 place king c1") == [
        "0 places a king on c1",
        "0 now has knight a1, king c1, knight e1 and knight g1 on the board",
    ]


def test_a_round() -> None:
    board = Board(scenario="hundred_years_war").play("~ setup 0 2c 3c 4c 5c", "~ setup 1 2c 3c 4c 5c")
    assert told(board, "~ initiative 7d 7d") == [
        "= Round 1, [7d] and [7d]",
        "Equal cards: both are covered by new ones.",
    ]
    assert told(board, "~ initiative 8d 9d") == ["= Round 1, [8d] and [9d]", "1 has the first turn"]
    assert told(board, "~ draw 1 6h") == ["1 draws 1 card"]
    assert told(board, "1 move 6h a5 a4") == ["1 moves the rook from a5 to a4, onto [6h]"]
    assert told(board, "~ draw 0 6c", viewer=0) == [
        "0 draws [6c]",
        "0 cannot move: all units stand on black, and the whole hand is black",
    ]
    assert told(board, "0 discard") == ["0 discards 1 card", "0 discarded [6c]"]


def test_actions_are_told_as_sums() -> None:
    board = Board.at("P d2 3c", "N d4 8s, K a5 Kc", initiative="2c/4d", hands="6h/-")
    assert told(board, "0 move 6h d2 d3") == ["0 moves the pawn from d2 to d3, onto [6h]"]
    assert told(board, "0 attack d4 easy") == [
        "0 attacks the knight on d4 with the pawn, Easy: 4 Trumps ([2c], [4d], [6h] and [8s]), 2 needed: 8 − 4 = 4 damage"
    ]
    board = Board.at("Q c2 3c", "B d4 Ac -5, R g5 7s -4, Q a5 9s -3", initiative="2c/4d", hands="Ah/-")
    board.play("0 move Ah c2 c3")
    assert told(board, "0 advantage d4") == [
        "0 uses Mystic Blast on the bishop on d4: 2 Trumps ([Ah] and [Ac]), 2 needed: 6 − 1 = 5 damage; "
        "rook g5: 6 − 2 = 4 damage; queen a5: 6 − 1 = 5 damage, from the Key Position",
        "1 loses the bishop on d4",
        "1 loses the rook on g5",
        "1 loses the queen on a5",
        "= The battle is over. {0} has won. {1} has no unit left. Units left: 1 for {0}, 0 for {1}.",
    ]


def test_the_end_of_the_cards() -> None:
    board = Board.at("P c1 2h, N e1 Kd", "P a5 Kc, N c5 9s", decks="5d/5c")
    assert told(board, "~ draw 0 5d")[-1] == (
        "= The battle is over. {1} has won. The cards have run out. Units left: 2 for {0}, 2 for {1}."
    )


def remembered(board: Board, line: str, viewer: int) -> list[str]:
    """What the viewer is told of a line in the past tense."""
    before = board.match.view(viewer)
    entry = board.match.play(line)
    return [sentence.past for sentence in GAME.tell(before, entry.line, board.match.view(viewer), board.match.rules)]


def test_a_turn_can_be_told_afterwards() -> None:
    board = Board.at("P d2 3c", "N d4 8s -5, K a5 Kc", initiative="2c/4d", hands="6h/-")
    assert remembered(board, "0 move 6h d2 d3", 1) == ["moved the pawn to d3"]
    assert remembered(board, "0 attack d4 easy", 1)[0] == "removed your knight with the pawn"


def test_a_healing_without_effect_is_told_as_such() -> None:
    board = Board.at("B d2 3c, K e4 8s", "K a5 Kc", initiative="2c/4d", hands="Ah/-").play("0 move Ah d2 d3")
    assert remembered(board, "0 advantage e4", 1)[:1] == ["healed nobody with the bishop"]
