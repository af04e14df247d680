# native
"""A learned policy: the action that a small network likes best. Its weights are a file, made by ``examples/learner``."""

from __future__ import annotations

import base64
import json
import struct
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from regalia.agents.agent import ANY_WORLD, Agent
from regalia.kernel.errors import RegaliaError
from regalia.kernel.features import Row
from regalia.kernel.rng import FastRng, Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import View
from regalia.kernel.vecs import vec

FORMAT: Final = "regalia policy 1"


class Layer:
    """A layer of a network: for each output its weights, one for each input, and its bias."""

    def __init__(self, inputs: i64, outputs: i64, weights: list[float]) -> None:
        if len(weights) != (inputs + 1) * outputs:
            raise ValueError(f"A layer of {inputs} inputs and {outputs} outputs has other than {len(weights)} weights.")
        self.inputs = inputs
        self.outputs = outputs
        row = vec[float]([0.0] * len(weights))
        for i in range(len(weights)):
            row[i] = weights[i]
        self.weights = row

    def output(self, numbers: vec[float], unit: i64) -> float:
        """One output for these inputs."""
        weights = self.weights
        at = unit * (self.inputs + 1)
        total = weights[at + self.inputs]
        for i in range(self.inputs):
            total += numbers[i] * weights[at + i]
        return total

    def rectified(self, numbers: vec[float]) -> vec[float]:
        """All outputs for these inputs, the negative ones as 0."""
        found = vec[float]([0.0] * self.outputs)
        for unit in range(self.outputs):
            total = self.output(numbers, unit)
            if total > 0.0:
                found[unit] = total
        return found


class LearnedAgent(Agent):
    """Plays the legal action with the highest output of a policy."""

    def __init__(self, game: str, version: int, layers: list[Layer]) -> None:
        self.game = game  # the only one that it can play, at this version of the rules
        self.version = version
        self.layers = layers

    def choose(self, seen: View, rules: Rules, rng: Rng) -> i64:
        learning = rules.learning
        layers = self.layers
        row = Row(learning.layout)
        if row.width != layers[0].inputs or learning.actions != layers[len(layers) - 1].outputs:
            raise RegaliaError("This policy was learned for another game, or for a table with other options.")
        learning.write_features(seen, row)
        told = row.listed()
        numbers = vec[float]([0.0] * len(told))
        for i in range(len(told)):
            numbers[i] = told[i]
        for k in range(len(layers) - 1):
            numbers = layers[k].rectified(numbers)
        last = layers[len(layers) - 1]
        world = rules.guess(seen, FastRng(ANY_WORLD))
        buffer = vec[i64]([0] * rules.most_moves)
        count = world.moves(buffer)
        best = buffer[0]
        most = 0.0
        for k in range(count):
            liked = last.output(numbers, learning.action(world, buffer[k]))
            if k == 0 or liked > most:
                best, most = buffer[k], liked
        return best


def read_policy(path: str) -> LearnedAgent:
    """The agent of a policy file. Raises RegaliaError for a file that is none."""
    try:
        told: dict[str, Any] = json.loads(Path(path).read_text(encoding="utf-8"))
        if told["format"] != FORMAT:
            raise RegaliaError(
                f"'{path}' holds a policy in the format '{told['format']}'; this version reads '{FORMAT}'."
            )
        layers = [_layer(layer) for layer in told["layers"]]
        return LearnedAgent(str(told["game"]), int(told["rules"]), layers)
    except OSError as wrong:
        raise RegaliaError(f"The policy '{path}' cannot be read: {wrong.strerror or wrong}.") from None
    except (ValueError, KeyError, TypeError, struct.error):
        raise RegaliaError(f"'{path}' is not a policy. 'python -m examples.learner.train' makes one.") from None


def _layer(told: dict[str, Any]) -> Layer:
    data = base64.b64decode(told["weights"], validate=True)
    weights = struct.unpack(f"<{len(data) // 2}e", data)
    return Layer(int(told["inputs"]), int(told["outputs"]), [*weights])
