"""The vectors of rules version 2 for a duel: exhaustion, custom units, points, by number."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.games.royal_battles.prices import by_formula, prices
from regalia.games.royal_battles.units import all_units, rulebook
from regalia.kernel.errors import OptionError
from tests.games.royal_battles.board import Board
from tests.games.royal_battles.rules.custom import UNITS

V13 = ("P c1 2h, N e1 Kd", "P a5 Kc, N c5 9s")


def with_units(*sides: str, **options: Any) -> Board:
    return Board.at(*sides, units=UNITS, **options)


def test_vector_27_both_exhausted() -> None:
    board = Board.at(*V13, hands="3h/-", decks="-/5h", exhaustion="both")
    assert (board.due, board.hand(0)) == ("draw 1 1", "3h")
    board.play("~ draw 1 5h", "1 move 5h a5 a5")
    assert board.ended == ("cards", [0.5, 0.5])
    assert Board.at(*V13, hands="3h/-", decks="-/5h").ended == ("cards", [0.0, 1.0])
    assert Board.at(*V13, hands="3h/4c", decks="-/-", exhaustion="both").ended == ("cards", [0.5, 0.5])


def test_vector_28_two_moments() -> None:
    def last_card(**options: Any) -> Board:
        board = Board.at("P c1 2h", "P a5 Kc", hands="3c/-", decks="-/5h 6h", **options)
        return board.play("0 move 3c c1 c1", "~ draw 1 5h", "1 move 5h a5 a5")

    assert last_card().ended == ("cards", [0.0, 1.0])
    board = last_card(exhaustion="both")
    assert board.due == "initiative"
    board.play("~ initiative - 6h")
    assert (board.order(), board.ended) == ("1 0", ("cards", [0.5, 0.5]))


def test_vector_29_idle_healing() -> None:
    def herald(injury: str = "", **options: Any) -> Board:
        board = with_units("H d2 3c, P c3 8h" + injury, "P a5 Kc", initiative="2c/4d", hands="Ah/-", **options)
        return board.play("0 move Ah d2 d3")

    board = herald()
    assert board.choices() == "advantage c3, hold"
    assert board.play("0 advantage c3").due == "draw 0 1"
    board = herald(idle_healing=False)
    assert board.due == "draw 1 1"
    board = herald(" -1", idle_healing=False).play("0 advantage c3")
    assert (board.side(0), board.due) == ("H d3 Ah, P c3 8h", "draw 0 1")

    def medic(card: str) -> Board:
        board = with_units(f"M c2 3c, P d4 {card} -5", "P a5 Kc", initiative="2c/4d", hands="Ah/-", idle_healing=False)
        return board.play("0 move Ah c2 c3")

    assert medic("8h").due == "draw 1 1"
    assert medic("As").play("0 advantage d4").side(0) == "M c3 Ah, P d4 As -1"


def test_vector_30_push() -> None:
    board = with_units("G d2 3c", "P d4 9s, K a5 Kc", vacant="d5 8d", hands="Ah/-")
    board.play("0 move Ah d2 d3", "0 advantage d4")
    assert (board.side(1), board.top("d4")) == ("P d5 8d -1, K a5 Kc", "9s")


@pytest.mark.parametrize(
    ("enemy", "vacant", "after"),
    [
        ("P d4 9s, K a5 Kc", "", "P d4 9s -1, K a5 Kc"),
        ("P d4 9s, K d5 Kc", "", "P d4 9s -1, K d5 Kc"),
        ("N d4 9s, K a5 Kc", "d5 8d", "N d4 9s, K a5 Kc"),
        ("P d4 9s -7, K a5 Kc", "d5 8d", "K a5 Kc"),
    ],
    ids=["blank", "occupied", "miss", "removed"],
)
def test_vector_31_no_push(enemy: str, vacant: str, after: str) -> None:
    board = with_units("G d2 3c", enemy, vacant=vacant, hands="Ah/-")
    assert board.play("0 move Ah d2 d3", "0 advantage d4").side(1) == after


def test_vector_31_no_push_over_the_edge() -> None:
    board = with_units("G d3 3c", "P d5 9s, K a5 Kc", hands="Ah/-")
    assert board.play("0 move Ah d3 d4", "0 advantage d5").side(1) == "P d5 9s -1, K a5 Kc"


@pytest.mark.parametrize(("vacant", "square", "card"), [("d4 8d, e5 7h", "e5", "7h"), ("d4 8d", "d4", "8d")])
def test_vector_32_push_and_splash(vacant: str, square: str, card: str) -> None:
    board = with_units("S b1 3c", "R c3 9s, R g5 7s, K a5 Kh", vacant=vacant, hands="Ah/-")
    board.play("0 move Ah b1 b2", "0 advantage c3")
    assert board.side(1) == f"R {square} {card} -4, R g5 7s -4, K a5 Kh"
    assert board.due == "draw 0 2"


def test_vector_33_extra_trump() -> None:
    for initiative in ("Xx/Ad", "Xx/2d"):
        board = with_units("S c2 3c", "K d4 As, K a5 Kh", initiative=initiative, hands="Ah/-")
        assert board.play("0 move Ah c2 c3", "0 advantage d4").injuries(1)[0] == 23
    board = with_units("S c2 3c", "K d4 As, K a5 Kh", hands="6h/-")
    assert board.play("0 move 6h c2 c3", "0 attack d4 easy").side(1) == "K d4 As -3, K a5 Kh"


def test_vector_34_range() -> None:
    enemy = "P e4 9s, K c5 7s, N d5 6s, R b3 Js"
    board = with_units("L c2 3c", enemy, hands="9h/-").play("0 move 9h c2 c2")
    assert board.choices() == "advantage b3, advantage e4, hold"
    board = with_units("L c2 3c", enemy, hands="9h/-").play("0 move 9h c2 c3")
    styles = "attack b3 easy, attack b3 optimal, attack b3 risky"
    assert board.choices() == f"advantage b3, advantage c5, {styles}, hold"
    board = with_units("L c2 3c", enemy, hands="Ah/-").play("0 move Ah c2 c2", "0 advantage e4")
    assert board.side(1).startswith("P e4 9s -2")
    assert board.due == "draw 0 2"
    board = with_units("L c2 3c, P d3 8s", enemy, hands="9h/-").play("0 move 9h c2 c2")
    assert board.choices() == "advantage b3, hold"


def test_vector_35_self_damage() -> None:
    board = with_units("Z d2 3c", "P d4 As, K a5 Kc", initiative="Ac/Ad", hands="Ah/-")
    board.play("0 move Ah d2 d3", "0 advantage d4")
    assert (board.injuries(1)[0], board.side(0)) == (15, "Z d3 Ah -3")
    board = with_units("Z d2 3c", "N d4 9s, K a5 Kc", hands="Ah/-").play("0 move Ah d2 d3", "0 advantage d4")
    assert (board.side(1), board.side(0)) == ("N d4 9s, K a5 Kc", "Z d3 Ah -3")
    styles = "attack d4 easy, attack d4 optimal, attack d4 risky, hold"
    for injury, legal in ((4, f"advantage d4, {styles}"), (5, styles)):
        board = with_units(f"Z d2 3c -{injury}", "P d4 As, K a5 Kc", hands="Ah/-").play("0 move Ah d2 d3")
        assert board.choices() == legal


def test_vector_36_four_friends() -> None:
    white = "N d2 3c, P a1 2c, P b1 4c, P c1 5c, P e1 6c"
    board = Board.at(white, "P d4 As, K a5 Kc", initiative="Ac/2d", hands="Ah/-", points=600)
    assert board.play("0 move Ah d2 d3", "0 advantage d4").side(1) == "P d4 As -7, K a5 Kc"


def test_vector_37_prices() -> None:
    assert [by_formula(unit) for unit in rulebook()] == [105, 80, 125, 95, 90, 105]
    units = all_units(UNITS)
    assert prices(units, {}, {}) == [105, 80, 125, 95, 90, 105, 90, 95, 85, 120, 100, 80]
    assert prices(units, {}, {"constant": 0})[8] == 155
    priced = all_units([UNITS[0] | {"price": 70}, UNITS[1] | {"price": 60}])
    assert prices(priced, {"guard": 200}, {})[6:] == [200, 60]


def kinds(board: Board) -> str:
    return " ".join(sorted(line.split(maxsplit=1)[1].removeprefix("recruit ") for line in board.match.legal()))


def test_vector_38_recruiting_with_points() -> None:
    all_six = "bishop king knight pawn queen rook"
    board = Board(points=250)
    assert kinds(board) == all_six
    board.play("0 recruit knight")
    assert kinds(board) == "bishop done king knight pawn queen rook"
    branch = Board.of(board.match.branch())
    assert kinds(branch.play("0 recruit rook")) == "done"
    assert kinds(board.play("0 recruit knight")) == "done"
    board.play("0 done", "1 recruit rook", "1 recruit rook", "1 recruit queen", "1 done")
    board.play("~ setup 0 2c 3c", "~ setup 1 2c 3c 4c")
    assert board.side(0) == "N c1 2c, N e1 3c"
    assert board.choices() == ", ".join(f"place {kind} {square}" for kind in ("queen", "rook") for square in B5)
    board = Board(points=700, prices={"pawn": 100})
    board.play(*["0 recruit pawn"] * 7)
    assert board.to_act == "1"


B5 = ("b5", "d5", "f5")


def test_vector_39_draft_and_random() -> None:
    board = Board(points=200, army_choice="draft").play("0 recruit knight", "1 recruit rook", "0 done")
    assert (board.to_act, kinds(board)) == ("1", "bishop done king pawn queen rook")
    assert kinds(board.play("1 recruit rook")) == "done"
    board = Board(points=200, army_choice="random")
    for illegal in ("rook", "pawn", "knight knight", "queen rook"):
        assert board.refuses(f"~ army 0 {illegal}")
    board.play("~ army 0 knight", "~ army 1 rook rook")
    assert board.due == "setup 0 1"


@pytest.mark.parametrize(
    ("count", "files"),
    [(1, "d"), (2, "ce"), (3, "bdf"), (4, "aceg"), (5, "acdeg"), (6, "abcefg"), (7, "abcdefg")],
)
def test_vector_40_squares(count: int, files: str) -> None:
    board = Board(points=1000, armies=["P" * count, "R"])
    board.play(f"~ setup 0 {' '.join(['2c', '3c', '4c', '5c', '6c', '7c', '8c'][:count])}", "~ setup 1 2c")
    assert [part.split()[1] for part in board.side(0).split(", ")] == [f"{file}1" for file in files]
    assert (board.side(1), board.deck(0)) == ("R d5 2c", 54 - count)


def test_vector_40_armies_that_cost_too_much() -> None:
    with pytest.raises(OptionError, match="500"):
        Board(points=400, army_white="NNNN")
    with pytest.raises(OptionError, match="too low"):
        Board(points=75)
