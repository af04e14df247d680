"""``regalia map``: a map file is checked by the rules for maps, or drawn."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.games import DRAFTS, catalogue
from regalia.kernel.game import Game
from regalia.testing.battery import data_folder
from tests.cli.conftest import Regalia


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A game that is played on maps, be it a draft."""
    monkeypatch.setenv(DRAFTS, "1")
    catalogue.cache_clear()
    yield next(game for game in catalogue().values() if game.atlas())
    catalogue.cache_clear()


@pytest.fixture
def realm(game: Game) -> Path:
    return sorted((data_folder(game) / "maps").glob("*.json"))[0]


def test_a_good_map_is_called_good(regalia: Regalia, realm: Path, game: Game) -> None:
    ended = regalia("map", "check", realm)
    assert (ended.code, game.title in ended.out) == (0, True)


def test_everything_wrong_is_told_with_its_rule(regalia: Regalia, realm: Path, tmp_path: Path) -> None:
    data = json.loads(realm.read_text(encoding="utf-8"))
    data["towns"].pop()
    data["rivers"][0]["mouth"] = "Nowhere"
    spoilt = tmp_path / "spoilt.json"
    spoilt.write_text(json.dumps(data), encoding="utf-8")
    ended = regalia("map", "check", spoilt)
    assert ended.code == 1
    assert [line.split(": ")[:2] for line in ended.out.splitlines()] == [["towns", "V5"], ["rivers", "V8"]]
    told = json.loads(regalia("map", "check", spoilt, "--json").out)
    assert len(told["faults"]) == 2
    assert regalia("map", "draw", spoilt).code == 2


def test_a_map_is_drawn(regalia: Regalia, realm: Path, tmp_path: Path) -> None:
    picture = tmp_path / "map.svg"
    assert regalia("map", "draw", realm, "--out", picture).code == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert regalia("map", "draw", realm, "--out", tmp_path / "map.png").code == 0
    assert (tmp_path / "map.png").read_bytes().startswith(b"\x89PNG")
    assert regalia("map", "draw", realm, "--out", tmp_path / "map.jpg").code == 2


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"format": "x"}'])
def test_what_is_no_map_is_told_in_a_line(regalia: Regalia, game: Game, tmp_path: Path, text: str) -> None:
    file = tmp_path / "no.json"
    file.write_text(text, encoding="utf-8")
    ended = regalia("map", "check", file)
    assert ended.code in (1, 2)
    assert "Traceback" not in ended.err
    assert ended.out or ended.err


def test_what_ships_is_known_by_name(regalia: Regalia, game: Game, tmp_path: Path) -> None:
    listed = json.loads(regalia("map", "list", "--json").out)
    assert {"game": game.key, "map": "roses"} in listed
    assert regalia("map", "check", "roses").code == 0
    assert regalia("map", "draw", "roses", "--out", tmp_path / "roses.svg").code == 0
    assert regalia("board", "draw", "short", "--out", tmp_path / "short.svg").code == 0
    assert "The Short Ring" in (tmp_path / "short.svg").read_text(encoding="utf-8")
    unknown = regalia("map", "check", "nowhere")
    assert (unknown.code, "There are: roses" in unknown.err) == (2, True)
    assert "regalia map list" in regalia("map", "draw").err
