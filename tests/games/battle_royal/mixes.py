"""Option mixes and choosers for random games."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

from regalia.games.battle_royal.map.maps import shipped_data
from tests.games.battle_royal.oracle import Oracle, xy

CHOICES: dict[str, tuple[Any, ...]] = {
    "pincer": (False, True),
    "early_card": ("off", "own", "open"),
    "sidestep": (False, True),
    "rampart_return": ("after_leaving", "while_empty"),
    "flat_landing": (False, True),
    "quiet_rounds": (26, 5, 8),
    "quiet_result": ("pawns", "draw"),
}
TURNED = {"white": "black", "black": "white", "yellow": "blue", "blue": "yellow", "green": "red", "red": "green"}


def standard() -> dict[str, Any]:
    return copy.deepcopy(dict(shipped_data("roses")))


def mix(rng: random.Random) -> tuple[int, dict[str, Any]]:
    """A random number of seats, and random options that fit it."""
    seats = rng.choice((2, 2, 2, 3, 4, 4))
    options = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.6}
    if seats == 2:
        options["long_game"] = rng.random() < 0.2
    if seats == 3:
        options["double_side"] = rng.choice(("yellow_green", "blue_red"))
    if rng.random() < 0.4:
        options["map"] = other_map(rng)
    return seats, options


def other_map(rng: random.Random) -> dict[str, Any]:
    """The standard map with some squares and rivers between the capitals changed."""
    data = standard()
    data["symmetry"] = "none"
    del data["numbers"]
    rows = [list(row) for row in data["terrain"]]
    for row in rows:
        for x, char in enumerate(row):
            if char in ".fm" and rng.random() < 0.15 and 3 <= x <= 13:
                row[x] = rng.choice(".fmh^")
    data["terrain"] = ["".join(row) for row in rows]
    if rng.random() < 0.5:
        data["rivers"].append({"sides": ["l3|l4", "l4|m4"], "mouth": "The Irish Sea"})
    if rng.random() < 0.3:
        del data["rivers"][rng.randrange(4)]
    return data


Chooser = Callable[[list[str], random.Random, Oracle], str]


def uniform(lines: list[str], rng: random.Random, oracle: Oracle) -> str:
    return rng.choice(lines)


def driven(lines: list[str], rng: random.Random, oracle: Oracle) -> str:
    """The eager beginner of section 13: capture, else approach an enemy centre, else take a rear pawn."""
    if rng.random() > 0.6:
        return rng.choice(lines)
    captures = [line for line in lines if " capture " in line]
    if captures:
        return rng.choice(captures)
    for verb, sign in ((" place ", 1), (" take ", -1)):
        found = [line for line in lines if verb in line]
        if found:
            return min(found, key=lambda line: (sign * distance(line.split()[2], oracle), line))
    return rng.choice(lines)


def at_sea(lines: list[str], rng: random.Random, oracle: Oracle) -> str:
    """Places jetties where it can, else plays like ``driven``."""
    wet = [line for line in lines if line.split()[-1] in oracle.map.sea and " take " not in line]
    return rng.choice(wet) if wet and rng.random() < 0.5 else driven(lines, rng, oracle)


def distance(name: str, oracle: Oracle) -> int:
    """King's steps to the nearest enemy centre that is not taken."""
    x, y = xy(name)
    centres = [xy(force.centre) for force in oracle.forces if force.number % 2 != oracle.active % 2 and not force.taken]
    return min((max(abs(x - cx), abs(y - cy)) for cx, cy in centres), default=0)


CHOOSERS: tuple[Chooser, ...] = (driven, at_sea, uniform, driven)
