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
        self.units = (hidden + 3) // 4 * 4  # the hidden units, filled up to fours with units that add nothing
        self.by_unit: list[vec[float]] = []  # for each unit its weights from all inputs
        self.biases = vec[float]([0.0] * self.units)
        self.ways = vec[float]([0.0] * self.units)  # to the output
        self.bias = float(weights[inputs * hidden + 2 * hidden]) * THOUSANDTH
        for unit in range(self.units):
            row = vec[float]([0.0] * inputs)
            if unit < hidden:
                for i in range(inputs):
                    row[i] = float(weights[i * hidden + unit]) * THOUSANDTH
                self.biases[unit] = float(weights[inputs * hidden + unit]) * THOUSANDTH
                self.ways[unit] = float(weights[inputs * hidden + hidden + unit]) * THOUSANDTH
            self.by_unit.append(row)

    def become(self, other: Net) -> None:
        """Take over another net's weights: for tools that compare judges."""
        self.inputs = other.inputs
        self.units = other.units
        self.by_unit = other.by_unit
        self.biases = other.biases
        self.ways = other.ways
        self.bias = other.bias

    def judge(self, numbers: vec[float]) -> float:
        """The output for these inputs; numbers beyond them are not looked at.

        Four units are computed side by side: their sums do not wait for each other, and a compiled ``zip`` checks no bounds.
        """
        rows = self.by_unit
        total = self.bias
        for unit in range(0, self.units, 4):
            a = self.biases[unit]
            b = self.biases[unit + 1]
            c = self.biases[unit + 2]
            d = self.biases[unit + 3]
            for number, to_a, to_b, to_c, to_d in zip(  # noqa: B905 - mypyc compiles it only so
                numbers, rows[unit], rows[unit + 1], rows[unit + 2], rows[unit + 3]
            ):
                a += number * to_a
                b += number * to_b
                c += number * to_c
                d += number * to_d
            total += max(a, 0.0) * self.ways[unit]
            total += max(b, 0.0) * self.ways[unit + 1]
            total += max(c, 0.0) * self.ways[unit + 2]
            total += max(d, 0.0) * self.ways[unit + 3]
        return total


def read_net(package: str, inputs: i64) -> Net:
    """The net of a game, from ``data/judge.json`` in its folder. A compiled module does not know where that is: it is told."""
    net = net_in(files(package).joinpath("data", "judge.json").read_text(encoding="utf-8"))
    if net.inputs != inputs:
        raise ValueError(f"The net of {package} has {net.inputs} inputs; {inputs} come to it. Train it again.")
    return net


def net_in(text: str) -> Net:
    """The net in the text of such a file, with as many inputs as it has weights for."""
    told = json.loads(text)
    hidden: int = told["hidden"]
    weights: list[int] = told["weights"]
    return Net((len(weights) - 1) // hidden - 2, hidden, weights)
