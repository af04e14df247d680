"""The options of section 7: names, values, defaults, and clear words for what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.games.royals import GAME
from regalia.games.royals.options import OPTIONS
from regalia.games.royals.rules.rules import RoyalsRules
from regalia.kernel.errors import OptionError
from regalia.kernel.state import CHANCE

DEFAULTS = {
    "decks": 1,
    "jokers_per_deck": 2,
    "first_player": "random",
    "match_games": 1,
    "reshuffle_limit": 3,
    "refill": "end",
    "wipe_rule": "ranks_cover_card",
    "blocked_attacker": "royal_rests",
    "futile_attacks": True,
    "idle_limit": 4,
    "turn_limit": 1000,
}


def test_names_and_defaults() -> None:
    assert {option.name: option.default for option in OPTIONS} == DEFAULTS


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("decks", 2),
        ("jokers_per_deck", 0),
        ("jokers_per_deck", 3),
        ("first_player", "seat0"),
        ("match_games", 99),
        ("reshuffle_limit", 0),
        ("reshuffle_limit", 20),
        ("reshuffle_limit", None),
        ("refill", "start"),
        ("wipe_rule", "card_covers_ranks"),
        ("blocked_attacker", "rests"),
        ("blocked_attacker", "may_retry"),
        ("futile_attacks", False),
        ("idle_limit", 2),
        ("idle_limit", 20),
        ("turn_limit", 2),
        ("turn_limit", 100000),
    ],
)
def test_a_value_that_differs_is_in_the_header(name: str, value: Any) -> None:
    _, header = GAME.set_up({name: value})
    assert header == {name: value}


def test_defaults_are_not_in_the_header() -> None:
    assert GAME.set_up(DEFAULTS)[1] == {}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("decks", 0),
        ("decks", 3),
        ("decks", True),
        ("decks", 1.0),
        ("decks", "1"),
        ("decks", None),
        ("jokers_per_deck", -1),
        ("jokers_per_deck", 4),
        ("first_player", "seat2"),
        ("first_player", 0),
        ("match_games", 0),
        ("match_games", 100),
        ("reshuffle_limit", -1),
        ("reshuffle_limit", 21),
        ("reshuffle_limit", False),
        ("refill", "never"),
        ("wipe_rule", ""),
        ("blocked_attacker", "royal"),
        ("futile_attacks", 1),
        ("futile_attacks", "false"),
        ("idle_limit", 1),
        ("idle_limit", 21),
        ("turn_limit", 1),
        ("turn_limit", 100001),
    ],
)
def test_a_wrong_value_is_refused_by_name(name: str, value: Any) -> None:
    with pytest.raises(OptionError, match=f"Option '{name}' cannot be"):
        GAME.set_up({name: value})


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(OptionError, match="There is no option 'hand_size'"):
        GAME.set_up({"hand_size": 7})


@pytest.mark.parametrize("seats", [0, 1, 3, True])
def test_exactly_two_seats(seats: int) -> None:
    with pytest.raises(OptionError, match="takes 2 seats"):
        GAME.set_up({}, seats)


def native(**options: Any) -> RoyalsRules:
    rules, _ = GAME.set_up(options)
    assert isinstance(rules, RoyalsRules)
    return rules


def test_what_the_rules_read() -> None:
    assert native().options.first_player == CHANCE
    assert native(first_player="seat1").options.first_player == 1
    assert native(decks=2, jokers_per_deck=3).options.jokers == 6
    assert native(reshuffle_limit=None).options.reshuffle_limit == -1
    rests = [native(blocked_attacker=rule).options for rule in ("royal_rests", "rests", "may_retry")]
    assert [(o.blocked_royal_rests, o.blocked_joker_rests) for o in rests] == [
        (True, False),
        (True, True),
        (False, False),
    ]
