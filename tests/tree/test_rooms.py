"""Every game is divided into the same rooms, and offers what the kernel looks for under the same names."""

from __future__ import annotations

from pathlib import Path

import pytest

from regalia import native

GAMES = sorted(path.parent for path in (native.PACKAGE / "games").glob("*/__init__.py"))
TESTS = native.PACKAGE.parents[1] / "tests" / "games"
MOST_ENTRIES = 25

ENTRIES = (  # what every game has: its own folder first, then the rooms
    *("__init__.py", "options.py", "notation.py", "positions.py", "rules.md", "data"),
    *("rules/rules.py", "rules/model.py", "rules/fields.py"),
    *("belief/guess.py", "bots/advice.py", "bots/learning.py"),
    *("scene/scene.py", "scene/reasons.py", "scene/tell.py", "scene/prompts.py", "scene/choices.py"),
    *("scene/tokens.py", "scene/sight.py", "checks/miniatures.py", "checks/tables.py", "paper/printer.py"),
)
ROOMS = sorted({entry.split("/")[0] for entry in ENTRIES if "/" in entry})


@pytest.mark.parametrize("entry", ENTRIES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_the_entry_files(game: Path, entry: str) -> None:
    assert (game / entry).exists()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_room_is_a_package_and_can_be_taken_in_at_a_glance(game: Path) -> None:
    for room in ROOMS:
        assert (game / room / "__init__.py").is_file()
        assert len(list((game / room).glob("*.py"))) <= MOST_ENTRIES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_tests_mirror_the_rooms(game: Path) -> None:
    folders = {path.name for path in (TESTS / game.name).iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert {"rules", "scene"} <= folders
    assert folders <= {path.name for path in game.iterdir() if path.is_dir()}
