"""Bout: one game of a tournament, with separate random streams for chance and bots, timed by seat.

Chance draws from the stream of the deal, each seat's bot from a stream of its own. So the same deal can be played in every
seating: the first cards are the same, and whatever comes later differs only where play did.
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
from regalia.lab.arena import seat_stream

GAMES_A_DEAL = 64  # more than there are seatings, so that no two games share a bot's stream


GameNumber = tuple[int, int, int]  # line-up, deal, seating of the deal


class Bout(msgspec.Struct, frozen=True):
    """A finished game: its bots by seat, its result, and the decisions and seconds of each seat."""

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


class Interrupted(Exception):
    """The game was interrupted."""


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
    """Play the game to its end. Raises Interrupted between two moves when ``stopped()`` is true."""
    chance = FastRng(seed, deal)
    game_number = deal * GAMES_A_DEAL + turn
    thoughts = [FastRng(seed, seat_stream(game_number, seat)) for seat in range(len(seats))]
    decisions, seconds = [0] * len(seats), [0.0] * len(seats)
    state = rules.start()
    while (seat := settle(state, chance)) >= 0:
        if stopped():
            raise Interrupted
        begun = time.perf_counter()
        move = agents[seat].pick(state, rules, thoughts[seat], moves)
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
