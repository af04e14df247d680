"""The scenarios that ship: right, playable by name, and seven of them."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.games.royal_battles import GAME
from regalia.games.royal_battles.scene.sight import TINCTURES
from regalia.lab.simulate import Run, simulate
from regalia.presets import SCENARIO, find_preset, scenarios, shipped_files

FILES = shipped_files(GAME, SCENARIO)
KIND = next(kind for kind in GAME.file_kinds() if kind.name == SCENARIO)


def test_the_two_of_the_rulebook_and_five_of_ours_ship() -> None:
    assert {"hundred-years-war", "black-and-white-magic"} <= set(scenarios(GAME))
    assert len(FILES) == len(scenarios(GAME)) == 7
    assert {file["players"] for file in FILES} == {2, 3, 4}
    armies = {file["name"]: file["armies"] for file in FILES}
    assert armies["hundred-years-war"] == ["NNNN", "RRRR"]  # ruling R44
    assert armies["black-and-white-magic"] == ["BBBB", "QQQQ"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file["name"])
def test_a_scenario_has_no_fault_and_a_whole_game_can_be_played(file: dict[str, Any]) -> None:
    assert KIND.faults(file) == []
    assert file["says"].endswith(".")
    assert len(file["names"]) == file["players"]
    preset = scenarios(GAME)[file["name"]]
    assert find_preset(GAME, file["name"]).players == preset.players
    run = Run(GAME.key, preset.options, ("greedy",) * preset.players, seed=1, games=1)
    assert sum(chunk.tally.games for chunk in simulate(run, 1)) == 1


def test_a_side_named_after_a_colour_wears_it() -> None:
    """The Red Crown once played blue."""
    colours = set().union(*TINCTURES.values())
    for file in FILES:
        seats = TINCTURES[file.get("options", {}).get("mode", "duel")]
        for seat, name in enumerate(file["names"]):
            named = colours & set(name.lower().split())
            assert named <= {seats[seat]}, f"{file['name']}: {name}"
