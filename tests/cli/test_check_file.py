"""``regalia check-file``: every fault of a file with its place; and files that set up a table, wherever one is asked for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from regalia.cli.arguments.table import at_table, game_options
from regalia.games import find
from regalia.kernel.errors import RegaliaError
from tests.cli.conftest import Regalia
from tests.files.samples import EXAMPLES, PACKAGE

UNITS = PACKAGE / "games" / "royal_battles" / "data" / "units.toml"
ROSES = PACKAGE / "games" / "battle_royal" / "data" / "maps" / "roses.json"
FALCONER = EXAMPLES / "falconer.json"


def spoilt(path: Path, **fields: Any) -> Path:
    """A copy of the falconer with other fields."""
    path.write_text(json.dumps({**json.loads(FALCONER.read_text()), **fields}))
    return path


def test_valid_files_are_called_valid(regalia: Regalia) -> None:
    ended = regalia("check-file", FALCONER, UNITS, ROSES)
    assert ended.code == 0
    assert [line.partition(" is ")[2] for line in ended.out.splitlines()] == [
        "a valid unit of Royal Battles.",
        "a valid set of units of Royal Battles.",
        "a valid map of Battle Royal.",
    ]


def test_every_fault_is_told_with_its_place(regalia: Regalia, tmp_path: Path) -> None:
    bad = spoilt(tmp_path / "bad.json", life=17, aura=1, letter="KK")
    ended = regalia("check-file", bad, FALCONER)
    assert ended.code == 1
    assert ended.out.splitlines()[:4] == [
        f"{bad}, unit of Royal Battles: 3 faults",
        '  letter: "KK"; A letter is one of A to Z.',
        "  life: 17; Life is 4 to 14.",
        "  aura: unknown field; There are format, game, name, letter, type, life, accuracy, evasion, armour, damage, "
        "advantage, weapon, armour_name and price.",
    ]
    told = json.loads(regalia("check-file", bad, FALCONER, "--json").out)
    assert told["faults"] == 3
    assert [one["kind"] for one in told["files"]] == ["unit", "unit"]
    assert told["files"][0]["faults"][1] == {"place": "life", "found": "17", "reason": "Life is 4 to 14."}


def test_a_newer_file_is_said_to_be_newer(regalia: Regalia, tmp_path: Path) -> None:
    ended = regalia("check-file", spoilt(tmp_path / "new.json", format="regalia-unit/2", aura=1))
    assert ended.code == 1
    assert "newer Regalia" in ended.out
    assert "aura: unknown field" in ended.out


def test_records_are_replayed_line_by_line(regalia: Regalia, games: Path, tmp_path: Path) -> None:
    assert "3 valid records" in regalia("check-file", games).out
    lines = games.read_text().splitlines()
    second = json.loads(lines[1])
    second["lines"][4] = "0 fly Kh"
    bad = tmp_path / "bad.jsonl"
    bad.write_text("\n".join([lines[0], json.dumps(second)]))
    ended = regalia("check-file", bad)
    assert ended.code == 1
    assert 'line 2, lines[4]: "0 fly Kh"; ' in ended.out


def test_standard_input_is_a_file_too(regalia: Regalia) -> None:
    assert regalia("check-file", "-", typed=UNITS.read_bytes()).code == 0
    assert regalia("check-file", "-", typed=b"{").code == 1


def test_what_cannot_be_opened_is_exit_code_2(regalia: Regalia, tmp_path: Path) -> None:
    ended = regalia("check-file", FALCONER, tmp_path / "nothing.json")
    assert ended.code == 2
    assert "cannot be opened" in ended.out
    assert regalia("check-file").code == 2


def test_a_schema_is_printed(regalia: Regalia) -> None:
    told = json.loads(regalia("check-file", "--schema", "unit").out)
    assert told["properties"]["life"]["maximum"] == 14
    assert regalia("check-file", "--schema", "dragon").code == 2


# ---- files and names where options are asked for


@pytest.mark.parametrize(
    ("game", "text", "wanted"),
    [
        ("royals", "decks=2,first_player=seat0", {"decks": 2, "first_player": "seat0"}),
        ("royals", '{"decks": 2}', {"decks": 2}),
        ("battle", "format=sealed", {"format": "sealed"}),
        ("battle-royal", "map=roses,pincer=true", {"map": "roses", "pincer": True}),
        ("royal-battles", str(UNITS), {"units": []}),
        ("royal-battles", f"units={UNITS}", {"units": []}),
        ("royal-battles", json.dumps({"units": str(UNITS), "points": 400}), {"units": [], "points": 400}),
    ],
)
def test_options_are_typed_as_pairs_json_or_a_file(game: str, text: str, wanted: dict[str, Any]) -> None:
    assert game_options(find(game), text) == wanted


def test_any_file_that_sets_up_a_table_is_taken_for_options(tmp_path: Path) -> None:
    battles = find("royal-battles")
    (unit,) = game_options(battles, str(FALCONER))["units"]
    assert unit["name"] == "falconer"
    assert "format" not in unit
    assert game_options(battles, f"units={FALCONER},points=425") == {"units": [unit], "points": 425}
    options, players = at_table(battles, None, str(EXAMPLES / "hunt.toml"), None)
    assert (options["armies"], options["units"], players) == (["FFNN", "PPPK"], [unit], 2)
    assert at_table(battles, str(EXAMPLES / "hunt.toml"), "{}", None) == (options, 2)
    assert game_options(find("battle-royal"), f"map={ROSES}")["map"]["id"] == "roses"
    assert game_options(find("battle-royal"), str(ROSES)).keys() == {"map"}
    assert game_options(find("royal-ascension"), f"board={EXAMPLES / 'thirteen.json'}")["board"]["gates"] == [0, 6]
    plain = tmp_path / "plain.json"
    plain.write_text(json.dumps({"units": str(FALCONER)}))
    assert game_options(battles, str(plain)) == {"units": [unit]}
    deck = tmp_path / "deck.toml"
    deck.write_text('format = "sealed"\n')
    assert game_options(find("battle"), str(deck)) == {"format": "sealed"}


def test_a_preset_comes_from_a_file_by_its_name() -> None:
    royals, file = find("royals"), EXAMPLES / "evenings.toml"
    assert at_table(royals, f"{file}:long-evening", "{}", None) == ({"decks": 2}, 2)
    with pytest.raises(RegaliaError, match="long-evening, lunch-break"):
        at_table(royals, str(file), "{}", None)
    with pytest.raises(RegaliaError, match="has no preset 'brunch'"):
        at_table(royals, f"{file}:brunch", "{}", None)


@pytest.mark.parametrize(
    ("game", "text", "words"),
    [
        ("royals", "decks", "NAME=VALUE"),
        ("royals", "nowhere.json", "no text file"),
        ("royals", str(FALCONER), "Royals does not use"),
        ("royal-battles", f"army_white={FALCONER}", "not what option 'army_white' takes"),
        ("royal-battles", str(EXAMPLES / "open-flank.toml"), "does not use"),
    ],
)
def test_what_is_no_file_of_the_game_is_refused_in_words(game: str, text: str, words: str) -> None:
    with pytest.raises(RegaliaError, match=words):
        game_options(find(game), text)


def test_a_faulty_file_sets_up_nothing(tmp_path: Path) -> None:
    with pytest.raises(RegaliaError, match="life: 17; Life is 4 to 14"):
        game_options(find("royal-battles"), str(spoilt(tmp_path / "bad.json", life=17)))


def test_commands_play_with_what_ships(regalia: Regalia, tmp_path: Path) -> None:
    few = ("--games", "2", "--seats", "random", "--seed", "1")
    assert regalia("simulate", "royal-battles", *few, "--options", UNITS).code == 0
    assert regalia("simulate", "royal-battles", *few, "--options", f"units={FALCONER}").code == 0
    assert regalia("simulate", "royal-battles", *few, "--preset", EXAMPLES / "hunt.toml").code == 0
    assert regalia("show", EXAMPLES / "opening.json").code == 0
    assert "Qs" in regalia("show", EXAMPLES / "open-flank.toml", "--seat", "0", "--as-text").out
