"""Faults of positions as text: every clause that cannot be read, and none where the reader finds nothing."""

from __future__ import annotations

import random

import pytest

from regalia.games import catalogue, find
from regalia.kernel.errors import NotationError
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.positions.faults import text_faults
from regalia.kernel.positions.text import Positions
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE

GAMES = list(catalogue().values())
STRANGE = ("Kx", "-1", "99", "nobody", "empty", "Kh Kh Kh", "2*9")


def test_every_faulty_clause_is_named_with_its_reason() -> None:
    royals = find("royals")
    rules, _ = royals.set_up({}, 2)
    text = "H0 9c 2x, F0 Kh^, dragon 3, turn twelve, H0 3c, discard Kh"
    found = text_faults(royals.positions(), rules, text)
    assert list(found) == ["H0 3c", "dragon 3", "turn twelve", "H0 9c 2x"]
    assert found["H0 3c"] == "'H0' is said twice; say it once, with all its words."
    assert found["dragon 3"].startswith("There is no clause 'dragon'; ")
    assert found["turn twelve"] == "'twelve' is not a number from 0; write digits, like 12."
    assert found["H0 9c 2x"].startswith("'2x' is not a card")


def test_what_a_viewer_does_not_see_is_named_beside_other_faults() -> None:
    royals = find("royals")
    rules, _ = royals.set_up({}, 2)
    found = text_faults(royals.positions(), rules, "view 0, H1 9c, turn x")
    assert found["H1 9c"] == "'H1' tells something that this viewer does not see; leave it out."
    assert "turn x" in found
    assert list(text_faults(royals.positions(), rules, "view 7, turn x")) == ["view 7", "turn x"]


def played(game: Game, seed: int, lines: int) -> Match:
    """A match of random moves."""
    match, rng, chooser = Match(game, {}), FastRng(seed), random.Random(seed)
    while not match.over and len(match.entries) < lines:
        if match.turn == CHANCE:
            match.deal(rng)
        else:
            match.play_move(chooser.choice(match.moves()))
    return match


def refusal(positions: Positions, rules: Rules, text: str) -> str:
    """Why the reader refuses a text; empty if it reads it."""
    try:
        positions.read(rules, text)
    except NotationError as wrong:
        return str(wrong)
    return ""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_there_are_faults_exactly_where_the_reader_refuses(game: Game) -> None:
    positions, chooser = game.positions(), random.Random(7)
    refused = 0
    for seed in range(4):
        match = played(game, seed, 15 * (seed + 1))
        text = positions.write(match.rules, match.state())
        assert text_faults(positions, match.rules, text) == {}
        clauses = text.split(", ")
        for _ in range(25):
            spoilt = list(clauses)
            for at in chooser.sample(range(len(spoilt)), min(2, len(spoilt))):
                words = spoilt[at].split()
                words[chooser.randrange(len(words))] = chooser.choice(STRANGE)
                spoilt[at] = " ".join(words)
            found = text_faults(positions, match.rules, ", ".join(spoilt))
            wrong = refusal(positions, match.rules, ", ".join(spoilt))
            refused += bool(wrong)
            assert any(reason in wrong for reason in found.values()) == bool(wrong)
    assert refused > 50
