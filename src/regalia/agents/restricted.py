# native
"""Restricted play: a bot that may not use one verb, for what it costs to lose it."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.agents.agent import Agent
from regalia.agents.random import RandomAgent
from regalia.agents.search.playout import best_hint
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import VERB_MASK, State, View
from regalia.kernel.vecs import vec


class RestrictedAgent(Agent):
    """Plays as another agent does. Where that one would use the verb, it plays the best hint among the other moves.

    Where every legal move has the verb, it may be used. A random agent takes any of the other moves.
    """

    def __init__(self, full: Agent, verb: i64) -> None:
        self.full = full
        self.verb = verb

    def choose(self, seen: View, rules: Rules, rng: Rng) -> i64:
        move = self.full.choose(seen, rules, rng)
        if move & VERB_MASK != self.verb:
            return move
        return self.other(rules.open(seen), rules, rng, vec[i64]([0] * rules.most_moves), move)

    def pick(self, state: State, rules: Rules, rng: Rng, buffer: vec[i64]) -> i64:
        move = self.full.pick(state, rules, rng, buffer)
        if move & VERB_MASK != self.verb:
            return move
        return self.other(state, rules, rng, buffer, move)

    def other(self, state: State, rules: Rules, rng: Rng, buffer: vec[i64], move: i64) -> i64:
        """Another move than the one that the full agent wants."""
        kept: i64 = 0
        for i in range(state.moves(buffer)):
            if buffer[i] & VERB_MASK != self.verb:
                buffer[kept] = buffer[i]
                kept += 1
        if kept == 0:
            return move
        if isinstance(self.full, RandomAgent):
            return buffer[rng.below(kept)]
        return best_hint(state, rules.advice, buffer, kept, rng)
