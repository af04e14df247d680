"""Random games under random options, played side by side with the second implementation: the same at every decision."""

from __future__ import annotations

import pytest

from regalia.games.royals import GAME
from regalia.games.royals.rules.model import score
from regalia.games.royals.rules.rules import Royals
from regalia.kernel.match import Match
from tests.games.duel import Duel
from tests.games.royals.mixes import by_verb, mix
from tests.games.royals.oracle import Ask, Draw, Lots, Oracle

BATCHES = 10
GAMES_A_BATCH = 12


@pytest.mark.parametrize("batch", range(BATCHES))
def test_same_choices_draws_scores_and_results(batch: int) -> None:
    for number in range(batch * GAMES_A_BATCH, (batch + 1) * GAMES_A_BATCH):
        RoyalsDuel(number).fight()


class RoyalsDuel(Duel):
    every = 1
    asks = Ask
    picks = (lambda lines, rng: rng.choice(lines), by_verb, by_verb)
    oracle: Oracle

    def __init__(self, number: int) -> None:
        super().__init__(number)
        options = mix(self.rng)
        self.settings = (options,)
        self.match = Match(GAME, options)
        self.oracle = Oracle(options)

    def chance(self) -> str:
        line = self.match.deal(self.dice).line
        words = line.split()
        if isinstance(self.oracle.wait, Lots):
            assert words[1] == "first", self.told
        else:
            assert self.oracle.wait == Draw(int(words[2]), len(words) - 3), self.told
        return line

    def expected(self) -> list[str]:
        return [f"{self.asked.seat} {line}" for line in self.asked.lines]

    def send(self, line: str) -> None:
        who, words = line.split(" ", 1)
        if who != "~":
            self.oracle.send(words)
        elif isinstance(self.oracle.wait, Lots):
            self.oracle.send(int(words.split()[1]))
        else:
            self.oracle.send(words.split()[2:])

    def same_position(self) -> None:
        if isinstance(self.oracle.wait, Lots):  # its table is not cleared yet
            return
        state = self.match.state()
        assert isinstance(state, Royals)
        assert [score(state.table, seat) for seat in (0, 1)] == [player.score for player in self.oracle.players]
