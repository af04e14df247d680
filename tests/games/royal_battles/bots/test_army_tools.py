"""The tools that play given armies and fit which of them win."""

from __future__ import annotations

import importlib
import sys
import time
from typing import Any

import numpy as np
import pytest

from tests.tree.test_tools import TOOLS

if str(TOOLS) not in sys.path:
    sys.path.append(str(TOOLS))  # tools import one another by name
games: Any = importlib.import_module("army_games")
model: Any = importlib.import_module("army_model")
fit: Any = importlib.import_module("fit_armies")


def test_all_armies_of_four_are_known_by_their_letters() -> None:
    assert len(games.ALL) == 126
    assert games.listed("KNBN,PPPP*2") == ["NNBK", "PPPP", "PPPP"]
    with pytest.raises(ValueError, match="4 letters of PRNBQK"):
        games.listed("NNX")


def test_two_jobs_play_other_deals_of_the_same_pairs_from_both_sides() -> None:
    end = time.monotonic() + 60
    jobs = [games.Job("greedy", [("RRRR", "NNBK"), ("PNBK", "NNBK")], 3, 1, first, 2, 12, end) for first in range(2)]
    parts = [job.play() for job in jobs]
    found = games.added(parts)
    assert {pair: row[0] for pair, row in found.items()} == {("RRRR", "NNBK"): 12, ("PNBK", "NNBK"): 12}
    assert found["RRRR", "NNBK"][1] < 6


def test_a_job_ends_when_its_time_is_up() -> None:
    assert games.Job("greedy", [("PPPP", "NNNN")], 1, 1, 0, 1, 10, time.monotonic() - 1).play() == {}


def test_the_exchange_of_both_armies_changes_every_sign() -> None:
    there = model.features("PPNB", "RQKK", model.PARTS)
    back = model.features("RQKK", "PPNB", model.PARTS)
    assert any(there)
    assert there == [-number for number in back]


def test_the_fit_finds_the_strengths_that_made_the_games() -> None:
    strength = {"P": 0.1, "R": -0.3, "N": 0.3, "B": 0.0, "Q": -0.2, "K": 0.1}
    pairs = [(one, other) for one in games.ALL[::3] for other in games.ALL[1::3]]
    lead = [sum(strength[letter] for letter in one) - sum(strength[letter] for letter in other) for one, other in pairs]
    rows = {pair: [100, 100 / (1 + np.exp(-found))] for pair, found in zip(pairs, lead, strict=True)}
    sample = model.sampled(rows, ("units",))
    weights = model.fitted(sample, model.penalty(6, 1e-3, free=False))
    assert weights - weights.mean() == pytest.approx(list(strength.values()), abs=0.01)


def test_the_mix_is_even_among_armies_that_beat_one_another_in_a_circle() -> None:
    circle = np.array([[0.5, 0.7, 0.3, 0.9], [0.3, 0.5, 0.7, 0.9], [0.7, 0.3, 0.5, 0.9], [0.1, 0.1, 0.1, 0.5]])
    mix = fit.most_even(circle, np.arange(4), 0.001, np.zeros(4))
    assert mix[:3] == pytest.approx([1 / 3] * 3, abs=0.01)
    assert fit.beaten_by(circle, mix) <= 0.002
    assert fit.most_even(circle, np.arange(4), 0.4, np.zeros(4)) == pytest.approx([1 / 4] * 4, abs=0.01)
