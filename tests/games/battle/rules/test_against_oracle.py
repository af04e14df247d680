"""Random games played side by side with the oracle: equal at every decision."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from regalia.games.battle import GAME
from regalia.games.battle.options import OPTIONS
from regalia.kernel.errors import Refused
from regalia.kernel.match import Match
from regalia.kernel.rules import Rules
from regalia.kernel.state import State, buffer
from tests.games.battle.board import Board, cards
from tests.games.battle.mixes import by_verb, hoard, mix
from tests.games.battle.oracle import ORDER, Ask, Chance, Oracle
from tests.games.duel import Duel

BATCHES = 12
GAMES_A_BATCH = 12


@pytest.mark.parametrize("batch", range(BATCHES))
def test_same_choices_positions_and_results(batch: int) -> None:
    for number in range(batch * GAMES_A_BATCH, (batch + 1) * GAMES_A_BATCH):
        BattleDuel(number).fight()


def test_these_games_have_every_number_of_seats_and_every_value_of_every_option() -> None:
    mixes = [mix(random.Random(number)) for number in range(BATCHES * GAMES_A_BATCH)]
    assert {seats for seats, _ in mixes} == {*range(2, 9)}
    full = [GAME.set_up(options, seats)[1] for seats, options in mixes]
    found = {(option.name, repr(one.get(option.name, option.default))) for one in full for option in OPTIONS}
    for option in OPTIONS:
        wanted = (False, True) if option.kind == "bool" else option.values
        assert {(option.name, repr(value)) for value in wanted} <= found
    assert {options.get("jokers", 0) for _, options in mixes} == {0, 1, 2}
    given = {options["format"] for _, options in mixes if "decks" in options}
    built = {options.get("format") for _, options in mixes if options.get("build_only")}
    assert given == built == {"constructed", "sealed", "draft", "split"}
    for teams in ("alliance", "as_one"):
        tables = {(seats, options.get("team_size", 2)) for seats, options in mixes if options.get("teams") == teams}
        assert tables == {(4, 2), (6, 2), (6, 3)}


class BattleDuel(Duel):
    every = 11
    asks = Ask
    picks = (by_verb, lambda lines, rng: rng.choice(lines), hoard)
    oracle: Oracle

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.settings = seats, options = mix(self.rng)
        self.board = Board(seats, **options)
        self.match = self.board.match
        self.oracle = Oracle(seats, options)

    def interrupt(self) -> None:
        try_time(self.match, self.oracle, self.rng)

    def chance(self) -> str:
        wait = self.oracle.wait
        assert isinstance(wait, Chance), self.told
        odds = first_cards(self.match.state(), self.match.rules)
        line = self.match.deal(self.dice).line
        words = line.split()
        assert words[1] == wait.verb, self.told
        assert odds == Counter(wait.source), self.told
        if wait.seat is not None:
            assert (int(words[2]), len(words) - 3) == (wait.seat, wait.cards), self.told
        return line

    def same_position(self) -> None:
        board, oracle, told = self.board, self.oracle, self.told
        seats = range(oracle.n)
        soldiers = [cards(map(oracle.name, oracle.of(seat))) for seat in seats]
        assert [board.in_play(seat) for seat in seats] == soldiers, told
        assert [board.hand(seat) for seat in seats] == [in_order(hand) for hand in oracle.hands], told
        if board.step != "build":
            for number in range(board.state.options.piles):
                pile = oracle.piles[number]
                assert (board.discard(number), board.draw(number)) == (in_order(pile.discard), len(pile.draw)), told
        assert board.hits == oracle.hits, told
        assert board.alive == [oracle.alive(side) for side in range(len(oracle.sides))], told

    def ranks(self) -> tuple[object, object]:
        return self.board.placings, self.oracle.placings()


def first_cards(state: State, rules: Rules) -> Counter[str]:
    """The chances of each card to come first in the line that is due.

    Empty if the line names no cards.
    """
    moves, weights = buffer(rules.most_moves), buffer(rules.most_moves)
    count = state.odds(moves, weights)
    words = [(GAME.codec.words(moves[i]), weights[i]) for i in range(count)]
    return Counter({told.args[1]: weight for told, weight in words if told.verb != "first"})


def try_time(match: Match, oracle: Oracle, rng: random.Random) -> None:
    """Call time now and then; both must agree on whether that is possible."""
    if rng.random() < 0.99:
        return
    if oracle.may_call_time():
        match.play("~ time")
        oracle.time = True
    else:
        with pytest.raises(Refused):
            match.play("~ time")


def in_order(tokens: list[str]) -> str:
    return cards(sorted(tokens, key=ORDER.index))
