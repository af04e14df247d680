"""Every game found keeps every law. 'regalia check GAME' looks at more games."""

from __future__ import annotations

import pytest

from regalia.games import catalogue
from regalia.testing.battery import check, data_folder, folder_of_tests
from regalia.testing.trial import Trial


@pytest.mark.parametrize("key", catalogue())
def test_a_game_keeps_the_laws(key: str) -> None:
    game = catalogue()[key]
    games = max(8, 1 + len(game.tables()))  # each kind of table once
    trial = Trial(game, games=games, data=data_folder(game), tests=folder_of_tests(game))
    verdicts = list(check(trial))
    assert [
        f"law {verdict.law}: {verdict.text}" for verdict in verdicts if verdict.outcome in ("broken", "skipped")
    ] == []
    assert {verdict.law for verdict in verdicts if verdict.outcome == "not here"} <= {18}  # nothing compiled
