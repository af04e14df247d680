# native
"""Whole games by one agent in all seats, in a compiled loop: for benchmarks."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.agents.agent import Agent
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.vecs import vec


def agent_playouts(rules: Rules, agent: Agent, games: i64, seed: i64) -> i64:
    """The number of decisions in that many games, the agent choosing for every seat."""
    buffer = vec[i64]([0] * rules.most_moves)
    rng = FastRng(seed)
    decisions: i64 = 0
    for _ in range(games):
        state = rules.start()
        while settle(state, rng) >= 0:
            state.play(agent.pick(state, rules, rng, buffer))
            decisions += 1
    return decisions
