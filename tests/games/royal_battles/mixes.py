"""Option mixes, custom units and choosers for random games."""

from __future__ import annotations

import random
from typing import Any

ARCHER = {
    "name": "archer",
    "letter": "A",
    "type": "ranged",
    "life": 6,
    "accuracy": 5,
    "evasion": 3,
    "damage": [3, 4, 9],
    "armour": 0,
    "advantage": {
        "name": "Volley",
        "position": "any",
        "base": 2,
        "per_trump": 2,
        "splash": "same_colour",
        "draw_on_hit": 1,
    },
}
HEALER = {
    "name": "healer",
    "letter": "H",
    "type": "melee",
    "life": 12,
    "accuracy": 1,
    "evasion": 6,
    "damage": [2, 2, 3],
    "armour": 5,
    "advantage": {"position": "melee", "target": "own", "heal_per_trump": 2},
}
GUARD = {
    "name": "guard",
    "letter": "G",
    "type": "melee",
    "life": 14,
    "accuracy": 3,
    "evasion": 1,
    "damage": [4, 8, 10],
    "armour": 2,
    "advantage": {"position": "melee", "always_hits": True, "base": 1, "per_friend": 2, "ignores_armour": True},
}
DRUMMER = {
    "name": "drummer",
    "letter": "D",
    "type": "melee",
    "life": 4,
    "accuracy": 4,
    "evasion": 4,
    "damage": [2, 4, 6],
    "armour": 1,
    "advantage": {
        "position": "any",
        "target": "own",
        "always_hits": True,
        "heal_per_trump": 1,
        "draw_on_hit": 2,
        "splash": "same_colour",
    },
}
CUSTOM = [ARCHER, HEALER, GUARD, DRUMMER]
LETTERS = "PRNBQKAHGD"
CHOICES: dict[str, tuple[Any, ...]] = {
    "swap_sides": (False, True),
    "army_choice": ("secret", "open", "draft", "random"),
    "unit_limit": ("none", "chess_set"),
    "card_facing": ("heads", "sides"),
    "joker_colour": ("flip", "both"),
    "may_pass": (False, True),
    "optional_draws": (False, True),
    "discard_timing": ("after_draw", "before_draw"),
    "idle_healing": (True, False),
    "empty_deck_initiative": ("keep_old", "end_battle"),
    "round_limit": (0, 0, 1, 5, 30),
    "tie_break_life": (False, True),
}


def mix(rng: random.Random) -> dict[str, Any]:
    """Options that go together, drawn at random."""
    options = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.5}
    if rng.random() < 0.35:
        options["units"] = rng.sample(CUSTOM, rng.randint(1, len(CUSTOM)))
    if rng.random() < 0.2:
        options["scenario"] = rng.choice(("hundred_years_war", "black_and_white_magic"))
        return options
    letters = "PRNBQK" + "".join(unit["letter"] for unit in options.get("units", []))
    for name in ("army_white", "army_black"):
        if rng.random() < 0.25:
            army = rng.choices(letters, k=4)
            if options.get("unit_limit") == "chess_set":
                army = rng.sample("PPPPRRNNBBQK" + letters[6:], 4)
            options[name] = "".join(army)
    return options


def by_verb(lines: list[str], rng: random.Random) -> str:
    """A random verb first, then a random line of it: reaches rare corners."""
    verb = rng.choice(sorted({line.split()[1] for line in lines}))
    return rng.choice([line for line in lines if line.split()[1] == verb])


def warlike(lines: list[str], rng: random.Random) -> str:
    """Move to the middle and attack every neighbour: battles that end by elimination."""
    strikes = [line for line in lines if line.split()[1] in ("attack", "advantage")]
    if strikes:
        return rng.choice(strikes)
    near = [line for line in lines if line.split()[1] == "move" and line[-1] == "3"]
    if near and rng.random() < 0.8:
        return rng.choice(near)
    keep = [line for line in lines if line.split()[1] in ("keep", "draw")]
    return keep[0] if keep else rng.choice(lines)


def hoard(lines: list[str], rng: random.Random) -> str:
    """Keep every card, strike from afar: large hands, empty decks."""
    keep = [line for line in lines if line.split()[1] in ("keep", "draw", "advantage")]
    return rng.choice(keep) if keep else rng.choice(lines)
