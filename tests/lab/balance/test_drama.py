"""Leads: who is ahead, how often that changes, and whether the leader at half time wins."""

from __future__ import annotations

import numpy as np

from regalia.lab.balance.sections.drama import Leads, half_time, lead_changes


def test_a_change_needs_another_leader() -> None:
    assert lead_changes(np.array([0, 0, 1, 1, 0])) == 2
    assert lead_changes(np.array([0, -1, -1, 0])) == 0  # nobody led between: no change
    assert lead_changes(np.array([-1, -1])) == 0
    assert lead_changes(np.array([], dtype=np.int64)) == 0


def test_half_time() -> None:
    games = [np.array([0, 0, 1]), np.array([1, 1, 1]), np.array([0, -1]), np.array([1, 0])]
    found = Leads(games, np.array([0.0, 0.0, 1.0, -1.0]), [])
    won, back = half_time(found)
    assert won.tolist() == [1.0, 0.0]  # the third has no leader at half time, the last no winner
    assert back.tolist() == [0.0, 1.0, 0.0]
