"""Positions and views as text, both ways."""

from __future__ import annotations

import random
import re

import pytest

from regalia.games.royal_battles import GAME
from regalia.kernel.errors import NotationError
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER, REVEAL, SPECTATOR, State, listed_moves, view
from regalia.testing.trial import encoded
from tests.games.deals import deals
from tests.games.royal_battles.board import Board
from tests.games.royal_battles.mixes import by_verb, hoard, mix, warlike

POSITIONS = GAME.positions()
TURN = "white Pc3-2 Nd4, black Ka5, laid 9c@c3 4h@d4 Kc@a5/1, front0 2c, front1 2d, H0 6h"


def rules(**options: object) -> Rules:
    found, _ = GAME.set_up(options)
    return found


def survives(made: Rules, state: State) -> None:
    text = POSITIONS.write(made, state)
    assert encoded(POSITIONS.read(made, text)) == encoded(state), text
    for seat in (SPECTATOR, 0, 1):
        seen = view(state, seat)
        told = POSITIONS.write_view(made, seen)
        again = POSITIONS.read_view(made, told)
        assert (again.seat, again.listed()) == (seen.seat, seen.listed()), told


@pytest.mark.parametrize("number", deals(16))
def test_every_step_of_random_games_survives(number: int) -> None:
    """Recruits, starting cards, single cards of a draw, reveals and the end."""
    rng, dice = random.Random(number), FastRng(number)
    choose = (by_verb, hoard, warlike)[number % 3]
    made = rules(**mix(rng))
    state = made.start()
    while True:
        survives(made, state)
        turn = state.turn()
        if turn == OVER:
            break
        if turn == CHANCE:
            state.play(state.deal(dice))
        elif turn == REVEAL:
            state.reveal()
        else:
            moves = {GAME.codec.line(turn, move): move for move in listed_moves(state, made.most_moves)}
            state.play(moves[choose(list(moves), rng)])


def test_the_beginning_of_a_turn_needs_little() -> None:
    board = Board.from_text(TURN)
    assert board.side(0) == "P c3 9c -2, N d4 4h"
    assert board.side(1) == "K a5 Kc"
    assert (board.hand(0), board.deck(0), board.deck(1)) == ("6h", 50, 52)
    assert board.to_act == "0"
    assert (
        board.position()
        == f"step moving, laid 9c@c3 4h@d4 Kc@a5/1, {TURN.replace(', laid 9c@c3 4h@d4 Kc@a5/1', '')}".replace(
            ", front1 2d, H0 6h", ", H0 6h, front1 2d"
        )
    )


def test_with_a_deck_the_other_cards_are_discards() -> None:
    board = Board.from_text(f"{TURN}, deck0 Xx 3c")
    assert board.deck(0) == 2
    assert len(board.discards(0).split()) == 48
    assert board.discards(1) == "-"


def test_a_joker_is_told_with_the_colour_it_stands_as() -> None:
    text = "white Pc3, black Ka5, laid Xx@c3 Xxr@c3 Kc@a5/1, front0 2c, front1 2d, H0 6s"
    board = Board.from_text(text)
    assert board.top("c3") == "Xxr"
    assert "laid Xx@c3 Xxr@c3 Kc@a5/1" in board.position()


def test_a_view_tells_no_hidden_card() -> None:
    board = Board.from_text(TURN.replace("H0 6h", "H0 6h 7s, H1 8d 9d"))
    mine = POSITIONS.write_view(board.match.rules, board.match.view(0))
    assert "H0 6h 7s" in mine
    assert "size1 2" in mine
    for viewer, hidden in ((0, {"8d", "9d"}), (1, {"6h", "7s"}), (SPECTATOR, {"6h", "7s", "8d", "9d"})):
        told = POSITIONS.write_view(board.match.rules, board.match.view(viewer))
        assert not hidden & set(re.findall(r"\w+", told)), told


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("Pc3-2", "Zc3"), "white: no unit has the letter 'Z'; there are P, R, N"),
        (("Pc3-2", "P"), "white: 'P' is not a unit, like Pc3"),
        (("Nd4", "Nc3"), "white: no unit can stand on c3: another unit stands there"),
        (("Nd4", "Ne4"), "white: no unit can stand on e4: no card lies there"),
        (("Nd4", "Nd4 Pa1 Pa2 Pa3 Pa4 Pb1 Pb2 Pb3"), "white: an army has at most 7 units"),
        (("9c@c3", "9c c3"), "laid: '9c' is not a card on a square"),
        (("9c@c3", "9cr@c3"), "laid: '9cr@c3' is not a card on a square"),
        (("H0 6h", "H0 9c"), "9c is named more often than the deck of seat 0 has it"),
        (("H0 6h", "H0 6h 6h"), "H0: 6h is named more often"),
        (("H0 6h", "H0 1x"), "H0: '1x' is not a card"),
        (("front1 2d, ", ""), "front1: name the initiative card in force"),
        (("black Ka5, ", ""), "black: name at least one unit on the board"),
        (("H0 6h", "step moving"), "H0: this step needs a card"),
        (("H0 6h", "step acting"), "mover: this step needs a unit"),
        (("H0 6h", "step acting, mover e5"), "mover: no unit stands on 'e5'"),
        (("H0 6h", "step key_drawing"), "owed: this step needs cards to draw"),
        (("H0 6h", "step resting"), "step: 'resting' is not among"),
        (("H0 6h", "army0 PPPPPPPP"), "army0: an army has at most 7 units"),
    ],
)
def test_what_is_wrong_is_told_with_its_clause(change: tuple[str, str], words: str) -> None:
    with pytest.raises(NotationError, match=words):
        POSITIONS.read(rules(), TURN.replace(*change))
