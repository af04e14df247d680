"""Memory: a finished table leaves nothing behind, not even in compiled code."""

from __future__ import annotations

import gc
import tracemalloc

import pytest

from regalia.fairness.dealing import redealt
from regalia.games import catalogue
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE

LINES = 120
GAMES = 12


def shown(game: Game, seed: int) -> None:
    """The beginning of a game as a server holds it: every line checked, dealt and drawn for everybody."""
    rng, match = FastRng(seed), Match(game)
    while not match.over and len(match.entries) < LINES:
        if match.turn == CHANCE:
            match.play(redealt(match, bytes(32), 0)[0])
        else:
            moves = match.moves()
            match.play_move(moves[rng.below(len(moves))])
        for seat in range(-1, match.seats):
            game.scene(match.view(seat), match.rules)


@pytest.mark.release
@pytest.mark.parametrize("game", catalogue().values(), ids=lambda game: str(game.key))
def test_a_game_that_is_over_leaves_nothing_in_memory(game: Game) -> None:
    for seed in range(2):
        shown(game, seed)
    tracemalloc.start()
    try:
        shown(game, 0)
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(GAMES):
            shown(game, 1)
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert grown < GAMES * 1_000, f"{grown / GAMES:.0f} bytes stay of each game"
