"""Royal Battles between given armies: ``python tools/army_games.py OUT.csv [--bot B] [--armies A,B,…] [--others C,D,…]``.

Every pair of armies plays the same deals from both sides, and a bot plays both armies. The pairs come in a random order, again
and again, until the number of games or the time is reached. OUT.csv gets a row for each pair: both armies, the number of games,
and the points of the first army (a tie is half a point). Without --armies all armies of four meet each other; with --others,
each of the armies meets each of those instead. ``PPNB*3`` comes three times as often as an army without a number, so two mixes
of armies can meet; the tool prints the share of the first with half of its 95 % interval. ``tools/fit_armies.py`` reads the rows.
"""

from __future__ import annotations

import argparse
import csv
import itertools
import multiprocessing
import random
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from regalia import agents
from regalia.agents.agent import Agent
from regalia.games import find
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import buffer

LETTERS = "PRNBQK"
SIZE = 4
ALL = tuple("".join(army) for army in itertools.combinations_with_replacement(LETTERS, SIZE))

Pair = tuple[str, str]
Rows = dict[Pair, list[float]]  # games, and the points of the first army


def spelled(army: str) -> str:
    """The army with its letters in the order of the rules; raises ValueError for no army of four."""
    if len(army) != SIZE or not set(army) <= set(LETTERS):
        raise ValueError(f"An army is {SIZE} letters of {LETTERS}, not {army!r}.")
    return "".join(sorted(army, key=LETTERS.index))


def listed(text: str) -> list[str]:
    """The armies of a list with commas, each as often as its number says."""
    found: list[str] = []
    for part in filter(None, text.split(",")):
        army, _, times = part.partition("*")
        found += [spelled(army)] * int(times or 1)
    return found


@dataclass(frozen=True, slots=True)
class Job:
    """What one process plays: an endless number of turns, each a pair and some deals of it."""

    bot: str
    pairs: list[Pair]
    deals: int  # of a turn
    seed: int
    first: int  # number of the first turn
    step: int  # from one turn to the next: no two jobs have the same
    games: int
    end: float  # by the clock of all processes

    def play(self) -> Rows:
        """The games and the points of the first army, by pair. Each deal is played from both sides."""
        found: Rows = {}
        played = 0
        for number in itertools.islice(itertools.count(), self.first, None, self.step):
            if played >= self.games or time.monotonic() >= self.end:
                break
            pair = in_turn(self.pairs, self.seed, number)
            row = found.setdefault(pair, [0, 0.0])
            for deal in range(number * self.deals, (number + 1) * self.deals):
                row[0] += 2
                row[1] += result(self.bot, pair, self.seed, deal)
                row[1] += 1.0 - result(self.bot, (pair[1], pair[0]), self.seed, deal)
            played += 2 * self.deals
        return found


def in_turn(pairs: list[Pair], seed: int, number: int) -> Pair:
    """The pair of that turn: all pairs come in a random order, then all in another order."""
    times, place = divmod(number, len(pairs))
    return pairs[order(len(pairs), seed + times)[place]]


@cache
def order(count: int, seed: int) -> list[int]:
    return random.Random(seed).sample(range(count), count)


@cache
def player(bot: str) -> Agent:
    return agents.find(bot)


def result(bot: str, armies: Pair, seed: int, deal: int) -> float:
    """The result of white, who has the first army."""
    rules = table(armies)
    chance, thoughts, moves = FastRng(seed, 2 * deal), FastRng(seed, 2 * deal + 1), buffer(rules.most_moves)
    state, agent = rules.start(), player(bot)
    while (seat := settle(state, chance)) >= 0:
        assert seat < rules.seats
        state.play(agent.pick(state, rules, thoughts, moves))
    return float(state.result(0))


@cache
def table(armies: Pair) -> Rules:
    return find("royal-battles").set_up({"armies": list(armies)}, 2)[0]


def paired(armies: list[str], others: list[str]) -> list[Pair]:
    """Each army against each of the others; without others, every two armies."""
    if not others:
        return list(itertools.combinations(armies, 2))
    return list(itertools.product(armies, others))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--bot", default="greedy", help="who plays both armies")
    parser.add_argument("--armies", default="", help="letters of armies, with commas; all without it")
    parser.add_argument("--others", default="", help="the armies that these meet")
    parser.add_argument("--games", type=int, default=1_000_000_000)
    parser.add_argument("--deals", type=int, default=5, help="deals of a pair each time it comes, two games each")
    parser.add_argument("--minutes", type=float, default=5.0, help="stop after this time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    asked = parser.parse_args()
    pairs = paired(listed(asked.armies) or list(ALL), listed(asked.others))
    end = time.monotonic() + 60 * asked.minutes
    each = -(-asked.games // asked.jobs)
    jobs = [Job(asked.bot, pairs, asked.deals, asked.seed, n, asked.jobs, each, end) for n in range(asked.jobs)]
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        found = added(pool.map(Job.play, jobs))
    write(asked.out, found)
    games, points = (sum(row[column] for row in found.values()) for column in range(2))
    half = 1.96 * (points / games * (1 - points / games) / games) ** 0.5
    print(f"{points / games:.3f} ± {half:.3f}, {int(games):,} games of {len(found):,} pairs")


def added(parts: list[Rows]) -> Rows:
    """The rows of all jobs together."""
    found: Rows = {}
    for part in parts:
        for pair, (games, points) in part.items():
            row = found.setdefault(pair, [0, 0.0])
            row[0] += games
            row[1] += points
    return found


def write(out: Path, found: Rows) -> None:
    with out.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(("army", "other", "games", "points"))
        rows.writerows((*pair, int(games), points) for pair, (games, points) in sorted(found.items()))


if __name__ == "__main__":
    main()
