"""Prints records of many games, option by option, and digests of all else that compiled code computes: law 18 compares.

Run as a program, so that the same can be had compiled and interpreted: ``python tests/mill.py MIXES GAMES``.
"""

from __future__ import annotations

import hashlib
import sys
from typing import Any

import msgspec

from regalia.games import catalogue
from regalia.kernel.encoding import Encoding
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE, OVER, SPECTATOR, encode_state, listed_moves, view
from regalia.lab.simulate import Run, simulate
from regalia.testing.mixes import mixed, seats_of

SEATINGS = ("random", "verb", "greedy")
EVERY = 5  # of the decisions of a game are guessed and valued
LONG = 300  # decisions that are judged; a long game has the same ones over and over


def main(mixes: int, games: int) -> None:
    for game in catalogue().values():
        rng = FastRng(18)
        for number in range(mixes):
            seats = seats_of(game, number)
            options = mixed(game, seats, rng) if number else {}
            run = Run(game.key, options, (SEATINGS[number % 3],) * seats, seed=number, games=games, records=True)
            for chunk in simulate(run):
                sys.stdout.buffer.write(chunk.text)
            print(
                game.key, options, judged(game, options, seats, number), drawn(game, options, seats, number), flush=True
            )


def judged(game: Game, options: dict[str, Any], seats: int, seed: int) -> str:
    """One digest of the moves, guesses, hints, worths, actions and features of a random game."""
    rules, _ = game.set_up(options, seats)
    encoding, rng = Encoding(), FastRng(seed, 99)
    state, number, found = rules.start(), 0, hashlib.sha256()
    while number < LONG and (seat := settle(state, rng)) != OVER:
        moves = listed_moves(state, rules.most_moves)
        if number % EVERY == 0:
            seen = view(state, seat)
            encode_state(rules.guess(seen, rng), encoding)
            hints = [(move, rules.advice.hint(state, move), rules.learning.action(state, move)) for move in moves]
            found.update(
                repr(
                    (encoding.listed(), hints, rules.advice.worth(state, seat), rules.learning.features(seen))
                ).encode()
            )
        state.play(moves[rng.below(len(moves))])
        number += 1
    return f"{number} {found.hexdigest()}"


def drawn(game: Game, options: dict[str, Any], seats: int, seed: int) -> str:
    """One digest of what all viewers are shown and told in a random match."""
    match, rng, found = Match(game, options, seats), FastRng(seed, 98), hashlib.sha256()
    while not match.over and len(match.entries) < LONG:
        before = match.state()
        if match.turn == CHANCE:
            match.deal(rng)
        else:
            moves = match.moves()
            match.play_move(moves[rng.below(len(moves))])
        if len(match.entries) % EVERY == 0:
            for viewer in (*range(seats), SPECTATOR):
                seen, line = match.view(viewer), match.entries[-1].seen(viewer) or ""
                told = game.tell(view(before, viewer), line, seen, match.rules)
                found.update(msgspec.json.encode([game.scene(seen, match.rules), told]))
    return found.hexdigest()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
