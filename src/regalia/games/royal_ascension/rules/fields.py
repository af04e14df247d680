# native
"""The fields of a move: verbs, the bits of every field, readers and makers.

The verb takes the lowest six bits. A verb's only field, or the seat of a chance move, follows at ``FIRST``; the card or
the die of a chance move of a seat follows that at ``SECOND``. A card is written as its number + 1, so 0 means none.
``notation.py`` takes its widths from here, and a test compares every reader and maker with the codec.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.kernel.state import VERB_MASK

# ---- verbs: the lowest six bits

PICK: Final[i64] = 0
MOVE: Final[i64] = 1
BUY: Final[i64] = 2
PAY: Final[i64] = 3
DONE: Final[i64] = 4
TAKE: Final[i64] = 5
ALLIN: Final[i64] = 6
ATTACK: Final[i64] = 7
ALLY: Final[i64] = 8
FIGHT: Final[i64] = 9
FIELD: Final[i64] = 10
USE: Final[i64] = 11
ORDER: Final[i64] = 12
DEAL: Final[i64] = 13
STOCK: Final[i64] = 14
ROLL: Final[i64] = 15
DRAW: Final[i64] = 16
ACTION_CARD: Final[i64] = 17
EVENT_DIE: Final[i64] = 18
BATTLE: Final[i64] = 19
LOSE: Final[i64] = 20

# ---- widths and places. All are known when this is compiled, so readers and makers cost no more than literals.

TERRITORY_BITS: Final[i64] = 4
SPACE_BITS: Final[i64] = 7
CARD_BITS: Final[i64] = 6
ANSWER_BITS: Final[i64] = 1
SEAT_BITS: Final[i64] = 2
DIE_BITS: Final[i64] = 3

FIRST: Final[i64] = 6  # VERB_BITS of the kernel
SECOND: Final[i64] = FIRST + SEAT_BITS

TERRITORY_MASK: Final[i64] = (1 << TERRITORY_BITS) - 1
SPACE_MASK: Final[i64] = (1 << SPACE_BITS) - 1
CARD_MASK: Final[i64] = (1 << CARD_BITS) - 1
ANSWER_MASK: Final[i64] = (1 << ANSWER_BITS) - 1
SEAT_MASK: Final[i64] = (1 << SEAT_BITS) - 1
DIE_MASK: Final[i64] = (1 << DIE_BITS) - 1
HEAD_MASK: Final[i64] = (1 << SECOND) - 1  # the verb and the seat of a chance move

# ---- values of the fields

HIDDEN_DIAMOND: Final[i64] = 53  # cards that the reader of a line may not see
HIDDEN_HEART: Final[i64] = 54
TAKE_HEARTS: Final[i64] = 0
TAKE_DIAMONDS: Final[i64] = 1
YES: Final[i64] = 0
NO: Final[i64] = 1


def card(rank: i64, suit: i64) -> i64:
    """A card as moves write it."""
    return rank * 4 + suit + 1 & CARD_MASK


# ---- pick TERRITORY, field TERRITORY


def make_pick(territory: i64) -> i64:
    return PICK | (territory & TERRITORY_MASK) << FIRST


def make_field(territory: i64) -> i64:
    return FIELD | (territory & TERRITORY_MASK) << FIRST


def territory_of(move: i64) -> i64:
    return move >> FIRST & TERRITORY_MASK


# ---- move SPACE


def make_move(space: i64) -> i64:
    return MOVE | (space & SPACE_MASK) << FIRST


def space_of(move: i64) -> i64:
    return move >> FIRST & SPACE_MASK


# ---- buy CARD, pay CARD, use CARD, stock CARD


def make_buy(card: i64) -> i64:
    return BUY | (card & CARD_MASK) << FIRST


def make_pay(card: i64) -> i64:
    return PAY | (card & CARD_MASK) << FIRST


def make_use(card: i64) -> i64:
    return USE | (card & CARD_MASK) << FIRST


def make_stock(card: i64) -> i64:
    return STOCK | (card & CARD_MASK) << FIRST


def played_card(move: i64) -> i64:
    """The card as moves write it."""
    return move >> FIRST & CARD_MASK


def played_rank(move: i64) -> i64:
    return (move >> FIRST & CARD_MASK) - 1 >> 2


def played_suit(move: i64) -> i64:
    return (move >> FIRST & CARD_MASK) - 1 & 3


# ---- take SUIT, allin ANSWER


def make_take(wish: i64) -> i64:
    """The wish is TAKE_HEARTS or TAKE_DIAMONDS."""
    return TAKE | (wish & ANSWER_MASK) << FIRST


def make_allin(answer: i64) -> i64:
    """The answer is YES or NO."""
    return ALLIN | (answer & ANSWER_MASK) << FIRST


def answer_of(move: i64) -> i64:
    """The wish of ``take`` or the answer of ``allin``."""
    return move >> FIRST & ANSWER_MASK


# ---- attack SEAT


def make_attack(seat: i64) -> i64:
    return ATTACK | (seat & SEAT_MASK) << FIRST


def target_of(move: i64) -> i64:
    return move >> FIRST & SEAT_MASK


# ---- chance: deal, draw, action, lose SEAT CARD; order, roll, event, battle SEAT DIE


def make_chance(verb: i64, seat: i64) -> i64:
    """A chance move of a seat, still without its card or die."""
    return verb & VERB_MASK | (seat & SEAT_MASK) << FIRST


def add_card(move: i64, card: i64) -> i64:
    """The chance move with its card; ``stock``, which has no seat, too."""
    if move == STOCK:
        return STOCK | (card & CARD_MASK) << FIRST
    return move & HEAD_MASK | (card & CARD_MASK) << SECOND


def add_die(move: i64, pips: i64) -> i64:
    """The chance move with its die."""
    return move & HEAD_MASK | (pips & DIE_MASK) << SECOND


def chance_seat(move: i64) -> i64:
    return move >> FIRST & SEAT_MASK


def dealt_card(move: i64) -> i64:
    """The card of a chance move as moves write it."""
    return move >> SECOND & CARD_MASK


def dealt_rank(move: i64) -> i64:
    return (move >> SECOND & CARD_MASK) - 1 >> 2


def dealt_suit(move: i64) -> i64:
    return (move >> SECOND & CARD_MASK) - 1 & 3


def pips_of(move: i64) -> i64:
    return move >> SECOND & DIE_MASK
