"""Miniatures: battles with so few cards that all possible worlds can be enumerated (law 19)."""

from __future__ import annotations

from typing import Any

from regalia.games.royal_battles import GAME
from regalia.games.royal_battles.positions import POSITIONS
from regalia.kernel.rules import Rules
from regalia.kernel.state import State

SIDES = (
    # Every move leads to a fight; hearts and clubs make Key Positions.
    "white Kc3 Ke3, black Kd3 Kd4, laid 2c@c3 4c@e3 8s@d3/1 3h@d4/1, front0 4h, front1 5h",
    # At first only black cards and Jokers can be played.
    "white Kc3 Pe3, black Kd3 Kd4, laid 2h@c3 4h@e3 8d@d3/1 Td@d4/1, front0 4s, front1 5h",
)
DECKS = (
    "deck0 3c 5h 7h 9h Xx, deck1 4h 5s 6s 7s",
    # Red cards that cannot be played are kept, and others drawn to them.
    "deck0 3h 5h 7h 9h Jh 9s, deck1 4h 6h 8h Th Qh Qs",
    "deck0 3h 5h 7h Xx Xx, deck1 4c 6s 8h Th As",
)
IN_BATTLE: tuple[dict[str, Any], ...] = (
    {},
    {"joker_colour": "both", "discard_timing": "before_draw"},
    {"may_pass": True, "optional_draws": True},
)
RECRUITING: tuple[dict[str, Any], ...] = ({}, {"unit_limit": "chess_set", "army_black": "PPRK"})


def miniatures() -> list[tuple[Rules, State]]:
    found: list[tuple[Rules, State]] = []
    for options in IN_BATTLE:
        rules, _ = GAME.set_up(options)
        for sides in SIDES:
            for decks in DECKS:
                found.append((rules, POSITIONS.read(rules, f"active {len(found) % 2}, {sides}, {decks}")))
    for options in RECRUITING:
        rules, _ = GAME.set_up(options)
        found.append((rules, rules.start()))
    return found
