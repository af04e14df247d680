"""The chance to win a battle, from what a viewer knows."""

from __future__ import annotations

from collections import Counter

import pytest

from regalia.games.royal_ascension.rules.chances import chance_of
from regalia.games.royal_ascension.scene.odds import best_two, duel
from regalia.games.royal_ascension.scene.sight import Sight
from tests.games.royal_ascension.board import DUEL, Board


def test_the_best_two_of_unknown_hearts() -> None:
    hearts = Counter(dict.fromkeys(range(1, 14), 2))
    for count, mean in ((1, 7.0), (2, 14.0), (3, 17.4), (4, 19.4), (5, 20.7)):
        pairs = list(best_two(hearts, count))
        assert sum(chance for _, chance in pairs) == pytest.approx(1.0)
        assert sum(sum(pair) * chance for pair, chance in pairs) == pytest.approx(mean, abs=0.35)


def test_the_chance_from_what_one_knows() -> None:
    """Known hearts of the opponent make the chance exact."""
    board = Board.opened().play(DUEL, "~ battle 0 6 6 6 6", "~ battle 1 1 1 1 1", "~ lose 0 2h")
    sight = Sight(board.match.view(2), board.match.rules)
    assert duel(sight, 18 + 8 + 6 + 3, 1) == pytest.approx(chance_of(3, 4))
