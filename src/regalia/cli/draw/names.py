"""Names of things on the table that are not cards: territories, dice, units."""

from __future__ import annotations

import re

from regalia.cards import CARD
from regalia.kernel.scene import Token, Zone

DICE = "⚀⚁⚂⚃⚄⚅"
DIE = re.compile(r"die([1-6])")


def is_card(token: Token) -> bool:
    return token.face in CARD


def is_die(token: Token) -> bool:
    return DIE.fullmatch(token.face) is not None


def only_dice(zone: Zone) -> bool:
    return bool(zone.tokens) and all(is_die(token) for token in zone.tokens)


def name(token: Token, plain: bool = False) -> str:
    """A few words for a token that is not a card: ``Jiggy Jungle``, ``⚃ 4``, ``knight``."""
    die = DIE.fullmatch(token.face)
    if die is not None:
        return f"a {die[1]} on the die" if plain else f"{DICE[int(die[1]) - 1]} {die[1]}"
    if token.kind == "cell" and token.note:
        return token.note
    return re.split("[,;]", token.name)[0] if token.kind == "cell" else token.face or token.name
