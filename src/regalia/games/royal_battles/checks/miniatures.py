"""Battles with a handful of cards, from which the worlds that a viewer must hold possible can be enumerated (law 19)."""

from __future__ import annotations

from typing import Any

from regalia.games.royal_battles import GAME
from regalia.games.royal_battles.positions import position
from regalia.games.royal_battles.rules.rules import RoyalBattles, RoyalBattlesRules
from regalia.games.royal_battles.units import rulebook

LETTERS = "".join(unit.letter for unit in rulebook())
CLOSE = ("K c3 2c, K e3 4c", "K d3 8s, K d4 3h")  # every move leads to a fight; hearts and clubs make Key Positions
ON_RED = ("K c3 2h, P e3 4h", "K d3 8d, K d4 Td")  # black cards and Jokers only can be played at first
DECKS = (
    "3c 5h 7h 9h Xx/4h 5s 6s 7s",
    "3h 5h 7h 9h Jh 9s/4h 6h 8h Th Qh Qs",  # reds that cannot be played are kept, and others drawn to them
    "3h 5h 7h Xx Xx/4c 6s 8h Th As",
)
OPTIONS_OF: tuple[dict[str, Any], ...] = (
    {},
    {"joker_colour": "both", "discard_timing": "before_draw"},
    {"may_pass": True, "optional_draws": True},
)


def miniatures() -> list[tuple[RoyalBattlesRules, RoyalBattles]]:
    found: list[tuple[RoyalBattlesRules, RoyalBattles]] = []
    for options in OPTIONS_OF:
        rules = rules_with(options)
        for sides, front in ((CLOSE, "4h/5h"), (ON_RED, "4s/5h")):
            for decks in DECKS:
                state = position(rules, LETTERS, sides, initiative=front, decks=decks, turn=len(found) % 2)
                found.append((rules, state))
    for options in ({}, {"unit_limit": "chess_set", "army_black": "PPRK"}):
        rules = rules_with(options)
        found.append((rules, rules.start()))
    return found


def rules_with(options: dict[str, Any]) -> RoyalBattlesRules:
    rules, _ = GAME.set_up(options)
    assert isinstance(rules, RoyalBattlesRules)
    return rules
