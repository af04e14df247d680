# native
"""Royal Battles as records: table, hands and stock. No rule is decided here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_battles.rules.squares import SQUARES
from regalia.games.royal_battles.rules.terms import NO_REASON, NOBODY, UNARMED
from regalia.kernel.encoding import Encoding
from regalia.kernel.state import Part
from regalia.kernel.vecs import vec

# ---- Table.board: a square is a number: its top card + 1 in bits 0 to 5 (0: blank), that card's colour in bits 6 and 7,
# the unit on it + 1 in bits 8 to 11 (0: vacant)

TOP: Final[i64] = 63  # mask
COLOUR_AT: Final[i64] = 6
COLOUR_MASK: Final[i64] = 3
PAVED: Final[i64] = 255  # mask: top card and colour
VACANT: Final[i64] = 256  # numbers below have no unit
UNIT_AT: Final[i64] = 8
UNIT_MASK: Final[i64] = 15

# ---- Table.laid: a card laid on the board is a number: card + 1 in bits 0 to 5, its square in bits 6 to 11, its seat in bit 12

LAID_SQUARE_AT: Final[i64] = 6
LAID_SEAT_AT: Final[i64] = 12

# ---- Table.units: eight numbers of each. The unit of seat s that began on its n-th home square is number s * 4 + n

RECRUITED: Final[i64] = 0  # kinds of the armies, each seat's four sorted by kind; -1: not public yet
KIND: Final[i64] = 8  # -1: not placed yet
AT: Final[i64] = 16  # its square; -1: not on the board
INJURY: Final[i64] = 24
UNITS: Final[i64] = 32

# ---- Table.row: numbers by seat, each at its place + the seat

HAND: Final[i64] = 0  # size of the hand
DECK: Final[i64] = 2  # size of the deck
UNSEEN: Final[i64] = 4  # the cards of deck and hand together, as a bag; all can work it out
FRONT: Final[i64] = 6  # the initiative card in force + 1; 0: none yet
PILE: Final[i64] = 8  # initiative cards, as a bag
DISCARDS: Final[i64] = 10  # as a bag
STANDING: Final[i64] = 12  # units on the board
RECRUITS: Final[i64] = 14  # units chosen so far
PROVEN: Final[i64] = 16  # the one colour that all cards in hand are known to have; 0: nothing is known
ROW: Final[i64] = 18

# ---- Position.hidden: what not everybody sees

IN_HAND: Final[i64] = 0  # + seat: a bag
IN_DECK: Final[i64] = 2  # + seat: a bag
PICKS: Final[i64] = 4  # + seat: secret recruits, PICK_BITS each (kind + 1), the first one lowest
HIDDEN: Final[i64] = 6

PICK_BITS: Final[i64] = 5
PICK_MASK: Final[i64] = 31

TIE: Final[i64] = 2  # Table.winner


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
        self.first: i64 = 0  # the seat with the first turn of the round
        self.active: i64 = 0  # whose turn it is; in setup, the seat that recruits, gets cards or places
        self.card: i64 = 0  # the Movement Card + 1, between its play line and its move; 0: not shown, or none
        self.mover: i64 = -1  # the unit that has moved this turn
        self.key: bool = False  # a Key draw is due
        self.owed: i64 = 0  # cards of the chance line still to come
        self.drawn: i64 = 0  # cards of the chance line already there
        self.reason: i64 = NO_REASON
        self.winner: i64 = TIE

    def copy(self) -> Table:
        new = Table(self.board[:], self.units[:], self.row[:], self.laid[:])
        new.chooser = self.chooser
        new.step = self.step
        new.round = self.round
        new.first = self.first
        new.active = self.active
        new.card = self.card
        new.mover = self.mover
        new.key = self.key
        new.owed = self.owed
        new.drawn = self.drawn
        new.reason = self.reason
        new.winner = self.winner
        return new

    def serialize(self, encoding: Encoding) -> None:
        self.board = encoding.numbers(self.board)
        self.units = encoding.numbers(self.units)
        self.row = encoding.numbers(self.row)
        self.laid = encoding.numbers(self.laid)
        self.chooser = encoding.number(self.chooser)
        self.step = encoding.number(self.step)
        self.round = encoding.number(self.round)
        self.first = encoding.number(self.first)
        self.active = encoding.number(self.active)
        self.card = encoding.number(self.card)
        self.mover = encoding.number(self.mover)
        self.key = encoding.flag(self.key)
        self.owed = encoding.number(self.owed)
        self.drawn = encoding.number(self.drawn)
        self.reason = encoding.number(self.reason)
        self.winner = encoding.number(self.winner)


def new_table() -> Table:
    """The table before the first move."""
    units = vec[i64]([-1] * UNITS)
    for i in range(INJURY, UNITS):
        units[i] = 0
    return Table(vec[i64]([0] * SQUARES), units, vec[i64]([0] * ROW), vec[i64]([]))


class Hand(Part):
    """What one seat sees: its cards and its secret recruits."""

    def __init__(self, cards: i64, picks: i64) -> None:
        self.cards = cards
        self.picks = picks

    def copy(self) -> Hand:
        return Hand(self.cards, self.picks)

    def serialize(self, encoding: Encoding) -> None:
        self.cards = encoding.number(self.cards)
        self.picks = encoding.number(self.picks)


class Stock(Part):
    """What nobody sees: the bags of both decks."""

    def __init__(self, first: i64, second: i64) -> None:
        self.first = first
        self.second = second

    def copy(self) -> Stock:
        return Stock(self.first, self.second)

    def serialize(self, encoding: Encoding) -> None:
        self.first = encoding.number(self.first)
        self.second = encoding.number(self.second)


# ---- packed numbers


def square_of(card: i64, colour: i64, unit: i64) -> i64:
    """A square with this top card and unit, as ``Table.board`` holds it; -1: no unit."""
    return card + 1 & TOP | (colour & COLOUR_MASK) << COLOUR_AT | (unit + 1 & UNIT_MASK) << UNIT_AT


def top_colour(square: i64) -> i64:
    """The colour of a square's top card; 0 if the square is blank."""
    return square >> COLOUR_AT & COLOUR_MASK


def laying(card: i64, square: i64, seat: i64) -> i64:
    """A card laid on the board, as ``Table.laid`` holds it."""
    return card + 1 & TOP | (square & 63) << LAID_SQUARE_AT | (seat & 1) << LAID_SEAT_AT


def laid_card(laid: i64) -> i64:
    return (laid & TOP) - 1


def laid_square(laid: i64) -> i64:
    return laid >> LAID_SQUARE_AT & 63


def laid_seat(laid: i64) -> i64:
    return laid >> LAID_SEAT_AT & 1


def pick(picks: i64, n: i64) -> i64:
    """The kind of the n-th secret recruit; -1 if there is none."""
    return (picks >> PICK_BITS * n & PICK_MASK) - 1


def with_pick(picks: i64, n: i64, kind: i64) -> i64:
    """The secret recruits with an n-th one added."""
    return picks | kind + 1 << PICK_BITS * n


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
