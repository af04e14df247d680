"""Games of a bot against itself: its choices for a policy, and their turns for a judge."""

from __future__ import annotations

import importlib
import importlib.util
from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from regalia.agents.agent import Agent
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import State, listed_moves, view

LUCK, STRAYING = 1, 2  # streams of a game, beside its number
Sight = Callable[[State], list[float]]


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice: the features that are not 0, the legal actions, their hints, and the one played."""

    columns: list[int]
    numbers: list[float]
    legal: list[int]
    hints: list[float]
    action: int


@dataclass
class Game:
    """A game: the choices in it, what a judge sees as each turn begins, and how it ended for the side to move."""

    number: int
    choices: list[Choice] = field(default_factory=list)
    seen: list[list[float]] = field(default_factory=list)
    results: list[float] = field(default_factory=list)


def sight_of(key: str) -> Sight | None:
    """The inputs of the game's judge, or None where it has no judge."""
    name = f"regalia.games.{key.replace('-', '_')}.bots.inputs"
    return importlib.import_module(name).sight if importlib.util.find_spec(name) else None


def play(rules: Rules, agent: Agent, sight: Sight | None, number: int, stray: int) -> Game:
    """One game, with ``stray`` percent of random moves, which are not learned."""
    rng, whims, state = FastRng(LUCK, number), FastRng(STRAYING, number), rules.start()
    game, movers, turns = Game(number), list[int](), 0
    while (seat := settle(state, rng)) >= 0:
        if sight is not None and rules.advice.turns(state) > turns:
            turns = rules.advice.turns(state)
            game.seen.append([*sight(state)])
            movers.append(seat)
        legal = listed_moves(state, rules.most_moves)
        move = legal[0]
        if len(legal) > 1:
            seen = view(state, seat)
            move = agent.choose(seen, rules, rng)
            row = rules.learning.features(seen)
            columns = [i for i, told in enumerate(row) if told]
            actions = [rules.learning.action(state, one) for one in legal]
            hints = [rules.advice.hint(state, one) for one in legal]
            chosen = actions[legal.index(move)]
            game.choices.append(Choice(columns, [row[i] for i in columns], actions, hints, chosen))
            if whims.below(100) < stray:
                move = legal[whims.below(len(legal))]
        state.play(move)
    game.results = [state.result(seat) for seat in movers]
    return game


def write_turns(folder: Path, name: str, games: list[Game]) -> None:
    """Write the turns of the games as rows that tools/train_judge.py reads."""
    folder.mkdir(parents=True, exist_ok=True)
    rows = {
        "seen": array("f", [number for game in games for turn in game.seen for number in turn]),
        "results": array("f", [result for game in games for result in game.results]),
        "games": array("i", [game.number for game in games for _ in game.results]),
    }
    for kind, row in rows.items():
        with (folder / f"{name}.{kind}").open("wb") as file:
            row.tofile(file)
