# native
"""Policy: a small network over a game's features that knows which moves strong players choose.

It sees a view as numbers, has rectified hidden layers, and gives every action of the game's vocabulary a preference. A policy
that knows hints also gives every rank of a hint one, and a move gets both together. It is computed without any library. Most
features are zero, and zeros cost nothing.
"""

from __future__ import annotations

import base64
import json
import struct
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from regalia.kernel.features import Row
from regalia.kernel.optional.learning import Learning
from regalia.kernel.state import State, View
from regalia.kernel.vecs import vec

EXPONENTS: Final[i64] = 256
HIDDEN_BIT: Final[i64] = 1 << 23  # of a 32-bit float
RANKS: Final[i64] = 16  # of hints: how many moves have a better one; the last rank is for all further moves
SCALES: Final[vec[float]] = vec[float]([2.0 ** (exponent - 150) for exponent in range(EXPONENTS)])


class Layer:
    """A layer of a network. Its weights come output by output, each with one for every input and its bias last."""

    def __init__(self, inputs: i64, outputs: i64, weights: list[float]) -> None:
        if len(weights) != (inputs + 1) * outputs:
            raise ValueError(f"A layer of {inputs} inputs and {outputs} outputs has other than {len(weights)} weights.")
        self.inputs = inputs
        self.outputs = outputs
        self.biases = vec[float]([0.0] * outputs)
        self.by_input = vec[float]([0.0] * (inputs * outputs))  # for each input its weights to all outputs
        self.by_output = vec[float]([0.0] * (inputs * outputs))
        at: i64 = 0
        for unit in range(outputs):
            for i in range(inputs):
                self.by_input[i * outputs + unit] = weights[at]
                self.by_output[unit * inputs + i] = weights[at]
                at += 1
            self.biases[unit] = weights[at]
            at += 1

    def begin(self, sums: vec[float]) -> None:
        """Begin the sums of all outputs with their biases."""
        for unit in range(self.outputs):
            sums[unit] = self.biases[unit]

    def add(self, i: i64, number: float, sums: vec[float]) -> None:
        """Add what one input contributes to the sums of all outputs."""
        weights = self.by_input
        at = i * self.outputs
        for unit in range(self.outputs):
            sums[unit] += number * weights[at + unit]

    def output(self, numbers: vec[float], unit: i64) -> float:
        """One output for rectified numbers."""
        weights = self.by_output
        at = unit * self.inputs
        total = self.biases[unit]
        for i in range(self.inputs):
            if numbers[i] > 0.0:
                total += numbers[i] * weights[at + i]
        return total


class Policy:
    """Layers of which all but the last are rectified.

    The last has an output for every action, and behind them one for every rank of a hint if the policy knows hints.
    """

    def __init__(self, layers: list[Layer]) -> None:
        for k in range(1, len(layers)):
            if layers[k].inputs != layers[k - 1].outputs:
                raise ValueError(f"Layer {k} has {layers[k].inputs} inputs; {layers[k - 1].outputs} come to it.")
        self.layers = layers
        self.inputs: i64 = layers[0].inputs
        self.outputs: i64 = layers[len(layers) - 1].outputs
        self.sums: list[vec[float]] = [vec[float]([0.0] * layer.outputs) for layer in layers]
        self.of_rank = vec[float]([0.0] * RANKS)
        self.row: Row | None = None

    def fits(self, learning: Learning) -> bool:
        """Whether the policy was learned for tables with these features and actions."""
        known = self.outputs in (learning.actions, learning.actions + RANKS)
        return known and len(self.layers) > 1 and learning.layout.width == self.inputs

    def write_preferences(
        self,
        learning: Learning,
        seen: View,
        world: State,
        moves: vec[i64],
        hints: vec[float],
        count: i64,
        out: vec[float],
    ) -> None:
        """Write the preference for each of the viewer's legal moves; ``world`` only tells the moves' actions."""
        self.look(learning, seen)
        last = i64(len(self.layers)) - 1
        layer = self.layers[last]
        hidden = self.sums[last - 1]
        for k in range(count):
            out[k] = layer.output(hidden, learning.action(world, moves[k]))
        if self.outputs == learning.actions:
            return
        for rank in range(min(count, RANKS)):
            self.of_rank[rank] = layer.output(hidden, learning.actions + rank)
        for k in range(count):
            out[k] += self.of_rank[rank_of(hints, k, count)]

    def look(self, learning: Learning, seen: View) -> None:
        """Compute the hidden layers for a view."""
        row = self.row
        if row is None:
            row = Row(learning.layout)
            self.row = row
        row.begin(0)
        learning.write_features(seen, row)
        first = self.layers[0]
        sums = self.sums[0]
        first.begin(sums)
        bits = row.bits
        for i in range(self.inputs):
            if bits[i]:
                first.add(i, number_of(i64(bits[i])), sums)
        for k in range(1, len(self.layers) - 1):
            before = self.sums[k - 1]
            layer = self.layers[k]
            sums = self.sums[k]
            layer.begin(sums)
            for i in range(layer.inputs):
                if before[i] > 0.0:
                    layer.add(i, before[i], sums)


def rank_of(hints: vec[float], k: i64, count: i64) -> i64:
    """The rank of a move's hint: how many moves have a better one."""
    rank: i64 = 0
    for i in range(count):
        if hints[i] > hints[k]:
            rank += 1
    return min(rank, RANKS - 1)


def number_of(bits: i64) -> float:
    """The number that a 32-bit float with these bits stands for; not for infinities."""
    exponent = bits >> 23 & (EXPONENTS - 1)
    fraction = bits & (HIDDEN_BIT - 1)
    size = float(fraction | HIDDEN_BIT) * SCALES[exponent] if exponent else float(fraction) * SCALES[1]
    return -size if bits < 0 else size


# ---- files


def read_layers(text: str) -> list[Layer]:
    """The layers in the text of a policy file. Raises ValueError, KeyError or TypeError for a text that is none."""
    told: dict[str, Any] = json.loads(text)
    return [_layer(layer) for layer in told["layers"]]


def layers_of(package: str) -> list[Layer]:
    """The layers of a game's policy, from ``data/policy.json`` in its folder."""
    return read_layers(files(package).joinpath("data", "policy.json").read_text(encoding="utf-8"))


def _layer(told: dict[str, Any]) -> Layer:
    data = base64.b64decode(told["weights"], validate=True)
    weights: list[float] = [*struct.unpack(f"<{len(data) // 2}e", data)]
    return Layer(int(told["inputs"]), int(told["outputs"]), weights)
