"""``regalia bench``: what it prints. How fast anything is, is not asked here."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from regalia import native
from regalia.games import catalogue
from regalia.lab import speed
from tests.cli.conftest import Regalia

FIELDS = ["game", "players", "compiled", "playout", "step", "clone", "decisions_per_game", "legal_per_decision"]


@pytest.fixture
def bench(regalia: Regalia, monkeypatch: pytest.MonkeyPatch) -> Regalia:
    """The command, measuring as little as it can."""
    monkeypatch.setattr(speed, "SECONDS", 0.001)
    monkeypatch.setattr(speed, "SAMPLE", 20)
    return lambda *words: regalia("bench", *words)


def test_json_has_exactly_the_promised_fields_for_every_game(bench: Regalia) -> None:
    rows = json.loads(bench("--json").out)
    assert [row["game"] for row in rows] == list(catalogue())
    for row in rows:
        assert list(row) == FIELDS
        assert isinstance(row["compiled"], bool)
        assert all(row[field] > 0 for field in FIELDS if field not in ("game", "compiled"))


def test_one_game_can_be_asked_for(bench: Regalia) -> None:
    key = next(iter(catalogue()))
    assert [row["game"] for row in json.loads(bench(key, "--json").out)] == [key]


def test_the_table_says_what_was_measured(bench: Regalia) -> None:
    shown = bench()
    assert shown.code == 0
    assert ("compiled" if native.active else "interpreted") in shown.out
    assert ("Not compiled" in shown.err) is not native.active


def test_an_unknown_game_is_told_in_words(bench: Regalia) -> None:
    shown = bench("chess")
    assert shown.code == 2
    assert "There is no game 'chess'" in shown.err


def test_stepping_plays_the_same_decisions_with_and_without_a_list() -> None:
    for game in catalogue().values():
        rules, _ = game.set_up({})
        assert speed.step_list(rules, 3, 7) == speed.step_buffer(rules, 3, 7) > 0


def test_interpreted_figures_are_marked() -> None:
    code = "from regalia.lab import speed; from regalia.cli import run; speed.SECONDS, speed.SAMPLE = 0.001, 20; run()"
    done = subprocess.run(
        [sys.executable, "-c", f"import os; os.environ['REGALIA_INTERPRETED'] = '1'; {code}", "bench", "--json"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0
    assert not any(row["compiled"] for row in json.loads(done.stdout))
    assert "Not compiled" in done.stderr
    assert "REGALIA_INTERPRETED is set" in " ".join(done.stderr.split())
