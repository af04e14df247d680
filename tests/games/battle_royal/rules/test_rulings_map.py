"""Rulings 1 to 25: the map, prices, rivers and seas."""

from __future__ import annotations

import pytest

from regalia.games.battle_royal.map.maps import realm_of
from tests.games.battle_royal.board import Board, square
from tests.games.battle_royal.mixes import standard


def test_rulings_1_and_2_the_map_is_data_and_the_standard_one_is_ours() -> None:
    realm = realm_of("roses")
    counted = {char: sum(row.count(char) for row in realm.terrain) for char in ".^hfmrt~L"}
    assert counted == {".": 124, "^": 28, "h": 4, "f": 20, "m": 6, "r": 8, "t": 12, "~": 44, "L": 3}
    assert realm_of(standard()) == realm


def test_ruling_3_numbers_are_labels_only() -> None:
    data = standard()
    del data["numbers"]
    new, old = Board.new(map=data).play("~ draw 0 4"), Board.new().play("~ draw 0 4")
    assert new.costs() == old.costs()


def test_rulings_4_and_5_hills_and_grey_squares_of_a_capital() -> None:
    board = Board.new().play("~ draw 0 4")
    assert {board.cost(name) for name in ("c7", "c9")} == {2}
    assert {board.cost(name) for name in ("b7", "a8", "c8", "b9")} == {2}
    assert {board.cost(name) for name in ("a7", "a9")} == {1}
    assert Board("white d6, black c7").cost("c7", "white") == 3


def test_rulings_6_and_7_corner_capitals_stand_alone_two_at_each_end() -> None:
    realm = realm_of("roses")
    names = {"yellow": "b2", "green": "b14", "blue": "p14", "red": "p2"}
    for owner, name in names.items():
        assert realm.capital_of(owner).centre == square(name)
        assert not any(realm.at(near) == "r" for near in realm.around(square(name)))


def test_ruling_8_a_town_over_a_river() -> None:
    assert Board("white j4 j5, black p8").cost("i5", "white") == 2
    assert Board("white j4 j5, black i5").cost("i5", "white") == 4


def test_ruling_9_a_marsh_over_a_river() -> None:
    assert Board("white f3 f4, black p8").cost("e3", "white") == 3
    assert Board("white f3 f4, black e3").cost("e3", "white") == 4


def test_ruling_10_towns_cost_one_and_four_though_not_numbered() -> None:
    assert Board("white e8, black p8").cost("f8", "white") == 1
    assert Board("white e8, black f8").cost("f8", "white") == 4


def test_rulings_11_and_12_a_river_is_crossed_locally() -> None:
    """A pawn on the far bank makes the squares beside it cheap; a second bridgehead costs again."""
    board = Board("white d6 e5 e4 f5 +3, black p8")
    assert (board.cost("f6"), board.cost("g4"), board.cost("f3")) == (1, 1, 2)


def test_rulings_13_and_14_corners_and_the_source() -> None:
    realm = realm_of("roses")
    assert not realm.over_river(square("e6"), square("f5"))
    assert realm.over_river(square("f6"), square("e5"))
    assert not realm.over_river(square("e5"), square("e6"))


def test_ruling_15_both_arms_of_a_delta_are_rivers() -> None:
    assert Board("white d3, black p8").cost("e3", "white") == 3
    assert Board("white f3, black p8").cost("e3", "white") == 3
    assert Board("white e4, black p8").cost("e3", "white") == 3


def test_ruling_16_a_bridge_does_not_help() -> None:
    assert "e4|f4" in standard()["rivers"][0]["bridges"]
    assert Board("white e4, black p8").cost("f4", "white") == 3


def test_ruling_17_nobody_enters_a_lake() -> None:
    board = Board("white h7 i6 h8, black p8")
    assert [board.cost(name, "white") for name in ("i7", "i8")] == [None, None]


def test_ruling_18_one_embarks_from_beside_the_sea_corners_included() -> None:
    assert Board("white d3, black p8").cost("e2", "white") == 2
    assert Board("white d4, black p8").cost("e2", "white") is None


def test_ruling_19_the_second_jetty_lies_on_any_coast_of_the_sea() -> None:
    board = Board("white d3 e2, black p8")
    assert [board.cost(name, "white") for name in ("k3", "m1", "h2", "k13")] == [3, 3, None, None]


def test_ruling_20_all_jetties_of_a_sea_are_linked() -> None:
    board = Board("white d3 e2 g3 l2 m2, black p8", "white", 1)
    assert "g3" in board.choices("take")
    assert "l2" not in board.choices("take")


def test_ruling_21_one_jetty_may_touch_two_shores() -> None:
    assert Board("white d2 e2, black p8").cost("f3", "white") == 1


def test_ruling_22_a_jetty_beside_a_jetty() -> None:
    board = Board("white d2 e2, black p8")
    assert (board.cost("f2", "white"), board.cost("e1", "white")) == (3, 2)
    assert Board("white l3 k3, black p8").cost("j2", "white") is None


@pytest.mark.parametrize(("flat", "prices"), [(False, (1, 1, 2)), (True, (1, 1, 1))])
def test_ruling_23_landing_on_obstacles(flat: bool, prices: tuple[int, int, int]) -> None:
    board = Board("white l2, black p8", flat_landing=flat)
    assert (board.cost("m2", "white"), board.cost("l3", "white"), board.cost("m3", "white")) == prices


def test_ruling_24_a_jetty_is_taken_from_beside_it() -> None:
    assert Board("white f3, black g2").cost("g2", "white") == 3
    assert Board("white g3, black g2").cost("g2", "white") == 3
    assert Board("white l2, black g2").cost("g2", "white") is None


def test_ruling_25_land_is_taken_from_a_jetty_at_its_normal_price() -> None:
    assert Board("white l2, black m2").cost("m2", "white") == 2
    assert Board("white l2, black m3").cost("m3", "white") == 3
    assert Board("white l2, black l3").cost("l3", "white") == 4
