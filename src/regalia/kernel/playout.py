# native
"""Whole random games, compiled together with the rules."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.kernel.rng import FastRng, Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER, REVEAL, State, View
from regalia.kernel.vecs import vec


def playout(state: State, rng: Rng, buffer: vec[i64]) -> i64:
    """Play to the end with uniformly random moves, in place; the number of decisions."""
    decisions: i64 = 0
    while True:
        seat = state.turn()
        if seat >= 0:
            count = state.moves(buffer)
            state.play(buffer[rng.below(count)])
            decisions += 1
        elif seat == CHANCE:
            state.play(state.deal(rng))
        elif seat == REVEAL:
            state.reveal()
        else:
            return decisions


def settle(state: State, rng: Rng) -> i64:
    """Let chance and reveals happen until a seat must choose or the game is over; whose turn it is then."""
    seat = state.turn()
    while seat < 0 and seat != OVER:
        if seat == CHANCE:
            state.play(state.deal(rng))
        else:
            state.reveal()
        seat = state.turn()
    return seat


def playouts(rules: Rules, games: i64, seed: i64) -> i64:
    """Decisions of that many random games."""
    buffer = vec[i64]([0] * rules.most_moves)
    rng = FastRng(seed)
    decisions: i64 = 0
    for _ in range(games):
        decisions += playout(rules.start(), rng, buffer)
    return decisions


def rollouts(start: State, games: i64, seed: i64, most_moves: i64) -> i64:
    """Decisions of that many random games from one position."""
    buffer = vec[i64]([0] * most_moves)
    rng = FastRng(seed)
    decisions: i64 = 0
    for _ in range(games):
        decisions += playout(start.clone(), rng, buffer)
    return decisions


def count_moves(rules: Rules, games: i64, seed: i64) -> tuple[int, int, int]:
    """Decisions, legal moves and chance moves of the games that ``playouts`` plays with that seed."""
    buffer = vec[i64]([0] * rules.most_moves)
    rng = FastRng(seed)
    decisions: i64 = 0
    legal: i64 = 0
    chances: i64 = 0
    for _ in range(games):
        state = rules.start()
        while True:
            seat = state.turn()
            if seat >= 0:
                count = state.moves(buffer)
                legal += count
                decisions += 1
                state.play(buffer[rng.below(count)])
            elif seat == CHANCE:
                chances += 1
                state.play(state.deal(rng))
            elif seat == REVEAL:
                state.reveal()
            else:
                break
    return decisions, legal, chances


def clones(state: State, times: i64) -> None:
    for _ in range(times):
        state.clone()


def guesses(rules: Rules, seen: View, times: i64, seed: i64) -> None:
    rng = FastRng(seed)
    for _ in range(times):
        rules.guess(seen, rng)
