"""The scene with three to five seats: sides, corners, turn order, readiness, whose units, and being out."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.kernel.state import SPECTATOR
from tests.games.face import choice, gauge, scene, token, told, zone
from tests.games.royal_battles.board import Board

THREE = ("P c3 2c", "N c5 9s", "K d3 9h, R g6 9d")
FOUR = ("P b2 2c, K a1 4c", "N c4 9s", "K d3 9h, R g6 9d", "Q b6 6s")


def plate(board: Board, viewer: int, seat: int) -> tuple[str, ...]:
    return scene(board, viewer).plates[seat].marks


def where(board: Board, viewer: int, seat: int) -> str:
    """Where an army starts, as the viewer sees the board."""
    return " ".join(mark.removeprefix("at-") for mark in plate(board, viewer, seat) if mark.startswith("at-"))


def test_every_viewer_starts_at_the_bottom() -> None:
    """A half turn of the board, so that short edges, digit and clear diagonals stay what they are."""
    board = Board.at(*FOUR, mode="melee")
    assert [where(board, 0, seat) for seat in range(4)] == ["bottom left", "top right", "bottom right", "top left"]
    assert [where(board, 1, seat) for seat in range(4)] == ["top right", "bottom left", "top left", "bottom right"]
    corner = [zone(scene(board, viewer), "board").tokens[0].note for viewer in range(4)]
    assert corner == ["a7", "g1", "a7", "g1"]
    assert scene(board, SPECTATOR).plates[1].marks == ("red", "side1", "at-top", "at-right")


def test_the_third_of_a_melee_and_the_master_start_in_the_middle() -> None:
    melee = Board.at(*THREE, mode="melee")
    assert [where(melee, 0, seat) for seat in range(3)] == ["bottom left", "bottom right", "top middle"]
    assert where(melee, 2, 2) == "bottom middle"
    master = Board.at("P c3 2c", "N c4 9s", "K* d6 9h", mode="master")
    assert (where(master, 0, 2), where(master, 2, 2)) == ("top middle", "bottom middle")


def test_sides_by_hue_and_allies_by_mark() -> None:
    board = Board.at(*FOUR, mode="pairs")
    assert [plate(board, 0, seat)[0] for seat in range(4)] == ["blue", "red", "purple", "orange"]
    assert ["ally" in plate(board, 0, seat) for seat in range(4)] == [False, False, True, False]
    assert [one.note.split(", ")[1] for one in scene(board, 3).plates[:3]] == ["enemy", "ally", "enemy"]
    master = Board.at("P c3 2c", "N c4 9s", "K* d6 9h", mode="master")
    assert plate(master, 0, 2)[0] == "black"
    assert scene(master, 0).plates[2].note.startswith("black, game master, enemy")


def test_the_order_of_the_round_is_a_list_of_turns() -> None:
    board = Board.at(*THREE, mode="melee", order="2 [0] 1", hands="8h")
    turns = zone(scene(board, 1), "order").tokens
    assert [turn.note for turn in turns] == ["{2} has moved", "{0} now", "{1} last"]
    assert [turn.marks for turn in turns] == [("seat2", "past"), ("seat0", "now"), ("seat1", "coming")]


def test_the_turn_of_a_fallen_seat_lapses() -> None:
    board = Board.at("P c3 2c", "", "K d3 9h, R g6 9d", mode="melee", order="2 [0] 1", hands="8h")
    assert [turn.marks[1] for turn in zone(scene(board, 0), "order").tokens] == ["past", "now", "lapsed"]


def test_units_are_named_with_their_players() -> None:
    board = Board.at(*THREE, mode="melee", initiative="2d/4s/6c", hands="8h").play("0 move 8h c3 c4")
    attack = choice(board, "0 attack c5 easy")
    assert attack.label == "Attack {1}'s knight on c5, Easy"
    assert attack.group == "Attack {1}'s knight c5"
    assert attack.preview is not None
    assert attack.preview.title == "Pawn on {1}'s knight c5, Easy"
    assert [card.label for card in attack.preview.cards] == ["your card", "{1}'s", "pawn", "knight"]
    assert scene(board, 0).prompt.say == "Choose whom your pawn attacks, or hold."
    assert token(scene(board, 0), "unit8").name.startswith("{1}'s knight on c5")
    assert told(board, "0 attack c5 easy", 1)[0].startswith("0 attacks your knight on c5 with the pawn, Easy")


def test_who_is_out_reads_so_and_keeps_hoping_for_a_partner() -> None:
    melee = Board.at("", "N c5 9s", "K d3 9h", "Q b6 6s", mode="melee", turn=1, hands="-/8h")
    assert scene(melee, 0).prompt.small == "You are out: your last unit has fallen. The others fight on."
    assert scene(melee, 0).plates[0].badge is not None
    pairs = Board.at("", "N c5 9s", "K d3 9h", "Q b6 6s", mode="pairs", turn=1, hands="-/8h")
    hope = "You are out: your last unit has fallen. {2} can still win for your side."
    assert scene(pairs, 0).prompt.small == hope
    assert scene(pairs, 2).prompt.small == ""


def test_readiness_is_shown_and_the_units_are_not() -> None:
    board = Board(2, points=400).play("0 recruit knight", "0 recruit rook", "0 done")
    seen = scene(board, 1)
    assert [one.note for one in seen.plates] == ["white, ready with 2 units", "black, choosing"]
    assert [one.kind for one in zone(seen, "army0").tokens] == ["back", "back"]


def test_a_master_who_wins_by_time_is_told_why() -> None:
    """The players may have more units: what counts is that the boss stands (16.9, R82)."""
    sides = ("P b2 2h", "P f2 3h", "K* d6 4c, N c6 5h")
    out = Board.at(*sides, mode="master", hands="3h/4d/-", decks="-/-/2c 3c")
    assert scene(out, 0).prompt.small == ("The cards have run out and the boss still stands, so the game master wins.")
    late = Board.at(*sides, mode="master", hands="3c/4c/-", round_over=True, round_limit=1)
    assert scene(late, 2).prompt.small == (
        "The round limit was reached and the boss still stands, so the game master wins."
    )


def test_a_master_is_told_to_choose_the_boss_first() -> None:
    board = Board(3, mode="master", points=300, armies=["PP", "NN", ""])
    assert gauge(scene(board, 2), "boss").value == 1
    assert gauge(scene(board, 2), "points").of == 500
    board.play("2 boss king")
    assert not [one for one in scene(board, 2).gauges if one.id == "boss"]


@pytest.mark.parametrize(
    ("advantage", "promised", "log"),
    [
        ({"push": 1}, "it is pushed to c5", "sees the knight c4 pushed to c5"),
        ({"self_damage": 2}, "your ram loses 2 Life", "at the cost of 2 Life"),
        ({"extra_trump": 1}, "it keeps 2 of 8 Life", "4 Trumps ([Ad], [As], [Ah] and 1 by the Advantage)"),
    ],
    ids=["push", "self damage", "extra Trump"],
)
def test_new_advantages_are_shown_before_and_told_afterwards(
    advantage: dict[str, int], promised: str, log: str
) -> None:
    gift = {"name": "Charge", "position": "any", "base": 5, **advantage}
    ram = {"name": "ram", "letter": "M", "type": "melee", "life": 6, "accuracy": 4, "evasion": 2}
    ram |= {"damage": [4, 5, 6], "armour": 2, "weapon": "Horns", "advantage": gift}
    armies: dict[str, Any] = {"army_white": "MMMM", "army_black": "NNNN"}
    board = Board.at(
        "M c2 2c", "N c4 9s, N g5 9d", initiative="Ad/As", hands="Ah", vacant="c5 6d", units=[ram], **armies
    )
    board.play("0 move Ah c2 c3")
    preview = choice(board, "0 advantage c4").preview
    assert preview is not None
    assert promised in preview.what
    assert log in " ".join(told(board, "0 advantage c4", 0))


def test_range_marks_key_positions_two_squares_away() -> None:
    gift = {"name": "Volley", "position": "melee", "base": 5, "range": 2}
    bow = {"name": "archer", "letter": "A", "type": "melee", "life": 6, "accuracy": 4, "evasion": 2}
    bow |= {"damage": [4, 5, 6], "armour": 2, "weapon": "Bow", "advantage": gift}
    armies: dict[str, Any] = {"army_white": "AAAA", "army_black": "NNNN"}
    board = Board.at("A c2 2c", "N c5 9s", initiative="3h/4s", hands="8h", units=[bow], **armies)
    board.play("0 move 8h c2 c3")
    keys = {cell.note.split()[0] for cell in zone(scene(board), "board").tokens if "key" in cell.marks}
    assert keys == {"c1", "c2", "c4", "c5"}
    assert scene(board).prompt.small.startswith("Volley works orthogonally, up to two squares away;")
