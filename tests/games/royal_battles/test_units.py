"""Units as data: the rulebook's file, custom units, and errors in records."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.games.royal_battles import GAME
from regalia.games.royal_battles.rules.rules import RoyalBattlesRules
from regalia.games.royal_battles.units import all_units, read_units, rulebook
from regalia.kernel import record
from regalia.kernel.errors import OptionError
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE
from tests.games.royal_battles.board import Board
from tests.games.royal_battles.mixes import ARCHER, CUSTOM, GUARD


def test_the_rulebook_is_such_a_file() -> None:
    assert [(unit.letter, unit.name) for unit in rulebook()] == [
        ("P", "pawn"),
        ("R", "rook"),
        ("N", "knight"),
        ("B", "bishop"),
        ("Q", "queen"),
        ("K", "king"),
    ]
    healing = rulebook()[3].advantage
    assert (healing.position, healing.target, healing.always_hits, healing.heal_per_trump, healing.splash) == (
        "ranged",
        "own",
        True,
        3,
        "same_colour",
    )


def test_the_rules_hold_all_of_a_unit() -> None:
    rules, _ = GAME.set_up({"units": CUSTOM})
    assert isinstance(rules, RoyalBattlesRules)
    assert read_units(rules.options) == all_units(CUSTOM)


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"name": "Archer"}, "A unit's name has 1 to 10 letters a to z, unlike 'Archer'."),
        ({"name": "pawn"}, "There is a unit 'pawn' already; give the new one another name."),
        ({"letter": "N"}, "Unit 'archer' has the letter N, which is the knight's."),
        ({"letter": "ab"}, "Unit 'archer' needs a letter from A to Z, not 'ab'."),
        ({"life": 20}, "Unit 'archer': life takes a whole number from 4 to 14, not 20."),
        ({"accuracy": True}, "Unit 'archer': accuracy takes a whole number from 1 to 6, not True."),
        ({"armour": None}, "Unit 'archer': armour takes a whole number from 0 to 5, not None."),
        ({"type": "flying"}, "Unit 'archer': type takes melee or ranged, not 'flying'."),
        ({"damage": [4, 3, 5]}, "Unit 'archer': damage takes three whole numbers from 2 to 10"),
        ({"wings": 2}, "Unit 'archer' has no field 'wings'; there are: name, letter, type"),
        ({"weapon": ""}, "Unit 'archer': weapon takes a text of 1 to 24 plain characters, not ''."),
        ({"advantage": None}, "Unit 'archer' needs an advantage: a table with at least its position."),
        ({"advantage": {"position": "any"}}, "The advantage of unit 'archer' does nothing"),
        (
            {"advantage": {"position": "any", "target": "own", "base": 2}},
            "The advantage of unit 'archer' targets own units",
        ),
        (
            {"advantage": {"position": "any", "heal_per_trump": 2}},
            "The advantage of unit 'archer' targets enemies, so it cannot heal",
        ),
        (
            {"advantage": {"position": "any", "base": 99}},
            "The advantage of unit 'archer': base takes a whole number from 0 to 12, not 99.",
        ),
    ],
)
def test_a_wrong_unit_is_refused_with_its_reason(change: dict[str, Any], text: str) -> None:
    with pytest.raises(OptionError) as wrong:
        GAME.set_up({"units": [{**ARCHER, **change}]})
    assert str(wrong.value).startswith(text)


def test_units_travel_in_the_record() -> None:
    match = Match(GAME, {"units": [ARCHER, GUARD], "army_white": "AAGK"})
    rng = FastRng(4)
    while not match.over:
        if match.turn == CHANCE:
            match.deal(rng)
        else:
            match.play_move(match.moves()[rng.below(len(match.moves()))])
    again = record.read(record.write(match.record()))
    assert again.options["units"] == [ARCHER, GUARD]
    assert Match.fold(GAME, again).result() == match.result()


def test_a_custom_unit_is_recruited_placed_and_drawn_by_its_name() -> None:
    board = Board(units=[ARCHER], army_black="QQQQ")
    board.play("0 recruit king", "0 recruit archer", "0 recruit archer", "0 recruit archer")
    board.play("~ setup 0 2c 3c 4c 5c", "~ setup 1 2c 3c 4c 5c", "0 place archer c1", "0 place king a1")
    assert board.side(0) == "K a1 2c, A c1 3c, A e1 4c, A g1 5c"
    assert Board(units=[ARCHER], army_choice="random").play("~ army 0 pawn pawn archer archer").due.startswith("army 1")


def test_an_advantage_in_any_position_with_splash_and_draw() -> None:
    board = Board.at("A d3 2c", "N d4 8s, K c4 8c", initiative="Ac/4d", hands="Ah/-", units=[ARCHER])
    board.play("0 move Ah d3 d3")
    assert board.choices() == "advantage c4, advantage d4, attack c4 easy, attack c4 optimal, attack c4 risky, hold"
    board.play("0 advantage d4")
    assert (board.injuries(1)[:2], board.due) == ([2, 5], "draw 0 1")


def test_an_advantage_that_always_hits_and_ignores_armour() -> None:
    board = Board.at("G d3 2c, P a1 2d", "N d4 8s", hands="3h/-", units=[GUARD]).play(
        "0 move 3h d3 d3", "0 advantage d4"
    )
    assert board.unit(8) == "N d4 8s -5"


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (
            {"army_white": "PPP"},
            "The army of seat 0: PPP has 3 units; an army has 4 units in a duel, 1 to 7 with points.",
        ),
        ({"army_white": "PPPPPPPP"}, "A fixed army has at most 7 units; 'PPPPPPPP' has 8."),
        ({"army_white": "PPPX"}, "The army of seat 0: No unit has the letter X; there are P R N B Q K."),
        (
            {"army_black": "QQKK", "unit_limit": "chess_set"},
            "The army of seat 1: It has 2 times queen; a chess set has 1.",
        ),
        ({"army_white": "PPPP", "scenario": "hundred_years_war"}, "Option 'army_white' cannot be set with a scenario"),
        ({"round_limit": 1001}, "Option 'round_limit' cannot be 1001: it takes 0 to 1000."),
        ({"units": {}}, "Option 'units' takes a list of units"),
        ({"wings": True}, "There is no option 'wings'"),
    ],
)
def test_wrong_options_are_refused_with_a_reason(options: dict[str, Any], text: str) -> None:
    with pytest.raises(OptionError) as wrong:
        GAME.set_up(options)
    assert str(wrong.value).startswith(text)


def test_exactly_two_seats() -> None:
    with pytest.raises(OptionError, match="takes 2 seats, not 3"):
        GAME.set_up({}, 3)
