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
LANCER = {
    "name": "lancer",
    "letter": "L",
    "type": "ranged",
    "life": 7,
    "accuracy": 5,
    "evasion": 2,
    "damage": [3, 5, 7],
    "armour": 1,
    "price": 95,
    "advantage": {"position": "any", "base": 5, "range": 2, "self_damage": 2, "push": 1},
}
SEER = {
    "name": "seer",
    "letter": "S",
    "type": "melee",
    "life": 9,
    "accuracy": 4,
    "evasion": 3,
    "damage": [4, 5, 6],
    "armour": 0,
    "price": 120,
    "advantage": {
        "position": "ranged",
        "per_trump": 2,
        "splash": "same_colour",
        "extra_trump": 2,
        "push": 2,
        "range": 2,
    },
}
CARRIER = {
    "name": "carrier",
    "letter": "C",
    "type": "melee",
    "life": 8,
    "accuracy": 4,
    "evasion": 3,
    "damage": [4, 4, 5],
    "armour": 2,
    "price": 60,
    "advantage": {"position": "any", "target": "own", "push": 2, "heal_per_trump": 1, "extra_trump": 1},
}
CUSTOM = [ARCHER, HEALER, GUARD, DRUMMER]
PUSHERS: list[dict[str, Any]] = [LANCER, SEER, CARRIER]
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
    "exhaustion": ("auto", "one", "both"),
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


SEATS = {"duel": (2,), "melee": (3, 4), "pairs": (4,), "master": (3, 4, 5)}


def mix_of_modes(rng: random.Random) -> tuple[int, dict[str, Any]]:
    """Seats and options of a table of any mode, often with points and with units that push."""
    mode = rng.choice(tuple(SEATS))
    seats = rng.choice(SEATS[mode])
    options = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.4}
    options["mode"] = mode
    units = rng.sample(PUSHERS, rng.randint(1, len(PUSHERS))) if rng.random() < 0.6 else []
    if units:
        options["units"] = units
    if rng.random() < 0.4:
        options["points"] = rng.choice((200, 260, 330, 500))
    elif rng.random() < 0.5:
        letters = "PRNBQK" + "".join(unit["letter"] for unit in units) * 2
        sizes = [4 if mode == "duel" or (mode == "master" and seat == seats - 1) else 3 for seat in range(seats)]
        options["armies"] = ["".join(rng.choices(letters, k=size)) if rng.random() < 0.8 else "" for size in sizes]
        options.pop("unit_limit", None)
    return seats, options


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
