"""Random games under random options, played side by side with the second implementation: the same at every decision."""

from __future__ import annotations

import random

import pytest

from regalia.games.royals import GAME
from regalia.games.royals.rules.model import score
from regalia.games.royals.rules.rules import Royals
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE
from tests.games.royals.mixes import by_verb, mix
from tests.games.royals.oracle import Ask, Draw, Lots, Oracle

BATCHES = 10
GAMES_A_BATCH = 12


@pytest.mark.parametrize("batch", range(BATCHES))
def test_same_choices_draws_scores_and_results(batch: int) -> None:
    for number in range(batch * GAMES_A_BATCH, (batch + 1) * GAMES_A_BATCH):
        compare(number)


def compare(number: int) -> None:
    rng = random.Random(number)
    options = mix(rng)
    match = Match(GAME, options)
    oracle = Oracle(options)
    dice = FastRng(number)
    pick = by_verb if number % 3 else lambda lines, rng: rng.choice(lines)
    while not match.over:
        wait = oracle.wait
        if match.turn == CHANCE:
            words = match.deal(dice).line.split()
            if isinstance(wait, Lots):
                assert words[1] == "first"
                oracle.send(int(words[2]))
            else:
                assert wait == Draw(int(words[2]), len(words) - 3), (options, match.lines)
                oracle.send(words[3:])
        else:
            lines = match.legal()
            assert len(set(lines)) == len(lines)
            assert isinstance(wait, Ask), (options, match.lines)
            assert {f"{wait.seat} {line}" for line in wait.lines} == set(lines), (options, match.lines)
            line = pick(lines, rng)
            match.play(line)
            oracle.send(line.split(" ", 1)[1])
        if isinstance(oracle.wait, Lots):  # its table is not cleared yet
            continue
        state = match.state()
        assert isinstance(state, Royals)
        assert [score(state.table, seat) for seat in (0, 1)] == [player.score for player in oracle.players]
    assert oracle.wait is None
    assert match.result() == oracle.result()
    assert match.reason() == oracle.reason
