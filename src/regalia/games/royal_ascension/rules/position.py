# native
"""A position: the parts of a state, laid out for the rules."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.model import WIDTH, Hand, Table
from regalia.games.royal_ascension.rules.terms import Options
from regalia.kernel.state import Part, State, Stock
from regalia.kernel.vecs import vec


class Position(State):
    """The parts of a state and its options; ``rules.Ascension`` adds the rules."""

    def __init__(self, options: Options, table: Table, hands: vec[i64], shares: vec[i64], piles: vec[i64]) -> None:
        self.options = options
        self.table = table
        self.hands = hands  # WIDTH places for each seat
        self.shares = shares  # for each of Table.blocks a bag for each seat (``knowledge.py``)
        self.piles = piles  # diamonds and hearts, bags, each at its suit - 1

    def seats(self) -> i64:
        return self.options.seats

    def terms(self) -> Options:
        return self.options

    def turn(self) -> i64:
        return self.table.chooser

    def table_part(self) -> Table:
        return self.table

    def hand_part(self, seat: i64) -> Hand:
        seats = self.options.seats
        count = i64(len(self.shares)) // seats
        shares = vec[i64]([0] * count)
        for i in range(count):
            shares[i] = self.shares[i * seats + seat]
        return Hand(self.hands[seat * WIDTH : seat * WIDTH + WIDTH], shares)

    def stock_part(self) -> Stock:
        return Stock(self.piles)

    def lay_hand(self, seat: i64, hand: Part) -> None:
        """Put a hand where ``hand_part`` reads it; there must be room for its shares."""
        assert isinstance(hand, Hand)
        seats = self.options.seats
        for i in range(WIDTH):
            self.hands[seat * WIDTH + i] = hand.cards[i]
        for i in range(i64(len(hand.shares))):
            self.shares[i * seats + seat] = hand.shares[i]

    def lay_stock(self, stock: Part) -> None:
        assert isinstance(stock, Stock)
        self.piles = stock.cards
