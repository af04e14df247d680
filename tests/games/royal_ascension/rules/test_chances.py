"""The chance to win a battle, from known strengths."""

from __future__ import annotations

import pytest

from regalia.games.royal_ascension.rules.chances import chance_against_all, chance_of


@pytest.mark.parametrize(
    ("lead", "percent"),
    [
        (0, 50.0),
        (1, 58.7),
        (2, 67.0),
        (3, 74.5),
        (4, 81.0),
        (5, 86.3),
        (6, 90.6),
        (7, 93.7),
        (8, 96.0),
        (9, 97.6),
        (10, 98.6),
        (12, 99.6),
        (15, 100.0),
    ],
)
def test_chances_of_section_12(lead: int, percent: float) -> None:
    assert round(100 * chance_of(lead, 4), 1) == percent
    assert chance_of(-lead, 4) == pytest.approx(1 - chance_of(lead, 4))


def test_equal_fighters_share_the_chance() -> None:
    assert chance_against_all([0.0], 4) == pytest.approx(0.5)
    assert chance_against_all([0.0, 0.0, 0.0], 4) == pytest.approx(0.25, abs=0.01)
