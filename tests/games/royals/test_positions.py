"""Positions as text (section 11), both ways."""

from __future__ import annotations

import random

import pytest

from regalia.games.royals import GAME
from regalia.games.royals.checks.positions import read_position, write_position
from regalia.games.royals.rules.rules import Royals, RoyalsRules
from regalia.kernel.errors import NotationError
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE
from tests.games.royals.board import Board
from tests.games.royals.mixes import by_verb, mix


def rules(**options: object) -> RoyalsRules:
    found, _ = GAME.set_up(options)
    assert isinstance(found, RoyalsRules)
    return found


def test_what_is_not_said() -> None:
    board = Board("")
    assert (board.turn, board.turns, board.quiet) == (0, 10, 0)
    assert not board.cold_war()
    assert len(board.deck.split()) == 54
    assert board.score == (0, 0)


def test_with_a_deck_the_other_cards_are_tributes() -> None:
    board = Board("H0 9c, J0 rr, deck 2c 2d, discard Kd")
    assert board.deck == "2c 2d"
    assert len(board.pile("tributes", 1).split()) == 52 - 4
    assert board.score == (0, 48)


def test_every_part_is_written() -> None:
    text = (
        "active 1, turn 7, had 0, quiet 2, reshuffles 1, final 1, games 2, called, wins 1-0, "
        "H0 2c 9c, known0 9c, F0 Kh^ - Qs_+7h, J0 rw, arrows0 3c 3d, tributes0 Kd, buried0 Jd+4c+5c, "
        "H1 3s, F1 Qd/, used1 8h, discard Js, deck empty"
    )
    board = read_position(text.replace("deck empty", "deck Ts"), rules(jokers_per_deck=3))
    written = write_position(board)
    assert "deck Ts" in written
    for clause in text.split(", ")[:-1]:
        assert f"{clause}," in written


@pytest.mark.parametrize("number", range(12))
def test_positions_of_random_games_are_read_again(number: int) -> None:
    rng = random.Random(number)
    dice = FastRng(number)
    match = Match(GAME, mix(rng) | {"match_games": 1})
    assert isinstance(match.rules, RoyalsRules)
    compared = 0
    while not match.over:
        if match.turn == CHANCE:
            match.deal(dice)
            continue
        lines = match.legal()
        state = match.state()
        assert isinstance(state, Royals)
        if lines[0].endswith("end"):
            text = write_position(state)
            again = read_position(text, match.rules)
            assert write_position(again) == text
            assert Board.of(match, again).legal() == set(lines)
            compared += 1
        match.play(by_verb(lines, rng))
    assert compared


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("H0 9c 9c", "9c is named more often"),
        ("H0 9c, discard 9c", "9c is named more often"),
        ("H0 1c", "'1c' is no card"),
        ("H0 ??", "'\\?\\?' is no card"),
        ("H0 2c 3c 4c 5c 6c 7c", "at most 5"),
        ("H0 2c, H0 3c", "'H0' is said twice"),
        ("H2 2c", "'H2' is no part of a position"),
        ("F0 Kh", "'Kh' is no royal on a field"),
        ("F0 9h^", "'9h\\^' is no royal on a field"),
        ("F0 Kh^ Kd^ Ks^ Kc^", "a field has 3 slots"),
        ("F0 Kh^+Qd", "'Qd' is no number card"),
        ("buried0 Kh", "'Kh' is no buried royal"),
        ("arrows0 Kh", "'Kh' is no number card"),
        ("tributes0 Xx", "A joker cannot lie in 'tributes0'"),
        ("J0 x", "J0 is at most two letters"),
        ("J0 rr, J1 r", "Xx is named more often"),
        ("deck 2c", "every joker must be named"),
        ("known0 9c", "'9c' is not in H0"),
        ("turn x", "'turn' takes one number"),
        ("had 2", "'had' is one of"),
        ("wins 1", "A tally of wins"),
    ],
)
def test_what_is_no_position_is_said(text: str, words: str) -> None:
    with pytest.raises(NotationError, match=words):
        read_position(text, rules())


def test_a_position_is_a_main_decision() -> None:
    board = Board("H0 9c 4h, H1 3s, F0 Kc^").play("0 attack Kc1 9c direct")
    with pytest.raises(NotationError, match="main decision"):
        write_position(board.state)
