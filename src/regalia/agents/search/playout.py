# native
"""The rest of a simulation: played by a quick policy, then judged."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.kernel.playout import settle
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import OVER, State
from regalia.kernel.vecs import vec


class Playout:
    """Plays on in place: of a hundred choices ``stray`` are random, the others follow the hint.

    After ``length`` choices (0: never) it stops where the turn passes to another seat and all is calm, and takes what
    the rules expect.
    """

    def __init__(self, rules: Rules, length: i64, stray: i64) -> None:
        self.rules = rules
        self.length = length
        self.stray = stray
        self.buffer = vec[i64]([0] * rules.most_moves)

    def finish(self, state: State, rng: Rng, results: vec[float]) -> None:
        """Play on and write what each seat gets."""
        choices: i64 = 0
        before: i64 = OVER
        seat = settle(state, rng)
        while seat != OVER:
            if self.length and choices >= self.length and seat != before and self.rules.calm(state):
                self.rules.expect(state, results)
                return
            state.play(self.choice(state, rng))
            choices += 1
            before = seat
            seat = settle(state, rng)
        for i in range(self.rules.seats):
            results[i] = state.result(i)

    def choice(self, state: State, rng: Rng) -> i64:
        count = state.moves(self.buffer)
        if count == 1:
            return self.buffer[0]
        if self.stray and rng.below(100) < self.stray:
            return self.buffer[rng.below(count)]
        return best_hint(state, self.rules, self.buffer, count, rng)


def best_hint(state: State, rules: Rules, moves: vec[i64], count: i64, rng: Rng) -> i64:
    """The move with the highest hint; chance decides between equals."""
    best = moves[0]
    most = rules.hint(state, best)
    equals: i64 = 1
    for i in range(1, count):
        move = moves[i]
        hint = rules.hint(state, move)
        if hint > most:
            best = move
            most = hint
            equals = 1
        elif hint == most:
            equals += 1
            if rng.below(equals) == 0:
                best = move
    return best
