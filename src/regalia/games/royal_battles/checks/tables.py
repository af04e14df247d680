"""Tables for the laws: every mode, points, and custom units with all that an Advantage may have."""

from __future__ import annotations

from typing import Any


def unit(letter: str, name: str, **advantage: Any) -> dict[str, Any]:
    """A plain unit with this Advantage."""
    return {
        "name": name,
        "letter": letter,
        "type": "melee",
        "life": 8,
        "accuracy": 4,
        "evasion": 3,
        "damage": [4, 5, 6],
        "armour": 2,
        "advantage": advantage,
    }


UNITS = [
    unit("G", "guard", position="melee", base=4, push=1),
    unit("L", "lancer", position="any", base=5, range=2, self_damage=1),
    unit("S", "seer", position="ranged", per_trump=3, splash="same_colour", extra_trump=1, push=2),
    unit("H", "herald", position="any", target="own", heal_per_trump=2, draw_on_hit=1, push=1),
]
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {"units": UNITS, "armies": ["GLSH", "SGHL"], "exhaustion": "both"}),
    (2, {"points": 320, "units": UNITS}),
    (2, {"points": 200, "army_choice": "random", "unit_limit": "chess_set"}),
    (3, {"mode": "melee", "units": UNITS, "armies": ["GLS", "HGS", ""], "army_choice": "draft"}),
    (4, {"mode": "melee", "points": 300, "round_limit": 6, "tie_break_life": True}),
    (4, {"mode": "pairs", "empty_deck_initiative": "end_battle"}),
    (3, {"mode": "master"}),
    (5, {"mode": "master", "points": 260, "army_choice": "random", "round_limit": 5}),
    # Short ones, so that a whole game of each mode is stored as a playthrough.
    (3, {"mode": "melee", "army_choice": "random", "round_limit": 4}),
    (4, {"mode": "pairs", "army_choice": "random", "round_limit": 3}),
    (4, {"mode": "master", "army_choice": "random", "round_limit": 3}),
)
