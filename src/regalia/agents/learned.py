# native
"""The bot of a learned policy. Its weights are a file, made by ``examples/learner``."""

from __future__ import annotations

from pathlib import Path

from mypy_extensions import i64

from regalia.agents.agent import ANY_WORLD, Agent
from regalia.kernel.errors import RegaliaError
from regalia.kernel.optional.policy import Policy, read_policy
from regalia.kernel.rng import FastRng, Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import View
from regalia.kernel.vecs import vec


class LearnedAgent(Agent):
    """Plays the favourite move of a policy. Raises RegaliaError at a table that the policy was not learned for."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, seen: View, rules: Rules, rng: Rng) -> i64:
        if not self.policy.fits(rules.learning):
            raise RegaliaError("This policy was learned for another game, or for a table with other options.")
        world = rules.guess(seen, FastRng(ANY_WORLD))
        moves = vec[i64]([0] * rules.most_moves)
        count = world.moves(moves)
        likes = vec[float]([0.0] * count)
        self.policy.write_preferences(rules.learning, seen, world, moves, count, likes)
        best: i64 = 0
        for k in range(1, count):
            if likes[k] > likes[best]:
                best = k
        return moves[best]


def learned_from(path: str) -> LearnedAgent:
    """The agent of a policy file. Raises RegaliaError for a file that cannot be read or is none."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as wrong:
        raise RegaliaError(f"The policy '{path}' cannot be read: {wrong.strerror or wrong}.") from None
    except UnicodeDecodeError:
        text = ""
    return LearnedAgent(read_policy(text, path))
