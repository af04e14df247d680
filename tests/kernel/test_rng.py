"""Random numbers: the same everywhere, even, and independent from stream to stream."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.kernel.rng import FastRng, Rng, mix

KNOWN = {
    (1, 0, 1000): [342, 242, 753, 129, 120, 689, 618, 743],
    (2**40 + 7, 3, 2**31 - 1): [1879954737, 113192314, 1473175913, 1601070906, 1044474793, 1992433627],
    (-5, -1, 6): [0, 0, 0, 3, 1, 4, 2, 5, 1, 4, 0, 2],
}
INTERPRETED = """
import json, sys
from regalia.kernel.rng import FastRng
def numbers(seed, stream, below, count):
    rng = FastRng(seed, stream)
    return [rng.below(below) for _ in range(count)]
print(json.dumps([numbers(*row) for row in json.loads(sys.argv[1])]))
"""


def numbers(seed: int, stream: int, below: int, count: int) -> list[int]:
    rng = FastRng(seed, stream)
    return [rng.below(below) for _ in range(count)]


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("row", KNOWN, ids=str)
def test_the_numbers_never_change(row: tuple[int, int, int]) -> None:
    assert numbers(*row, len(KNOWN[row])) == KNOWN[row]


def test_interpreted_code_gives_the_same_numbers() -> None:
    rows = [
        (seed, stream, below, 200)
        for seed in (0, 1, 2**63 - 1, -(2**63))
        for stream, below in ((0, 6), (2**40, 2**31 - 1))
    ]
    answer = subprocess.run(
        [sys.executable, "-c", INTERPRETED, json.dumps(rows)],
        env=os.environ | {"REGALIA_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(answer.stdout) == [numbers(*row) for row in rows]


@given(st.integers(-(2**63), 2**63 - 1), st.integers(-(2**63), 2**63 - 1), st.integers(1, 2**31 - 1))
def test_numbers_lie_below_their_bound(seed: int, stream: int, below: int) -> None:
    assert all(0 <= number < below for number in numbers(seed, stream, below, 20))


@pytest.mark.parametrize("sides", [2, 6, 54])
def test_numbers_are_even(sides: int) -> None:
    """Chi-square over 100 expected of each: about sides - 1, with a spread of its root of twice that."""
    drawn = numbers(7, 1, sides, 100 * sides)
    limit = (sides - 1) + 5 * (2 * (sides - 1)) ** 0.5
    assert chi_square([drawn.count(side) for side in range(sides)]) < limit


@pytest.mark.parametrize("sides", [2, 6, 54])
def test_first_numbers_of_neighbouring_streams_and_seeds_are_even_too(sides: int) -> None:
    limit = (sides - 1) + 5 * (2 * (sides - 1)) ** 0.5
    for seed, stream in ((0, 1), (1, 0), (1 << 32, 0)):
        drawn = [FastRng(7 + k * seed, k * stream).below(sides) for k in range(100 * sides)]
        assert chi_square([drawn.count(side) for side in range(sides)]) < limit


def test_pairs_of_neighbouring_streams_are_independent() -> None:
    """First numbers of streams k and k + 1, as pairs of dice: all 36 come alike."""
    first = [FastRng(11, k).below(6) for k in range(3601)]
    pairs = [first[k] * 6 + first[k + 1] for k in range(3600)]
    assert chi_square([pairs.count(pair) for pair in range(36)]) < 35 + 5 * 70**0.5


def test_streams_and_seeds_do_not_repeat_each_other() -> None:
    beginnings = {tuple(numbers(seed, stream, 2**31 - 1, 3)) for seed in range(60) for stream in range(60)}
    assert len(beginnings) == 3600


def test_mix_loses_nothing() -> None:
    assert len({mix(word) for word in range(20_000)}) == 20_000


def test_the_seam_asks_one_question() -> None:
    with pytest.raises(NotImplementedError):
        Rng().below(2)
