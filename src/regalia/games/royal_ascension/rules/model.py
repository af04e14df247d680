# native
"""The parts of a position (table, hands, stock) and their packed values."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.bags import NONE_YET
from regalia.games.royal_ascension.rules.terms import MOST_SEATS, NO_REASON, NOBODY, ORDERING, TERRITORIES
from regalia.kernel.encoding import Encoding
from regalia.kernel.state import CHANCE, Part
from regalia.kernel.vecs import vec

# ---- Table.row: numbers by seat, each at its place + the seat

SPACE: Final[i64] = 0  # where the token stands, or HOME
HEARTS_HELD: Final[i64] = 4  # how many
GOLD_HELD: Final[i64] = 8  # how many
WEAPONS: Final[i64] = 12  # the clubs in hand, a bag: all see them (rule 66)
ALLIANCES: Final[i64] = 16  # spades kept, a bag
MARKERS: Final[i64] = 20  # of the plague
KNOWN: Final[i64] = 24  # hearts in hand that all know, a bag (section 8)
LANDS: Final[i64] = 28  # how many territories
FELL: Final[i64] = 32  # by which elimination, from 1; 0: living
STANDING: Final[i64] = 36  # order rolls: how many seats are before this one so far
TOTAL: Final[i64] = 40  # order rolls: the last total
SELECTION: Final[i64] = 44  # + place: the seat there in the selection order
TURNS: Final[i64] = 48  # + place: the seat there in the turn order
FIGHTER: Final[i64] = 52  # + place: the seat there among the fighters
SENT: Final[i64] = 56  # the territory shown in the last battle, or NOBODY
HEARTS_USED: Final[i64] = 60  # in the last battle, a bag
CLUBS_USED: Final[i64] = 64
DICE: Final[i64] = 68  # of the last battle, three bits each, the first one lowest
PENALTY: Final[i64] = 72  # markers that counted in the last battle
ROW: Final[i64] = 76
DIE_BITS: Final[i64] = 3
DIE_MASK: Final[i64] = 7

# ---- Table.bags, each at its place + the suit

LEFT: Final[i64] = 0  # how many cards the face-down pile has
DISCARD: Final[i64] = 4  # bags
COUNTED: Final[i64] = (
    8  # clubs and spades: the pile itself, a bag. Nothing of these suits is hidden, so all can count it
)
DISPLAY: Final[i64] = 12  # clubs for sale, a bag
BASKET: Final[i64] = 13
BAGS: Final[i64] = 14


class Table(Part):
    """What everybody sees."""

    def __init__(self, row: vec[i64], owner: vec[i64], bags: vec[i64], blocks: vec[i64], doubts: vec[i64]) -> None:
        self.row = row
        self.owner = owner  # of each territory
        self.bags = bags
        self.blocks = blocks  # what draws and reshuffles have told about hidden cards (``knowledge.py``)
        self.doubts = doubts
        self.chooser: i64 = CHANCE
        self.step: i64 = ORDERING
        self.round: i64 = 0
        self.place: i64 = 0  # of the active seat in the turn order
        self.active: i64 = 0
        self.seat: i64 = 0  # the seat that rolls for order, picks, is dealt, commits or loses a card
        self.rolling: i64 = 0  # order rolls: bits of the seats of this lap
        self.pick: i64 = 0  # of the draft
        self.die: i64 = 0  # the move die of this turn
        self.suit: i64 = 0  # that is drawn from
        self.due: i64 = 0  # cards or dice of the line still to come
        self.drawn: i64 = 0  # already there
        self.rewards: i64 = 0  # of the event, still to take
        self.stocking: i64 = 0  # what the display is filled up for
        self.owed: i64 = 0  # in the shop: the basket, less what was paid
        self.limit: i64 = NONE_YET  # in the shop: no card of a higher value may follow
        self.action: i64 = NOBODY  # rank of the action card of this turn
        self.event: i64 = 0  # the event die of this turn
        self.all_in: bool = False  # the battle that is due, or the last one
        self.decree: bool = False
        self.allied: i64 = 0  # bits of the seats that have allied this turn
        self.target: i64 = NOBODY  # the seat that was attacked
        self.fighters: i64 = 0  # of the battle going on, or the last one
        self.turn_of: i64 = 0  # place of the fighter who commits or rolls
        self.contenders: i64 = 0  # bits of the seats that may still win
        self.winner: i64 = NOBODY  # of the last battle, once it is known
        self.loss: i64 = 0  # which casualty is due
        self.lost: i64 = 0  # hearts that the winner has lost as casualties, a bag
        self.protected: i64 = NOBODY
        self.falls: i64 = 0  # eliminations so far; players of one decree count once
        self.reason: i64 = NO_REASON

    def copy(self) -> Table:
        new = Table(self.row[:], self.owner[:], self.bags[:], self.blocks[:], self.doubts[:])
        new.chooser = self.chooser
        new.step = self.step
        new.round = self.round
        new.place = self.place
        new.active = self.active
        new.seat = self.seat
        new.rolling = self.rolling
        new.pick = self.pick
        new.die = self.die
        new.suit = self.suit
        new.due = self.due
        new.drawn = self.drawn
        new.rewards = self.rewards
        new.stocking = self.stocking
        new.owed = self.owed
        new.limit = self.limit
        new.action = self.action
        new.event = self.event
        new.all_in = self.all_in
        new.decree = self.decree
        new.allied = self.allied
        new.target = self.target
        new.fighters = self.fighters
        new.turn_of = self.turn_of
        new.contenders = self.contenders
        new.winner = self.winner
        new.loss = self.loss
        new.lost = self.lost
        new.protected = self.protected
        new.falls = self.falls
        new.reason = self.reason
        return new

    def serialize(self, encoding: Encoding) -> None:
        self.row = encoding.numbers(self.row)
        self.owner = encoding.numbers(self.owner)
        self.bags = encoding.numbers(self.bags)
        self.blocks = encoding.numbers(self.blocks)
        self.doubts = encoding.numbers(self.doubts)
        self.chooser = encoding.number(self.chooser)
        self.step = encoding.number(self.step)
        self.round = encoding.number(self.round)
        self.place = encoding.number(self.place)
        self.active = encoding.number(self.active)
        self.seat = encoding.number(self.seat)
        self.rolling = encoding.number(self.rolling)
        self.pick = encoding.number(self.pick)
        self.die = encoding.number(self.die)
        self.suit = encoding.number(self.suit)
        self.due = encoding.number(self.due)
        self.drawn = encoding.number(self.drawn)
        self.rewards = encoding.number(self.rewards)
        self.stocking = encoding.number(self.stocking)
        self.owed = encoding.number(self.owed)
        self.limit = encoding.number(self.limit)
        self.action = encoding.number(self.action)
        self.event = encoding.number(self.event)
        self.all_in = encoding.flag(self.all_in)
        self.decree = encoding.flag(self.decree)
        self.allied = encoding.number(self.allied)
        self.target = encoding.number(self.target)
        self.fighters = encoding.number(self.fighters)
        self.turn_of = encoding.number(self.turn_of)
        self.contenders = encoding.number(self.contenders)
        self.winner = encoding.number(self.winner)
        self.loss = encoding.number(self.loss)
        self.lost = encoding.number(self.lost)
        self.protected = encoding.number(self.protected)
        self.falls = encoding.number(self.falls)
        self.reason = encoding.number(self.reason)


# ---- one seat's secrets: Position.hands[seat * WIDTH + …]

HEARTS_IN: Final[i64] = 0  # a bag
GOLD_IN: Final[i64] = 1  # a bag
FIELDED: Final[i64] = 2  # the territory chosen for the battle, or NOBODY
HEARTS_OUT: Final[i64] = 3  # chosen for the battle, a bag; they are still in hand
CLUBS_OUT: Final[i64] = 4
WIDTH: Final[i64] = 5


class Hand(Part):
    """What one seat sees: its hearts and diamonds, its commitment, and its shares (``knowledge.py``)."""

    def __init__(self, cards: vec[i64], shares: vec[i64]) -> None:
        self.cards = cards  # WIDTH numbers
        self.shares = shares

    def copy(self) -> Hand:
        return Hand(self.cards[:], self.shares[:])

    def serialize(self, encoding: Encoding) -> None:
        self.cards = encoding.numbers(self.cards)
        self.shares = encoding.numbers(self.shares)


def new_table() -> Table:
    row = vec[i64]([0] * ROW)
    for seat in range(MOST_SEATS):
        row[SPACE + seat] = NOBODY
        row[SENT + seat] = NOBODY
    return Table(row, vec[i64]([NOBODY] * TERRITORIES), vec[i64]([0] * BAGS), vec[i64]([]), vec[i64]([]))


def living(table: Table, seat: i64) -> bool:
    return table.row[FELL + seat] == 0


def survivors(table: Table, seats: i64) -> i64:
    """The number of living players."""
    count: i64 = 0
    for seat in range(seats):
        if table.row[FELL + seat] == 0:
            count += 1
    return count


def dice_sum(dice: i64) -> i64:
    total: i64 = 0
    while dice:
        total += dice & DIE_MASK
        dice >>= DIE_BITS
    return total


def nth_die(pips: i64, n: i64) -> i64:
    """A die as it lies in a row of dice after n others."""
    return pips << DIE_BITS * n


def listed_dice(dice: i64) -> list[int]:
    """The dice of a row, in the order they were rolled."""
    found: list[int] = []
    while dice:
        found.append(dice & DIE_MASK)
        dice >>= DIE_BITS
    return found


# ---- sets of seats: one bit each


def seat_bit(seat: i64) -> i64:
    """The set of this seat alone."""
    return 1 << (seat & 3)


def has_seat(seats: i64, seat: i64) -> bool:
    return (seats >> seat & 1) != 0


def seats_after(seats: i64, seat: i64) -> bool:
    """Whether the set has a seat with a higher number."""
    return seats >> seat + 1 != 0


def all_seats(count: i64) -> i64:
    """The set of the first seats, up to this number."""
    return (1 << (count & 7)) - 1
