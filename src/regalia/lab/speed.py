"""Speed of a game in processor time of one thread: medians of several interleaved runs."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median

import msgspec

from regalia import native
from regalia.kernel.game import Game
from regalia.kernel.playout import clones, count_moves, playouts, settle
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import OVER, State, buffer, listed_moves
from regalia.lab.stopwatch import Work, rate, size_for

MEASURES = 3  # playout, step, clone
RUNS = 5  # of each
SECONDS = 0.2  # of a run, about
SAMPLE = 400  # games that the means are taken from


class Speed(msgspec.Struct, frozen=True, kw_only=True):
    """The speed of one game in random play, per second, with its usual seats."""

    game: str
    players: int
    compiled: bool
    playout: int  # decisions of whole games played inside the kernel
    step: int  # decisions stepped from Python: legal moves as a list, choice, play
    clone: int
    decisions_per_game: float
    legal_per_decision: float


def measure(game: Game, done: Callable[[], None] = lambda: None) -> Speed:
    """The game's speed; ``done`` is called after each of the MEASURES x RUNS runs."""
    rules, _ = game.set_up({})
    decisions, legal, _ = count_moves(rules, SAMPLE, 1)
    position = middle(rules, decisions // SAMPLE // 2)

    def cloned(times: int) -> int:
        clones(position, times)
        return times

    works: list[Work] = [lambda games: playouts(rules, games, 1), lambda games: step_list(rules, games, 1), cloned]
    sizes = [size_for(work, SECONDS) for work in works]
    rates: list[list[float]] = [[] for _ in works]
    for _ in range(RUNS):
        for found, work, size in zip(rates, works, sizes, strict=True):
            found.append(rate(work, size))
            done()
    playout, step, clone = (round(median(found)) for found in rates)
    return Speed(
        game=game.key,
        players=rules.seats,
        compiled=native.compiled(rules),
        playout=playout,
        step=step,
        clone=clone,
        decisions_per_game=round(decisions / SAMPLE, 2),
        legal_per_decision=round(legal / decisions, 2),
    )


def middle(rules: Rules, decisions: int) -> State:
    """A position in the middle of a random game."""
    state = rules.start()
    rng = FastRng(1)
    out = buffer(rules.most_moves)
    for _ in range(decisions):
        if settle(state, rng) == OVER:
            break
        state.play(out[rng.below(state.moves(out))])
    settle(state, rng)
    return state


def step_list(rules: Rules, games: int, seed: int) -> int:
    """The decisions of random games stepped from Python with a list of moves."""
    rng, choose, most = FastRng(seed), Random(seed).random, rules.most_moves
    decisions = 0
    for _ in range(games):
        state = rules.start()
        while settle(state, rng) != OVER:
            moves = listed_moves(state, most)
            state.play(moves[int(choose() * len(moves))])
            decisions += 1
    return decisions


def step_buffer(rules: Rules, games: int, seed: int) -> int:
    """The decisions of random games stepped from Python with a reused buffer instead of a list."""
    rng, choose, out = FastRng(seed), Random(seed).random, buffer(rules.most_moves)
    decisions = 0
    for _ in range(games):
        state = rules.start()
        while settle(state, rng) != OVER:
            count: int = state.moves(out)
            state.play(out[int(choose() * count)])
            decisions += 1
    return decisions
