"""``price``: the list as text and as JSON, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Regalia

GAME = "royal-battles"
QUICK = ("--bots", "random", "--games", "60", "--step-games", "2", "--check-games", "4", "--jobs", "1")


def test_the_list_is_printed_and_written(regalia: Regalia, tmp_path: Path) -> None:
    found = regalia("price", GAME, *QUICK, "--out", tmp_path / "prices.json")
    assert found.code == 0
    assert "known from" in found.out
    assert "one step more" in found.out
    written = (tmp_path / "prices.json").read_text()
    assert regalia("price", GAME, *QUICK, "--json").out == written
    listed = json.loads(written)
    assert listed["games"] == {"random": 60, "steps": 2 * listed["changed"], "checks": 48}
    more = json.loads(regalia("price", GAME, *QUICK, "--check", "KNK,PRBQ", "--json").out)
    assert [check["force"] for check in more["checks"]][-2:] == ["KNK", "PRBQ"]
    assert [check["force"] for check in more["checks"]][:-2] == [check["force"] for check in listed["checks"]]


def test_what_cannot_be_priced_is_refused_before_the_first_game(regalia: Regalia, tmp_path: Path) -> None:
    assert "no parts with a price" in regalia("price", "royals").err
    assert "cannot be asked for" in regalia("price", GAME, "--until", "0.001").err
    refused = regalia("price", GAME, *QUICK, "--out", tmp_path / "missing" / "prices.json")
    assert (refused.code, refused.out) == (2, "")
    assert "no folder" in refused.err
