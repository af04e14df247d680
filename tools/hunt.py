"""Hunt for foolish moves: play games, look at every decision with the prover, and keep those where something was certain.

Run as ``PYTHONPATH=src:. python tools/hunt.py GAME --bots squire,squire --ask knight --games 20``: the first bot is
watched, in each seat in turn. At each of its decisions where something is certain, the bots that are asked say what they
would play; ``knight!`` is Knight without proofs. Prints for each kind of certainty how often there was one, and how often
it was passed up. With --out every such decision is written there, one JSON object a line.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from pathlib import Path
from typing import IO

from regalia import agents
from regalia.agents.agent import Agent
from regalia.agents.search import SearchAgent
from regalia.agents.search.proof import YES, Proof
from regalia.games import find
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, State
from regalia.puzzles.prover import Label, label, threatened, worlds_behind
from tests.agents.tactics.kinds import KINDS, Kind

BOTS = 1 << 41  # number of the first random stream of the bots
QUICK = 5_000  # positions examined in the first look, in one world
BLIND = "!"  # after the name of a bot: it searches without proofs


class Blind(Proof):
    """A proof that never succeeds, for a search without proofs."""

    def surely(self, worlds: list[State], most: int) -> list[int]:
        return []

    def fatal(self, worlds: list[State], most: int) -> list[int]:
        return []


def bot(name: str, rules: Rules) -> Agent:
    agent = agents.find(name.removesuffix(BLIND))
    if name.endswith(BLIND) and isinstance(agent, SearchAgent):
        agent.searcher(rules).proof = Blind(rules, 0, 0)
    return agent


class Hunt:
    """The decisions of one bot in its games."""

    def __init__(self, key: str, names: list[str], asked: list[str], kinds: list[str], out: IO[str] | None) -> None:
        self.game = find(key)
        self.kinds = [kind for kind in KINDS[key] if not kinds or kind.name in kinds]
        self.rules, _ = self.game.set_up(None, 2)
        self.bots = [bot(name, self.rules) for name in names]
        self.asked = {name: bot(name, self.rules) for name in asked}
        self.out = out
        self.decisions = 0
        self.counts: Counter[str] = Counter()

    def play(self, seed: int, number: int) -> None:
        """One game; the watched bot sits in seat number mod 2, and each deal is played twice."""
        match = Match(self.game, None, 2)
        watched = number % 2
        chance, thoughts = FastRng(seed, number // 2), FastRng(seed, BOTS + number)
        while not match.over:
            if match.turn == CHANCE:
                match.deal(chance)
                continue
            seat = match.turn
            move = self.bots[(seat - watched) % 2].choose(match.view(seat), self.rules, thoughts)
            if seat == watched and len(match.moves()) > 1:
                self.decisions += 1
                self.judge(match, move)
            match.play_move(move)

    def judge(self, match: Match, move: int) -> None:
        seen = match.view(match.turn)
        one = worlds_behind(seen, self.rules, 1)
        for kind in self.kinds:
            if not kind.due(one[0], match.turn) or not self.worth_a_look(match, kind, one, move):
                continue
            worlds = worlds_behind(seen, self.rules, kind.worlds)
            aim = kind.aim(worlds[0], self.rules, match.turn, kind.limit)
            said = label(aim, worlds, match.turn, kind.choices)
            if said.tells:
                self.note(match, kind, said, move)
            if said.right:
                break  # where every move keeps a win, a kill does not matter

    def worth_a_look(self, match: Match, kind: Kind, one: list[State], move: int) -> bool:
        """Whether one world already shows something certain, or a mistake among the quiet moves."""
        aim = kind.aim(one[0], self.rules, match.turn, QUICK)
        if aim.seat == match.turn:
            return bool(aim.surely(one, kind.choices))
        first = [move, *kind.quiet_moves(match.moves())]
        return any(threatened(aim, one[0], quiet, kind.choices) == YES for quiet in first)

    def note(self, match: Match, kind: Kind, said: Label, move: int) -> None:
        codec, seat = match.game.codec, match.turn
        played = {"played": move}
        for name, agent in self.asked.items():
            played[name] = agent.choose(match.view(seat), self.rules, FastRng(self.decisions))
        self.counts[kind.name] += 1
        for name, choice in played.items():
            self.counts[f"{kind.name} passed up, {name}"] += choice in said.wrong
        if self.out is None:
            return
        told = {
            "kind": kind.name,
            "moves": {name: codec.line(seat, choice) for name, choice in played.items()},
            "missed": [name for name, choice in played.items() if choice in said.wrong],
            "right": [codec.line(seat, right) for right in said.right],
            "wrong": [codec.line(seat, wrong) for wrong in said.wrong],
            "unknown": [codec.line(seat, unknown) for unknown in said.unknown],
            "lines": match.lines,
        }
        self.out.write(json.dumps(told) + "\n")
        self.out.flush()


def listed(text: str) -> list[str]:
    return [name for name in text.split(",") if name]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", default="squire,squire", help="the one that is watched, and its opponent")
    parser.add_argument("--ask", default="", help="bots that are asked where something is certain")
    parser.add_argument("--kinds", default="", help="what is looked for; otherwise everything")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9, help="start no new game after this many seconds")
    parser.add_argument("--out", type=Path, help="a file for the decisions")
    asked = parser.parse_args()
    begun = time.perf_counter()
    out = asked.out.open("w") if asked.out else None
    hunt = Hunt(asked.game, listed(asked.bots), listed(asked.ask), listed(asked.kinds), out)
    games = 0
    while games < asked.games and time.perf_counter() - begun < asked.seconds:
        hunt.play(asked.seed, games)
        games += 1
    spent = time.perf_counter() - begun
    print(f"{asked.game} {asked.bots} seed {asked.seed}: {games} games, {hunt.decisions} decisions, {spent:.0f} s")
    for what, count in sorted(hunt.counts.items()):
        print(f"  {what}: {count}, {1000 * count / hunt.decisions:.1f} of 1,000 decisions")


if __name__ == "__main__":
    main()
