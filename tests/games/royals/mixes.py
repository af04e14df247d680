"""Option mixes and choosers for random games."""

from __future__ import annotations

import random
from typing import Any

CHOICES: dict[str, tuple[Any, ...]] = {
    "decks": (1, 1, 1, 2),
    "jokers_per_deck": (2, 2, 0, 1, 3),
    "first_player": ("random", "seat0", "seat1"),
    "match_games": (1, 1, 1, 2, 3, 4),
    "reshuffle_limit": (3, 3, 0, 1, 2, 20, None),
    "refill": ("end", "start"),
    "wipe_rule": ("ranks_cover_card", "card_covers_ranks"),
    "blocked_attacker": ("royal_rests", "rests", "may_retry"),
    "futile_attacks": (True, False),
    "idle_limit": (4, 2, 3, 20),
    "turn_limit": (1000, 1000, 100, 30, 7, 2),
}


def mix(rng: random.Random) -> dict[str, Any]:
    """Options drawn at random, with a bound on matches that nobody ends."""
    options = {name: rng.choice(values) for name, values in CHOICES.items()}
    if options["reshuffle_limit"] in (None, 20) and options["turn_limit"] > 100:
        options["turn_limit"] = 100
    return options


def by_verb(lines: list[str], rng: random.Random) -> str:
    """A random verb first, then a random line of it: reaches rare corners."""
    verb = rng.choice(sorted({line.split()[1] for line in lines}))
    return rng.choice([line for line in lines if line.split()[1] == verb])
