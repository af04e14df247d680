# native
"""The parts of a state: table, hand and stock. No rule is decided here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle_royal.rules.fields import HIDDEN
from regalia.games.battle_royal.rules.ground import ONE
from regalia.games.battle_royal.rules.terms import CARDS, DRAWING, NO_REASON, NOBODY, Options
from regalia.kernel.encoding import Encoding
from regalia.kernel.state import CHANCE, Part
from regalia.kernel.vecs import vec

# ---- numbers by force, by card and by seat: Table.row

RESERVE: Final[i64] = 0  # + force
STANDING: Final[i64] = 4  # + force: its pawns on the board
LOST: Final[i64] = 8  # + force: captured and withdrawn
EARLY: Final[i64] = 12  # + force: its card for its next turn, + 1; UNSEEN where only its seat sees it; 0: none
LAID: Final[i64] = 16  # + seat: unseen cards of this pack that forces of the seat laid aside when they went out
SHOWN: Final[i64] = 20  # + card: cards of this pack that all have seen
ROW: Final[i64] = 25

UNSEEN: Final[i64] = HIDDEN + 1

# ---- sets of forces, one bit for each: Table.ties, Table.left, Table.taken


def in_set(forces: i64, force: i64) -> bool:
    return forces >> force & 1 != 0


def set_of(force: i64) -> i64:
    return ONE << (force & 3)


class Table(Part):
    """What everybody sees.

    ``pawns`` holds one board (see ``ground.py``) for each force; a pawn in hand is still in it.
    """

    def __init__(self, pawns: vec[i64], row: vec[i64]) -> None:
        self.pawns = pawns
        self.row = row
        self.chooser: i64 = CHANCE
        self.decision: i64 = DRAWING
        self.active: i64 = 0  # the force whose turn it is
        self.drawer: i64 = 0  # the force that draws
        self.card: i64 = NOBODY  # that gave the points of this turn
        self.points: i64 = 0  # left
        self.hand: i64 = NOBODY  # the square of the pawn that was taken up
        self.ties: i64 = 0  # the set of forces with equal groups, one of which is still to be spared
        self.left: i64 = 0  # the set of forces whose centre has once been without a pawn of its own
        self.taken: i64 = 0  # the set of forces whose capital is taken
        self.struck: bool = False  # a pawn was captured or withdrawn in this turn
        self.quiet: i64 = 0  # quiet turns in a row
        self.turns: i64 = 0  # finished turns
        self.pack: i64 = 0  # cards left in it
        self.stale: bool = False  # SHOWN and LAID still tell of the pack before this one (see turns.py)
        self.reason: i64 = NO_REASON
        self.winner: i64 = NOBODY  # the side that won

    def copy(self) -> Table:
        new = Table(self.pawns[:], self.row[:])
        new.chooser = self.chooser
        new.decision = self.decision
        new.active = self.active
        new.drawer = self.drawer
        new.card = self.card
        new.points = self.points
        new.hand = self.hand
        new.ties = self.ties
        new.left = self.left
        new.taken = self.taken
        new.struck = self.struck
        new.quiet = self.quiet
        new.turns = self.turns
        new.pack = self.pack
        new.stale = self.stale
        new.reason = self.reason
        new.winner = self.winner
        return new

    def serialize(self, encoding: Encoding) -> None:
        self.pawns = encoding.numbers(self.pawns)
        self.row = encoding.numbers(self.row)
        self.chooser = encoding.number(self.chooser)
        self.decision = encoding.number(self.decision)
        self.active = encoding.number(self.active)
        self.drawer = encoding.number(self.drawer)
        self.card = encoding.number(self.card)
        self.points = encoding.number(self.points)
        self.hand = encoding.number(self.hand)
        self.ties = encoding.number(self.ties)
        self.left = encoding.number(self.left)
        self.taken = encoding.number(self.taken)
        self.struck = encoding.flag(self.struck)
        self.quiet = encoding.number(self.quiet)
        self.turns = encoding.number(self.turns)
        self.pack = encoding.number(self.pack)
        self.stale = encoding.flag(self.stale)
        self.reason = encoding.number(self.reason)
        self.winner = encoding.number(self.winner)


# ---- what only one seat knows (hidden early cards): one vector for all seats

# Position.hands[force]: the early card of the force, + 1; Position.hands[ASIDE + seat * CARDS + card]: laid aside
ASIDE: Final[i64] = 4
HANDS: Final[i64] = 24


class Hand(Part):
    """What one seat sees: the early cards of its forces, and cards laid aside.

    ``early`` is indexed by force, ``aside`` by card.
    """

    def __init__(self, early: vec[i64], aside: vec[i64]) -> None:
        self.early = early
        self.aside = aside

    def copy(self) -> Hand:
        return Hand(self.early[:], self.aside[:])

    def serialize(self, encoding: Encoding) -> None:
        self.early = encoding.numbers(self.early)
        self.aside = encoding.numbers(self.aside)


def new_table(options: Options) -> Table:
    """A table with all pawns in reserve."""
    row = vec[i64]([0] * ROW)
    for force in range(options.forces):
        row[RESERVE + force] = options.pawns
    return Table(vec[i64]([0] * (options.forces * options.ground.height)), row)


def own_hand(hands: vec[i64], options: Options, seat: i64) -> Hand:
    """The hand of one seat, out of the vector for all."""
    early = vec[i64]([0] * options.forces)
    for force in range(options.forces):
        if options.seat_of[force] == seat:
            early[force] = hands[force]
    first = ASIDE + seat * CARDS
    return Hand(early, hands[first : first + CARDS])
