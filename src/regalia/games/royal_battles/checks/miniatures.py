"""Miniatures: battles with so few cards that all possible worlds can be enumerated (law 19)."""

from __future__ import annotations

from typing import Any

from regalia.games.royal_battles import GAME
from regalia.games.royal_battles.checks.tables import UNITS
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
RECRUITING: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (2, {"unit_limit": "chess_set", "army_black": "PPRK"}),
    (2, {"points": 200, "army_white": "R"}),
    (3, {"mode": "master", "armies": ["PPP", "PRR", ""], "unit_limit": "chess_set"}),
)
PUSHED = (
    # Units are pushed onto the other colour: then a hand of one colour can be played, and others drawn to it.
    "white Gc3 Pe3, black Gd3 Pd4, laid 2h@c3 4h@e3 8d@d3/1 Td@d4/1 3s@b3 5s@f3 7s@d5 9s@e5 Js@c2 Qs@e2, "
    "front0 Ah, front1 Ad, deck0 3h 5h 7h 9c, deck1 4h 6h 8h As"
)
OTHERS: tuple[tuple[dict[str, Any], str], ...] = (
    # Three seats; seat 1's hand may be all red.
    (
        {"mode": "melee", "armies": ["PPP", "PPP", "PPP"]},
        "white Kc3, black Kd3, red Kd4, laid 2c@c3 4h@d3/1 3h@d4/2, front0 4h, front1 5h, front2 6h, "
        "deck0 3c 5h 7h, deck1 4d 5d 6d 7s, deck2 4c 6s",
    ),
    # The master draws from two decks.
    (
        {"mode": "master", "armies": ["PPP", "PPP", "KPPP"]},
        "white Pc3, black Pe3, red K*d3 Kd4, laid 2c@c3 4h@e3/1 3h@d3/2 3d@d4/2, front0 4h, front1 5h, front2 6h, "
        "deck0 3c 5h, deck1 4d 5s, deck2 7h 7h 8h 9s Xx Xx Xx",
    ),
)


def miniatures() -> list[tuple[Rules, State]]:
    found: list[tuple[Rules, State]] = []
    for options in IN_BATTLE:
        rules, _ = GAME.set_up(options)
        for sides in SIDES:
            for decks in DECKS:
                found.append((rules, POSITIONS.read(rules, f"active {len(found) % 2}, {sides}, {decks}")))
    rules, _ = GAME.set_up({"units": UNITS, "exhaustion": "both"})
    found.append((rules, POSITIONS.read(rules, PUSHED)))
    for options, position in OTHERS:
        rules, _ = GAME.set_up(options, 3)
        found.append((rules, POSITIONS.read(rules, position)))
    for seats, options in RECRUITING:
        rules, _ = GAME.set_up(options, seats)
        found.append((rules, rules.start()))
    return found
