"""The small network that judges positions."""

from __future__ import annotations

import pytest

from regalia.kernel.net import Net
from regalia.kernel.vecs import vec

WEIGHTS = [
    1000,
    -1000,
    500,
    250,
    -100,
    200,
    2000,
    3000,
    -40,
]  # two inputs to two hidden units, their biases, the output


def test_a_hidden_unit_speaks_above_zero_only() -> None:
    net = Net(2, 2, WEIGHTS)
    assert net.judge(vec[float]([0.0, 0.0])) == pytest.approx(0.2 * 3.0 - 0.04)
    assert net.judge(vec[float]([1.0, 0.0])) == pytest.approx(0.9 * 2.0 - 0.04)
    assert net.judge(vec[float]([1.0, 4.0])) == pytest.approx((0.9 + 2.0) * 2.0 + (0.2 - 1.0 + 1.0) * 3.0 - 0.04)


def test_a_judgement_leaves_the_net_as_it_was() -> None:
    net, numbers = Net(2, 2, WEIGHTS), vec[float]([1.0, 4.0])
    assert net.judge(numbers) == net.judge(numbers)


def test_another_number_of_weights_is_refused() -> None:
    with pytest.raises(ValueError, match="3 inputs and 2 hidden units has other than 9 weights"):
        Net(3, 2, WEIGHTS)
