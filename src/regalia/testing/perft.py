# native
"""Perft: the number of lines of play to a given depth. Different counts mean different rules.

Only choices are counted. Chance between them is dealt, not branched: after k choices by the random numbers of stream k
of the seed, alike in all branches, so that a count does not depend on the order of the moves. Reveals just happen.
A line that ends sooner does not count.
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, REVEAL, State
from regalia.kernel.vecs import vec


def settle(state: State, seed: i64, made: i64) -> None:
    """Deal and reveal, in place, until a seat must choose or the game is over; ``made`` choices have been made."""
    if state.turn() >= 0:
        return
    rng = FastRng(seed, made)
    while True:
        turn = state.turn()
        if turn == CHANCE:
            state.play(state.deal(rng))
        elif turn == REVEAL:
            state.reveal()
        else:
            return


def perft(rules: Rules, state: State, depth: i64, seed: i64) -> i64:
    """Lines of exactly ``depth`` choices from the state, which is not changed."""
    start = state.clone()
    settle(start, seed, 0)
    return count(rules, start, depth, 0, seed)


def divide(rules: Rules, state: State, depth: i64, seed: i64) -> list[tuple[int, int]]:
    """The counts behind each move of the choosing seat, in the order of moves."""
    start = state.clone()
    settle(start, seed, 0)
    found: list[tuple[int, int]] = []
    if start.turn() < 0:
        return found
    out = vec[i64]([0] * rules.most_moves)
    moves = start.moves(out)
    for i in range(moves):
        later = start.clone()
        later.play(out[i])
        settle(later, seed, 1)
        found.append((out[i], count(rules, later, depth - 1, 1, seed)))
    return found


def count(rules: Rules, state: State, depth: i64, made: i64, seed: i64) -> i64:
    """Lines of ``depth`` more choices from a settled state."""
    if depth <= 0:
        return 1
    if state.turn() < 0:
        return 0
    out = vec[i64]([0] * rules.most_moves)
    moves = state.moves(out)
    if depth == 1:
        return moves
    total: i64 = 0
    for i in range(moves):
        later = state.clone()
        later.play(out[i])
        settle(later, seed, made + 1)
        total += count(rules, later, depth - 1, made + 1, seed)
    return total
