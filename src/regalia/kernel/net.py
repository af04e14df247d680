# native
"""A small network that judges positions: some numbers in, one hidden layer, one number out."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from regalia.kernel.vecs import vec

THOUSANDTH: Final[float] = 0.001


class Net:
    """A network with one hidden layer of rectified units and one output.

    Its weights are whole thousandths, in this order: for each input its weights to all hidden units, the biases of the hidden
    units, their weights to the output, and its bias.
    """

    def __init__(self, inputs: i64, hidden: i64, weights: list[int]) -> None:
        if len(weights) != inputs * hidden + 2 * hidden + 1:
            raise ValueError(
                f"A net of {inputs} inputs and {hidden} hidden units has other than {len(weights)} weights."
            )
        self.inputs = inputs
        self.hidden = hidden
        row = vec[float]([0.0] * len(weights))
        for i in range(len(weights)):
            row[i] = float(weights[i]) * THOUSANDTH
        self.weights = row

    def judge(self, numbers: vec[float]) -> float:
        """The output for these inputs."""
        hidden = self.hidden
        weights = self.weights
        biases = self.inputs * hidden
        layer = weights[biases : biases + hidden]
        for i in range(self.inputs):
            number = numbers[i]
            if number != 0.0:
                at = i * hidden
                for unit in range(hidden):
                    layer[unit] += number * weights[at + unit]
        ways = biases + hidden
        total = weights[ways + hidden]
        for unit in range(hidden):
            if layer[unit] > 0.0:
                total += layer[unit] * weights[ways + unit]
        return total


def read_net(package: str, inputs: i64) -> Net:
    """The net of a game, from ``data/judge.json`` in its folder. A compiled module does not know where that is: it is told."""
    told = json.loads(files(package).joinpath("data", "judge.json").read_text(encoding="utf-8"))
    hidden: int = told["hidden"]
    weights: list[int] = told["weights"]
    return Net(inputs, hidden, weights)
