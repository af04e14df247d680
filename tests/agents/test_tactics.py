"""Positions with a certain outcome: a win this turn, an unstoppable gain, a loss that only some moves prevent.

They were found in records of play by ``tools/hunt.py``. The prover derives each label again from the rules: it must find exactly
the right moves that are stored. Then Knight and Monarch must play one of them with every seed.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import msgspec
import pytest

from regalia import native
from regalia.agents.levels import level
from regalia.games import catalogue, find
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.puzzles.prover import label, worlds_behind
from tests.agents.tactics.kinds import kind_of

TACTICS = Path(__file__).parent / "tactics"
KEYS = sorted(catalogue())
BUDGETS = {"knight": 0, "monarch": 200}  # simulations; 0 is the level's own budget
SEEDS = {"knight": (1, 2, 3), "monarch": (1,)}


class Tactic(msgspec.Struct, frozen=True):
    """A position, as the lines that lead to it, and the moves that are right in it."""

    kind: str
    told: str  # in words of play
    right: list[str]
    lines: list[str]

    def match(self, key: str) -> Match:
        match = Match(find(key), None, 2)
        for line in self.lines:
            match.play(line)
        return match


@cache
def tactics(key: str) -> list[Tactic]:
    """Where nothing is compiled, the first one."""
    found = msgspec.json.decode((TACTICS / f"{key}.json").read_bytes(), type=list[Tactic])
    return found if native.active else found[:1]


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_ten_of_several_kinds(key: str) -> None:
    found = json.loads((TACTICS / f"{key}.json").read_bytes())
    assert len(found) >= 10
    assert len({tactic["kind"] for tactic in found}) >= 2
    assert len({tuple(tactic["lines"]) for tactic in found}) == len(found)


@pytest.mark.parametrize("key", KEYS)
def test_the_right_moves_are_proved_and_all_others_refuted(key: str) -> None:
    for number, tactic in enumerate(tactics(key)):
        match = tactic.match(key)
        kind = kind_of(key, tactic.kind)
        worlds = worlds_behind(match.view(match.turn), match.rules, kind.worlds)
        aim = kind.aim(worlds[0], match.rules, match.turn, kind.limit)
        said = label(aim, worlds, match.turn, kind.choices)
        assert [match.game.codec.line(match.turn, move) for move in said.right] == tactic.right, f"{key} {number}"
        assert said.wrong, f"{key} {number}"
        assert not said.unknown, f"{key} {number}"


@pytest.mark.parametrize("name", BUDGETS)
@pytest.mark.parametrize("key", KEYS)
def test_a_right_move_is_played(key: str, name: str) -> None:
    bot = level(name, BUDGETS[name])
    missed: list[str] = []
    for number, tactic in enumerate(tactics(key)):
        match = tactic.match(key)
        for seed in SEEDS[name]:
            move = bot.choose(match.view(match.turn), match.rules, FastRng(seed, number))
            line = match.game.codec.line(match.turn, move)
            if line not in tactic.right:
                missed.append(f"{number}: {line}, not {tactic.right}. {tactic.told}")
    assert not missed
