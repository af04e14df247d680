"""Random games under random options: what must hold at every step."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from regalia.games.royals import GAME
from regalia.games.royals.rules.combat import cards_of
from regalia.games.royals.rules.model import CARDS, READY, SIDE, WAITING, card_of
from regalia.games.royals.rules.rules import Royals
from regalia.kernel.encoding import Encoding
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import read_state
from regalia.kernel.state import CHANCE, SPECTATOR, State, encode_state
from tests.games.royals.board import bag, hand_cards
from tests.games.royals.mixes import by_verb, mix


def encoded(state: State) -> list[int]:
    encoding = Encoding()
    encode_state(state, encoding)
    return encoding.listed()


def all_cards(state: Royals) -> Counter[int]:
    """Every card there is, wherever it lies."""
    table = state.table
    cards = Counter(bag(state.stock) + bag(table.discard))
    for seat in (0, 1):
        cards.update(hand_cards(state, seat))
        cards[52] += table.sides[seat * SIDE + READY] + table.sides[seat * SIDE + WAITING]
        cards.update(card_of(royal) for royal in table.sides[seat * SIDE : seat * SIDE + 3] if royal)
    for card in range(52):
        cards[card] += (table.scored[card] > 0) + (table.scored[card] >> 6 > 0)
    cards[52] += table.scored[52]
    laid = cards_of(table.attack) if table.attack else 0
    while laid:
        cards[(laid & 63) - 1] += 1
        laid >>= 6
    return +cards


@pytest.mark.parametrize("number", range(60))
def test_what_holds_at_every_step(number: int) -> None:
    rng = random.Random(number)
    options = mix(rng)
    match = Match(GAME, options)
    dice = FastRng(number)
    whole = Counter(dict.fromkeys(range(52), options.get("decks", 1)))
    whole[52] = options["decks"] * options["jokers_per_deck"]
    decisions = 0
    while not match.over:
        state = match.state()
        assert isinstance(state, Royals)
        assert all_cards(state) == +whole
        assert state.table.deck == len(bag(state.stock))
        assert state.table.discarded == len(bag(state.table.discard))
        for seat in (0, 1):
            assert state.table.sides[seat * SIDE + CARDS] <= 5
            hand = hand_cards(state, seat)
            assert hand == sorted(hand)
        for viewer in (SPECTATOR, 0, 1):
            world = match.rules.guess(match.view(viewer), dice)
            assert isinstance(world, Royals)
            assert all_cards(world) == +whole
        held = Counter(entry & 63 for entry in state.table.held[: state.table.held_count])
        assert held <= Counter(hand_cards(state, 0) + hand_cards(state, 1))
        if match.turn == CHANCE:
            match.deal(dice)
            continue
        assert 1 <= len(match.moves()) <= match.rules.most_moves
        match.play(by_verb(match.legal(), rng))
        decisions += 1
    assert decisions <= match.rules.longest
    assert match.result() in ([1.0, 0.0], [0.0, 1.0], [0.5, 0.5])
    again = Match.fold(GAME, match.record())
    assert encoded(again.state()) == encoded(match.state())
    assert encoded(read_state(match.rules, encoded(match.state()))) == encoded(match.state())
