"""Searching bots that measure luck: a seer, which looks into every hand, and its twin, which must guess.

Both search equally long and grow no tree, so what the seer wins more is the price of not knowing. Only the lab may use a
seer: it is given the real state.
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.agents.agent import Agent
from regalia.agents.search.agent import NEVER, SearchAgent
from regalia.agents.search.playout import Playout
from regalia.agents.search.search import Search
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import State, View, view
from regalia.kernel.vecs import vec

BOLDNESS = 0.15
SEER, GUESSER = "seer", "guesser"


class OpenSearch(Search):
    """A search in the real state instead of guessed worlds."""

    real: State

    def world(self, seen: View, rng: Rng) -> State:
        return self.real


class Seer(Agent):
    """Knows what every hand holds. What chance will bring is unknown to it too."""

    def __init__(self, rules: Rules, simulations: int, horizon: int = -1) -> None:
        length = rules.advice.horizon if horizon < 0 else horizon
        self.search = OpenSearch(rules, Playout(rules, length, 0), BOLDNESS, NEVER, 1.0)
        self.simulations = simulations

    def pick(self, state: State, rules: Rules, rng: Rng, buffer: vec[i64]) -> int:
        if state.moves(buffer) == 1:
            return buffer[0]
        self.search.real = state
        edge = self.search.run(view(state, state.turn()), rng, self.simulations, 0)
        return self.search.tree.move[edge]


def measuring_agent(name: str, rules: Rules) -> Agent | None:
    """The agent of a name like ``seer:50`` or ``guesser:50``; None for every other name."""
    kind, _, simulations = name.partition(":")
    if kind == SEER:
        return Seer(rules, int(simulations))
    if kind == GUESSER:
        return SearchAgent(int(simulations), 0, tree_after=NEVER)
    return None
