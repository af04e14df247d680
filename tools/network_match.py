"""Paired games between searches with different networks: ``python tools/network_match.py GAME --new … --old …``.

A side is a list of ``judge=FILE``, ``policy=FILE``, ``simulations=N``, ``milliseconds=N``, ``horizon=N``, ``tree=N`` and
``waits=no``, with commas between them. Without a judge it has the game's own; ``judge=none`` takes the estimate that needs no
network, in a game that has one (Royal Battles); a judge from a file may know fewer inputs than today's, from the first one on.
Without a policy, hints order its moves. With ``waits=no`` its playouts in Battle do not wait for the first card. Every deal is
played from both sides. The tool prints the share of the new side with half of its 95 % interval over deals, and what a choice
costs each side.
"""

from __future__ import annotations

import argparse
import importlib
import json
import multiprocessing
import statistics
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from regalia.agents.search import AS_THE_GAME_SAYS, SearchAgent
from regalia.games import find
from regalia.kernel.net import Net, net_in, read_net
from regalia.kernel.optional.policy import Policy, read_layers
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import listed_moves, view

THINKING = 1 << 41  # number of the first stream that a side draws from


class Side:
    """A search with its networks, and what its choices cost."""

    def __init__(self, key: str, options: dict[str, Any], told: str) -> None:
        asked = dict(part.split("=", 1) for part in told.split(",") if part)
        self.rules, _ = find(key).set_up(options, 2)
        advice: Any = self.rules.advice
        if "waits" in asked:
            advice.waits = asked["waits"] != "no"
        package = f"regalia.games.{key.replace('-', '_')}"
        self.in_use: Net = importlib.import_module(f"{package}.bots.judge").JUDGE
        self.net = read_net(package, self.in_use.inputs)
        self.read(asked.get("judge", ""))
        self.agent = SearchAgent(
            int(asked.get("simulations", 0)),
            int(asked.get("milliseconds", 0)),
            length=int(asked.get("horizon", -1)),
            tree_after=int(asked.get("tree", AS_THE_GAME_SAYS)),
        )
        search = self.agent.searcher(self.rules)
        search.policy = None
        if "policy" in asked:
            search.policy = Policy(read_layers(Path(asked["policy"]).read_text(encoding="utf-8")))
        self.choices, self.spent = 0, 0.0

    def read(self, judge: str) -> None:
        """Take the judge from that file; without a name, the game's own."""
        if judge == "none":
            advice: Any = self.rules.advice
            advice.judge = None
        elif judge:
            self.net = net_in(Path(judge).read_text(encoding="utf-8"))

    def choose(self, state: Any, seat: int, rng: FastRng) -> int:
        self.in_use.become(self.net)
        begun = time.process_time()
        move = self.agent.choose(view(state, seat), self.rules, rng)
        self.spent += time.process_time() - begun
        self.choices += 1
        return move


def play(rules: Rules, sides: tuple[Side, Side], seed: int, number: int) -> float:
    """The result of the first side, which has seat 0."""
    state, rng = rules.start(), FastRng(seed, number)
    thoughts = [FastRng(seed, THINKING + 2 * number + seat) for seat in range(2)]
    while (seat := settle(state, rng)) >= 0:
        legal = listed_moves(state, rules.most_moves)
        state.play(legal[0] if len(legal) == 1 else sides[seat].choose(state, seat, thoughts[seat]))
    return float(state.result(0))


@dataclass(frozen=True, slots=True)
class Deal:
    """Both games of a deal: the share of the new side, and the choices and seconds of the new and the old side."""

    share: float
    choices: tuple[int, int]
    spent: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Match:
    """Which sides play which game; each process makes its own sides."""

    key: str
    options: dict[str, Any]
    new: str
    old: str
    seed: int

    def deal(self, number: int) -> Deal:
        """Play a deal from both sides."""
        rules, new, old = made(self.key, json.dumps(self.options), self.new, self.old)
        new.choices = old.choices = 0
        new.spent = old.spent = 0.0
        first = play(rules, (new, old), self.seed, number)
        share = (first + 1.0 - play(rules, (old, new), self.seed, number)) / 2
        return Deal(share, (new.choices, old.choices), (new.spent, old.spent))


@cache
def made(key: str, options: str, new: str, old: str) -> tuple[Rules, Side, Side]:
    rules, _ = find(key).set_up(json.loads(options), 2)
    return rules, Side(key, json.loads(options), new), Side(key, json.loads(options), old)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--new", required=True)
    parser.add_argument("--old", required=True)
    parser.add_argument("--options", type=json.loads, default={}, help="options of the game, as JSON")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after this time")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    asked = parser.parse_args()
    match = Match(asked.game, asked.options, asked.new, asked.old, asked.seed)
    deals: list[Deal] = []
    end = time.monotonic() + 60 * asked.minutes
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        for deal in pool.imap(
            match.deal, range(asked.games // 2)
        ):  # in order: which deals count does not depend on results
            deals.append(deal)
            if len(deals) > 1:
                print(told(deals), flush=True)
            if time.monotonic() > end:
                break


def told(deals: list[Deal]) -> str:
    """The share of the new side with half of its 95 % interval over deals, and what a choice costs both sides."""
    shares = [deal.share for deal in deals]
    half = 1.96 * statistics.stdev(shares) / len(shares) ** 0.5
    costs = [
        1000 * sum(deal.spent[side] for deal in deals) / max(sum(deal.choices[side] for deal in deals), 1)
        for side in range(2)
    ]
    games = f"{2 * len(shares)} games"
    return f"{statistics.mean(shares):.3f} ± {half:.3f} ({games}), a choice {costs[0]:.1f} and {costs[1]:.1f} ms"


if __name__ == "__main__":
    main()
