"""What a hint expects while both wait in Battle: ``python tools/judge_waiting.py [--hasty] [--games N] [--turns 8,9,20]``.

Both seats end their turns at once and collect cards. As some turns begin, the tool asks the judge behind hints and reviews, and
prints the mean share of its best move and how often that is the end of the turn. What one side expects in a turn and the other
in the next should add up to about 1: otherwise each of them believes that waiting pays. With --hasty, playouts do not wait for
the first card.
"""

from __future__ import annotations

import argparse
import statistics
from typing import Any

from regalia.agents.judge import Judge, seed_of
from regalia.games.battle import GAME
from regalia.games.battle.rules.fields import END
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.state import view

WORLDS = 200  # in which a judge compares its finalists


def told(number: int, turns: list[int], waits: bool) -> dict[int, tuple[float, bool]]:
    """By turn: the share of the judge's best move, and whether that ends the turn."""
    rules, _ = GAME.set_up({}, 2)
    advice: Any = rules.advice
    advice.waits = waits
    judge, found = Judge(rules), dict[int, tuple[float, bool]]()
    state, rng = rules.start(), FastRng(77, number)
    while (seat := settle(state, rng)) >= 0:
        turn, seen = int(advice.turns(state)), view(state, seat)
        if turn in turns:
            best = judge.judge(seen, seed_of(seen), worlds=WORLDS)[0]
            found[turn] = best.share, best.move == END
        state.play(GAME.default(seen, rules))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--hasty", action="store_true", help="playouts that do not wait for the first card")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--turns", default="8,9,20,21,36,37")
    asked = parser.parse_args()
    turns = [int(turn) for turn in asked.turns.split(",")]
    games = [told(number, turns, not asked.hasty) for number in range(asked.games)]
    for turn in turns:
        met = [game[turn] for game in games if turn in game]
        share, waits = statistics.mean(share for share, _ in met), statistics.mean(ends for _, ends in met)
        print(f"turn {turn}: {share:.3f}, waits in {100 * waits:.0f} % ({len(met)} games)")


if __name__ == "__main__":
    main()
