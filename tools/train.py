"""The training run for the C compiler's profile: every game played at random, guessed and cloned."""

from __future__ import annotations

from regalia import native
from regalia.games import catalogue
from regalia.kernel.playout import clones, guesses, playouts, settle
from regalia.kernel.rng import FastRng
from regalia.kernel.state import buffer, view

DECISIONS = 300_000  # per game

assert native.active, native.why_not
for game in catalogue().values():
    for seats in range(game.least_seats, game.most_seats + 1):
        rules = game.set_up(game.options_for(seats), seats)[0]
        out = buffer(rules.most_moves)
        rng = FastRng(1)
        played = number = 0
        while played < DECISIONS // (1 + game.most_seats - game.least_seats):
            number += 1
            played += playouts(rules, 20, number)
            state = rules.start()
            for _ in range(number % 20):
                seat = settle(state, rng)
                if seat < 0:
                    break
                guesses(rules, view(state, seat), 10, number)
                clones(state, 10)
                state.play(out[rng.below(state.moves(out))])
