"""Option mixes, boards and choosers for random games."""

from __future__ import annotations

import random
from typing import Any

CHOICES: dict[str, tuple[Any, ...]] = {
    "ace_value": (1, 14),
    "draft": ("straight", "snake"),
    "turn_order": ("clockwise", "selection"),
    "start_gold": (2, 0, 1, 4, 6),
    "start_hearts": (2, 0, 1, 4, 6),
    "win_territories": (None, 7, 9, 12),
    "shop_mode": ("display", "armory"),
    "shop_size": (4, 1, 2, 8),
    "npc_reward": (2, 1, 4),
    "alliance_use": ("defend", "both", "draw"),
    "alliance_redirect": (False, True),
    "all_in_optional": (False, True),
    "decree_extra_battle": (False, True),
    "battle_rolls": (2, 1, 3),
    "used_cards": ("kept", "spent"),
    "casualties_from": ("hand", "committed"),
    "loser_discards_heart": (False, True),
    "loser_may_initiate": (False, True),
    "max_rounds": (60, 20, 5, 1),
}


def mix(rng: random.Random) -> tuple[int, dict[str, Any]]:
    """Seats and options, drawn at random."""
    options = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.5}
    if rng.random() < 0.3:
        options["board"] = ring(rng)
    return rng.choice((2, 3, 3, 4, 4)), options


def ring(rng: random.Random) -> dict[str, Any]:
    """A board of any size that may be played on; some have many shops, some hardly anything but one suit."""
    size = rng.choice((13, 14, 20, 35, 60, 100))
    kinds = ["hearts", "diamonds", "spades", "shop"]
    weights = [rng.choice((1, 1, 3, 8)) for _ in kinds]
    spaces = kinds + rng.choices(kinds, weights, k=size - 4)
    rng.shuffle(spaces)
    gates = sorted(rng.sample(range(size), rng.choice((1, 2, 4, 12))))
    return {
        "format": "regalia-board/1",
        "game": "royal-ascension",
        "spaces": [{"type": kind} for kind in spaces],
        "gates": gates,
    }


def by_verb(lines: list[str], rng: random.Random) -> str:
    """A random verb first, then a random line of it: reaches rare corners."""
    verb = rng.choice(sorted({line.split()[1] for line in lines}))
    return rng.choice([line for line in lines if line.split()[1] == verb])


def lavish(lines: list[str], rng: random.Random) -> str:
    """Buy and use all there is, and hardly ever make peace."""
    busy = [line for line in lines if line.split()[1] not in ("done", "ally")]
    return rng.choice(busy) if busy and rng.random() < 0.9 else rng.choice(lines)


def frugal(lines: list[str], rng: random.Random) -> str:
    """Keep cards, so that piles run out; make peace."""
    calm = [line for line in lines if line.split()[1] in ("done", "ally")]
    return rng.choice(calm) if calm and rng.random() < 0.8 else rng.choice(lines)
