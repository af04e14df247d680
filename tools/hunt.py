"""Hunt for foolish moves: play games, look at every decision with the prover, and keep those where something was certain.

Run as ``PYTHONPATH=src:. python tools/hunt.py GAME --bots knight,greedy --games 20``: the first bot is watched, in each
seat in turn. Prints, for each kind of certainty, at how many of its decisions there was one and how many it passed up.
With --out every such decision is written there, one JSON object a line.
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
from regalia.kernel.state import CHANCE, State
from tests.agents.tactics.aims import Doom
from tests.agents.tactics.kinds import KINDS, Kind
from tests.agents.tactics.labels import Label, label, threatened, worlds_behind

BOTS = 1 << 41  # random streams from here on are the bots'
QUICK = 2_000  # positions for a first look, in one world


class Blind(Proof):
    """Proves nothing: a search with it plays as if there were no proofs."""

    def surely(self, worlds: list[State], most: int) -> list[int]:
        return []

    def fatal(self, worlds: list[State], most: int) -> list[int]:
        return []


class Hunt:
    """The decisions of one bot in its games."""

    def __init__(self, key: str, names: list[str], blind: bool, out: IO[str] | None) -> None:
        self.game = find(key)
        self.names = names
        self.blind = blind
        self.out = out
        self.decisions = 0
        self.counts: Counter[tuple[str, str]] = Counter()

    def play(self, seed: int, number: int) -> None:
        """One game; the watched bot sits in seat number mod 2, and each deal is played twice."""
        match = Match(self.game, None, 2)
        bots = [self.bot(match, name) for name in self.names]
        watched = number % 2
        chance, thoughts = FastRng(seed, number // 2), FastRng(seed, BOTS + number)
        while not match.over:
            if match.turn == CHANCE:
                match.deal(chance)
                continue
            seat = match.turn
            move = bots[(seat - watched) % 2].choose(match.view(seat), match.rules, thoughts)
            if seat == watched and len(match.moves()) > 1:
                self.decisions += 1
                self.judge(match, move)
            match.play_move(move)

    def bot(self, match: Match, name: str) -> Agent:
        agent = agents.find(name)
        if self.blind and isinstance(agent, SearchAgent):
            agent.searcher(match.rules).proof = Blind(match.rules, 0, 0)
        return agent

    def judge(self, match: Match, move: int) -> None:
        seen = match.view(match.turn)
        one = worlds_behind(seen, match.rules, 1)
        for kind in KINDS[self.game.key]:
            if not kind.due(one[0], match.turn) or not self.worth_a_look(match, kind, one, move):
                continue
            said = label(kind, worlds_behind(seen, match.rules, kind.worlds), match.rules, match.turn)
            if said.tells:
                self.note(match, kind, said, move)
                break

    def worth_a_look(self, match: Match, kind: Kind, one: list[State], move: int) -> bool:
        """A first look in one world: something is sure there, or a quiet move would be a mistake."""
        aim = kind.aim(one[0], match.rules, match.turn, QUICK)
        if not isinstance(aim, Doom):
            return bool(aim.surely(one, kind.choices))
        first = [move, *kind.quiet_moves(match.moves())]
        return any(threatened(aim, one[0], quiet, kind.choices) == YES for quiet in first)

    def note(self, match: Match, kind: Kind, said: Label, move: int) -> None:
        passed_up = move in said.wrong
        self.counts[kind.name, "there"] += 1
        self.counts[kind.name, "passed up"] += passed_up
        if self.out is None:
            return
        codec, seat = match.game.codec, match.turn
        told = {
            "kind": kind.name,
            "played": codec.line(seat, move),
            "passed_up": passed_up,
            "right": [codec.line(seat, right) for right in said.right],
            "wrong": [codec.line(seat, wrong) for wrong in said.wrong],
            "unknown": [codec.line(seat, unknown) for unknown in said.unknown],
            "lines": match.lines,
        }
        self.out.write(json.dumps(told) + "\n")
        self.out.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", default="knight,knight", help="the one that is watched, and its opponent")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--blind", action="store_true", help="bots that search do so without proofs")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no further game after so many")
    parser.add_argument("--out", type=Path, help="a file for the decisions")
    asked = parser.parse_args()
    begun = time.perf_counter()
    hunt = Hunt(asked.game, asked.bots.split(","), asked.blind, asked.out.open("w") if asked.out else None)
    games = 0
    while games < asked.games and time.perf_counter() - begun < asked.seconds:
        hunt.play(asked.seed, games)
        games += 1
    told = {f"{kind}: {what}": count for (kind, what), count in sorted(hunt.counts.items())}
    print(
        f"{asked.game} {asked.bots}{' blind' if asked.blind else ''} seed {asked.seed}: {games} games, "
        f"{hunt.decisions} decisions, {told}, {time.perf_counter() - begun:.0f} s"
    )


if __name__ == "__main__":
    main()
