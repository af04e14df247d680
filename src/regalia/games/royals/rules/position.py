# native
"""A position: all parts of a state side by side, as the rules use them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royals.rules.model import CARDS, SIDE, Hand, Options, Table
from regalia.kernel.state import Part, State, Stock
from regalia.kernel.vecs import append, vec

# In a position each hand has six places: up to five cards, sorted, and the mask ``Hand.known``.
KNOWN: Final[i64] = 5
WIDTH: Final[i64] = 6


class Position(State):
    """The parts of a state and its options. ``rules.Royals`` adds the rules."""

    def __init__(self, options: Options, table: Table, hands: vec[i64], stock: vec[i64]) -> None:
        self.options = options
        self.table = table
        self.hands = hands
        self.stock = stock
        self.arsenal: object = None  # a cache of the bots for this decision (bots/arsenal.py)

    def seats(self) -> i64:
        return 2

    def terms(self) -> Options:
        return self.options

    def turn(self) -> i64:
        return self.table.chooser

    def table_part(self) -> Table:
        return self.table

    def hand_part(self, seat: i64) -> Hand:
        other = 1 - seat
        known = self.hands[other * WIDTH + KNOWN]
        theirs = vec[i64]([])
        for i in range(self.table.sides[other * SIDE + CARDS]):
            if known >> i & 1:
                theirs = append(theirs, self.hands[other * WIDTH + i])
        first = seat * WIDTH
        size = self.table.sides[seat * SIDE + CARDS]
        return Hand(self.hands[first : first + size], self.hands[first + KNOWN], theirs)

    def stock_part(self) -> Stock:
        return Stock(self.stock)

    def lay_hand(self, seat: i64, hand: Part) -> None:
        assert isinstance(hand, Hand)
        self.arsenal = None
        for i in range(i64(len(hand.cards))):
            self.hands[seat * WIDTH + i] = hand.cards[i]
        self.hands[seat * WIDTH + KNOWN] = hand.known

    def lay_stock(self, stock: Part) -> None:
        assert isinstance(stock, Stock)
        self.stock = stock.cards
