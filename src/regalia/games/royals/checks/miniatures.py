"""Small first positions with an empty deck (law 19).

Each player knows the other's hand in them, and from there the possible worlds can be enumerated. Where only one player has
cards, spectators know them too; not with two decks, where the public memory keeps less than could be proved (``memory.py``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.games.royals.options import OPTIONS, native
from regalia.games.royals.positions import POSITIONS
from regalia.games.royals.rules.rules import Royals, RoyalsRules
from regalia.kernel.options import complete

MINIATURES: tuple[tuple[Mapping[str, Any], str], ...] = (
    (
        {"jokers_per_deck": 0},
        "H0 9c 2d 2h 2s, H1 Ac 3s 5s 6s, F0 Kd^, F1 Qh^, deck empty, discard 4c 7d 8h Jc 9s",
    ),
    (
        {"jokers_per_deck": 1, "reshuffle_limit": None, "refill": "start"},
        "H0 9c, J0 r, F0 Kd^, deck empty, discard Ac 2c 3d Kh 5s 8h 4d",
    ),
    (
        {"decks": 2, "jokers_per_deck": 0},
        "H0 7h 2c 4d, H1 7c 3s 3s, F0 Kd^ Jd/, F1 Jd^, deck empty, discard 7h 7c 5d 5d 2c",
    ),
    (
        {"decks": 2, "jokers_per_deck": 0, "reshuffle_limit": None},
        "active 1, H0 2c, H1 7h, F0 Kd^, F1 Qd^ Qd^, deck empty, discard 7h 7c 7c 5d 5d Ac Ac",
    ),
)


def miniatures() -> list[tuple[RoyalsRules, Royals]]:
    found = []
    for options, text in MINIATURES:
        rules = RoyalsRules(native(complete(OPTIONS, options)))
        state = POSITIONS.read(rules, text)
        assert isinstance(state, Royals)
        found.append((rules, state))
    return found
