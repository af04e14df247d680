"""Random games under random options, played side by side with the second implementation: the same at every decision."""

from __future__ import annotations

import pytest

from regalia.games.battle_royal import GAME
from regalia.games.battle_royal.rules.model import LOST, RESERVE
from regalia.games.battle_royal.rules.position import Position, holder
from regalia.games.battle_royal.squares import square_named
from regalia.kernel.match import Match
from tests.games.battle_royal.mixes import CHOOSERS, mix, standard
from tests.games.battle_royal.oracle import Oracle
from tests.games.duel import Duel

BATCHES = 8
GAMES_A_BATCH = 1


@pytest.mark.parametrize("batch", range(BATCHES))
def test_same_choices_positions_and_results(batch: int) -> None:
    for number in range(batch * GAMES_A_BATCH, (batch + 1) * GAMES_A_BATCH):
        BattleRoyalDuel(number).fight()


class BattleRoyalDuel(Duel):
    every = 17
    oracle: Oracle

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.settings = seats, options = mix(self.rng)
        self.match = Match(GAME, options, seats)
        self.oracle = Oracle(seats, options, standard())

    def chance(self) -> str:
        oracle = self.oracle
        assert oracle.draws, self.told
        assert not oracle.legal, self.told
        line = self.match.deal(self.dice).line
        words = line.split()
        assert int(words[2]) == oracle.forces[oracle.draws[0]].seat, self.told
        assert int(words[3]) in oracle.possible_cards(), self.told
        return line

    def expected(self) -> list[str]:
        return self.oracle.legal

    def pick(self, lines: list[str]) -> str:
        return CHOOSERS[self.number % len(CHOOSERS)](self.oracle.legal, self.rng, self.oracle)

    def same_position(self) -> None:
        state, oracle = self.match.state(), self.oracle
        assert isinstance(state, Position)
        for name in oracle.map.char:
            square = square_named(name)
            assert square is not None
            assert holder(state, square) == oracle.pawn.get(name, -1), (name, *self.told)
        table = state.table
        for force in oracle.forces:
            held = table.row[RESERVE + force.number], table.row[LOST + force.number]
            assert held == (force.reserve, force.lost), self.told
        assert (table.quiet, table.turns, table.points) == (oracle.quiet, oracle.turns, oracle.points), self.told

    def ended(self) -> None:
        assert self.oracle.reason is not None, self.told
