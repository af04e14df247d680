"""Vectors X1 to X22: our own examples."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.games.battle_royal.map.maps import realm_of
from regalia.games.battle_royal.rules.groups import is_one_group
from regalia.games.battle_royal.rules.position import pool_of
from regalia.kernel.errors import Refused
from regalia.kernel.state import CHANCE
from tests.games.battle_royal.board import Board, square
from tests.games.battle_royal.mixes import standard


def test_vector_x1a_the_zero_passes() -> None:
    board = Board.new().play("~ draw 0 0")
    assert (board.acting, board.match.turn, board.state.table.turns) == ("black", CHANCE, 1)


def test_vector_x1b_a_turn_ends_by_itself_with_a_point_left() -> None:
    board = Board("white b8 +3, black a9 a10", "white", 2).play("0 place a7")
    assert board.acting == "black"


def test_vector_x2_pawns_that_are_available() -> None:
    position = "white b8 c8 d8, black p8"
    assert Board(position, "white", 2).choices() == "done, take b8, take d8"
    board = Board(position, "white", 2, sidestep=True)
    assert board.choices() == "done, take b8, take c8, take d8"
    assert board.play("0 take c8").choices() == "place c7, place c9"


def test_vector_x3_three_groups() -> None:
    board = Board("white c8 d8 e8 f7 g6 h5 f9 g10 h11, black f8 g8 h8", "black", 2)
    board.play("1 take h8", "1 capture e8")
    assert board.choices() == "spare f9, spare h5"
    board.play("1 spare h5")
    assert (board.pawns("white"), board.lost("white")) == ("h5 g6 f7", 12)


@pytest.mark.parametrize(
    ("left", "option", "prices"),
    [
        (False, "after_leaving", (2, 2)),
        (True, "after_leaving", (1, 2)),
        (False, "while_empty", (2, 2)),
        (True, "while_empty", (2, 2)),
    ],
)
def test_vector_x4_returning_to_the_ramparts(left: bool, option: str, prices: tuple[int, int]) -> None:
    board = Board(f"white b8 c8 d8 e8, black p8, left {'white' if left else 'empty'}", rampart_return=option)
    assert (board.cost("b7"), board.cost("c7")) == prices


@pytest.mark.parametrize("option", ["after_leaving", "while_empty"])
def test_vector_x4_an_empty_centre(option: str) -> None:
    assert Board("white d8 e8, black p8", rampart_return=option).cost("c8", "white") == 1
    assert Board("white d8 e8, black c8", rampart_return=option).cost("c8", "white") == 3
    assert Board("white d8 e8, black c7 b6", rampart_return=option).cost("c8", "black") == 2


@pytest.mark.parametrize(("left", "price"), [(False, 2), (True, 1)])
def test_vector_x4_a_pawn_in_hand_still_stands(left: bool, price: int) -> None:
    board = Board(f"white b8 c8 d8, black p8, left {'white' if left else 'empty'}")
    assert board.play("0 take b8").cost("b7") == price


def test_vector_x5_an_empty_capital_is_taken() -> None:
    board = Board("white d8 e8 f8, black c8 d9 e9", "black", 1).play("1 take e9", "1 place b8")
    assert board.end == ("capital", [0.0, 1.0])


def test_vector_x6_a_lone_pawn() -> None:
    board = Board("white d3, black p8", "white", 3).play("0 take d3")
    assert board.costs() == {"c2": 1, "d2": 1, "c4": 1, "d4": 1, "e4": 1, "e2": 2, "c3": 2, "e3": 3}
    jetty = Board("white e2, black p8", "white", 3).play("0 take e2")
    assert jetty.cost("l2") == 3
    assert "l2" in jetty.choices("place").split()


def test_vector_x7a_taking_a_jetty_cuts_the_line() -> None:
    white = "b8 c7 d6 d5 e4 f3 g2"
    board = Board(f"white {white} l2 m2 n3, black p8 o7 o6 o5 n4 m3 l3 +5", "black", 3).play("1 capture l2")
    assert board.pawns("white") == "g2 f3 e4 d5 d6 c7 b8"
    assert board.pawns("black").startswith("l2 ")


def test_vector_x7b_no_capture_across_the_sea() -> None:
    board = Board("white f3 g2, black m2 l2", "black", 4).play("1 take m2")
    assert "g2" not in board.choices("capture").split()
    assert (board.cost("g2"), board.cost("f2")) == (None, 3)


def test_vector_x8_over_the_river() -> None:
    realm = realm_of("roses")

    def over(pairs: str) -> set[bool]:
        return {realm.over_river(*(square(name) for name in pair.split("-"))) for pair in pairs.split()}

    assert over("d3-e3 e3-e4 e3-f3 d2-e3 d4-e3 e3-f4 e4-f3 e4-f4 e4-f5 e5-f4") == {True}
    assert over("d3-e4 d3-d4 d4-e4 f3-f4") == {False}


def test_vector_x9_the_last_reserve_pawn_and_then_moves() -> None:
    board = Board("white b8 c8 d8 +1, black p8 +3", "white", 3).play("0 place e8")
    assert (board.choices(), board.points) == ("done, take b8, take e8", 2)


@pytest.mark.parametrize(("white", "price", "held"), [("l4", 2, 4), ("l5 l4", 2, 4), ("k4 k5", 2, 4), ("m3", 1, 4)])
def test_vector_x10_a_river_into_the_sea(white: str, price: int, held: int) -> None:
    data = standard()
    data["symmetry"] = "none"
    data["rivers"].append({"name": "Tyne", "sides": ["l3|l4", "l4|m4"], "mouth": "The Irish Sea"})
    assert Board(f"white {white}, black p8", map=data).cost("l3", "white") == price
    assert Board(f"white {white}, black l3", map=data).cost("l3", "white") == held


def test_vector_x11_a_barred_capture() -> None:
    board = Board("white n2 o3 o2, black p8 o7 o6 o5 n4 n3 +5", "black", 4)
    captures = board.choices("capture").split()
    assert "o2" not in captures
    assert "n2" in captures


@pytest.mark.parametrize("pincer", [True, False])
def test_vector_x12_crossing_diagonals(pincer: bool) -> None:
    state = Board("white e8 f9, black e9 f8", pincer=pincer).state
    assert [is_one_group(state, force, pool_of(state, force)) for force in (0, 1)] == [not pincer] * 2


@pytest.mark.parametrize(
    ("others", "price"),
    [("green e7 f8", 1), ("blue e7, red f8", 1), ("blue e7 f8", None)],
)
def test_vector_x13_whose_pawns_bar(others: str, price: int | None) -> None:
    assert Board(f"yellow e8, {others}", seats=4).cost("f7", "yellow") == price


def test_vector_x14_a_quiet_game() -> None:
    board = Board.new(quiet_rounds=5)
    for turn in range(10):
        board.play(f"~ draw {turn % 2} {turn % 4 + 1}", f"{turn % 2} done")
    assert board.end == ("quiet", [0.5, 0.5])


@pytest.mark.parametrize(("result", "expected"), [("pawns", [0.0, 1.0]), ("draw", [0.5, 0.5])])
def test_vector_x14_more_pawns_win_quietly(result: str, expected: list[float]) -> None:
    board = Board("white b8 c8, black p8 o8 n8", "white", 1, quiet_rounds=5, quiet_result=result)
    board.play("0 done")
    for turn in range(1, 10):
        board.play(f"~ draw {turn % 2} {(turn % 3) + 2}", f"{turn % 2} done")
    assert board.end == ("quiet", expected)


def test_vector_x15_the_pack_is_complete_again() -> None:
    board = Board.new()
    cards = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    for turn, card in enumerate(cards):
        board.play(f"~ draw {turn % 2} {card}", f"{turn % 2} done")
    with pytest.raises(Refused):
        board.match.play("~ draw 0 4")
    board.play("~ draw 0 0", "~ draw 1 0")


@pytest.mark.parametrize(("options", "seats"), [({}, [0, 1, 0, 2]), ({"double_side": "blue_red"}, [0, 1, 2, 1])])
def test_vector_x16_three_players(options: dict[str, Any], seats: list[int]) -> None:
    board = Board.new(3, **options)
    turns = []
    for card, seat in enumerate(seats, 1):
        turns.append(board.acting)
        board.play(f"~ draw {seat} {card}", f"{seat} done")
    assert turns == ["yellow", "blue", "green", "red"]


def test_vector_x17_a_card_taken_early() -> None:
    board = Board.new(early_card="own").play("~ draw 0 1")
    entry = board.match.play("~ draw 1 4")
    assert (entry.seen(0), entry.seen(1), entry.seen(-1)) == ("~ draw 1 ?", "~ draw 1 4", "~ draw 1 ?")
    board.play("0 place a7")
    assert (board.acting, board.state.table.card) == ("black", -1)
    entry = board.match.play("~ draw 0 0")
    assert (entry.seen(0), entry.seen(1)) == ("~ draw 0 0", "~ draw 0 ?")
    assert (board.match.turn, board.points) == (1, 4)
    board.play("1 done", "~ draw 1 2", "~ draw 0 3")
    assert (board.acting, board.points) == ("black", 2)


def test_vector_x18_the_last_pawn() -> None:
    board = Board("white e8, black d8 c8", "black", 2).play("1 take c8", "1 capture e8")
    assert board.end == ("pawns", [0.0, 1.0])


def test_vector_x19_a_partner_in_the_capital() -> None:
    board = Board("yellow c2 d2, green b2 b3 b4, blue a1 a2 a3, red p2", "blue", 4, seats=4)
    board.play("1 take a3", "1 capture b2")
    assert (board.pawns("yellow"), board.pawns("green"), board.acting) == ("", "b3 b4", "green")


@pytest.mark.parametrize("blue", ["d5", "e4"])
@pytest.mark.parametrize("red", ["e6", "f5"])
def test_vector_x20_two_lines_cut_at_once(blue: str, red: str) -> None:
    board = Board("yellow c4 d4 c5 d6 e7 f6, blue d5 e4, green b14, red e6 f5", "yellow", 4, seats=4, pincer=True).play(
        "0 take c4", "0 place e5"
    )
    assert board.choices() == "spare d5, spare e4"
    board.play(f"0 spare {blue}")
    assert board.choices() == "spare e6, spare f5"
    board.play(f"0 spare {red}")
    assert (board.pawns("blue"), board.pawns("red")) == (blue, red)
    assert (board.acting, board.points) == ("yellow", 3)


def test_vector_x21_barred_and_over_the_river() -> None:
    assert Board("white e4 d5 e6, black e5 f6").cost("f5", "white") == 2
    assert Board("white e4 d5 e6, black e5").cost("f5", "white") == 1


def test_vector_x22_an_early_card_laid_aside() -> None:
    board = Board.from_text(
        "yellow b2, blue c13 d12 e11, green b14, red p2 o2, active blue, early green:3, shown 1 4, quiet 1, turns 1",
        4,
        early_card="own",
    )
    board.play("1 take e11", "1 capture b14")
    assert board.pawns("green") == ""
    assert board.acting == "red"
    board.play("~ draw 3 2", "~ draw 0 1")
    assert (board.match.turn, board.points) == (3, 2)
