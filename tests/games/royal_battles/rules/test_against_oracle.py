"""Random games agree with the second implementation at every decision."""

from __future__ import annotations

import random

import pytest

from regalia.cards import CARD
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE
from tests.games.royal_battles.board import Board
from tests.games.royal_battles.mixes import by_verb, hoard, mix, warlike
from tests.games.royal_battles.oracle import Ask, Chance, Oracle

BATCHES = 8
GAMES_A_BATCH = 12


@pytest.mark.parametrize("batch", range(BATCHES))
def test_same_choices_positions_and_results(batch: int) -> None:
    for number in range(batch * GAMES_A_BATCH, (batch + 1) * GAMES_A_BATCH):
        compare(number)


def compare(number: int) -> None:
    rng = random.Random(number)
    options = mix(rng)
    board = Board(**options)
    match = board.match
    oracle = Oracle(options)
    dice = FastRng(number)
    pick = (by_verb, lambda lines, rng: rng.choice(lines), warlike, hoard)[number % 4]
    while not match.over:
        told = (number, options, match.lines)
        wait = oracle.wait
        if match.turn == CHANCE:
            assert isinstance(wait, Chance), told
            words = match.deal(dice).line.split()
            head = 2 if wait.seat is None else 3
            assert words[1] == wait.verb, told
            assert wait.seat is None or int(words[2]) == wait.seat, told
            assert len(words) - head == wait.items, told
            oracle.send(" ".join(words))
        else:
            lines = match.legal()
            assert isinstance(wait, Ask), told
            assert wait.seat == match.turn, told
            assert sorted(wait.lines) == sorted(lines), told
            line = pick(lines, rng)
            match.play(line)
            oracle.send(line)
        if len(match.lines) % 7 == 0:
            assert same_position(board, oracle), told
    assert oracle.wait is None
    assert (match.result(), match.reason()) == (oracle.result(), oracle.reason), (number, options, match.lines)
    assert same_position(board, oracle)


def same_position(board: Board, oracle: Oracle) -> bool:
    for seat in (0, 1):
        side = oracle.sides[seat]
        assert board.hand(seat) == in_order(side.hand)
        assert board.deck(seat) == len(side.deck)
        assert (board.pile(seat), board.discards(seat)) == (in_order(side.pile), in_order(side.discards))
        units = [f"{piece.kind} {piece.square} {piece.injury}" for piece in oracle.own(seat)]
        assert sorted(standing(board, seat)) == sorted(units)
    for square, stack in oracle.stacks.items():
        assert board.stack(square) == " ".join(card[:2] for card in stack)
        assert board.top(square) == stack[-1]
    return True


def standing(board: Board, seat: int) -> list[str]:
    names = {unit.letter: unit.name for unit in board.units}
    found = []
    for text in board.side(seat).split(", ") if board.side(seat) else []:
        letter, square, _, *injury = text.split()
        found.append(f"{names[letter]} {square} {injury[0][1:] if injury else 0}")
    return found


def in_order(tokens: list[str]) -> str:
    return " ".join(sorted(tokens, key=CARD.__getitem__)) or "-"
