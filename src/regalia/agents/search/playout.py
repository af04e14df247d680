# native
"""Playout: finishes a simulation with a quick policy, then judges the position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.kernel.optional.advice import NO_MOVE, Advice
from regalia.kernel.rng import FastRng, Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER, State
from regalia.kernel.vecs import vec

NEVER: Final[i64] = -1
NO_TURN: Final[i64] = -2
CHOICES: Final[i64] = 1 << 32  # stream number of the choices; lower ones belong to turns


class Playout:
    """Plays a state on in place, to the end or for ``length`` turns.

    ``stray`` percent of the choices are random; the others follow the hint. The game's ``playout_move`` replaces both.

    After ``length`` turns (0: never) it stops at the start of a turn and takes the advice's expected results. So all moves
    of a choice are judged after the same number of turns, with the same side to move.

    Every turn has its own random stream, whatever happened before it: with the same seed, each of the compared moves meets
    the same dice and mostly the same cards in that turn.
    """

    def __init__(self, rules: Rules, length: i64, stray: i64) -> None:
        self.seats = rules.seats
        self.advice = rules.advice
        self.length = length
        self.stray = stray
        self.last: i64 = NEVER  # stop when this many turns have begun
        self.seed: i64 = 0
        self.turn: i64 = NO_TURN  # the turn that ``luck`` belongs to
        self.luck = FastRng(0)
        self.whims = FastRng(0)  # random numbers of the choices
        self.buffer = vec[i64]([0] * rules.most_moves)

    def aim(self, state: State) -> None:
        """Count the turns of the next playouts from this state."""
        turns = self.advice.turns(state)
        self.last = turns + self.length if turns >= 0 else NEVER

    def begin(self, seed: i64) -> None:
        """Begin a new simulation."""
        self.seed = seed
        self.turn = NO_TURN
        self.whims = FastRng(seed, CHOICES)

    def settle(self, state: State) -> i64:
        """Play chance and reveals until a seat must choose or the game is over; returns the turn."""
        seat = state.turn()
        while seat < 0 and seat != OVER:
            if seat == CHANCE:
                turn = self.advice.turns(state)
                if turn != self.turn:
                    self.turn = turn
                    self.luck = FastRng(self.seed, turn)
                state.play(state.deal(self.luck))
            else:
                state.reveal()
            seat = state.turn()
        return seat

    def finish(self, state: State, results: vec[float]) -> None:
        """Play on and write the result of each seat."""
        choices: i64 = 0
        before: i64 = OVER
        seat = self.settle(state)
        while seat != OVER:
            if self.length and self.may_stop(state, choices, seat != before):
                self.advice.expected_results(state, results)
                return
            state.play(self.choice(state))
            choices += 1
            before = seat
            seat = self.settle(state)
        for i in range(self.seats):
            results[i] = state.result(i)

    def may_stop(self, state: State, choices: i64, passed: bool) -> bool:
        if self.last != NEVER:
            return self.advice.turns(state) >= self.last
        return passed and choices >= self.length and self.advice.calm(state)

    def choice(self, state: State) -> i64:
        move = self.advice.playout_move(state)
        if move != NO_MOVE:
            return move
        count = state.moves(self.buffer)
        if count == 1:
            return self.buffer[0]
        if self.stray and self.whims.below(100) < self.stray:
            return self.buffer[self.whims.below(count)]
        return best_hint(state, self.advice, self.buffer, count, self.whims)


def best_hint(state: State, advice: Advice, moves: vec[i64], count: i64, rng: Rng) -> i64:
    """The move with the highest hint; draws among equals."""
    best = moves[0]
    if count == 1:
        return best
    most = advice.hint(state, best)
    equals: i64 = 1
    for i in range(1, count):
        move = moves[i]
        hint = advice.hint(state, move)
        if hint > most:
            best = move
            most = hint
            equals = 1
        elif hint == most:
            equals += 1
            if rng.below(equals) == 0:
                best = move
    return best
