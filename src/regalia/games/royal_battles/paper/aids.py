"""Aids for the table: Trumps by style, Trumps needed, and the Key Position of each suit, as the rules have them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.cards import RANKS, token
from regalia.games.royal_battles.options import native
from regalia.games.royal_battles.rules import squares, terms
from regalia.games.royal_battles.rules.bags import CLASS
from regalia.games.royal_battles.rules.turns import KEY_CARDS
from regalia.games.royal_battles.scene.sight import POSITIONS
from regalia.games.royal_battles.units import NUMBERS

STYLES = ("Easy", "Optimal", "Risky", "Advantage")  # by class of card
CLASSES = ("even", "odd", "royal", "aces and Jokers")
SUITS = "cdhs"


def trumps() -> list[dict[str, str]]:
    """For each style the class of its Trumps, and their ranks."""
    rows = []
    for style, (name, kind) in enumerate(zip(STYLES, CLASSES, strict=True)):
        ranks = [token(card)[0] for card in range(0, 52, 4) if CLASS[card] == style]
        listed = " ".join(rank.replace("T", "10") for rank in sorted(ranks, key=RANKS.index))
        rows.append({"style": name, "class": kind, "ranks": f"{listed} Joker" if style == len(STYLES) - 1 else listed})
    return rows


def needed() -> dict[str, Any]:
    """The Trumps needed: a row for each accuracy, a column for each evasion."""
    low, high = NUMBERS["accuracy"]
    span = range(low, high + 1)
    return {
        "evasions": [*span],
        "rows": [
            {"accuracy": accuracy, "needed": [int(terms.needed(accuracy, evasion)) for evasion in span]}
            for accuracy in span
        ],
    }


def positions(options: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """The suit of each of the eight directions, row by row from above.

    With the name of each suit's position.
    """
    by_direction = native(options, seats).position
    ways = {
        (int(squares.FILE_STEP[way]), int(squares.RANK_STEP[way])): SUITS[int(by_direction[way])]
        for way in range(int(squares.DIRECTIONS))
    }
    reach = {
        (int(squares.FILE_STEP[way]), int(squares.RANK_STEP[way])): int(squares.REACHED[way])
        for way in range(int(squares.DIRECTIONS))
    }
    return {
        "ways": [
            None if (x, y) == (0, 0) else {"suit": ways[x, y], "melee": reach[x, y] == int(terms.MELEE)}
            for y in (1, 0, -1)
            for x in (-1, 0, 1)
        ],
        "names": [{"suit": suit, "name": POSITIONS[SUITS.index(suit)]} for suit in "shdc"],
        "draw": int(KEY_CARDS),
    }
