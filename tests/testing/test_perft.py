"""Perft: counts by hand, and against the plain definition."""

from __future__ import annotations

import pytest

from regalia.games import find
from regalia.kernel.game import Game
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER, REVEAL, State, listed_moves
from regalia.testing.perft import divide, perft, settle
from regalia.testing.trial import encoded
from tests.testing.bluff import Bluff
from tests.testing.partners import Partners


def lines_of(rules: Rules, state: State, depth: int, seed: int, made: int = 0) -> int:
    """The definition, written again without regard to speed: play every line out."""
    state = state.clone()
    rng = FastRng(seed, made)
    while state.turn() in (CHANCE, REVEAL):
        if state.turn() == CHANCE:
            state.play(state.deal(rng))
        else:
            state.reveal()
    if depth == 0:
        return 1
    total = 0
    for move in listed_moves(state, rules.most_moves) if state.turn() != OVER else []:
        later = state.clone()
        later.play(move)
        total += lines_of(rules, later, depth - 1, seed, made + 1)
    return total


def test_bluff_begins_with_two_commitments_each() -> None:
    rules, _ = Bluff().set_up()
    assert [perft(rules, rules.start(), depth, 1) for depth in (0, 1, 2)] == [1, 2, 4]


def test_lines_that_end_sooner_do_not_count() -> None:
    rules, _ = Partners().set_up({"each": 1}, 2)
    assert [perft(rules, rules.start(), depth, 1) for depth in (1, 2, 3)] == [1, 1, 0]


@pytest.mark.parametrize("game", [Bluff(), Partners(), find("royals")], ids=lambda game: game.key)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_counts_are_those_of_the_definition(game: Game, seed: int) -> None:
    rules, _ = game.set_up()
    start = rules.start()
    before = encoded(start)
    for depth in range(3):
        assert perft(rules, start, depth, seed) == lines_of(rules, start, depth, seed)
    assert encoded(start) == before


def test_divide_adds_up_and_keeps_the_order_of_moves() -> None:
    rules, _ = find("royals").set_up()
    start = rules.start()
    parts = divide(rules, start, 2, 5)
    settle(start, 5, 0)
    assert [move for move, _ in parts] == listed_moves(start, rules.most_moves)
    assert sum(lines for _, lines in parts) == perft(rules, rules.start(), 2, 5)


def test_a_finished_game_has_no_lines() -> None:
    rules, _ = Partners().set_up({"each": 1}, 2)
    state = rules.start()
    rng = FastRng(1)
    while state.turn() != OVER:
        turn = state.turn()
        state.play(state.deal(rng) if turn == CHANCE else listed_moves(state, rules.most_moves)[0])
    assert divide(rules, state, 1, 1) == []
    assert perft(rules, state, 1, 1) == 0
