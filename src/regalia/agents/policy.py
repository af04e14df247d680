# native
"""A small network that likes some actions more than others, computed without any library."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.agents.agent import ANY_WORLD
from regalia.kernel.features import Row
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import View
from regalia.kernel.vecs import vec


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


class Policy:
    """Layers of which all but the last are rectified; the last has an output for every action."""

    def __init__(self, layers: list[Layer]) -> None:
        self.layers = layers
        self.inputs: i64 = layers[0].inputs
        self.actions: i64 = layers[len(layers) - 1].outputs

    def favourite(self, seen: View, rules: Rules) -> i64:
        """The legal move whose action has the highest output."""
        learning = rules.learning
        layers = self.layers
        row = Row(learning.layout)
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
