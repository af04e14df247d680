"""``compare``: verdicts, tables, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

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
    assert 'B: {"refill": "start"}' in shown.out
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
    assert "so it is not tested" in regalia("compare", "royals", *arguments, "--jobs", "1").out


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


def test_bots_are_compared_from_every_seat(regalia: Regalia) -> None:
    arguments = ("compare", "royals", "--seats", "random", "--versus", "greedy", "--seed", "2", "--jobs", "1")
    found = json.loads(regalia(*arguments, "--json").out)
    assert (found["verdict"], found["games"]) == ("stronger", 2 * found["deals"])
    assert found["sentence"].startswith("greedy is stronger than random: it takes ")
    assert found["sentence"] in regalia(*arguments).out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "Say what B has otherwise: --vary NAME=VALUE"),
        (["--vary", "refill"], "--vary takes NAME=VALUE"),
        (["--vary", "deck=1"], "There is no option 'deck'"),
        (["--vary", "decks=9"], "Option 'decks' cannot be 9: it takes 1 to 2"),
        (["--vary", "refill=end"], "A and B have the same options"),
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
