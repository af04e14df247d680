# native
"""The rules of hearts without passing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.cards import BLANK, SUIT
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER, SPECTATOR, VERB_BITS, Part, State, View
from regalia.kernel.vecs import vec

from .belief import guessed
from .model import (
    ALL_BUT_HEARTS,
    DEAL,
    DECK,
    HAND,
    HEARTS,
    NO_CARD,
    PLAY,
    POINTS,
    QUEEN_OF_SPADES,
    ROW,
    SCORE,
    SEATS,
    SIZE,
    STRENGTH,
    TWO_OF_CLUBS,
    VOID,
    Cards,
    Table,
    put_in,
    take_out,
)

SEAT_BITS: Final[i64] = 2


class HeartsState(State):
    def __init__(self, table: Table, hands: vec[i64], stock: vec[i64]) -> None:
        self.table = table
        self.hands = hands
        self.stock = stock

    def seats(self) -> i64:
        return SEATS

    def clone(self) -> HeartsState:
        return HeartsState(self.table.copy(), self.hands[:], self.stock[:])

    def table_part(self) -> Part:
        return self.table

    def hand_part(self, seat: i64) -> Part:
        return Cards(self.hands[seat * HAND : seat * HAND + HAND])

    def stock_part(self) -> Part:
        return Cards(self.stock[:])

    def lay_hand(self, seat: i64, hand: Part) -> None:
        assert isinstance(hand, Cards)
        for i in range(HAND):
            self.hands[seat * HAND + i] = hand.row[i]

    def lay_stock(self, stock: Part) -> None:
        assert isinstance(stock, Cards)
        self.stock = stock.row

    def turn(self) -> i64:
        return self.table.turn

    def result(self, seat: i64) -> float:
        """Fewer points are better; a seat that took all 26 gives them to the others."""
        row = self.table.row
        for other in range(SEATS):
            if row[SCORE + other] == 26:
                return 1.0 if other == seat else 0.0
        return 1.0 - float(row[SCORE + seat]) / 26.0

    def reason(self) -> i64:
        return 0

    def odds(self, out: vec[i64], weights: vec[i64]) -> i64:
        count: i64 = 0
        for card in range(DECK):
            if self.stock[card]:
                out[count] = dealing(self.table.dealt // HAND, card)
                weights[count] = 1
                count += 1
        return count

    def deal(self, rng: Rng) -> i64:
        nth = rng.below(DECK - self.table.dealt)
        card: i64 = 0
        nth -= self.stock[0]
        while nth >= 0:
            card += 1
            nth -= self.stock[card]
        return dealing(self.table.dealt // HAND, card)

    def open_line(self) -> bool:
        return self.table.dealt % HAND != 0

    def shown(self, move: i64, seat: i64) -> i64:
        if self.table.turn != CHANCE or seat == self.table.dealt // HAND:
            return move
        return dealing(self.table.dealt // HAND, BLANK)

    def moves(self, out: vec[i64]) -> i64:
        table = self.table
        hands = self.hands
        first = table.turn * HAND
        last = first + table.row[SIZE + table.turn]
        count: i64 = 0
        if table.played == 0:
            out[0] = playing(TWO_OF_CLUBS)
            return 1
        if table.played & 3:
            for i in range(first, last):
                if SUIT[hands[i]] == table.led:
                    out[count] = playing(hands[i])
                    count += 1
            if count == 0 and table.played < SEATS:
                for i in range(first, last):
                    if POINTS[hands[i]] == 0:
                        out[count] = playing(hands[i])
                        count += 1
        elif not table.broken:
            for i in range(first, last):
                if SUIT[hands[i]] != HEARTS:
                    out[count] = playing(hands[i])
                    count += 1
        if count == 0:
            for i in range(first, last):
                out[count] = playing(hands[i])
                count += 1
        return count

    def play(self, move: i64) -> None:
        table = self.table
        if table.turn == CHANCE:
            self.take_card((move >> VERB_BITS + SEAT_BITS) - 1)
            return
        card = (move >> VERB_BITS) - 1
        row = table.row
        seat = table.turn
        take_out(self.hands, seat, row[SIZE + seat], card)
        row[SIZE + seat] -= 1
        row[card] = 1
        suit = SUIT[card]
        if table.played & 3 == 0:
            table.led = suit
            table.best = card
            table.winner = seat
            table.stake = 0
            if suit == HEARTS and not table.broken:
                row[VOID + seat] |= ALL_BUT_HEARTS
        elif suit != table.led:
            row[VOID + seat] |= 1 << table.led
        elif STRENGTH[card] > STRENGTH[table.best]:
            table.best = card
            table.winner = seat
        table.stake += POINTS[card]
        if suit == HEARTS or card == QUEEN_OF_SPADES:
            table.broken = True
        table.played += 1
        if table.played & 3:
            table.turn = seat + 1 & 3
        else:
            row[SCORE + table.winner] += table.stake
            table.turn = table.winner if table.played < DECK else OVER

    def take_card(self, card: i64) -> None:
        table = self.table
        seat = table.dealt // HAND
        self.stock[card] = 0
        put_in(self.hands, seat, table.row[SIZE + seat], card)
        table.row[SIZE + seat] += 1
        table.dealt += 1
        if table.dealt == DECK:
            for seat in range(SEATS):
                for i in range(seat * HAND, seat * HAND + HAND):
                    if self.hands[i] == TWO_OF_CLUBS:
                        table.turn = seat


def playing(card: i64) -> i64:
    return PLAY | card + 1 << VERB_BITS


def dealing(seat: i64, card: i64) -> i64:
    return DEAL | seat << VERB_BITS | card + 1 << VERB_BITS + SEAT_BITS


class HeartsRules(Rules):
    def __init__(self) -> None:
        super().__init__(SEATS, DECK, DECK)

    def start(self) -> State:
        return HeartsState(self.new_table(), vec[i64]([NO_CARD] * DECK), vec[i64]([1] * DECK))

    def guess(self, view: View, rng: Rng) -> State:
        seen = view.table
        assert isinstance(seen, Table)
        own = view.hands[view.seat] if view.seat != SPECTATOR else None
        assert own is None or isinstance(own, Cards)
        table = seen.copy()
        places = guessed(table, view.seat, own, rng)
        return HeartsState(table, places.hands, places.stock)

    def new_table(self) -> Table:
        return Table(vec[i64]([0] * ROW))

    def from_table(self, table: Part) -> State:
        assert isinstance(table, Table)
        return HeartsState(table, vec[i64]([NO_CARD] * DECK), vec[i64]([0] * DECK))
