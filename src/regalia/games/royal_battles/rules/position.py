# native
"""The position: the parts of a state, and how cards and units move in it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.cards import JOKER
from regalia.games.royal_battles.rules.bags import BIT, COLOUR, put, take
from regalia.games.royal_battles.rules.model import (
    AT,
    DECK,
    HAND,
    IN_DECK,
    IN_HAND,
    KNOWN,
    PAVED,
    PICKS,
    PROVEN,
    UNIT_AT,
    UNSEEN,
    Hand,
    Table,
    laying,
    square_of,
)
from regalia.games.royal_battles.rules.packs import pack_put, pack_take
from regalia.games.royal_battles.rules.terms import Options
from regalia.kernel.state import Part, State, Stock
from regalia.kernel.vecs import append, vec

NO_MORE: Final[vec[i64]] = vec[i64]([])  # a hand of one deck


class Position(State):
    """The parts of a state and its options; ``rules.RoyalBattles`` adds the rules."""

    def __init__(self, options: Options, table: Table, hidden: vec[i64]) -> None:
        self.options = options
        self.table = table
        self.hidden = hidden
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
        if seat != self.options.master:
            return Hand(self.hidden[IN_HAND + seat], self.hidden[PICKS + seat], NO_MORE)
        at = IN_HAND + seat
        return Hand(self.hidden[at], self.hidden[PICKS + seat], self.hidden[at + 1 : at + self.options.packs])

    def stock_part(self) -> Stock:
        """The bags of all decks."""
        return Stock(self.hidden[IN_DECK : IN_DECK + self.options.seats + self.options.packs - 1])

    def lay_hand(self, seat: i64, hand: Part) -> None:
        assert isinstance(hand, Hand)
        self.hidden[IN_HAND + seat] = hand.cards
        self.hidden[PICKS + seat] = hand.picks
        for n in range(i64(len(hand.more))):
            self.hidden[IN_HAND + seat + 1 + n] = hand.more[n]

    def lay_stock(self, stock: Part) -> None:
        assert isinstance(stock, Stock)
        for n in range(i64(len(stock.cards))):
            self.hidden[IN_DECK + n] = stock.cards[n]


# ---- cards on their way


def leave_deck(position: Position, seat: i64, card: i64) -> None:
    """Take a card from the deck, face up."""
    row = position.table.row
    row[DECK + seat] -= 1
    if seat == position.options.master:
        pack_take(position.hidden, IN_DECK + seat, position.options.packs, card)
        pack_take(row, UNSEEN + seat, position.options.packs, card)
        return
    if card < JOKER:  # most are; the same as below
        position.hidden[IN_DECK + seat] ^= BIT[card]
        row[UNSEEN + seat] ^= BIT[card]
        return
    position.hidden[IN_DECK + seat] = take(position.hidden[IN_DECK + seat], card)
    row[UNSEEN + seat] = take(row[UNSEEN + seat], card)


def draw_card(position: Position, seat: i64, card: i64) -> None:
    """Move a card from the deck into the hand."""
    row = position.table.row
    hidden = position.hidden
    row[DECK + seat] -= 1
    row[HAND + seat] += 1
    if seat == position.options.master:
        pack_take(hidden, IN_DECK + seat, position.options.packs, card)
        pack_put(hidden, IN_HAND + seat, position.options.packs, card)
        return
    if card < JOKER:
        hidden[IN_DECK + seat] ^= BIT[card]
        hidden[IN_HAND + seat] |= BIT[card]
        return
    hidden[IN_DECK + seat] = take(hidden[IN_DECK + seat], card)
    hidden[IN_HAND + seat] = put(hidden[IN_HAND + seat], card)


def leave_hand(position: Position, seat: i64, card: i64) -> None:
    """Take a card from the hand, face up."""
    row = position.table.row
    row[HAND + seat] -= 1
    if row[PROVEN + seat]:
        forget_known(position.table, seat, card)
    if seat == position.options.master:
        pack_take(position.hidden, IN_HAND + seat, position.options.packs, card)
        pack_take(row, UNSEEN + seat, position.options.packs, card)
        return
    if card < JOKER:
        position.hidden[IN_HAND + seat] ^= BIT[card]
        row[UNSEEN + seat] ^= BIT[card]
        return
    position.hidden[IN_HAND + seat] = take(position.hidden[IN_HAND + seat], card)
    row[UNSEEN + seat] = take(row[UNSEEN + seat], card)


def forget_known(table: Table, seat: i64, card: i64) -> None:
    """A card is played from a hand of which some cards are known to have one colour: perhaps one of these (rule 56)."""
    row = table.row
    if COLOUR[card] == row[PROVEN + seat]:
        row[KNOWN + seat] -= 1
        if row[KNOWN + seat] == 0:
            row[PROVEN + seat] = 0


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
