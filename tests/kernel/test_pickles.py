"""States and views can be pickled and copied; a pickled view holds only what its viewer may know."""

from __future__ import annotations

import copy
import pickle

import pytest

from regalia.games import catalogue, find
from regalia.kernel.encoding import Encoding
from regalia.kernel.game import Game
from regalia.kernel.origin import TableOrigin
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.state import State, View, encode_view, view
from regalia.testing.trial import encoded


@pytest.mark.parametrize("game", catalogue().values(), ids=lambda game: game.key)
def test_a_state_and_its_views_come_back(game: Game) -> None:
    rules, _ = game.set_up()
    state = rules.start()
    settle(state, FastRng(1))
    again = pickle.loads(pickle.dumps(state))
    assert encoded(again) == encoded(state)
    assert type(again) is type(state)
    for seat in range(-1, rules.seats):
        seen = view(state, seat)
        back = pickle.loads(pickle.dumps(seen))
        assert back.listed() == seen.listed()
        assert encoded(rules.guess(back, FastRng(2))) == encoded(rules.guess(seen, FastRng(2)))


def test_copies_share_nothing() -> None:
    rules, _ = find("royals").set_up()
    state = rules.start()
    before = encoded(state)
    for twin in (copy.copy(state), copy.deepcopy(state)):
        settle(twin, FastRng(1))
        assert encoded(twin) != before
    assert encoded(state) == before
    both = copy.deepcopy([state, view(state, 0)])
    assert isinstance(both[0], State)
    assert isinstance(both[1], View)


def test_a_game_is_pickled_by_name() -> None:
    game = find("royals")
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game


def test_a_pickled_view_does_not_hold_another_seats_deck() -> None:
    decks = [["Kh", "Jc", "9c", "3h"], ["Qs", "Qd", "3c", "8h"]]
    battle = find("battle")
    rules, header = battle.set_up({"format": "constructed", "deck_size": 4, "hand_size": 2, "decks": decks})
    state = rules.start()
    settle(state, FastRng(1))
    seen = view(state, 0)
    origin = seen.origin
    assert isinstance(origin, TableOrigin)
    assert origin.options == battle.public_options(header, 0)
    assert origin.options != header
    assert b"Qs" not in pickle.dumps(seen)
    assert pickle.loads(pickle.dumps(seen)).listed() == seen.listed()


def test_what_was_made_by_hand_says_why_it_cannot_be_pickled() -> None:
    state = find("royals").set_up()[0].start()
    lost = View(0, state.table_part(), [])
    with pytest.raises(TypeError, match=r"Game\.set_up"):
        pickle.dumps(lost)
    encoding = Encoding()
    encode_view(state, 0, encoding)
    assert lost.listed()[0] == encoding.listed()[0]
