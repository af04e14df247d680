"""Random games under random options, played side by side with the second implementation: the same at every decision."""

from __future__ import annotations

import pytest

from regalia.games.royal_ascension.rules import model as m
from tests.games.duel import Duel
from tests.games.royal_ascension.board import Board
from tests.games.royal_ascension.mixes import by_verb, frugal, lavish, mix
from tests.games.royal_ascension.oracle import TERRITORIES, Ask, Chance, Oracle

BATCHES = 10
GAMES_A_BATCH = 8


@pytest.mark.parametrize("batch", range(BATCHES))
def test_same_choices_positions_and_results(batch: int) -> None:
    for number in range(batch * GAMES_A_BATCH, (batch + 1) * GAMES_A_BATCH):
        AscensionDuel(number).fight()


class AscensionDuel(Duel):
    every = 7
    asks = Ask
    picks = (by_verb, lambda lines, rng: rng.choice(lines), lavish, frugal)
    oracle: Oracle

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.settings = seats, options = mix(self.rng)
        self.board = Board(seats, **options)
        self.match = self.board.match
        self.oracle = Oracle(seats, options)

    def chance(self) -> str:
        wait = self.oracle.wait
        assert isinstance(wait, Chance), self.told
        assert {outcome.split()[-1] for outcome in self.board.outcomes} == set(wait.values), self.told
        line = self.match.deal(self.dice).line
        assert line.startswith(wait.head + " "), self.told
        assert len(line.removeprefix(wait.head).split()) == wait.count, self.told
        return line

    def same_position(self) -> None:
        board, oracle = self.board, self.oracle
        for seat, player in enumerate(oracle.players):
            assert sorted(board.hand(seat).split()) == sorted(player.hand), self.told
            assert sorted(board.alliances(seat).split()) == sorted(player.alliances), self.told
            assert board.plague(seat) == player.plague, self.told
            assert (board.row(m.FELL, seat) > 0) == (player.fell is not None), self.told
            assert board.row(m.SPACE, seat) == (-1 if player.space is None else player.space), self.told
        for suit in "hdcs":
            assert board.pile(suit) == len(oracle.piles[suit]), self.told
            assert sorted(board.discards(suit).split()) == sorted(oracle.discards[suit]), self.told
        assert sorted(board.display.split()) == sorted(oracle.display), self.told
        assert all(board.owner(slug) == oracle.owner.get(slug, -1) for slug in TERRITORIES), self.told

    def ranks(self) -> tuple[object, object]:
        return self.board.places, self.oracle.places()
