"""The small network that judges positions."""

from __future__ import annotations

import pytest

from regalia.kernel.net import Net, net_in
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


def test_numbers_beyond_the_inputs_change_nothing() -> None:
    net = Net(2, 2, WEIGHTS)
    assert net.judge(vec[float]([1.0, 4.0, 9.0])) == net.judge(vec[float]([1.0, 4.0]))


@pytest.mark.parametrize("hidden", [1, 3, 4, 5, 8])
def test_every_number_of_hidden_units_counts_each_once(hidden: int) -> None:
    net = Net(1, hidden, [1000] * hidden + [0] * hidden + [1000 * 2**unit for unit in range(hidden)] + [500])
    assert net.judge(vec[float]([1.0])) == 2**hidden - 0.5


def test_a_net_becomes_another() -> None:
    net, other = Net(2, 2, WEIGHTS), net_in(f'{{"hidden": 1, "weights": {[2000, 0, 1000, 0]}}}')
    net.become(other)
    assert net.judge(vec[float]([3.0, 1.0])) == 6.0


def test_another_number_of_weights_is_refused() -> None:
    with pytest.raises(ValueError, match="3 inputs and 2 hidden units has other than 9 weights"):
        Net(3, 2, WEIGHTS)
