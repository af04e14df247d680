# native
"""Bounds: how many choices a decision, and how many decisions a game can have at most."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle.cards import KINDS
from regalia.games.battle.terms import Options


def most_moves(options: Options) -> i64:
    """No decision has more legal moves (section 4.3): D1 with every soldier different and in one hand, or D4."""
    kinds = KINDS * options.seats if options.own_decks else KINDS
    soldiers = options.cards if options.cards < kinds else kinds
    declaring = soldiers * options.sides + options.cards + 1
    acting = 2 * KINDS + 5 * options.seats
    return declaring if declaring > acting else acting


def longest(options: Options) -> i64:
    """No game has more decisions.

    In a turn a soldier is declared once, perhaps after an aid, blocks once, falls once, and each seat passes once for
    each group; each card of a hand is played once, with at most two choices, and each seat ends once.
    """
    building = options.seats * (options.pool + options.deck_size)
    in_a_turn = (4 + options.seats) * options.cards + 3 * options.cards + 2 * options.seats
    return building + options.last_turn * in_a_turn
