# native
"""The position: the parts of a state, and how cards and units move in it."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_battles.rules.bags import put, take
from regalia.games.royal_battles.rules.model import (
    AT,
    DECK,
    HAND,
    IN_DECK,
    IN_HAND,
    PAVED,
    PICKS,
    UNIT_AT,
    UNSEEN,
    Hand,
    Stock,
    Table,
    laying,
    square_of,
)
from regalia.games.royal_battles.rules.terms import Options
from regalia.kernel.state import Part, State
from regalia.kernel.vecs import append, vec


class Position(State):
    """The parts of a state and its options; ``rules.RoyalBattles`` adds the rules."""

    def __init__(self, options: Options, table: Table, hidden: vec[i64]) -> None:
        self.options = options
        self.table = table
        self.hidden = hidden
        self.forecast: object = None  # a cache of the bots for this decision (bots/forecast.py)

    def seats(self) -> i64:
        return 2

    def terms(self) -> Options:
        return self.options

    def turn(self) -> i64:
        return self.table.chooser

    def table_part(self) -> Table:
        return self.table

    def hand_part(self, seat: i64) -> Hand:
        return Hand(self.hidden[IN_HAND + seat], self.hidden[PICKS + seat])

    def stock_part(self) -> Stock:
        return Stock(self.hidden[IN_DECK], self.hidden[IN_DECK + 1])

    def lay_hand(self, seat: i64, hand: Part) -> None:
        assert isinstance(hand, Hand)
        self.hidden[IN_HAND + seat] = hand.cards
        self.hidden[PICKS + seat] = hand.picks

    def lay_stock(self, stock: Part) -> None:
        assert isinstance(stock, Stock)
        self.hidden[IN_DECK] = stock.first
        self.hidden[IN_DECK + 1] = stock.second


# ---- cards on their way


def leave_deck(position: Position, seat: i64, card: i64) -> None:
    """Take a card from the deck, face up."""
    row = position.table.row
    position.hidden[IN_DECK + seat] = take(position.hidden[IN_DECK + seat], card)
    row[DECK + seat] -= 1
    row[UNSEEN + seat] = take(row[UNSEEN + seat], card)


def draw_card(position: Position, seat: i64, card: i64) -> None:
    """Move a card from the deck into the hand."""
    row = position.table.row
    hidden = position.hidden
    hidden[IN_DECK + seat] = take(hidden[IN_DECK + seat], card)
    hidden[IN_HAND + seat] = put(hidden[IN_HAND + seat], card)
    row[DECK + seat] -= 1
    row[HAND + seat] += 1


def leave_hand(position: Position, seat: i64, card: i64) -> None:
    """Take a card from the hand, face up."""
    row = position.table.row
    position.hidden[IN_HAND + seat] = take(position.hidden[IN_HAND + seat], card)
    row[HAND + seat] -= 1
    row[UNSEEN + seat] = take(row[UNSEEN + seat], card)


# ---- the board


def pave(table: Table, seat: i64, square: i64, card: i64, colour: i64) -> None:
    """Lay a card of the seat's deck on top of the square."""
    table.board[square] = table.board[square] & ~PAVED | square_of(card, colour, -1)
    table.laid = append(table.laid, laying(card, square, seat))


def stand(table: Table, unit: i64, square: i64) -> None:
    """Put the unit on a vacant square."""
    table.units[AT + unit] = square
    table.board[square] |= unit + 1 << UNIT_AT


def leave_board(table: Table, unit: i64) -> None:
    """Take the unit from the board; its card stays (rules 19 and 47)."""
    table.board[table.units[AT + unit]] &= PAVED
    table.units[AT + unit] = -1
