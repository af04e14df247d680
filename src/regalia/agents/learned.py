"""The bot of a learned policy. Its weights are a file, made by ``examples/learner``."""

from __future__ import annotations

import base64
import json
import struct
from pathlib import Path
from typing import Any

from regalia.agents.agent import Agent
from regalia.agents.policy import Layer, Policy
from regalia.kernel.errors import RegaliaError
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import View

FORMAT = "regalia policy 1"


class LearnedAgent(Agent):
    """Plays the favourite move of a policy. Raises RegaliaError at a table that the policy was not learned for."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, seen: View, rules: Rules, rng: Rng) -> int:
        learning = rules.learning
        if (learning.layout.width, learning.actions) != (self.policy.inputs, self.policy.actions):
            raise RegaliaError("This policy was learned for another game, or for a table with other options.")
        return self.policy.favourite(seen, rules)


def read_policy(path: str) -> LearnedAgent:
    """The agent of a policy file. Raises RegaliaError for a file that is none."""
    try:
        told: dict[str, Any] = json.loads(Path(path).read_text(encoding="utf-8"))
        if told["format"] != FORMAT:
            raise RegaliaError(
                f"'{path}' holds a policy in the format '{told['format']}'; this version reads '{FORMAT}'."
            )
        layers = [_layer(layer) for layer in told["layers"]]
        return LearnedAgent(Policy(layers))
    except OSError as wrong:
        raise RegaliaError(f"The policy '{path}' cannot be read: {wrong.strerror or wrong}.") from None
    except (ValueError, KeyError, TypeError, struct.error):
        raise RegaliaError(f"'{path}' is not a policy. 'python -m examples.learner.train' makes one.") from None


def _layer(told: dict[str, Any]) -> Layer:
    data = base64.b64decode(told["weights"], validate=True)
    weights = struct.unpack(f"<{len(data) // 2}e", data)
    return Layer(int(told["inputs"]), int(told["outputs"]), [*weights])
