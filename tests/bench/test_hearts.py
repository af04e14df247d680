"""The probe game of the benchmark is a game like any other: whole, replayable, and fair to what is hidden."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from random import Random

import pytest

from regalia.kernel.encoding import Encoding
from regalia.kernel.errors import Refused
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import read_state
from regalia.kernel.state import CHANCE, SPECTATOR, encode_state, encode_view, view

BENCH = Path(__file__).resolve().parents[2] / "bench"


@pytest.fixture(scope="module")
def hearts() -> Game:
    sys.path.insert(0, str(BENCH))
    try:
        found: Game = importlib.import_module("hearts").GAME
        return found
    finally:
        sys.path.remove(str(BENCH))


def dealt(hearts: Game, seed: int) -> Match:
    match = Match(hearts)
    rng = FastRng(seed)
    while match.turn == CHANCE:
        match.deal(rng)
    return match


def inks(match: Match) -> list[int]:
    encoding = Encoding()
    encode_state(match.state(), encoding)
    return encoding.listed()


def test_whole_games_have_52_plays_and_26_points(hearts: Game) -> None:
    for seed in range(20):
        match, random = dealt(hearts, seed), Random(seed)
        assert match.legal() == [f"{match.turn} play 2c"]
        while not match.over:
            match.play(random.choice(match.legal()))
        result = match.result()
        assert result is not None
        assert len(match.lines) == 4 + 52
        assert sum(result) in (pytest.approx(3.0), pytest.approx(1.0)), "26 points, or the moon was shot"
        assert inks(Match.fold(hearts, match.record())) == inks(match)


def test_dealt_cards_are_shown_to_their_owner_only(hearts: Game) -> None:
    match = Match(hearts)
    entry = match.deal(FastRng(1))
    assert entry.seen(0) == entry.line
    assert entry.seen(1) == entry.seen(SPECTATOR) == "~ deal 0" + " ??" * 13


def test_guessed_worlds_look_the_same_to_every_viewer(hearts: Game) -> None:
    match, random, rng = dealt(hearts, 3), Random(3), FastRng(4)
    real, guessed = Encoding(), Encoding()
    while not match.over:
        for seat in range(SPECTATOR, 4):
            state = match.rules.guess(match.view(seat), rng)
            encode_view(match.state(), seat, real)
            encode_view(state, seat, guessed)
            assert real.same(guessed)
        match.play(random.choice(match.legal()))


def test_states_survive_being_written(hearts: Game) -> None:
    match = dealt(hearts, 5)
    encoding = Encoding()
    encode_state(read_state(match.rules, inks(match)), encoding)
    assert encoding.listed() == inks(match)


def test_hearts_cannot_be_led_before_one_has_fallen(hearts: Game) -> None:
    match = dealt(hearts, 6)
    for _ in range(4):
        match.play(match.legal()[0])
    leader = match.turn
    held = {card for card in view(match.state(), leader).hands[leader].row if card < 52}  # type: ignore[union-attr]
    heart = next(card for card in sorted(held) if card % 4 == 2)
    line = hearts.codec.line(leader, 1 | heart + 1 << 6)
    with pytest.raises(Refused, match="lead no heart"):
        match.play(line)
