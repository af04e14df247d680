# native
"""The fields of a move. No other file knows at which bits they lie.

``notation.py`` takes their widths from here. A move is its verb, then the fields of that verb in the order of its
text. A card is stored as card + 1. A soldier is named by its card and, where another seat owns it, by that owner + 1.
Seats, sides and groups are stored as they are. Readers and makers mask every value, so that the C compiler can see
that no result is the value with which mypyc marks an error.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.kernel.state import VERB_BITS, VERB_MASK

# ---- verbs: the lowest bits of a move

DONE: Final[i64] = 0
ATTACK: Final[i64] = 1
JOIN: Final[i64] = 2
AID: Final[i64] = 3
BLOCK: Final[i64] = 4
PASS: Final[i64] = 5
STRIKE: Final[i64] = 6
PLAY: Final[i64] = 7
USE: Final[i64] = 8
DESTROY: Final[i64] = 9
TAKE: Final[i64] = 10
END: Final[i64] = 11
PICK: Final[i64] = 12
CUT: Final[i64] = 13
POOL: Final[i64] = 14
PACKED: Final[i64] = 15
FIRST: Final[i64] = 16
DRAW: Final[i64] = 17
TIME: Final[i64] = 18

# ---- widths of the fields, and the masks and places that follow from them

CARD_BITS: Final[i64] = 6
OWNER_BITS: Final[i64] = 4
SEAT_BITS: Final[i64] = 3
SIDE_BITS: Final[i64] = 3
GROUP_BITS: Final[i64] = 10
OPPONENT_BITS: Final[i64] = 4
NAME_BITS: Final[i64] = CARD_BITS + OWNER_BITS  # of a soldier

_CARD: Final[i64] = (1 << CARD_BITS) - 1
_OWNER: Final[i64] = (1 << OWNER_BITS) - 1
_SEAT: Final[i64] = (1 << SEAT_BITS) - 1
_SIDE: Final[i64] = (1 << SIDE_BITS) - 1
_GROUP: Final[i64] = (1 << GROUP_BITS) - 1
_OPPONENT: Final[i64] = (1 << OPPONENT_BITS) - 1
_NAME: Final[i64] = (1 << NAME_BITS) - 1

_FIELDS_AT: Final[i64] = VERB_BITS
_AFTER_NAME: Final[i64] = _FIELDS_AT + NAME_BITS
FIGHTER_AT: Final[i64] = _FIELDS_AT  # the loops that write most moves shift by these positions themselves
SIDE_AT: Final[i64] = _AFTER_NAME
_AFTER_SEAT: Final[i64] = _FIELDS_AT + SEAT_BITS
_AFTER_CARD: Final[i64] = _FIELDS_AT + CARD_BITS

# ---- the name of a soldier


def make_name(card: i64, owner: i64) -> i64:
    """A soldier's name in a move; the owner is -1 if it is the controller."""
    return card + 1 & _CARD | (owner + 1 & _OWNER) << CARD_BITS


def name_card(name: i64) -> i64:
    return (name & _CARD) - 1


def name_owner(name: i64) -> i64:
    """The owner's seat; -1 if the controller owns the soldier."""
    return (name >> CARD_BITS & _OWNER) - 1


# ---- attack SOLDIER SIDE; join, block SOLDIER GROUP


def make_attack(name: i64, side: i64) -> i64:
    return ATTACK | (name & _NAME) << _FIELDS_AT | (side & _SIDE) << _AFTER_NAME


def make_join(name: i64, group: i64) -> i64:
    return JOIN | (name & _NAME) << _FIELDS_AT | (group & _GROUP) << _AFTER_NAME


def make_block(name: i64, group: i64) -> i64:
    return BLOCK | (name & _NAME) << _FIELDS_AT | (group & _GROUP) << _AFTER_NAME


def fighter_name(move: i64) -> i64:
    """The soldier that attacks, joins or blocks."""
    return move >> _FIELDS_AT & _NAME


def attacked_side(move: i64) -> i64:
    return move >> _AFTER_NAME & _SIDE


def fighter_group(move: i64) -> i64:
    """The group that the soldier joins or blocks."""
    return move >> _AFTER_NAME & _GROUP


# ---- aid, pass GROUP


def make_aid(group: i64) -> i64:
    return AID | (group & _GROUP) << _FIELDS_AT


def make_pass(group: i64) -> i64:
    return PASS | (group & _GROUP) << _FIELDS_AT


def named_group(move: i64) -> i64:
    """The group of an aid or a pass."""
    return move >> _FIELDS_AT & _GROUP


# ---- strike, destroy, take SEAT SOLDIER


def make_choice(verb: i64, seat: i64, name: i64) -> i64:
    """A strike, destroy or take of a soldier."""
    return verb & VERB_MASK | (seat & _SEAT) << _FIELDS_AT | (name & _NAME) << _AFTER_SEAT


def chosen_seat(move: i64) -> i64:
    """The seat that controls the chosen soldier."""
    return move >> _FIELDS_AT & _SEAT


def chosen_name(move: i64) -> i64:
    return move >> _AFTER_SEAT & _NAME


# ---- play, pick, cut CARD; use CARD OPPONENT


def make_play(card: i64) -> i64:
    return PLAY | (card + 1 & _CARD) << _FIELDS_AT


def make_pick(card: i64) -> i64:
    return PICK | (card + 1 & _CARD) << _FIELDS_AT


def make_cut(card: i64) -> i64:
    return CUT | (card + 1 & _CARD) << _FIELDS_AT


def make_use(card: i64, opponent: i64) -> i64:
    """Use a card's ability; the opponent is -1 if the ability has none."""
    return USE | (card + 1 & _CARD) << _FIELDS_AT | (opponent + 1 & _OPPONENT) << _AFTER_CARD


def played_card(move: i64) -> i64:
    """The card of a play, use, pick or cut."""
    return (move >> _FIELDS_AT & _CARD) - 1


def use_opponent(move: i64) -> i64:
    """The opponent that an ability is aimed at; -1 if it has none."""
    return (move >> _AFTER_CARD & _OPPONENT) - 1


# ---- chance: pool, pack, draw SEAT CARD; first SIDE


def make_dealt(verb: i64, seat: i64, card: i64) -> i64:
    """A card of a pool, a pack or a draw."""
    return verb & VERB_MASK | (seat & _SEAT) << _FIELDS_AT | (card + 1 & _CARD) << _AFTER_SEAT


def dealt_seat(move: i64) -> i64:
    return move >> _FIELDS_AT & _SEAT


def dealt_card(move: i64) -> i64:
    return (move >> _AFTER_SEAT & _CARD) - 1


def make_first(side: i64) -> i64:
    return FIRST | (side & _SIDE) << _FIELDS_AT


def first_side(move: i64) -> i64:
    return move >> _FIELDS_AT & _SIDE
