"""How many minutes a game against bots takes: ``python -m bench.minutes [GAMES [KEY…]]``.

One seat is a person's, all others are squires. A person needs ``THOUGHT`` seconds for a choice between several moves and
``TOUCH`` for a forced one; each act of a bot takes its usual delay and the time for which the table shows it. The person's
seat is played by a squire too: only the number of choices is measured.
"""

from __future__ import annotations

import statistics
import sys

from regalia import agents
from regalia.games import catalogue, find
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.server.clock.pace import MANNERS

GAMES = 200
THOUGHT = 6.0  # seconds
TOUCH = 1.0
SHOWN = 0.7  # seconds an act is shown at the usual pace of the table
BOT = statistics.mean(MANNERS["human"]) + SHOWN


def minutes(game: Game, seats: int, seed: int) -> tuple[float, int, int]:
    """The minutes of one game, the person's choices in it, and the bots' acts."""
    match, rng = Match(game, {}, seats), FastRng(seed)
    bots = [agents.find("squire") for _ in range(seats)]
    person = seed % seats
    seconds, choices, acts = 0.0, 0, 0
    while not match.over:
        if match.turn < 0:
            match.deal(rng)
            continue
        if match.turn == person:
            several = len(match.moves()) > 1
            choices += several
            seconds += THOUGHT if several else TOUCH
        else:
            acts += 1
            seconds += BOT
        match.play_move(bots[match.turn].choose(match.view(match.turn), match.rules, rng))
    return seconds / 60, choices, acts


def main(count: int, *keys: str) -> None:
    print(f"{count} games each; minutes: first decile, median, ninth decile")
    for game in [find(key) for key in keys] or catalogue().values():
        for seats in sorted({game.least_seats, game.usual_seats}):
            found = [minutes(game, seats, seed) for seed in range(1, count + 1)]
            tenths = statistics.quantiles([one[0] for one in found], n=10)
            middle = statistics.median(one[0] for one in found)
            choices, acts = (statistics.median(one[at] for one in found) for at in (1, 2))
            print(
                f"{game.key:16} {seats} seats: {tenths[0]:5.1f} {middle:5.1f} {tenths[8]:5.1f}"
                f"   choices {choices:.0f}, bots' acts {acts:.0f}"
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES, *sys.argv[2:])
