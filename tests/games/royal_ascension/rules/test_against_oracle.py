"""Random games under random options, played side by side with the second implementation: the same at every decision."""

from __future__ import annotations

import random

import pytest

from regalia.games.royal_ascension.rules import model as m
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE
from tests.games.royal_ascension.board import Board
from tests.games.royal_ascension.mixes import by_verb, frugal, lavish, mix
from tests.games.royal_ascension.oracle import TERRITORIES, Ask, Chance, Oracle

BATCHES = 10
GAMES_A_BATCH = 8
PICKS = (by_verb, lambda lines, rng: rng.choice(lines), lavish, frugal)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_same_choices_positions_and_results(batch: int) -> None:
    for number in range(batch * GAMES_A_BATCH, (batch + 1) * GAMES_A_BATCH):
        compare(number)


def compare(number: int) -> None:
    rng = random.Random(number)
    seats, options = mix(rng)
    board = Board(seats, **options)
    match = board.match
    oracle = Oracle(seats, options)
    dice = FastRng(number)
    pick = PICKS[number % len(PICKS)]
    while not match.over:
        told = (number, seats, options, match.lines)
        wait = oracle.wait
        if match.turn == CHANCE:
            assert isinstance(wait, Chance), told
            assert {outcome.split()[-1] for outcome in board.outcomes} == set(wait.values), told
            line = match.deal(dice).line
            assert line.startswith(wait.head + " "), told
            assert len(line.removeprefix(wait.head).split()) == wait.count, told
        else:
            lines = match.legal()
            assert len(set(lines)) == len(lines), told
            assert isinstance(wait, Ask), told
            assert set(wait.lines) == set(lines), told
            line = pick(lines, rng)
            match.play(line)
        oracle.send(line)
        if len(match.lines) % 7 == 0:
            assert same_position(board, oracle), told
    assert oracle.wait is None
    assert (match.result(), match.reason()) == (oracle.result(), oracle.reason), (number, match.lines)
    assert board.places == oracle.places()
    assert same_position(board, oracle)


def same_position(board: Board, oracle: Oracle) -> bool:
    for seat, player in enumerate(oracle.players):
        assert sorted(board.hand(seat).split()) == sorted(player.hand)
        assert sorted(board.alliances(seat).split()) == sorted(player.alliances)
        assert board.plague(seat) == player.plague
        assert (board.row(m.FELL, seat) > 0) == (player.fell is not None)
        assert board.row(m.SPACE, seat) == (-1 if player.space is None else player.space)
    for suit in "hdcs":
        assert board.pile(suit) == len(oracle.piles[suit])
        assert sorted(board.discards(suit).split()) == sorted(oracle.discards[suit])
    assert sorted(board.display.split()) == sorted(oracle.display)
    return all(board.owner(slug) == oracle.owner.get(slug, -1) for slug in TERRITORIES)
