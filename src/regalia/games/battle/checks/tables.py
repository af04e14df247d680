"""One table of each kind, for the laws: all seats, formats and teams.

Hands, decks and limits are small, so that games are short and decks are reshuffled.
"""

from __future__ import annotations

from typing import Any

_SHORT = {"hand_size": 4, "hits_to_lose": 2, "turn_limit": 4}
_JOKERS = {"jokers": 2, "two_chooser": "caster", "joker_chooser": "caster"}
_GIVEN = ["Kh", "Jc", "Th", "9c", "9h", "7c", "5h", "4c", "3h", "2c", "Ac", "Ah"]
_FEW = ["Kh", "Qh", "9c", "3c"]

TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, _SHORT | {"format": "constructed", "jokers": 1, "deck_size": 44}),
    (3, _SHORT | {"format": "sealed", "deck_size": 46} | _JOKERS),
    (2, _SHORT | {"format": "draft", "deck_size": 40}),
    (2, _SHORT | {"format": "split", "deck_size": 8}),
    (2, {"format": "sealed", "deck_size": 48, "build_only": True}),
    (4, _SHORT | {"format": "draft", "deck_size": 45, "teams": "as_one", "team_hands_open": True}),
    (4, _SHORT | {"format": "constructed", "deck_size": 12, "decks": [_GIVEN] * 4, "teams": "alliance"}),
    (2, _SHORT | {"format": "sealed", "jokers": 1, "deck_size": 10, "decks": [[*_GIVEN[3:], "Xx"]] * 2}),
    (4, _SHORT | {"teams": "as_one", "team_special": "shared"} | _JOKERS),
    (5, _SHORT | {"first_draw_skip": "always"}),
    (6, _SHORT | {"teams": "alliance", "team_size": 3, "team_hands_open": True}),
    (6, _SHORT | {"teams": "as_one", "team_size": 2, "turn_limit": 2}),
    (6, _SHORT | {"format": "split", "deck_size": 6, "teams": "as_one", "team_size": 3, "jokers": 1}),
    (7, _SHORT | {"turn_limit": 2} | _JOKERS),
    (8, _SHORT | {"turn_limit": 2}),
    (3, {"hand_size": 2, "clock": True, "time_tie": "next_hit", "first_player": 2}),
    (
        2,
        {"format": "constructed", "deck_size": 4, "hand_size": 3, "decks": [_FEW] * 2, "stall_limit": 1, "clock": True},
    ),
)
