"""The learners' vocabulary and features."""

from __future__ import annotations

import random

import pytest

from regalia.games.royal_ascension import GAME
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE
from tests.games.royal_ascension.board import SPADES, Board
from tests.games.royal_ascension.mixes import by_verb, mix


@pytest.mark.parametrize("number", range(6))
def test_different_legal_moves_have_different_numbers(number: int) -> None:
    rng = random.Random(number)
    dice = FastRng(number)
    seats, options = mix(rng)
    match = Match(GAME, options | {"max_rounds": 6}, seats)
    width = len(match.rules.learning.features(match.view()))
    while not match.over:
        if match.turn == CHANCE:
            match.deal(dice)
            continue
        state = match.state()
        actions = [match.rules.learning.action(state, move) for move in match.moves()]
        assert len(set(actions)) == len(actions)
        assert all(0 <= action < match.rules.learning.actions for action in actions)
        assert {len(match.rules.learning.features(match.view(seat))) for seat in range(-1, seats)} == {width}
        match.play(by_verb(match.legal(), rng))


def test_opponents_are_named_as_they_sit_round_the_own_seat() -> None:
    board = Board.opened().play(SPADES, "~ action 0 As")
    first = [board.match.rules.learning.action(board.state, move) for move in board.match.moves()]
    board.play("0 attack 1", "0 field jiggy", "0 done", "1 field char", "1 done", "~ battle 0 1 1 1 1")
    board.play("~ battle 1 6 6 6 6", "~ lose 1 8h", "~ roll 1 2", "1 move 8", "~ action 1 2s")
    rules = board.match.rules
    second = [rules.learning.action(board.state, move) for move in board.match.moves()]
    assert second == [first[0], first[1]]  # seats 2 and 3; seat 0 is protected


def test_the_own_hand_is_in_the_features_and_no_other() -> None:
    board = Board.opened()
    other = Board.opened().given(hands={1: "Jh Jh Td Td"})
    features = board.match.rules.learning.features
    assert features(board.match.view(1)) != features(other.match.view(1))
    assert features(board.match.view(0)) == features(other.match.view(0))
