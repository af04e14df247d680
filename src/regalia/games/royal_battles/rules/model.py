# native
"""Royal Battles as records: table, hands and stock. No rule is decided here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_battles.rules.terms import NO_REASON, NOBODY, UNARMED
from regalia.kernel.encoding import Encoding
from regalia.kernel.state import Part
from regalia.kernel.vecs import vec

# ---- Table.board: a square is a number: its top card + 1 in bits 0 to 5 (0: blank), that card's colour in bits 6 and 7,
# the unit on it + 1 in bits 8 to 13 (0: vacant)

TOP: Final[i64] = 63  # mask
COLOUR_AT: Final[i64] = 6
COLOUR_MASK: Final[i64] = 3
PAVED: Final[i64] = 255  # mask: top card and colour
VACANT: Final[i64] = 256  # numbers below have no unit
UNIT_AT: Final[i64] = 8
UNIT_MASK: Final[i64] = 63

# ---- Table.laid: a card laid on the board is a number: card + 1 in bits 0 to 5, its square in bits 6 to 11, its seat above

LAID_SQUARE_AT: Final[i64] = 6
LAID_SEAT_AT: Final[i64] = 12

# ---- Table.units: forty numbers of each. The unit of seat s that began on its n-th start square is number s * SLOTS + n

SLOTS: Final[i64] = 8
SLOT_BITS: Final[i64] = 3
RECRUITED: Final[i64] = 0  # kinds of the armies, each seat's sorted by kind, a boss last; -1: none, or not public yet
KIND: Final[i64] = 40  # -1: not placed yet
AT: Final[i64] = 80  # its square; -1: not on the board
INJURY: Final[i64] = 120
UNITS: Final[i64] = 160

# ---- Table.row: numbers by seat, each at its place + the seat

HAND: Final[i64] = 0  # size of the hand
DECK: Final[i64] = 5  # size of the deck
FRONT: Final[i64] = 10  # the initiative card in force + 1; 0: none yet
STANDING: Final[i64] = 15  # units on the board
RECRUITS: Final[i64] = 20  # units chosen so far
ARMED_AT: Final[i64] = 25  # 1: the army is complete
PROVEN: Final[i64] = 30  # the colour of the cards in hand that are known to have one; 0: nothing is known
KNOWN: Final[i64] = 35  # the number of these cards

# Bags by seat. The master, who is the last seat, has several decks: the bags of its further decks follow (``packs.py``).
UNSEEN: Final[i64] = 40  # the cards of deck and hand together; all can work it out
PILE: Final[i64] = 48  # initiative cards
DISCARDS: Final[i64] = 56
ROW: Final[i64] = 64

# ---- Position.hidden: what not everybody sees

IN_HAND: Final[i64] = 0  # + seat: a bag
IN_DECK: Final[i64] = 8  # + seat: a bag
PICKS: Final[i64] = 16  # + seat: secret recruits, PICK_BITS each (kind + 1), sorted, the first one lowest
HIDDEN: Final[i64] = 21

PICK_BITS: Final[i64] = 6
PICK_MASK: Final[i64] = 63

# ---- Table.order: the seats of a round's turns, each as seat + 1 in four bits, the first one lowest; 0 after the last

TURN_BITS: Final[i64] = 4
TURN_MASK: Final[i64] = 15


class Table(Part):
    """What all see."""

    def __init__(self, board: vec[i64], units: vec[i64], row: vec[i64], laid: vec[i64]) -> None:
        self.board = board
        self.units = units
        self.row = row
        self.laid = laid  # every card laid on the board, in order
        self.chooser: i64 = NOBODY
        self.step: i64 = UNARMED
        self.round: i64 = 0  # begun
        self.order: i64 = 0  # the seats of the round's turns
        self.place: i64 = 0  # which of these turns it is
        self.drawers: i64 = 0  # the seats that turn up an initiative card in this line, as bits
        self.active: i64 = 0  # whose turn it is; in setup, the seat that recruits, gets cards or places
        self.card: i64 = 0  # the Movement Card + 1, between its play line and its move; 0: not shown, or none
        self.mover: i64 = -1  # the unit that has moved this turn
        self.key: bool = False  # a Key draw is due
        self.owed: i64 = 0  # cards of the chance line still to come
        self.drawn: i64 = 0  # cards of the chance line already there
        self.reason: i64 = NO_REASON
        self.winners: i64 = 0  # sides, as bits

    def copy(self) -> Table:
        new = Table(self.board[:], self.units[:], self.row[:], self.laid[:])
        new.chooser = self.chooser
        new.step = self.step
        new.round = self.round
        new.order = self.order
        new.place = self.place
        new.drawers = self.drawers
        new.active = self.active
        new.card = self.card
        new.mover = self.mover
        new.key = self.key
        new.owed = self.owed
        new.drawn = self.drawn
        new.reason = self.reason
        new.winners = self.winners
        return new

    def serialize(self, encoding: Encoding) -> None:
        self.board = encoding.numbers(self.board)
        self.units = encoding.numbers(self.units)
        self.row = encoding.numbers(self.row)
        self.laid = encoding.numbers(self.laid)
        self.chooser = encoding.number(self.chooser)
        self.step = encoding.number(self.step)
        self.round = encoding.number(self.round)
        self.order = encoding.number(self.order)
        self.place = encoding.number(self.place)
        self.drawers = encoding.number(self.drawers)
        self.active = encoding.number(self.active)
        self.card = encoding.number(self.card)
        self.mover = encoding.number(self.mover)
        self.key = encoding.flag(self.key)
        self.owed = encoding.number(self.owed)
        self.drawn = encoding.number(self.drawn)
        self.reason = encoding.number(self.reason)
        self.winners = encoding.number(self.winners)


def new_table(squares: i64) -> Table:
    """The table before the first move, with an empty board."""
    units = vec[i64]([-1] * UNITS)
    for i in range(INJURY, UNITS):
        units[i] = 0
    return Table(vec[i64]([0] * squares), units, vec[i64]([0] * ROW), vec[i64]([]))


class Hand(Part):
    """What one seat sees: its cards, and its secret recruits. ``more`` holds the bags of the master's further decks."""

    def __init__(self, cards: i64, picks: i64, more: vec[i64]) -> None:
        self.cards = cards
        self.picks = picks
        self.more = more

    def copy(self) -> Hand:
        return Hand(self.cards, self.picks, self.more[:])

    def serialize(self, encoding: Encoding) -> None:
        self.cards = encoding.number(self.cards)
        self.picks = encoding.number(self.picks)
        self.more = encoding.numbers(self.more)


# ---- packed numbers


def square_of(card: i64, colour: i64, unit: i64) -> i64:
    """A square with this top card and unit, as ``Table.board`` holds it; -1: no unit."""
    return card + 1 & TOP | (colour & COLOUR_MASK) << COLOUR_AT | (unit + 1 & UNIT_MASK) << UNIT_AT


def top_colour(square: i64) -> i64:
    """The colour of a square's top card; 0 if the square is blank."""
    return square >> COLOUR_AT & COLOUR_MASK


def laying(card: i64, square: i64, seat: i64) -> i64:
    """A card laid on the board, as ``Table.laid`` holds it."""
    return card + 1 & TOP | (square & 63) << LAID_SQUARE_AT | (seat & 7) << LAID_SEAT_AT


def laid_card(laid: i64) -> i64:
    return (laid & TOP) - 1


def laid_square(laid: i64) -> i64:
    return laid >> LAID_SQUARE_AT & 63


def laid_seat(laid: i64) -> i64:
    return laid >> LAID_SEAT_AT & 7


def pick(picks: i64, n: i64) -> i64:
    """The kind of the n-th secret recruit; -1 if there is none."""
    return (picks >> PICK_BITS * n & PICK_MASK) - 1


def with_pick(picks: i64, kind: i64) -> i64:
    """The secret recruits with one more, sorted: their order tells nothing (rule 53)."""
    before: i64 = 0
    at: i64 = 0
    while picks and (picks & PICK_MASK) <= kind + 1:
        before |= (picks & PICK_MASK) << at
        picks >>= PICK_BITS
        at += PICK_BITS
    return before | (kind + 1 | picks << PICK_BITS) << at


def owner(unit: i64) -> i64:
    """The seat of a unit."""
    return unit >> SLOT_BITS & 7


def seat_of_turn(order: i64, place: i64) -> i64:
    """The seat that has this turn of the order; -1 after the last one."""
    return (order >> TURN_BITS * place & TURN_MASK) - 1


# ---- questions about a table


def card_at(table: Table, square: i64) -> i64:
    """The top card of a square that is paved."""
    return (table.board[square] & TOP) - 1


def colour_at(table: Table, square: i64) -> i64:
    """The colour of the top card; 0 if the square is blank."""
    return table.board[square] >> COLOUR_AT & COLOUR_MASK


def unit_at(table: Table, square: i64) -> i64:
    """The number of the unit there; -1 if there is none."""
    return (table.board[square] >> UNIT_AT) - 1


def first_seat(table: Table) -> i64:
    """The seat with the first turn of the round; -1 before the first round."""
    return (table.order & TURN_MASK) - 1
