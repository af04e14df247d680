"""Positions and views as text, both ways."""

from __future__ import annotations

import random

import pytest

from regalia.games.battle_royal import GAME
from regalia.kernel.errors import NotationError
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER, REVEAL, SPECTATOR, State, listed_moves, view
from regalia.testing.trial import encoded
from tests.games.battle_royal.board import Board
from tests.games.battle_royal.mixes import mix
from tests.games.deals import deals

POSITIONS = GAME.positions()


def survives(rules: Rules, state: State) -> None:
    """The state and what everybody sees of it are the same after writing and reading."""
    text = POSITIONS.write(rules, state)
    assert encoded(POSITIONS.read(rules, text)) == encoded(state), text
    for seat in (SPECTATOR, *range(rules.seats)):
        seen = view(state, seat)
        told = POSITIONS.write_view(rules, seen)
        again = POSITIONS.read_view(rules, told)
        assert (again.seat, again.listed()) == (seen.seat, seen.listed()), told


def play_on(rules: Rules, state: State, number: int, steps: int) -> None:
    """Play at random; every step must survive, also those of chance and reveals."""
    rng, dice = random.Random(number), FastRng(number)
    for _ in range(steps):
        survives(rules, state)
        if state.turn() == OVER:
            return
        if state.turn() == REVEAL:
            state.reveal()
        elif state.turn() == CHANCE:
            state.play(state.deal(dice))
        else:
            state.play(rng.choice(listed_moves(state, rules.most_moves)))


@pytest.mark.parametrize("number", deals(12))
def test_every_step_of_random_games_survives(number: int) -> None:
    seats, options = mix(random.Random(number))
    match = Match(GAME, options, seats)
    play_on(match.rules, match.rules.start(), number, 150)


@pytest.mark.parametrize("early_card", ["own", "open"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_early_cards_and_a_renewed_pack_survive(seats: int, early_card: str) -> None:
    match = Match(GAME, {"early_card": early_card}, seats)
    play_on(match.rules, match.rules.start(), seats, 200)


def test_miniatures_survive_to_their_ends() -> None:
    """Their centres are close: forces go out, lay cards aside, and capitals fall."""
    for number, (rules, state) in enumerate(GAME.miniatures()):
        play_on(rules, state, number, 120)


def test_what_is_not_said() -> None:
    board = Board.from_text("white b8, black p8")
    assert (board.acting, board.points, board.quiet, board.hand) == ("white", 4, 0, "")
    assert (board.lost("white"), board.said("left"), board.said("pack")) == (14, "", "13")


def test_the_start_of_a_game() -> None:
    assert Board.new().position() == "white b8 +14, black p8 +14, step draw"
    assert Board.new(4).position() == "yellow b2 +11, blue p14 +11, green b14 +11, red p2 +11, step draw"


def test_in_the_middle_of_a_turn() -> None:
    board = Board("white b8 c8 d8 e8 f8 g8 +1, black e9 f10 g10", "black", 2).play("1 take g10")
    assert board.position() == ("white b8 c8 d8 e8 f8 g8 +1, black e9 f10 g10, active black, hand g10, card 2")
    board.play("1 capture d8")
    assert board.position() == (
        "white b8 c8 e8 f8 g8 +1, black d8 e9 f10, active black, ties white, card 2, points 0, struck"
    )


def test_the_end() -> None:
    board = Board("white d8 e8 f8, black c8 d9 e9", "black", 1).play("1 take e9", "1 place b8")
    assert "taken white, reason capital, card 1, struck" in board.position()
    assert (board.over, board.result) == ("capital", [0.0, 1.0])


def test_clauses_come_in_any_order() -> None:
    text = "white b8 c8 +3, black p8 o8, active black, card 3, points 2, shown 3 4, quiet 2, turns 7"
    shuffled = ", ".join(reversed(text.split(", ")))
    rules = Board.new().match.rules
    assert encoded(POSITIONS.read(rules, shuffled)) == encoded(POSITIONS.read(rules, text))


def test_a_view_tells_no_hidden_card() -> None:
    board = Board.new(early_card="own").play("~ draw 0 1", "~ draw 1 4")
    told = {seat: POSITIONS.write_view(board.match.rules, board.match.view(seat)) for seat in (SPECTATOR, 0, 1)}
    assert "early black:4" in told[1]
    assert "early black:?" in told[0]
    assert "early black:?" in told[SPECTATOR]
    assert not any("4" in told[seat].partition("card")[2] for seat in (SPECTATOR, 0))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("white b8 b8", "white: there is a pawn on b8 already"),
        ("white b8, black b8", "black: there is a pawn on b8 already"),
        ("white i7", "white: 'i7' is not a square of this map on which a pawn can stand"),
        ("white z9", "white: 'z9' is not a square of this map"),
        ("white b8 +15", "white: a force has at most 15 pawns, not 16"),
        ("white b8 +x", "white: 'x' is not a number"),
        ("yellow b2", "There is no clause 'yellow'"),
        ("active red", "active: 'red' is not among white, black"),
        ("left red", "left: 'red' is not a force"),
        ("card 5", "card: '5' is not among none, 0"),
        ("shown 0 0", "The card 0 is named more often than the pack has it"),
        ("early white", "early: '' is not a card"),
    ],
)
def test_what_cannot_be_read(text: str, words: str) -> None:
    with pytest.raises(NotationError) as refused:
        POSITIONS.read(Board.new().match.rules, text)
    assert words in str(refused.value)


def test_a_view_refuses_what_its_viewer_does_not_see() -> None:
    rules = Board.new(early_card="own").match.rules
    for text, words in (
        ("view 0, early black:3", "this viewer does not see black's card"),
        ("view 0, aside1 3", "'aside1' tells something that this viewer does not see"),
        ("view 0, stock 3", "'stock' tells something that this viewer does not see"),
    ):
        with pytest.raises(NotationError) as refused:
            POSITIONS.read_view(rules, text)
        assert words in str(refused.value)
