"""How a judge sees two players who wait: ``python tools/judge_waiting.py GAME [--judge FILE] [--games N]``.

All seats make default moves; in Battle they end their turns at once and collect cards. The tool prints, turn by turn, the mean
chance that the judge gives to the side to move. What it gives to one side in a turn and to the other in the next should add up
to about 1: otherwise each of them believes that waiting pays.
"""

from __future__ import annotations

import argparse
import importlib
import statistics
from pathlib import Path

from regalia.games import find
from regalia.kernel.net import Net, net_in
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.state import view
from regalia.kernel.vecs import vec


def chances(key: str, games: int) -> dict[int, list[float]]:
    """The chances of the side to move by turn."""
    game = find(key)
    rules, _ = game.set_up({}, 2)
    found: dict[int, list[float]] = {}
    for number in range(games):
        state, rng, turns = rules.start(), FastRng(77, number), 0
        results = vec[float]([0.0, 0.0])
        while (seat := settle(state, rng)) >= 0:
            if rules.advice.turns(state) > turns:
                turns = int(rules.advice.turns(state))
                rules.advice.expected_results(state, results)
                found.setdefault(turns, []).append(results[seat])
            state.play(game.default(view(state, seat), rules))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--judge", type=Path, help="weights of the same inputs; without it, the game's own")
    parser.add_argument("--games", type=int, default=200)
    asked = parser.parse_args()
    if asked.judge is not None:
        net: Net = importlib.import_module(f"regalia.games.{asked.game.replace('-', '_')}.bots.judge").JUDGE
        net.become(net_in(asked.judge.read_text(encoding="utf-8")))
    for turn, told in sorted(chances(asked.game, asked.games).items()):
        print(f"turn {turn}: {statistics.mean(told):.3f} ({len(told)} games)")


if __name__ == "__main__":
    main()
