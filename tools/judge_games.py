"""Play games to train a judge: ``python tools/judge_games.py GAME FOLDER [--games N] [--seconds S] [--jobs N]``.

Greedy plays itself, with a few random moves for variety. For each start of a turn the tool writes the judge's inputs (the game's
``bots.inputs``), the result and the game's number, as rows that tools/train_judge.py reads. With --simulations, the search plays
instead; with --bot, any bot by its name. With --wait N, all seats make default moves until a turn that is drawn for each game
from the first N: in Battle they end their turns at once and collect cards. With --tables, the games use the options in that file
in turn. Each job writes its own files and stops when its time is up.
"""

from __future__ import annotations

import argparse
import importlib
import json
import multiprocessing
import os
import time
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

from regalia import agents
from regalia.games import find
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import buffer, listed_moves, view

STRAYING = 1 << 41  # number of the first stream that decides when a move is random
WAITING = 1 << 42  # number of the first stream that decides until when all wait


def look(key: str, rules: Rules) -> Callable[[Any], Any]:
    """The function that gives the judge's inputs of a state; a ``Sight`` is made once for its options."""
    inputs: Any = importlib.import_module(f"regalia.games.{key.replace('-', '_')}.bots.inputs")
    found: Callable[[Any], Any] = inputs.Sight(rules.start().terms()).look if hasattr(inputs, "Sight") else inputs.sight
    return found


def play(
    key: str,
    folder: Path,
    first: int,
    games: int,
    seconds: float,
    bot: str,
    strays: int,
    waits: int,
    tables: list[dict[str, Any]],
) -> tuple[int, int]:
    """Play and write games; returns the numbers of games and turns."""
    game = find(key)
    all_rules = [game.set_up(options, 2)[0] for options in tables]
    sights = [look(key, rules) for rules in all_rules]
    players = [agents.find(bot) for _ in tables]
    moves, end = buffer(max(rules.most_moves for rules in all_rules)), time.monotonic() + seconds
    seen, results, numbers = array("f"), array("f"), array("i")
    number = first
    while number < first + games and time.monotonic() < end:
        table = number % len(tables)
        rules, sight, agent = all_rules[table], sights[table], players[table]
        rng, stray, state, turns = FastRng(11, number), FastRng(11, STRAYING + number), rules.start(), 0
        begins = FastRng(11, WAITING + number).below(waits + 1)
        movers: list[int] = []
        while (seat := settle(state, rng)) >= 0:
            if rules.advice.turns(state) > turns:
                turns = rules.advice.turns(state)
                seen.extend(list(sight(state)))
                movers.append(seat)
            if turns < begins:
                state.play(game.default(view(state, seat), rules))
            elif stray.below(100) < strays:
                legal = listed_moves(state, rules.most_moves)
                state.play(legal[stray.below(len(legal))])
            else:
                state.play(agent.pick(state, rules, rng, moves))
        results.extend(state.result(seat) for seat in movers)
        numbers.extend([number] * len(movers))
        number += 1
    for name, row in (("seen", seen), ("results", results), ("games", numbers)):
        with (folder / f"{first}.{name}").open("wb") as file:
            row.tofile(file)
    return number - first, len(results)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--bot", default="greedy", help="who plays; learned=FILE plays a policy's favourite moves")
    parser.add_argument("--simulations", type=int, help="the same as --bot monarch:N")
    parser.add_argument("--stray", type=int, default=6, help="percent of random choices")
    parser.add_argument("--wait", type=int, default=0, help="turns for which all may wait")
    parser.add_argument("--tables", type=Path, help="JSON file: a list of options, used in turn")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    tables = [{}] if asked.tables is None else json.loads(asked.tables.read_text())
    asked.folder.mkdir(parents=True, exist_ok=True)
    bot = f"monarch:{asked.simulations}" if asked.simulations else asked.bot
    each = -(-asked.games // asked.jobs)
    with multiprocessing.get_context("spawn").Pool(asked.jobs) as pool:
        tasks = [
            (
                asked.game,
                asked.folder,
                asked.first + job * each,
                each,
                asked.seconds,
                bot,
                asked.stray,
                asked.wait,
                tables,
            )
            for job in range(asked.jobs)
        ]
        written = pool.starmap(play, tasks)
    print(f"{sum(turns for _, turns in written):,} turns of {sum(games for games, _ in written):,} games")


if __name__ == "__main__":
    main()
