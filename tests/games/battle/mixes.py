"""Option mixes and choosers for random games."""

from __future__ import annotations

import random
from typing import Any

from tests.games.battle.oracle import ORDER

CHOICES: dict[str, tuple[Any, ...]] = {
    "jokers": (0, 0, 1, 2),
    "hand_size": (7, 7, 1, 2, 3, 4, 5, 6, 8, 9, 10),
    "hits_to_lose": (5, 5, 1, 2, 3, 12, 20),
    "first_draw_skip": ("two_player", "two_player", "always", "never"),
    "teams": ("none", "none", "alliance", "as_one"),
    "team_size": (2, 2, 3),
    "team_hands_open": (False, True),
    "team_special": ("each", "shared"),
    "two_chooser": ("opponent", "caster"),
    "joker_chooser": ("opponent", "caster"),
    "turn_limit": (50, 50, 20, 5, 2, 1, 300),
    "stall_limit": (3, 3, 0, 1, 2, 9),
    "clock": (False, True),
    "time_tie": ("first_hit", "next_hit"),
}
FORMATS = ("off_the_top", "off_the_top", "constructed", "sealed", "draft", "split", "given", "given")
SEATS = (2, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8)


def mix(rng: random.Random) -> tuple[int, dict[str, Any]]:
    """Random seats and options that fit together."""
    options = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.6}
    seats = rng.choice(SEATS)
    if options.get("teams", "none") != "none":
        seats = rng.choice((4, 6)) if options.get("team_size", 2) == 2 else 6
    sides = seats if options.get("teams") != "as_one" else seats // options.get("team_size", 2)
    if rng.random() < 0.4:
        options["first_player"] = rng.randrange(sides)
    form = rng.choice(FORMATS)
    if form == "given":
        options |= given(rng, seats, options)
    elif form != "off_the_top":
        options["format"] = form
        full = 52 + options.get("jokers", 0)
        most = {"draft": 45, "split": (seats + 1) // 2 * full // seats}.get(form, full)
        if rng.random() < 0.5:
            least = options.get("hand_size", 7)
            options["deck_size"] = rng.choice((least, most, rng.randint(least, most)))
        options["build_only"] = rng.random() < 0.15
    return seats, options


def given(rng: random.Random, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Small decks, which are reshuffled often."""
    form = rng.choice(("constructed", "sealed", "draft", "split"))
    size = rng.randint(options.get("hand_size", 7), 16)
    deck = ORDER[:52] + ["Xx"] * options.get("jokers", 0)
    if form == "constructed":
        decks = [rng.sample(deck, size) for _ in range(seats)]
    else:
        decks = [rng.choices(rng.sample(deck, 12), k=size) for _ in range(seats)]
    return {"format": form, "deck_size": size, "decks": decks}


def by_verb(lines: list[str], rng: random.Random) -> str:
    """A random verb first, then a random line of it: reaches rare corners."""
    verb = rng.choice(sorted({line.split()[1] for line in lines}))
    return rng.choice([line for line in lines if line.split()[1] == verb])


def hoard(lines: list[str], rng: random.Random) -> str:
    """Mostly play soldiers and keep them at home: armies grow, attacks become large."""
    plays = [line for line in lines if line.split()[1] in ("play", "pick", "cut")]
    if plays and rng.random() < 0.9:
        return rng.choice(plays)
    stays = [line for line in lines if line.split()[1] in ("done", "end")]
    if stays and rng.random() < 0.7:
        return stays[0]
    return rng.choice(lines)
