# native
"""Position: the data of a state, and functions that read and change the board."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle_royal.rules.ground import bit_of, row_of
from regalia.games.battle_royal.rules.model import ASIDE, EARLY, RESERVE, STANDING, Hand, Table, own_hand
from regalia.games.battle_royal.rules.terms import CARDS, NOBODY, Options
from regalia.kernel.state import Part, State, Stock
from regalia.kernel.vecs import vec


class Position(State):
    """The data of a state; ``rules.BattleRoyal`` adds the rules."""

    def __init__(self, options: Options, table: Table, hands: vec[i64], stock: vec[i64]) -> None:
        self.options = options
        self.table = table
        self.hands = hands
        self.stock = stock
        self.wide = False  # known for this decision: any pawn that is taken up has somewhere to go
        self.ways: object = None  # a cache of the bots: ways to enemy centres (bots/ways.py)
        self.forecast: object = None  # a cache of the bots for this decision (bots/forecast.py)

    def seats(self) -> i64:
        return self.options.seats

    def terms(self) -> Options:
        return self.options

    def turn(self) -> i64:
        return self.table.chooser

    def table_part(self) -> Table:
        return self.table

    def hand_part(self, seat: i64) -> Hand:
        return own_hand(self.hands, self.options, seat)

    def stock_part(self) -> Stock:
        return Stock(self.stock)

    def lay_hand(self, seat: i64, hand: Part) -> None:
        assert isinstance(hand, Hand)
        for force in range(self.options.forces):
            self.hands[force] |= hand.early[force]
        for card in range(CARDS):
            self.hands[ASIDE + seat * CARDS + card] = hand.aside[card]

    def lay_stock(self, stock: Part) -> None:
        assert isinstance(stock, Stock)
        self.stock = stock.cards


# ---- reading the board


def holds(position: Position, force: i64, square: i64) -> bool:
    """Whether a pawn of the force stands on the square."""
    height = position.options.ground.height
    return position.table.pawns[force * height + row_of(square)] & bit_of(square) != 0


def holder(position: Position, square: i64) -> i64:
    """The force whose pawn stands on the square, or NOBODY."""
    for force in range(position.options.forces):
        if holds(position, force, square):
            return force
    return NOBODY


def occupied(position: Position, i: i64) -> i64:
    """The squares of a row with a pawn on them."""
    height = position.options.ground.height
    pawns = position.table.pawns
    word: i64 = 0
    for force in range(position.options.forces):
        word |= pawns[force * height + i]
    return word


def enemies(position: Position, force: i64, i: i64) -> i64:
    """The squares of a row with a pawn of the other side on them."""
    height = position.options.ground.height
    pawns = position.table.pawns
    word: i64 = 0
    enemy = 1 - force % 2
    while enemy < position.options.forces:
        word |= pawns[enemy * height + i]
        enemy += 2
    return word


def pool_of(position: Position, force: i64) -> vec[i64]:
    """A copy of the force's board, which the caller may change."""
    height = position.options.ground.height
    return position.table.pawns[force * height : (force + 1) * height]


def pawns_of(position: Position, force: i64) -> i64:
    """How many pawns the force has on the board and in reserve."""
    row = position.table.row
    return row[STANDING + force] + row[RESERVE + force]


def next_force(position: Position, force: i64) -> i64:
    """The next force in turn order that is not out."""
    forces = position.options.forces
    following = (force + 1) % forces
    while position.table.row[STANDING + following] == 0:
        following = (following + 1) % forces
    return following


# ---- changing it


def stand(position: Position, force: i64, square: i64) -> None:
    """Put a pawn of the force on the square."""
    height = position.options.ground.height
    position.table.pawns[force * height + row_of(square)] |= bit_of(square)
    position.table.row[STANDING + force] += 1


def leave(position: Position, force: i64, square: i64) -> None:
    """Remove the force's pawn from the square."""
    height = position.options.ground.height
    position.table.pawns[force * height + row_of(square)] &= ~bit_of(square)
    position.table.row[STANDING + force] -= 1


def has_early_card(position: Position, force: i64) -> bool:
    return position.table.row[EARLY + force] != 0
