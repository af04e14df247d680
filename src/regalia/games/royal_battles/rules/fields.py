# native
"""The layout of a move: a reader and a maker for every field.

No other file shifts or masks a move.
``notation.py`` declares the same fields to the codec, with the widths given here; a test compares the two. A card is stored
as card + 1, so that 0 means no card. A kind of unit is stored as its name, so that a move can be written without options.

=======================  =====================================  =======================  ===========================
verb                     fields, the lowest bits first          verb                     fields
=======================  =====================================  =======================  ===========================
recruit, boss            name                                   attack                   square, style
place                    name, square                           advantage                square
play                     card                                   army (chance)            seat, name
move                     card, start, square                    setup, draw (chance)     seat, card
draw, decline, pass      none                                   initiative (chance)      card, or none
hold, keep, discard      none
done                     none
=======================  =====================================  =======================  ===========================

Every reader ends in a mask and every maker masks its arguments: so the C compiler sees that the result cannot be mypyc's mark
of an error, and inlines the call without a check.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# ---- verbs: the lowest six bits

RECRUIT: Final[i64] = 0
PLACE: Final[i64] = 1
DRAW: Final[i64] = 2
DECLINE: Final[i64] = 3
PLAY: Final[i64] = 4
PASS: Final[i64] = 5
MOVE: Final[i64] = 6
ATTACK: Final[i64] = 7
ADVANTAGE: Final[i64] = 8
HOLD: Final[i64] = 9
KEEP: Final[i64] = 10
DISCARD: Final[i64] = 11
DONE: Final[i64] = 12
BOSS: Final[i64] = 13
ARMY_DRAWN: Final[i64] = 14  # from here on: chance
SETUP: Final[i64] = 15
INITIATIVE: Final[i64] = 16
DEALT: Final[i64] = 17

# ---- widths and masks

CARD_BITS: Final[i64] = 6
SQUARE_BITS: Final[i64] = 6
STYLE_BITS: Final[i64] = 2
SEAT_BITS: Final[i64] = 3
LETTER_BITS: Final[i64] = 5
NAME_BITS: Final[i64] = 50  # a name has at most ten letters, the first one lowest

CARD_MASK: Final[i64] = (1 << CARD_BITS) - 1
SQUARE_MASK: Final[i64] = (1 << SQUARE_BITS) - 1
STYLE_MASK: Final[i64] = (1 << STYLE_BITS) - 1
SEAT_MASK: Final[i64] = (1 << SEAT_BITS) - 1
NAME_MASK: Final[i64] = (1 << NAME_BITS) - 1

NO_CARD: Final[i64] = -1  # as an argument of a maker
HIDDEN_NAME: Final[i64] = 31  # a recruit that the reader may not see, written ??
BOSS_NAME: Final[i64] = 2 | 15 << 5 | 19 << 10 | 19 << 15  # the word boss, as a unit to be placed

# ---- positions

FIRST_AT: Final[i64] = 6  # every verb's first field
PLACE_SQUARE_AT: Final[i64] = FIRST_AT + NAME_BITS
MOVE_START_AT: Final[i64] = FIRST_AT + CARD_BITS
MOVE_SQUARE_AT: Final[i64] = MOVE_START_AT + SQUARE_BITS
STYLE_AT: Final[i64] = FIRST_AT + SQUARE_BITS
AFTER_SEAT: Final[i64] = FIRST_AT + SEAT_BITS  # the second field of chance lines that name a seat


# ---- recruit NAME; boss NAME; place NAME SQUARE


def make_recruit(name: i64) -> i64:
    return RECRUIT | (name & NAME_MASK) << FIRST_AT


def make_boss(name: i64) -> i64:
    return BOSS | (name & NAME_MASK) << FIRST_AT


def make_place(name: i64, square: i64) -> i64:
    return PLACE | (name & NAME_MASK) << FIRST_AT | (square & SQUARE_MASK) << PLACE_SQUARE_AT


def unit_name(move: i64) -> i64:
    """The name of the kind that is recruited or placed, or becomes the boss."""
    return move >> FIRST_AT & NAME_MASK


def place_square(move: i64) -> i64:
    return move >> PLACE_SQUARE_AT & SQUARE_MASK


# ---- play CARD; move CARD START SQUARE


def make_play(card: i64) -> i64:
    return PLAY | (card + 1 & CARD_MASK) << FIRST_AT


def make_move(card: i64, start: i64, square: i64) -> i64:
    return (
        MOVE
        | (card + 1 & CARD_MASK) << FIRST_AT
        | (start & SQUARE_MASK) << MOVE_START_AT
        | (square & SQUARE_MASK) << MOVE_SQUARE_AT
    )


def played_card(move: i64) -> i64:
    """The card that is played, or moved with."""
    return (move >> FIRST_AT & CARD_MASK) - 1


def move_start(move: i64) -> i64:
    return move >> MOVE_START_AT & SQUARE_MASK


def move_square(move: i64) -> i64:
    """Where the unit goes; its own square where it stays."""
    return move >> MOVE_SQUARE_AT & SQUARE_MASK


# ---- attack SQUARE STYLE; advantage SQUARE


def make_attack(square: i64, style: i64) -> i64:
    return ATTACK | (square & SQUARE_MASK) << FIRST_AT | (style & STYLE_MASK) << STYLE_AT


def make_advantage(square: i64) -> i64:
    return ADVANTAGE | (square & SQUARE_MASK) << FIRST_AT


def target_square(move: i64) -> i64:
    return move >> FIRST_AT & SQUARE_MASK


def attack_style(move: i64) -> i64:
    return move >> STYLE_AT & STYLE_MASK


# ---- chance: army SEAT NAME; setup SEAT CARD; draw SEAT CARD; initiative CARD


def make_army(seat: i64, name: i64) -> i64:
    return ARMY_DRAWN | (seat & SEAT_MASK) << FIRST_AT | (name & NAME_MASK) << AFTER_SEAT


def make_setup(seat: i64, card: i64) -> i64:
    return SETUP | (seat & SEAT_MASK) << FIRST_AT | (card + 1 & CARD_MASK) << AFTER_SEAT


def make_dealt(seat: i64, card: i64) -> i64:
    return DEALT | (seat & SEAT_MASK) << FIRST_AT | (card + 1 & CARD_MASK) << AFTER_SEAT


def make_initiative(card: i64) -> i64:
    """-1: the deck is empty."""
    return INITIATIVE | (card + 1 & CARD_MASK) << FIRST_AT


def dealt_seat(move: i64) -> i64:
    return move >> FIRST_AT & SEAT_MASK


def drawn_name(move: i64) -> i64:
    """The name of a kind that chance adds to an army."""
    return move >> AFTER_SEAT & NAME_MASK


def dealt_card(move: i64) -> i64:
    """A starting card, or a card drawn into the hand."""
    return (move >> AFTER_SEAT & CARD_MASK) - 1


def initiative_card(move: i64) -> i64:
    """-1: the deck is empty."""
    return (move >> FIRST_AT & CARD_MASK) - 1
