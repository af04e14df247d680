"""A bout: one game of a tournament, with its chance apart from its bots, and the time that each bot took.

Chance draws from the stream of the deal, bots from the stream of the game. So the same deal can be played in every seating:
the first cards are the same, and whatever comes later differs only where play did.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec
from mypy_extensions import i64

from regalia.agents.agent import Agent
from regalia.kernel.game import Game
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.vecs import vec

GAMES_A_DEAL = 64  # more than there are seats: apart in the streams of the bots
BOTS = 1 << 41  # the streams from here on are theirs


GameNumber = tuple[int, int, int]  # line-up, deal, seating of the deal


class Bout(msgspec.Struct, frozen=True):
    """A finished game: who sat where, what came of it, and by seat the decisions and the seconds that they took."""

    line_up: int
    deal: int
    turn: int
    seats: tuple[str, ...]
    result: tuple[float, ...]
    reason: str
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]

    @property
    def number(self) -> GameNumber:
        return self.line_up, self.deal, self.turn


class Stopped(Exception):
    """The game was broken off."""


def play_bout(
    game: Game,
    rules: Rules,
    agents: Sequence[Agent],
    seats: tuple[str, ...],
    moves: vec[i64],
    *,
    seed: int,
    line_up: int,
    deal: int,
    turn: int,
    stopped: Callable[[], bool] = lambda: False,
) -> Bout:
    """Play it to its end, with ``moves`` as a buffer; raises Stopped between two moves once ``stopped`` says so."""
    chance = FastRng(seed, deal)
    thoughts = FastRng(seed, BOTS + deal * GAMES_A_DEAL + turn)
    decisions, seconds = [0] * len(seats), [0.0] * len(seats)
    state = rules.start()
    while (seat := settle(state, chance)) >= 0:
        if stopped():
            raise Stopped
        begun = time.perf_counter()
        move = agents[seat].pick(state, rules, thoughts, moves)
        seconds[seat] += time.perf_counter() - begun
        decisions[seat] += 1
        state.play(move)
    return Bout(
        line_up=line_up,
        deal=deal,
        turn=turn,
        seats=seats,
        result=tuple(state.result(seat) for seat in range(len(seats))),
        reason=game.reasons[state.reason()],
        decisions=tuple(decisions),
        seconds=tuple(round(spent, 9) for spent in seconds),
    )
