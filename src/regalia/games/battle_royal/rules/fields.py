# native
"""Verbs and fields of a move, and at which bits they lie.

Nothing else in this game shifts or masks a move.

``notation.py`` takes the widths from here. Every reader masks its result and every maker its arguments: the C compiler
then removes the call and mypyc's check for an error value. Squares and seats count from 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.kernel.state import VERB_BITS, VERB_MASK

DONE: Final[i64] = 0  # without fields: the move is the verb
PLACE: Final[i64] = 1
CAPTURE: Final[i64] = 2
TAKE: Final[i64] = 3
SPARE: Final[i64] = 4
DRAW: Final[i64] = 5  # chance

SQUARE_BITS: Final[i64] = 10
SEAT_BITS: Final[i64] = 2
CARD_BITS: Final[i64] = 3
HIDDEN: Final[i64] = 7  # in place of a card that the reader of the line may not see, written ?

SQUARE_MASK: Final[i64] = (1 << SQUARE_BITS) - 1
SEAT_MASK: Final[i64] = (1 << SEAT_BITS) - 1
CARD_MASK: Final[i64] = (1 << CARD_BITS) - 1
CARD_AT: Final[i64] = VERB_BITS + SEAT_BITS


def verb_of(move: i64) -> i64:
    return move & VERB_MASK


# ---- place, capture, take, spare SQUARE


def square_in(move: i64) -> i64:
    """The square of a choice."""
    return move >> VERB_BITS & SQUARE_MASK


def make_on_square(verb: i64, square: i64) -> i64:
    """A choice with a square."""
    return verb & VERB_MASK | (square & SQUARE_MASK) << VERB_BITS


# ---- draw SEAT CARD


def draw_seat(move: i64) -> i64:
    return move >> VERB_BITS & SEAT_MASK


def draw_card(move: i64) -> i64:
    return move >> CARD_AT & CARD_MASK


def make_draw(seat: i64, card: i64) -> i64:
    return DRAW | (seat & SEAT_MASK) << VERB_BITS | (card & CARD_MASK) << CARD_AT


def with_hidden_card(move: i64) -> i64:
    """The draw as seats see it that may not see its card."""
    return make_draw(draw_seat(move), HIDDEN)
