"""The vectors of rules version 2 for three to five seats: melee, pairs and game master, by number."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.kernel.errors import OptionError
from tests.games.royal_battles.board import Board


def melee(*sides: str, **options: Any) -> Board:
    return Board.at(*sides, mode="melee", **options)


def pairs(*sides: str, **options: Any) -> Board:
    return Board.at(*sides, mode="pairs", **options)


def master(*sides: str, **options: Any) -> Board:
    return Board.at(*sides, mode="master", **options)


def test_vector_41_melee_setup() -> None:
    board = Board(3, mode="melee", armies=["PRN", "BQK", "PPP"])
    board.play(*[f"~ setup {seat} 2c 3c 4c" for seat in range(3)])
    assert board.side(2) == "P c6 2c, P d6 3c, P e6 4c"
    squares = ("a2", "b1", "b2")
    assert board.choices() == ", ".join(f"place {kind} {at}" for kind in ("knight", "pawn", "rook") for at in squares)
    board.play("0 place knight b2", "1 place king f2", "0 place pawn a2")
    assert board.side(0) == "P a2 2c, R b1 3c, N b2 4c"
    assert board.choices() == "place bishop f1, place bishop g2, place queen f1, place queen g2"
    board.play("1 place queen g2")
    assert (board.due, [board.deck(seat) for seat in range(3)]) == ("initiative", [51, 51, 51])


def test_vector_42_initiative_of_three() -> None:
    def first(line: str) -> Board:
        board = melee("P b2 2c", "P f2 3h", "P d6 4c, N c6 5h", round_over=True, initiative="none")
        return board.play(line)

    board = first("~ initiative 9h 9h Kd")
    assert board.refuses("~ initiative 2d 5d 6d")
    branch = Board.of(board.match.branch())
    assert board.play("~ initiative 2d 5d -").order() == "2 1 0"
    branch.play("~ initiative Kd 5d -")
    assert branch.refuses("~ initiative 3d 4d 4d")
    assert branch.play("~ initiative 3d - 4d").order() == "1 2 0"
    board = first("~ initiative Xx Xx Xx")
    assert board.play("~ initiative 2d 3d 4d").order() == "2 1 0"


@pytest.mark.parametrize(("initiative", "trumps"), [("2d/4s/6c", 3), ("2d/Ks/6c", 2)])
def test_vector_43_two_initiative_cards(initiative: str, trumps: int) -> None:
    board = melee("P c3 2c", "N c5 9s", "K d3 9h, R g6 9d", initiative=initiative, hands="8h")
    board.play("0 move 8h c3 c4")
    styles = "attack c5 easy, attack c5 optimal, attack c5 risky"
    assert board.choices() == f"advantage d3, {styles}, hold"
    assert board.trumps("c5", 0) == trumps


@pytest.mark.parametrize(("order", "injury"), [("0 1 2", ""), ("2 [0] 1", " -3")])
def test_vector_44_healing_in_a_melee(order: str, injury: str) -> None:
    board = melee("B c2 3c, P d4 8h -6", "P f6 2c", "P a6 2c", initiative="2c/Ad/4d", hands="Ah", order=order)
    board.play("0 move Ah c2 c3", "0 advantage d4")
    assert board.side(0) == f"B c3 Ah, P d4 8h{injury}"


V45 = ("K d3 3c", "R d5 8s -7", "P a6 2c")


def test_vector_45_elimination() -> None:
    board = melee(*V45, initiative="2c/4d/6d", hands="6h/7h/-")
    board.play("0 move 6h d3 d4", "0 attack d5 easy")
    assert (board.side(1), board.top("d5"), board.due) == ("", "8s", "draw 2 1")
    board.play("~ draw 2 9h", "2 move 9h a6 a6")
    assert (board.due, board.hand(1)) == ("initiative", "7h")
    assert board.refuses("~ initiative 3d 5d 4h")
    assert board.play("~ initiative 3d - 4h").order() == "2 0"


def test_vector_46_last_army() -> None:
    board = melee("K d3 3c", "R d5 8s -7", "", initiative="2c/4d/6d", hands="6h/7h/-", order="0 1")
    board.play("0 move 6h d3 d4", "0 attack d5 easy")
    assert board.ended == ("elimination", [1.0, 0.0, 0.0])


V47 = ("P b2 2h", "P f2 3h, N g2 5h", "P d6 4c, N c6 5c", "P a7 6c")


def test_vector_47_shared_win() -> None:
    assert melee(*V47, hands="3h/4d/6s/-", decks="-/-/-/-").ended == ("cards", [0.0, 0.5, 0.5, 0.0])
    board = melee(*V47, hands="3h/4d/6h/-", decks="-/-/-/-")
    assert board.to_act == "2"
    board.play("2 move 6h d6 d6")
    assert board.ended == ("cards", [0.0, 0.5, 0.5, 0.0])
    board = melee(*V47, hands="3h/4d/6h/-", decks="-/-/-/-", exhaustion="one")
    assert board.ended == ("cards", [0.0, 0.0, 1.0, 0.0])


def test_vector_48_blast_in_a_melee() -> None:
    board = melee("Q c2 3c", "R d4 As, K g6 7s", "R a6 9s", initiative="2c/4d/6d", hands="Ah")
    board.play("0 move Ah c2 c3", "0 advantage d4")
    assert (board.side(1), board.side(2)) == ("R d4 As -4, K g6 7s -5", "R a6 9s")


def test_vector_49_partner_healed() -> None:
    board = pairs(
        "B c2 3c, K a1 5s -2",
        "P f7 2c",
        "P d4 Ac -6, N g1 7s -3",
        "P a7 2c -1",
        initiative="2c/4d/6d/8d",
        hands="Ah",
    )
    board.play("0 move Ah c2 c3")
    assert board.choices() == "advantage d4, hold"
    board.play("0 advantage d4")
    assert [board.side(seat) for seat in (0, 2, 3)] == ["B c3 Ah, K a1 5s", "P d4 Ac, N g1 7s", "P a7 2c -1"]


def test_vector_50_blast_and_smite_in_pairs() -> None:
    board = pairs("Q c2 3c", "R d4 As", "P g2 2c", "K a6 7s, P a7 9h", initiative="2c/4d/6d/8d", hands="Ah")
    board.play("0 move Ah c2 c3", "0 advantage d4")
    assert (board.side(1), board.side(3)) == ("R d4 As -4", "K a6 7s -5, P a7 9h")
    board = pairs("N d2 3c", "P d4 As", "P g2 2c, P g1 4c", "K a6 7s", initiative="Ac/2d/6d/8d", hands="Ah")
    assert board.play("0 move Ah d2 d3", "0 advantage d4").side(1) == "P d4 As -4"


def test_vector_51_partner_fights_on() -> None:
    board = pairs("K d3 3c", "R d5 8s -7", "P g1 2c", "R a7 9h -7", initiative="2c/4d/6d/8d", hands="6h")
    board.play("0 move 6h d3 d4", "0 attack d5 easy")
    assert (board.ended, board.due) == (None, "draw 2 1")
    board = pairs("K a5 3c", "", "P g1 2c", "R a7 8s -7", initiative="2c/4d/6d/8d", hands="6h", order="0 2 3")
    board.play("0 move 6h a5 a6", "0 attack a7 easy")
    assert board.ended == ("elimination", [1.0, 0.0, 1.0, 0.0])


V52 = ("P b2 2h", "P f7 3h", "P f1 4c", "P a7 6c")


def test_vector_52_exhausted_pair() -> None:
    decks = "-/2c 3c/-/2c 3c"
    board = pairs(*V52, hands="3h/-/6h/-", decks=decks, exhaustion="one", initiative="7c/7d/8c/8d")
    assert board.due == "draw 1 1"
    board = pairs(*V52, hands="3h/-/6c/-", decks=decks, exhaustion="one", initiative="7c/7d/8c/8d")
    assert board.ended == ("cards", [0.0, 1.0, 0.0, 1.0])
    board = pairs(*V52, hands="3h/-/6c/-", decks=decks, initiative="7c/7d/8c/8d")
    assert board.due == "draw 1 1"


def test_vector_53_masters_army() -> None:
    board = Board(3, mode="master", army_choice="open")
    board.play(*["0 recruit pawn"] * 3, *["1 recruit rook"] * 3)
    assert board.choices() == "boss bishop, boss king, boss knight, boss pawn, boss queen, boss rook"
    board.play("2 boss king", "2 recruit king", "2 recruit pawn", "2 recruit king")
    assert board.deck(2) == 108
    board.play("~ setup 0 2c 3c 4c", "~ setup 1 2c 3c 4c", "~ setup 2 2c 2c 4c 5c")
    assert board.side(0) == "P a2 2c, P b1 3c, P c2 4c"
    assert board.side(1) == "R e2 2c, R f1 3c, R g2 4c"
    squares = ("a6", "c6", "e6", "g6")
    assert board.choices() == ", ".join(f"place {kind} {at}" for kind in ("boss", "king", "pawn") for at in squares)
    board.play("2 place boss c6", "2 place pawn g6")
    assert board.side(2) == "K a6 2c, K* c6 2c, K e6 4c, P g6 5c"
    assert next(unit.life for unit in board.units if unit.boss and unit.name == "king") == 20


def test_vector_53_masters_army_given_or_by_chance() -> None:
    board = Board(3, mode="master", armies=["PPP", "RRR", "NKKK"])
    board.play("~ setup 0 2c 3c 4c", "~ setup 1 2c 3c 4c", "~ setup 2 2c 3c 4c 5c")
    assert board.choices() == ", ".join(f"place {kind} {at}6" for kind in ("boss", "king") for at in "aceg")
    assert board.play("2 place boss a6").side(2) == "N* a6 2c, K c6 3c, K e6 4c, K g6 5c"
    board = Board(3, mode="master", armies=["PPP", "RRR", ""], army_choice="random")
    board.play("~ army 2 king pawn pawn queen", "~ setup 0 2c 3c 4c", "~ setup 1 2c 3c 4c", "~ setup 2 2c 3c 4c 5c")
    assert board.play("2 place boss a6").side(2) == "K* a6 2c"


def test_vector_54_masters_turns() -> None:
    def round_end(*lines: str) -> str:
        board = master("P b2 2c", "P f2 3h", "K* d6 4c, N c6 5h", initiative="5c/5d/5s", round_over=True)
        return board.play(*lines).order()

    assert round_end("~ initiative 4d 9d Kh") == "1 2 0 2"
    assert round_end("~ initiative 9d 9d 9d", "~ initiative 4d 9s -") == "1 2 0 2"


def test_vector_55_bosss_trumps() -> None:
    board = master("P d3 As", "P f2 3h", "K* d5 3c, N c6 5h", initiative="Jc/2d/Qd", hands="-/-/Ah", order="0 [2] 1 2")
    board.play("2 move Ah d5 d4", "2 advantage d3")
    assert (board.injuries(0)[0], board.side(0), board.due) == (9, "", "draw 2 2")
    board.play("~ draw 2 2c 3c", "2 keep")
    assert board.due == "draw 1 1"


@pytest.mark.parametrize(("injury", "over"), [(15, ("boss", [1.0, 1.0, 0.0])), (7, None)])
def test_vector_56_boss_falls(injury: int, over: tuple[str, list[float]] | None) -> None:
    board = master("K d3 3c", "P f2 3h", f"R* d5 8s -{injury}, N c6 5h", initiative="2c/4d/6d", hands="6h")
    board.play("0 move 6h d3 d4", "0 attack d5 easy")
    assert board.ended == over
    assert board.injuries(2)[0] == injury + 6


def test_vector_57_lapsed_turns() -> None:
    board = master(
        "P b2 2c", "P d3 8s -7", "K* d5 3c, N c6 5h", initiative="2d/4d/6d", hands="9d/-/6h", order="0 2 1 2"
    )
    board.play("0 move 9d b2 b2", "2 move 6h d5 d4", "2 attack d3 easy")
    assert board.due == "initiative"
    assert board.refuses("~ initiative 3d 4h 5d")
    assert board.play("~ initiative 3d - 5d").order() == "0 2"


V58 = ("P b2 2h", "P f2 3h", "K* d6 4c, N c6 5h")


def test_vector_58_time_up() -> None:
    assert master(*V58, hands="3h/4d/-", decks="-/-/2c 3c").ended == ("cards", [0.0, 0.0, 1.0])
    for exhaustion in ("auto", "one"):
        board = master(*V58, hands="3h/4c/-", decks="-/-/-", exhaustion=exhaustion)
        assert board.to_act == "1"
        assert board.play("1 move 4c f2 f2").ended == ("cards", [0.0, 0.0, 1.0])
    board = master(*V58, hands="-/4c/-", decks="-/-/6c 7c")
    board.play("~ draw 2 6c", "2 move 6c c6 c6", "1 move 4c f2 f2", "~ draw 2 7c")
    assert board.ended == ("cards", [0.0, 0.0, 1.0])
    board = master(*V58, hands="3c/4c/-", round_over=True, round_limit=1)
    assert board.ended == ("round_limit", [0.0, 0.0, 1.0])


def test_vector_59_masters_points() -> None:
    options: dict[str, Any] = {"mode": "master", "points": 300, "army_choice": "open"}
    board = Board(3, armies=["PPR", "RRR", ""], **options).play("2 boss knight")
    assert "2 done" in board.legal()
    assert board.play("2 recruit knight", "2 recruit knight").choices() == "done"
    with pytest.raises(OptionError, match="boss"):
        Board(3, **(options | {"points": 90}))
    with pytest.raises(OptionError, match="315"):
        Board(3, armies=["PPP", "RRR", "K"], **options)


def test_vector_60_end_battle_with_a_master() -> None:
    options: dict[str, Any] = {"empty_deck_initiative": "end_battle", "hands": "3c/4c/6h", "round_over": True}
    assert master(*V58, decks="5c/-/2c", **options).ended == ("cards", [0.0, 0.0, 1.0])
    board = master(*V58, decks="5c/6c/-", **options)
    assert board.play("~ initiative 5c 6c -").order() == "1 2 0 2"
