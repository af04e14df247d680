"""Random games under random options, played side by side with the second implementation: the same at every decision."""

from __future__ import annotations

import random

import pytest

from regalia.games.battle_royal import GAME
from regalia.games.battle_royal.rules.model import LOST, RESERVE
from regalia.games.battle_royal.rules.position import Position, holder
from regalia.games.battle_royal.squares import square_named
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE
from tests.games.battle_royal.mixes import CHOOSERS, mix, standard
from tests.games.battle_royal.oracle import Oracle

BATCHES = 8
GAMES_A_BATCH = 1


@pytest.mark.parametrize("batch", range(BATCHES))
def test_same_choices_positions_and_results(batch: int) -> None:
    for number in range(batch * GAMES_A_BATCH, (batch + 1) * GAMES_A_BATCH):
        compare(number)


def compare(number: int) -> int:
    """One game; how many decisions were compared."""
    rng = random.Random(number)
    seats, options = mix(rng)
    match = Match(GAME, options, seats)
    oracle = Oracle(seats, options, standard())
    dice = FastRng(number)
    choose = CHOOSERS[number % len(CHOOSERS)]
    decisions = 0
    while not match.over:
        told = (number, seats, options, match.lines)
        if match.turn == CHANCE:
            assert oracle.draws, told
            assert not oracle.legal, told
            words = match.deal(dice).line.split()
            assert int(words[2]) == oracle.forces[oracle.draws[0]].seat, told
            assert int(words[3]) in oracle.possible_cards(), told
            line = " ".join(words)
        else:
            assert sorted(match.legal()) == oracle.legal, told
            decisions += 1
            line = choose(oracle.legal, rng, oracle)
            match.play(line)
        oracle.send(line)
        if len(match.lines) % 17 == 0:
            same_position(match, oracle)
    assert oracle.reason is not None, (number, seats, options, match.lines)
    assert (match.result(), match.reason()) == (oracle.result(), oracle.reason), (number, options, match.lines)
    same_position(match, oracle)
    return decisions


def same_position(match: Match, oracle: Oracle) -> None:
    state = match.state()
    assert isinstance(state, Position)
    for name in oracle.map.char:
        square = square_named(name)
        assert square is not None
        assert holder(state, square) == oracle.pawn.get(name, -1), (name, match.lines)
    for force in oracle.forces:
        row = state.table.row
        assert (row[RESERVE + force.number], row[LOST + force.number]) == (force.reserve, force.lost), match.lines
    assert (state.table.quiet, state.table.turns, state.table.points) == (oracle.quiet, oracle.turns, oracle.points)
