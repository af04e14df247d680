"""Tables with custom units that have anything an Advantage may have (section 14), and with prices of their own (section 15)."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.royal_battles.mixes import CHOICES, SEATS
from tests.games.royal_battles.oracle import FORMULA, KINDS

FREE = "ACDEFGHIJLMOSTUVWXYZ"
MOST = {"base": 12, "per_trump": 6, "per_friend": 4, "heal_per_trump": 6, "draw_on_hit": 4, "push": 2}
HARMS = ("base", "per_trump", "per_friend")
LARGEST = {"duel": 7, "melee": 4, "pairs": 4, "master": 3}
ALL_POINTS = 5000
DEAREST = 300  # so that any army can be paid with all points


def any_unit(rng: Random, letter: str) -> dict[str, Any]:
    """A unit within the bounds of section 14; every field that may be left out is left out now and then."""
    own = rng.random() < 0.4
    effects = [name for name in MOST if name not in (HARMS if own else ("heal_per_trump",))]
    life = rng.randint(4, 14)
    gift: dict[str, Any] = {"position": rng.choice(("melee", "ranged", "any"))}
    gift |= {name: rng.randint(1, MOST[name]) for name in rng.sample(effects, rng.randint(1, len(effects)))}
    extras: dict[str, Any] = {
        "target": "own" if own else "enemy",
        "always_hits": rng.random() < 0.5,
        "ignores_armour": rng.random() < 0.5,
        "splash": rng.choice(("none", "same_colour")),
        "extra_trump": rng.randint(0, 2),
        "range": rng.randint(1, 2),
        "self_damage": rng.randint(0, min(6, life - 1)),
    }
    gift |= {name: value for name, value in extras.items() if rng.random() < 0.5 or (own and name == "target")}
    unit: dict[str, Any] = {
        "name": ("q" + letter.lower()) * rng.randint(1, 5),
        "letter": letter,
        "type": rng.choice(("melee", "ranged")),
        "life": life,
        "accuracy": rng.randint(1, 6),
        "evasion": rng.randint(1, 6),
        "damage": sorted(rng.randint(2, 10) for _ in range(3)),
        "armour": rng.randint(0, 5),
        "advantage": gift,
    }
    return unit | ({"price": rng.randint(1, DEAREST)} if rng.random() < 0.4 else {})


def mix_of_any_units(rng: Random) -> tuple[int, dict[str, Any]]:
    """Seats and options of a table of any mode with such units."""
    mode = rng.choice(tuple(SEATS))
    seats = rng.choice(SEATS[mode])
    options = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.4}
    letters = rng.sample(FREE, rng.choice((1, 2, 4, 8)))
    options |= {"mode": mode, "units": [any_unit(rng, letter) for letter in letters]}
    if rng.random() < 0.5:
        options |= priced(rng, options["units"])
    if options.get("points", 0) in (0, ALL_POINTS) and rng.random() < 0.5:
        options.pop("unit_limit", None)
        options["armies"] = [fixed(rng, options, seats, seat) for seat in range(seats)]
    return seats, options


def priced(rng: Random, units: list[dict[str, Any]]) -> dict[str, Any]:
    """Points, with changed prices and a changed formula now and then."""
    options: dict[str, Any] = {"points": rng.choice((200, 260, 330, 500, ALL_POINTS))}
    if options["points"] == ALL_POINTS:
        for unit in units:
            unit.setdefault("price", rng.randint(1, DEAREST))
    elif rng.random() < 0.5:
        options["unit_price"] = {name: rng.randint(-200, 200) for name in rng.sample(sorted(FORMULA), 4)}
    if rng.random() < 0.5:
        names = rng.sample([*KINDS, *[unit["name"] for unit in units]], 3)
        options["prices"] = {name: rng.randint(1, 200) for name in names}
    return options


def fixed(rng: Random, options: dict[str, Any], seats: int, seat: int) -> str:
    """A fixed army, or none."""
    if rng.random() < 0.25:
        return ""
    letters = "PRNBQK" + "".join(unit["letter"] for unit in options["units"]) * 3
    masters = options["mode"] == "master" and seat == seats - 1
    if options.get("points"):
        size = rng.randint(1, 7 if masters else LARGEST[options["mode"]])
    else:
        size = 4 if masters or options["mode"] == "duel" else 3
    return "".join(rng.choices(letters, k=size))
