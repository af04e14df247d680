"""The bot of a learned policy. Its weights are a file, made by ``examples/learner``."""

from __future__ import annotations

import json
import struct
from pathlib import Path

from mypy_extensions import i64

from regalia.agents.agent import ANY_WORLD, Agent
from regalia.kernel.errors import RegaliaError
from regalia.kernel.optional.policy import Policy, read_layers
from regalia.kernel.rng import FastRng, Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import State, View, buffer, shared_view
from regalia.kernel.vecs import vec

FORMAT = "regalia policy 1"


class LearnedAgent(Agent):
    """Plays the favourite move of a policy. Raises RegaliaError at a table that the policy was not learned for."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, seen: View, rules: Rules, rng: Rng) -> int:
        return self.favourite(seen, rules.guess(seen, FastRng(ANY_WORLD)), rules)

    def pick(self, state: State, rules: Rules, rng: Rng, moves: vec[i64]) -> int:
        return self.favourite(shared_view(state, state.turn()), state, rules)

    def favourite(self, seen: View, world: State, rules: Rules) -> int:
        if not self.policy.fits(rules.learning):
            raise RegaliaError("This policy was learned for another game, or for a table with other options.")
        moves = buffer(rules.most_moves)
        hints, likes = (vec[float]([0.0] * rules.most_moves) for _ in range(2))
        count = world.moves(moves)
        for k in range(count):
            hints[k] = rules.advice.hint(world, moves[k])
        self.policy.write_preferences(rules.learning, seen, world, moves, hints, count, likes)
        return moves[max(range(count), key=lambda k: likes[k])]


def learned_from(path: str) -> LearnedAgent:
    """The agent of a policy file. Raises RegaliaError for a file that is none."""
    try:
        text = Path(path).read_text(encoding="utf-8")
        told = json.loads(text)["format"]
        if told != FORMAT:
            raise RegaliaError(f"'{path}' holds a policy in the format '{told}'; this version reads '{FORMAT}'.")
        return LearnedAgent(Policy(read_layers(text)))
    except OSError as wrong:
        raise RegaliaError(f"The policy '{path}' cannot be read: {wrong.strerror or wrong}.") from None
    except (ValueError, KeyError, TypeError, IndexError, struct.error):
        raise RegaliaError(f"'{path}' is not a policy. 'python -m examples.learner.train' makes one.") from None
