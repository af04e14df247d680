"""Presets: every one can be played, and is what its sentence says."""

from __future__ import annotations

import pytest

from regalia.games import catalogue
from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.lab.simulate import Run, simulate
from regalia.presets import Preset, find_preset, presets, seat_counts

GAMES = catalogue()
ALL = [(game, preset) for game in GAMES.values() for preset in presets(game).values()]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_each_game_has_four_to_eight_and_the_first_is_the_standard(game: Game) -> None:
    found = list(presets(game).values())
    assert 4 <= len(found) <= 8
    assert found[0].options == {}
    assert len({preset.title for preset in found}) == len(found)


@pytest.mark.parametrize(("game", "preset"), ALL, ids=[f"{game.key}-{preset.name}" for game, preset in ALL])
def test_a_whole_game_can_be_played(game: Game, preset: Preset) -> None:
    assert preset.says.endswith(".")
    assert all(name in {option.name for option in game.options} for name in preset.options)
    run = Run(game.key, preset.options, ("greedy",) * preset.players, seed=1, games=1)
    assert sum(chunk.tally.games for chunk in simulate(run, 1)) == 1


def test_an_unknown_preset_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(RegaliaError, match=r"Battle has no preset 'chess'\. Its presets: quick-duel, four-for-all"):
        find_preset(GAMES["battle"], "chess")


@pytest.mark.parametrize(("game", "preset"), ALL, ids=[f"{game.key}-{preset.name}" for game, preset in ALL])
def test_a_preset_takes_its_own_number_of_players(game: Game, preset: Preset) -> None:
    assert preset.players in seat_counts(game, preset.name)


def test_only_numbers_of_players_that_fit_are_offered() -> None:
    game = GAMES["royal-battles"]
    found = {name: seat_counts(game, name) for name in ("secret-armies", "by-points", "melee", "pairs", "game-master")}
    assert found == {
        "secret-armies": (2,),
        "by-points": (2,),
        "melee": (3, 4),
        "pairs": (4,),
        "game-master": (3, 4, 5),
    }
    assert find_preset(game, "game-master").last == "game master"
