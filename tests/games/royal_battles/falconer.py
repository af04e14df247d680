"""The Falconer, a unit that players made, as the workshop's tests have it."""

from __future__ import annotations

from typing import Any

FALCONER: dict[str, Any] = {
    "name": "falconer",
    "letter": "F",
    "type": "ranged",
    "life": 9,
    "accuracy": 4,
    "evasion": 3,
    "armour": 2,
    "damage": [3, 5, 7],
    "advantage": {"name": "Stoop", "position": "any", "base": 4, "ignores_armour": True, "draw_on_hit": 1},
}
FALCONER_FILE = {"format": "regalia-unit/1", "game": "royal-battles", **FALCONER}
