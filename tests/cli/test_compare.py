"""``compare``: verdicts, tables, and what it refuses."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from regalia.lab.statistics import estimated
from tests.cli.conftest import Regalia

pytest.importorskip("polars")

UNIT = {
    "name": "archer",
    "letter": "A",
    "type": "ranged",
    "life": 7,
    "accuracy": 4,
    "evasion": 3,
    "damage": [3, 4, 5],
    "armour": 1,
    "advantage": {"position": "ranged", "per_trump": 2},
}


def test_a_comparison_has_a_verdict_and_every_measure(regalia: Regalia) -> None:
    arguments = ("compare", "royals", "--vary", "refill=start", "--seed", "1", "--pairs", "60", "--jobs", "1")
    shown = regalia(*arguments)
    assert shown.code == 0
    assert "Royals, 120 games of greedy, seed 1" in shown.out
    assert "A: the usual options" in shown.out
    assert 'B: refill = "start"' in shown.out
    assert "60 pairs" in shown.out
    found = json.loads(regalia(*arguments, "--json").out)
    assert found["sentence"] in shown.out
    assert [row["name"] for row in found["measures"]] == [
        "starter",
        "first_side",
        "ties",
        "decisions",
        "turns",
        "minutes",
    ]
    for row in found["measures"]:
        assert row["b"] - row["a"] == pytest.approx(row["difference"])
        assert row["low"] <= row["difference"] <= row["high"]


def test_a_rule_that_no_bot_meets_is_called_untested(regalia: Regalia) -> None:
    arguments = ("--vary", "turn_limit=900", "--pairs", "200", "--seed", "1", "--seats", "random", "--margin", "0.5")
    assert "Not tested: in 200 pairs" in regalia("compare", "royals", *arguments, "--jobs", "1").out


def test_units_maps_and_boards_are_compared_with_sides_exchanged(regalia: Regalia, tmp_path: Path) -> None:
    (tmp_path / "archer.json").write_text(json.dumps({"units": [UNIT], "army_white": "APPP"}))
    arguments = ("--options", '{"army_white": "NPPP"}', "--against", tmp_path / "archer.json", "--pairs", "3")
    found = json.loads(
        regalia("compare", "royal-battles", *arguments, "--measure", "first_side", "--jobs", "1", "--json").out
    )
    assert (found["pairs"], found["games"]) == (3, 12)
    assert found["b"]["army_white"] == "APPP"
    mapped = regalia(
        "compare", "battle-royal", "--against", '{"map": "fords"}', "--pairs", "2", "--jobs", "1", "--json"
    )
    assert json.loads(mapped.out)["b"] == {"map": "fords"}


@pytest.mark.parametrize(
    ("game", "shipped", "told"),
    [
        ("battle-royal", "maps/fords.json", "B: map = “The Two Fords”\n"),
        ("royal-ascension", "boards/short.json", "B: board = “"),
    ],
)
def test_a_drawn_map_or_board_is_told_by_its_name(
    game: str, shipped: str, told: str, regalia: Regalia, tmp_path: Path
) -> None:
    drawn = tmp_path / "drawn.json"
    drawn.write_text(files(f"regalia.games.{game.replace('-', '_')}").joinpath("data", shipped).read_text())
    shown = regalia("compare", game, "--against", str(drawn), "--pairs", "2", "--jobs", "1")
    assert shown.code == 0
    assert told in shown.out
    assert "terrain" not in shown.out


def test_vary_takes_a_file_where_the_option_takes_more_than_words(regalia: Regalia, tmp_path: Path) -> None:
    drawn = tmp_path / "drawn.json"
    drawn.write_text(files("regalia.games.battle_royal").joinpath("data", "maps/fords.json").read_text())
    arguments = ("compare", "battle-royal", "--pairs", "2", "--jobs", "1")
    shown = regalia(*arguments, "--vary", f"map={drawn}")
    assert "B: map = “The Two Fords”\n" in shown.out
    missing = regalia(*arguments, "--vary", "map=nosuch.json")
    assert (missing.code, missing.err) == (2, "There is no text file 'nosuch.json'. Check its name and folder.\n")


def test_the_games_still_needed_are_an_estimate_in_two_digits(regalia: Regalia) -> None:
    arguments = ("compare", "royals", "--vary", "refill=start", "--seed", "1", "--pairs", "25", "--jobs", "1", "--json")
    found = json.loads(regalia(*arguments).out)
    assert (
        f"It would take about {estimated(found['needed'])} pairs to show a difference of 2 points." in found["sentence"]
    )


def test_bots_are_compared_from_every_seat(regalia: Regalia) -> None:
    arguments = ("compare", "royals", "--seats", "random", "--versus", "greedy", "--seed", "2", "--jobs", "1")
    found = json.loads(regalia(*arguments, "--json").out)
    assert (found["verdict"], found["games"]) == ("stronger", 2 * found["deals"])
    assert found["sentence"].startswith("greedy is stronger than random: it wins ")
    assert found["sentence"] in regalia(*arguments).out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "Say how B differs from A: --vary NAME=VALUE"),
        (["--vary", "refill"], "--vary takes NAME=VALUE"),
        (["--vary", "deck=1"], "There is no option 'deck'"),
        (["--vary", "decks=9"], "Option 'decks' cannot be 9: it takes 1 to 2"),
        (["--vary", "refill=end"], "A and B have the same options"),
        (["--against", '{"decks":'], "--against cannot be read"),
        (["--against", "nosuch.json"], "There is no text file 'nosuch.json'"),
        (["--vary", "decks=2", "--measure", "beauty"], "There is no measure 'beauty' to compare"),
        (["--vary", "decks=2", "--margin", "7"], "a margin between 0 and 1"),
        (["--vary", "decks=2", "--versus", "knight"], "use one of them at a time"),
        (["--versus", "greedy"], "cannot be stronger than itself"),
        (["--versus", "fool"], "There is no bot 'fool'"),
        (["--versus", "fool", "--seats", "random,greedy"], "--versus needs one bot"),
        (["--vary", "decks=2", "--players", "3"], "Royals takes 2 seats"),
    ],
)
def test_what_is_refused(arguments: list[str], words: str, regalia: Regalia) -> None:
    ended = regalia("compare", "royals", "--jobs", "1", *arguments)
    assert (ended.code, ended.out, ended.err.count("\n")) == (2, "", 1)
    assert words in ended.err


def test_a_comparison_continues_from_its_file_with_its_seed(regalia: Regalia, tmp_path: Path) -> None:
    arguments = (
        "--vary",
        "refill=start",
        "--seats",
        "random",
        "--jobs",
        "1",
        "--continue",
        tmp_path / "run.json",
        "--json",
    )
    begun = json.loads(regalia("compare", "royals", *arguments, "--pairs", "30").out)
    further = json.loads(regalia("compare", "royals", *arguments, "--pairs", "60").out)
    assert (further["seed"], begun["pairs"], further["pairs"]) == (begun["seed"], 30, 60)
    other = regalia("compare", "battle", "--vary", "jokers=2", "--seats", "random", "--continue", tmp_path / "run.json")
    assert other.code == 2
    assert "holds another comparison" in other.err
