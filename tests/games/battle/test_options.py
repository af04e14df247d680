"""Options that contradict each other or do not exist are refused in words (section 7.1)."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.games.battle import GAME
from regalia.games.battle.notation import CARD
from regalia.kernel.errors import OptionError, RegaliaError
from regalia.kernel.match import Match

FULL = list(CARD)[:52]
BAD: list[tuple[int, dict[str, Any], str]] = [
    (2, {"format": "cube"}, "format"),
    (2, {"jokers": 3}, "jokers"),
    (2, {"hand_size": 0}, "hand_size"),
    (2, {"hand_size": True}, "hand_size"),
    (2, {"hits_to_lose": 21}, "hits_to_lose"),
    (2, {"first_player": 2}, "first_player"),
    (2, {"first_player": -1}, "first_player"),
    (2, {"first_player": "0"}, "first_player"),
    (4, {"teams": "as_one", "first_player": 3}, "first_player"),
    (2, {"teams": "alliance"}, "Teams"),
    (4, {"teams": "alliance", "team_size": 3}, "Teams"),
    (2, {"team_size": 4}, "team_size"),
    (2, {"deck_size": 30}, "deck_size"),
    (2, {"build_only": True}, "build_only"),
    (2, {"decks": [[], []]}, "decks"),
    (2, {"format": "constructed", "deck_size": 53}, "deck_size"),
    (2, {"format": "constructed", "deck_size": 6}, "deck_size"),
    (2, {"format": "draft", "deck_size": 46}, "deck_size"),
    (3, {"format": "split", "deck_size": 35}, "deck_size"),
    (2, {"format": "constructed", "decks": [FULL[:40]]}, "one for each seat"),
    (2, {"format": "constructed", "decks": [FULL[:40], FULL[:39]]}, "39 cards"),
    (2, {"format": "constructed", "decks": [FULL[:40], [*FULL[:39], "Ks"]]}, "more copies of Ks"),
    (2, {"format": "constructed", "decks": [FULL[:40], [*FULL[:39], "Xx"]]}, "joker"),
    (2, {"format": "constructed", "jokers": 1, "decks": [FULL[:40], [*FULL[:38], "Xx", "Xx"]]}, "more copies of Xx"),
    (2, {"format": "constructed", "decks": [FULL[:40], [*FULL[:39], "??"]]}, "decks"),
    (2, {"format": "constructed", "decks": "all"}, "decks"),
    (2, {"format": "constructed", "decks": [FULL[:40], FULL[:40]], "build_only": True}, "build_only"),
    (2, {"turn_limit": 0}, "turn_limit"),
    (2, {"stall_limit": 1001}, "stall_limit"),
    (2, {"clock": 1}, "clock"),
    (2, {"time_tie": "none"}, "time_tie"),
    (2, {"mulligan": True}, "mulligan"),
]


@pytest.mark.parametrize(("seats", "options", "word"), BAD)
def test_refused(seats: int, options: dict[str, Any], word: str) -> None:
    with pytest.raises(OptionError, match=word):
        GAME.set_up(options, seats)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"team_size": 3, "team_special": "shared", "team_hands_open": True}),
        (8, {"first_player": 7}),
        (6, {"teams": "as_one", "team_size": 3, "first_player": 1}),
        (2, {"format": "sealed", "decks": [["Ks"] * 30, ["Ac"] * 30]}),
        (2, {"format": "constructed", "jokers": 2, "deck_size": 54}),
        (3, {"format": "split", "deck_size": 34}),
        (2, {"format": "draft", "deck_size": 45}),
    ],
)
def test_accepted(seats: int, options: dict[str, Any]) -> None:
    rules, header = GAME.set_up(options, seats)
    assert rules.seats == seats
    assert header == {name: value for name, value in options.items() if value != default(name)}


def default(name: str) -> object:
    return next(option.default for option in GAME.options if option.name == name)


def test_lists_of_others_are_hidden_in_a_header() -> None:
    """Section 8: rules can be made of what a seat may know, but no game can begin with them."""
    options = {"format": "constructed", "decks": [FULL[:40], FULL[12:]]}
    for seat, lists in ((0, [FULL[:40], None]), (1, [None, FULL[12:]]), (-1, [None, None])):
        shown = GAME.public_options(options, seat)
        assert shown["decks"] == lists
        assert GAME.set_up(shown, 2)[0].seats == 2
        with pytest.raises(RegaliaError, match="hides the deck"):
            Match(GAME, shown, 2)
    assert options["decks"][1] == FULL[12:], "what was given is not changed"


def test_section_2_1_card_order() -> None:
    assert " ".join(list(CARD)[:9]) == "Ks Kh Kd Kc Qs Qh Qd Qc Js"
    assert list(CARD)[-2:] == ["Ac", "Xx"]
