"""Names of what ships, and its files, are taken in every place that asks for a file which sets up a table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regalia.cli.arguments.table import at_table, game_options
from regalia.files.shipped import named, shipped
from regalia.games import catalogue, find
from regalia.kernel.errors import RegaliaError
from tests.cli.conftest import Regalia
from tests.files.samples import PACKAGE

BATTLES = PACKAGE / "games" / "royal_battles" / "data"
FORDS = PACKAGE / "games" / "battle_royal" / "data" / "maps" / "fords.json"
SHORT = PACKAGE / "games" / "royal_ascension" / "data" / "boards" / "short.json"
WOLVES = BATTLES / "scenarios" / "wolf-winter.toml"
FEW = ("--games", "2", "--seats", "random", "--seed", "1")
ONE_PAIR = ("--pairs", "1", "--seats", "random", "--seed", "1")
ROYAL, ASCENSION, UNITS = "battle-royal", "royal-ascension", "royal-battles"
PLACES: list[tuple[str | Path, ...]] = [
    ("simulate", ROYAL, *FEW, "--options", "fords"),
    ("simulate", ROYAL, *FEW, "--options", FORDS),
    ("simulate", ROYAL, *FEW, "--options", "map=fords"),
    ("simulate", ROYAL, *FEW, "--options", f"map={FORDS}"),
    ("simulate", ROYAL, *FEW, "--options", '{"map": "battle-royal/fords"}'),
    ("simulate", ROYAL, *FEW, "--preset", "fords"),
    ("simulate", ROYAL, *FEW, "--preset", FORDS),
    ("simulate", ASCENSION, *FEW, "--options", "short"),
    ("simulate", ASCENSION, *FEW, "--options", f"board={SHORT}"),
    ("simulate", UNITS, *FEW, "--options", "wolf-winter"),
    ("simulate", UNITS, *FEW, "--options", WOLVES),
    ("simulate", UNITS, *FEW, "--preset", "wolf-winter"),
    ("simulate", UNITS, *FEW, "--options", "by-points"),
    ("simulate", UNITS, *FEW, "--options", "units=units"),
    ("simulate", UNITS, *FEW, "--options", "units=wolf"),
    ("compare", ROYAL, *ONE_PAIR, "--vary", "map=fords"),
    ("compare", ROYAL, *ONE_PAIR, "--vary", f"map={FORDS}"),
    ("compare", ROYAL, *ONE_PAIR, "--against", "fords"),
    ("compare", ROYAL, *ONE_PAIR, "--against", FORDS),
    ("arena", ROYAL, "--bots", "random,verb", "--games", "2", "--options", "fords", "--jobs", "1"),
    ("perft", ASCENSION, "--depth", "1", "--options", "short"),
    ("perft", ROYAL, "--depth", "1", "--options", FORDS),
    ("check", ASCENSION, "--law", "1", "--games", "1", "--options", "short"),
    ("show", ASCENSION, "--position", "", "--options", "short"),
    ("map", "check", "fords"),
    ("map", "check", FORDS),
    ("board", "check", "short"),
    ("board", "check", SHORT),
    ("check-file", "fords", "short", "wolf-winter", "by-points", "units", "wolf", "royals/first"),
]


@pytest.mark.parametrize("place", PLACES, ids=lambda place: " ".join(map(str, place)).replace(str(PACKAGE), ""))
def test_a_place_that_asks_for_a_file_takes_what_ships(
    place: tuple[str | Path, ...], regalia: Regalia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ended = regalia(*place)
    assert ended.code == 0, ended.out + ended.err
    assert "Error" not in ended.err


@pytest.mark.parametrize(("command", "name"), [("map", "fords"), ("board", "short"), ("map", "standard")])
def test_what_ships_is_drawn_by_its_name(
    command: str, name: str, regalia: Regalia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert regalia(command, "draw", name).code == 0
    assert (tmp_path / f"{name}.svg").read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("game", "text", "wanted"),
    [
        (ROYAL, "fords", {"map": "fords"}),
        (ASCENSION, "short", {"board": "short"}),
        (ASCENSION, "board=royal-ascension/short", {"board": "short"}),
        (UNITS, "units=units", {"units": []}),
        (UNITS, "by-points", {"points": 400, "prices": "fitted", "unit_price": "fitted"}),
        (UNITS, "army_white=KNKN", {"army_white": "KNKN"}),
        (UNITS, "prices=fitted", {"prices": "fitted"}),
    ],
)
def test_a_name_stands_for_the_options_of_its_table(game: str, text: str, wanted: dict[str, Any]) -> None:
    assert game_options(find(game), text) == wanted


def test_a_name_brings_its_players() -> None:
    options, players = at_table(find(UNITS), None, "three-crowns", None)
    assert (options["mode"], players) == ("melee", 3)


@pytest.mark.parametrize("game", list(catalogue().values()), ids=lambda game: game.key)
def test_everything_that_ships_and_sets_up_a_table_does_so_by_its_name(game: Any) -> None:
    for one in shipped(game):
        assert one in named(one.whole_name)
        if one.kind.options is not None and one.kind.name != "presets":
            game.set_up(*at_table(game, None, one.whole_name, None))


def test_a_name_that_nothing_has_is_refused_with_what_comes_close(regalia: Regalia) -> None:
    with pytest.raises(RegaliaError, match=r"nothing that ships with Battle Royal is called that\. Did you mean fords"):
        game_options(find(ROYAL), "ford")
    with pytest.raises(RegaliaError, match="nothing that ships with Royals"):
        game_options(find("royals"), "fords")
    ended = regalia("check-file", "rose")
    assert ended.code == 2
    assert "There is no file 'rose', and nothing that ships is called that. Did you mean roses" in ended.out


def test_a_name_that_no_unit_has_is_told(regalia: Regalia) -> None:
    ended = regalia("simulate", UNITS, *FEW, "--options", "units=wolff")
    assert ended.code == 2
    assert "nothing that ships with Royal Battles is called that. Did you mean wolf" in " ".join(ended.err.split())
