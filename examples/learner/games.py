"""Let the search play against itself: ``python -m examples.learner.games GAME FOLDER --simulations 32 --minutes 20 --jobs 2``.

Each job plays its own games and writes two kinds of rows into FOLDER: every choice, for the policy that ``expert.py`` fits, and
what a judge sees as each turn begins, for tools/train_judge.py. ``FOLDER/shape.json`` tells how wide the rows are. A later run
with another ``--seed`` adds games.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import multiprocessing
import os
import time
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

from regalia import agents
from regalia.agents.agent import Agent
from regalia.games import find
from regalia.kernel.optional.policy import RANKS
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import State, listed_moves, view

LUCK, STRAYING = 1, 2  # streams of a game, beside its number
GAMES = 100_000  # most games of a job
Sight = Callable[[State], list[float]]
KINDS = {
    "columns": "H", "numbers": "f", "legal": "H", "ranks": "B",
    "told": "H", "offered": "H", "actions": "H", "numbered": "i",
}  # fmt: skip


class Rows:
    """The choices and turns of some games, as flat rows of numbers."""

    def __init__(self) -> None:
        self.choices: dict[str, array[Any]] = {name: array(kind) for name, kind in KINDS.items()}
        self.turns: dict[str, array[Any]] = {"seen": array("f"), "results": array("f"), "games": array("i")}

    def add_choice(self, game: int, features: list[float], actions: list[int], hints: list[float], chosen: int) -> None:
        """Add a choice: the features that are not 0, the legal actions, the ranks of their hints, and the one played."""
        columns = [i for i, told in enumerate(features) if told]
        best_first = sorted(hints, reverse=True)
        rows = self.choices
        rows["columns"].extend(columns)
        rows["numbers"].extend([features[i] for i in columns])
        rows["legal"].extend(actions)
        rows["ranks"].extend([min(best_first.index(hint), RANKS - 1) for hint in hints])
        rows["told"].append(len(columns))
        rows["offered"].append(len(actions))
        rows["actions"].append(chosen)
        rows["numbered"].append(game)

    def add_turns(self, game: int, seen: list[list[float]], results: list[float]) -> None:
        """Add the turns of a game: what a judge sees, and how the game ended for the side to move."""
        for turn in seen:
            self.turns["seen"].extend(turn)
        self.turns["results"].extend(results)
        self.turns["games"].extend([game] * len(results))

    def write(self, folder: Path, name: str) -> None:
        for kind, row in (self.choices | self.turns).items():
            with (folder / f"{name}.{kind}").open("wb") as file:
                row.tofile(file)


def sight_of(key: str, rules: Rules) -> Sight | None:
    """The inputs of the game's judge, or None where it has no judge."""
    name = f"regalia.games.{key.replace('-', '_')}.bots.inputs"
    if importlib.util.find_spec(name) is None:
        return None
    inputs = importlib.import_module(name)
    look: Sight = inputs.Sight(rules.start().terms()).look if hasattr(inputs, "Sight") else inputs.sight
    return look


def play(rules: Rules, agent: Agent, sight: Sight | None, number: int, stray: int, rows: Rows) -> None:
    """Play one game, with ``stray`` percent of random moves, which are not learned."""
    rng, whims, state = FastRng(LUCK, number), FastRng(STRAYING, number), rules.start()
    seen, movers, turns = list[list[float]](), list[int](), 0
    while (seat := settle(state, rng)) >= 0:
        if sight is not None and rules.advice.turns(state) > turns:
            turns = rules.advice.turns(state)
            seen.append([*sight(state)])
            movers.append(seat)
        legal = listed_moves(state, rules.most_moves)
        move = legal[0]
        if len(legal) > 1:
            known = view(state, seat)
            move = agent.choose(known, rules, rng)
            actions = [rules.learning.action(state, one) for one in legal]
            hints = [rules.advice.hint(state, one) for one in legal]
            rows.add_choice(number, rules.learning.features(known), actions, hints, actions[legal.index(move)])
            if whims.below(100) < stray:
                move = legal[whims.below(len(legal))]
        state.play(move)
    rows.add_turns(number, seen, [state.result(seat) for seat in movers])


def play_many(key: str, folder: Path, bot: str, first: int, games: int, minutes: float, stray: int) -> tuple[int, int]:
    """Play and write games until their number or the time is reached; returns how many games and choices."""
    rules, _ = find(key).set_up({}, 2)
    agent, sight, rows = agents.find(bot), sight_of(key, rules), Rows()
    number, end = first, time.monotonic() + 60 * minutes
    while number < first + games and time.monotonic() < end:
        play(rules, agent, sight, number, stray, rows)
        number += 1
    rows.write(folder, str(first))
    return number - first, len(rows.choices["actions"])


def write_shape(folder: Path, key: str) -> None:
    """Write which game the choices belong to, and how wide their rows are."""
    game = find(key)
    learning = game.set_up({}, 2)[0].learning
    shape = {
        "game": key,
        "rules": game.version,
        "inputs": learning.layout.width,
        "actions": learning.actions,
        "ranks": RANKS,
    }
    (folder / "shape.json").write_text(json.dumps(shape) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="the key of the game: battle, royals, …")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--simulations", type=int, default=32, help="simulations per choice")
    parser.add_argument("--advised", action="store_true", help="let the game's policy order the moves of the search")
    parser.add_argument("--stray", type=int, default=4, help="percent of random moves, for variety")
    parser.add_argument("--minutes", type=float, default=20.0, help="begin no game after this time")
    parser.add_argument("--games", type=int, default=GAMES, help="most games of each job")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1, help="another seed plays other games")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    write_shape(asked.folder, asked.game)
    bot = f"{'advised' if asked.advised else 'monarch'}:{asked.simulations}"
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        firsts = [(asked.seed * 100 + job) * GAMES for job in range(asked.jobs)]
        tasks = [(asked.game, asked.folder, bot, first, asked.games, asked.minutes, asked.stray) for first in firsts]
        played = pool.starmap(play_many, tasks)
    print(f"{sum(choices for _, choices in played):,} choices of {sum(games for games, _ in played):,} games")


if __name__ == "__main__":
    main()
