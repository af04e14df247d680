"""``regalia print``: a file for any game, map or board, and what it says when it cannot."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from regalia.games import find
from regalia.games.royal_battles.prices import fitted_coefficients, fitted_table
from regalia.kernel.optional.printer import Order
from regalia.kernel.paper import printing
from tests.cli.conftest import Regalia
from tests.kernel.paper.sheets import page_count

RING = """
[board]
format = "regalia-board/1"
game = "royal-ascension"
name = "The short way"
gates = [0, 8]
spaces = [
  { type = "hearts" }, { type = "diamonds" }, { type = "spades" }, { type = "shop" },
  { type = "hearts" }, { type = "spades" }, { type = "diamonds" }, { type = "spades" },
  { type = "hearts" }, { type = "diamonds" }, { type = "spades" }, { type = "shop" },
  { type = "diamonds" }, { type = "hearts" }, { type = "diamonds" }, { type = "spades" },
]
"""


def test_parts_are_chosen_and_listed(regalia: Regalia, tmp_path: Path) -> None:
    target = tmp_path / "mat.pdf"
    assert regalia("print", "royals", "--parts", "mat,scores", "--paper", "letter", "--out", str(target)).code == 0
    assert page_count(target.read_bytes()) == 2
    assert "table-map" in regalia("print", "battle-royal", "--parts", "list").out


@pytest.mark.parametrize(
    ("options", "pawn"), [("points=400", fitted_table()["pawn"]), ('{"points": 400, "prices": {"pawn": 60}}', 60)]
)
def test_points_bring_the_prices_that_a_table_has(
    regalia: Regalia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: str, pawn: int
) -> None:
    given: list[Order] = []

    def pressed(game: object, text: object, order: Order, wanted: object, paper: object) -> bytes:
        given.append(order)
        return b""

    monkeypatch.setattr(printing, "printed", pressed)
    assert regalia("print", "royal-battles", "--options", options, "--out", str(tmp_path / "a.pdf")).code == 0
    assert given[0].options["prices"]["pawn"] == pawn
    assert given[0].options["unit_price"] == fitted_coefficients()


@pytest.mark.parametrize("given", ["fords", "file"])
def test_a_map_by_name_or_file(regalia: Regalia, tmp_path: Path, given: str) -> None:
    if given == "file":
        atlas = find("battle-royal").atlas()
        assert atlas is not None
        given = str(tmp_path / "mine.json")
        Path(given).write_text(json.dumps(atlas.maps()["marches"]))
    target = tmp_path / "map.pdf"
    assert regalia("print", "battle-royal", "--map", given, "--parts", "map", "--out", str(target)).code == 0
    assert page_count(target.read_bytes()) == 1


@pytest.mark.parametrize("bare", [True, False])
def test_a_board_from_a_file(regalia: Regalia, tmp_path: Path, bare: bool) -> None:
    file = tmp_path / "ring.toml"
    file.write_text(RING.replace("[board]\n", "") if bare else RING)
    target = tmp_path / "ring.pdf"
    assert regalia("print", "royal-ascension", "--board", str(file), "--parts", "ring", "--out", str(target)).code == 0
    assert page_count(target.read_bytes()) == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["royals", "--map", "fords"], "Royals has no map to choose: leave --map out."),
        (["battle-royal", "--map", "atlantis"], "There is no map 'atlantis': name a file"),
        (["royals", "--parts", "dice"], "Royals has no part 'dice' to print; there are: guide, rules, reference"),
        (["royal-ascension", "--board", "missing.json"], "There is no text file 'missing.json'."),
        (["royals", "fords.json"], "Did you mean: regalia print event fords.json?"),
        (["royals", "--armies", "PNQK"], "Royals has no armies to fill in: leave --armies out."),
        (["royals", "--players", "3"], "Royals takes 2 seats, not 3."),
        (["royal-battles", "--armies", "PNZK"], "No unit has the letter 'Z'; there are: P, R, N, B, Q, K."),
        (["event", "cup.json", "--map", "fords"], "An event is printed as its file has it: leave --map out."),
        (["event"], "Name the event's file"),
    ],
)
def test_what_cannot_be_printed_is_told(regalia: Regalia, arguments: list[str], said: str) -> None:
    ended = regalia("print", *arguments)
    assert ended.code == 2
    assert said in ended.err


def test_a_sheet_that_cannot_be_written_leaves_what_was_there(
    regalia: Regalia, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "scores.pdf"
    target.write_bytes(b"earlier")
    monkeypatch.setattr(Path, "replace", full)
    ended = regalia("print", "royals", "--parts", "scores", "--out", target)
    assert ended.code == 2
    assert "scores.pdf cannot be written: No space left on device. Nothing was changed" in ended.err
    assert target.read_bytes() == b"earlier"
    assert list(tmp_path.iterdir()) == [target]
    missing = regalia("print", "royals", "--parts", "scores", "--out", tmp_path / "no" / "scores.pdf")
    assert missing.code == 2
    assert "make it first" in missing.err


def full(path: Path, target: Path) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_the_faults_of_an_events_file_are_named(regalia: Regalia, tmp_path: Path) -> None:
    file = tmp_path / "event.json"
    file.write_text(json.dumps({"format": "regalia-event/1", "title": "Spring"}))
    ended = regalia("print", "event", str(file))
    assert ended.code == 2
    assert "event.json is not an export of an event." in ended.err
    assert "pairings" in regalia("print", "event", "--parts", "list").out


def test_the_rounds_of_a_small_event_share_a_sheet(regalia: Regalia, tmp_path: Path) -> None:
    """Two rounds of three players, and one slip for the table that still plays."""
    cup = Path(__file__).parents[2] / "docs/reference/formats/examples/spring-cup.json"
    target = tmp_path / "cup.pdf"
    for part in ("pairings", "scores"):
        assert regalia("print", "event", str(cup), "--parts", part, "--out", str(target)).code == 0
        assert page_count(target.read_bytes()) == 1
