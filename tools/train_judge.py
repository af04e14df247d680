"""Train the judge of a game between two, and write its weights: games/GAME/bot_weights.py.

Run as ``python tools/train_judge.py GAME [--games N] [--epochs N] [--simulations N]`` where the rules are compiled and NumPy
is installed. Greedy plays itself, with a few random moves so that more positions are seen; from each beginning of a turn, as
numbers by the game's ``bot_sight``, a network learns who won. A tenth of the games is kept out and tells how good it is.
With --simulations the search plays itself instead, with the judge as it is, which then learns some more.
"""

from __future__ import annotations

import argparse
import importlib
import textwrap
from array import array
from pathlib import Path
from typing import Any

from regalia.agents.agent import Agent
from regalia.agents.greedy import GreedyAgent
from regalia.agents.search import SearchAgent
from regalia.games import find
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.state import buffer, listed_moves

np: Any = importlib.import_module("numpy")  # no dependency of the package: only whoever trains needs it

SOURCES = Path(__file__).resolve().parent.parent / "src" / "regalia" / "games"
STRAY = 6  # of a hundred choices are random
KEPT_OUT = 10  # every so many games
BATCH = 512
STEEPEST = 3e-3  # the rate at which it begins to learn
FURTHER = 5e-4  # the same where it goes on learning
SLOW, STEADY = 0.9, 0.999  # of Adam
TINY = 1e-8
DECAY = 1e-5

HEAD = '''# native
"""The weights of the judge of {title}, as kernel/net.py reads them: {games:,} games, {nats:.3f} nats a turn."""

from __future__ import annotations

from typing import Final

# fmt: off
WEIGHTS: Final[list[int]] = [
{numbers}
]
# fmt: on
'''


def positions(key: str, games: int, simulations: int) -> tuple[Any, Any, Any]:
    """What is seen at each beginning of a turn, what it came to for who was to move, and in which game it was."""
    sight = importlib.import_module(f"regalia.games.{folder(key)}.bot_sight").sight
    rules, _ = find(key).set_up({}, 2)
    agent: Agent = SearchAgent(simulations, 0) if simulations else GreedyAgent()
    moves = buffer(rules.most_moves)
    seen, results, numbers = array("f"), array("f"), array("i")
    for number in range(games):
        rng, state, turns = FastRng(11, number), rules.start(), 0
        movers: list[int] = []
        while (seat := settle(state, rng)) >= 0:
            if rules.turns(state) > turns:
                turns = rules.turns(state)
                found = sight(state)
                seen.extend(found[i] for i in range(len(found)))
                movers.append(seat)
            legal = listed_moves(state, moves)
            stray = rng.below(100) < STRAY
            state.play(legal[rng.below(len(legal))] if stray else agent.pick(state, rules, rng, moves))
        results.extend(state.result(seat) for seat in movers)
        numbers.extend([number] * len(movers))
    return np.array(seen).reshape(len(results), -1), np.array(results), np.array(numbers)


class Learner:
    """The net of kernel/net.py while it learns, by Adam."""

    def __init__(self, inputs: int, hidden: int, weights: list[int] | None) -> None:
        """With weights it goes on from there."""
        self.rng = np.random.default_rng(1)
        first = self.rng.standard_normal((inputs, hidden)) * 0.1
        self.parts = [first, np.zeros(hidden), self.rng.standard_normal(hidden) * 0.3, np.zeros(1)]
        if weights is not None:
            ends = [inputs * hidden, inputs * hidden + hidden, inputs * hidden + 2 * hidden]
            known = np.split(np.array(weights) / 1000.0, ends)
            self.parts = [known[0].reshape(inputs, hidden), *known[1:]]
        self.pace = [np.zeros_like(part) for part in self.parts]
        self.size = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def share(self, seen: Any) -> Any:
        first, biases, last, bias = self.parts
        return 1.0 / (1.0 + np.exp(-(np.maximum(seen @ first + biases, 0.0) @ last + bias)))

    def step(self, seen: Any, results: Any, rate: float) -> None:
        first, biases, last, bias = self.parts
        hidden = np.maximum(seen @ first + biases, 0.0)
        error = (1.0 / (1.0 + np.exp(-(hidden @ last + bias))) - results) / len(results)
        back = np.outer(error, last) * (hidden > 0.0)
        self.steps += 1
        for i, slope in enumerate((seen.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True))):
            slope = slope + DECAY * self.parts[i]
            self.pace[i] += (1.0 - SLOW) * (slope - self.pace[i])
            self.size[i] += (1.0 - STEADY) * (slope * slope - self.size[i])
            pace = self.pace[i] / (1.0 - SLOW**self.steps)
            size = self.size[i] / (1.0 - STEADY**self.steps)
            self.parts[i] -= rate * pace / (np.sqrt(size) + TINY)

    def round(self) -> list[int]:
        """To whole thousandths, as they are written."""
        self.parts = [np.rint(part * 1000.0) / 1000.0 for part in self.parts]
        return [round(weight * 1000.0) for part in self.parts for weight in part.ravel()]


def nats(share: Any, results: Any) -> float:
    share = np.clip(share, 1e-6, 1.0 - 1e-6)
    return float(-(results * np.log(share) + (1.0 - results) * np.log(1.0 - share)).mean())


def train(
    seen: Any, results: Any, games: Any, hidden: int, epochs: int, weights: list[int] | None
) -> tuple[list[int], float]:
    """The weights, and what they say about the games that were kept out."""
    out = games % KEPT_OUT == 0
    known, wanted = seen[~out], results[~out]
    learner = Learner(seen.shape[1], hidden, weights)
    rate = STEEPEST if weights is None else FURTHER
    batches = len(known) // BATCH
    for epoch in range(epochs):
        order = learner.rng.permutation(len(known))
        for batch in range(batches):
            some = order[batch * BATCH : (batch + 1) * BATCH]
            done = (epoch * batches + batch) / (epochs * batches)
            learner.step(known[some], wanted[some], rate * (1.0 + np.cos(np.pi * done)) / 2.0)
        print(f"epoch {epoch + 1}: {nats(learner.share(seen[out]), results[out]):.4f} nats", flush=True)
    weights = learner.round()
    return weights, nats(learner.share(seen[out]), results[out])


def folder(key: str) -> str:
    return key.replace("-", "_")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--simulations", type=int, default=0)
    asked = parser.parse_args()
    seen, results, games = positions(asked.game, asked.games, asked.simulations)
    print(f"{len(results):,} turns of {asked.games:,} games", flush=True)
    judge = importlib.import_module(f"regalia.games.{folder(asked.game)}.bot_prospect")
    known: list[int] | None = judge.WEIGHTS if asked.simulations else None
    weights, told = train(seen, results, games, judge.HIDDEN, asked.epochs, known)
    numbers = textwrap.fill(
        ", ".join(map(str, weights)) + ",", 116, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False
    )
    text = HEAD.format(title=find(asked.game).title, games=asked.games, nats=told, numbers=numbers)
    (SOURCES / folder(asked.game) / "bot_weights.py").write_text(text)
    print(f"written: {told:.4f} nats a turn; a coin has 0.6931")


if __name__ == "__main__":
    main()
