"""The custom units of the vectors of rules version 2."""

from __future__ import annotations

from typing import Any


def made(name: str, advantage: dict[str, Any], **differs: Any) -> dict[str, Any]:
    plain = {
        "name": name,
        "letter": name[0].upper(),
        "type": "melee",
        "life": 8,
        "accuracy": 4,
        "evasion": 3,
        "damage": [4, 5, 6],
        "armour": 2,
        "advantage": advantage,
    }
    return plain | differs


GUARD = made("guard", {"position": "melee", "base": 4, "push": 1})
LANCER = made("lancer", {"position": "any", "base": 5, "range": 2})
ZEALOT = made("zealot", {"position": "melee", "base": 9, "self_damage": 3})
SEER = made(
    "seer",
    {"position": "ranged", "per_trump": 3, "splash": "same_colour", "extra_trump": 1, "push": 2},
    type="ranged",
)
HERALD = made(
    "herald", {"position": "any", "target": "own", "always_hits": True, "heal_per_trump": 2, "draw_on_hit": 1}
)
MEDIC = made("medic", {"position": "ranged", "target": "own", "heal_per_trump": 2}, accuracy=3)
UNITS = [GUARD, LANCER, ZEALOT, SEER, HERALD, MEDIC]
