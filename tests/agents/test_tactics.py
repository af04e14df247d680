"""Positions with a move that must be found: a sure win on the table, a loss that can still be held off.

They were found in records of play. Each says why its move is right; whoever else has a say in it is guessed, as always.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from regalia import native
from regalia.agents.levels import level
from regalia.games import find
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng

TACTICS = Path(__file__).parent / "tactics"
KEYS = sorted(path.stem for path in TACTICS.glob("*.json"))
BUDGETS = {"knight": 100, "monarch": 400}
QUICK = 1  # positions of each game where nothing is compiled


def tactics(key: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((TACTICS / f"{key}.json").read_text())
    return found


def reached(key: str, lines: list[str]) -> Match:
    match = Match(find(key), None, 2)
    for line in lines:
        match.play(line)
    return match


def test_every_game_has_ten() -> None:
    assert len(KEYS) == 5
    assert all(len(tactics(key)) >= 10 for key in KEYS)


@pytest.mark.parametrize("name", BUDGETS)
@pytest.mark.parametrize("key", KEYS)
def test_the_right_move_is_found(key: str, name: str) -> None:
    bot = level(name, BUDGETS[name])
    missed: list[str] = []
    for number, tactic in enumerate(tactics(key) if native.active else tactics(key)[:QUICK]):
        match = reached(key, tactic["lines"])
        assert set(tactic["right"]) < set(match.legal())
        move = bot.choose(match.view(match.turn), match.rules, FastRng(number))
        line = match.game.codec.line(match.turn, move)
        if line not in tactic["right"]:
            missed.append(f"{number}: {line}, not {tactic['right']}. {tactic['why']}")
    assert not missed
