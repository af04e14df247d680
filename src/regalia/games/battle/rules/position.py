# native
"""A position: all parts of a state side by side, as the rules use them."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle.rules.cards import KINDS
from regalia.games.battle.rules.model import DOUBT, HAND, SERIAL, Hand, Table, memory_size
from regalia.games.battle.rules.terms import STARTING, Options
from regalia.kernel.state import Part, State, Stock
from regalia.kernel.vecs import append, vec


class Position(State):
    """The parts of a state and its options. ``state.Battle`` adds the rules."""

    def __init__(
        self,
        options: Options,
        table: Table,
        hands: vec[i64],
        piles: vec[i64],
        cuts: vec[i64],
        packs: vec[i64],
        rest: vec[i64],
        origins: vec[i64],
        labels: vec[i64],
    ) -> None:
        self.options = options
        self.table = table
        self.hands = hands  # ``options.width`` places for each seat
        self.piles = piles  # a bag for each draw pile
        self.cuts = cuts  # own decks: a bag for each seat
        self.packs = packs  # draft: ``memory_size`` numbers for each seat
        self.rest = rest  # sealed, draft: the cards not dealt, as a bag
        self.origins = origins  # parallel to ``hands``; empty before any reshuffle
        self.labels = labels  # one for each of Table.doubts

    def seats(self) -> i64:
        return self.options.seats

    def terms(self) -> Options:
        return self.options

    def turn(self) -> i64:
        return self.table.chooser

    def sees(self, viewer: i64, owner: i64) -> bool:
        """Whether the viewer sees the owner's hand.

        Team-mates' hands are open only once the game begins, not while decks are built.
        """
        options = self.options
        if viewer == owner:
            return True
        return options.open_hands and self.table.step >= STARTING and options.camp_of[viewer] == options.camp_of[owner]

    def table_part(self) -> Table:
        return self.table

    def hand_part(self, seat: i64) -> Hand:
        hand = self.open_part(seat)
        options = self.options
        if options.own_decks:
            hand.pile = self.piles[seat * KINDS : seat * KINDS + KINDS]
            hand.cuts = self.cuts[seat * KINDS : seat * KINDS + KINDS]
            size = memory_size(options)
            hand.packs = self.packs[seat * size : seat * size + size]
        return hand

    def open_part(self, seat: i64) -> Hand:
        """What a team-mate sees with open hands: the cards, nothing of the deck (section 8)."""
        first = seat * self.options.width
        size = self.table.row[HAND + seat]
        origins = vec[i64]([])
        if len(self.origins) > 0:
            origins = self.origins[first : first + size]
        labels = vec[i64]([])
        for i in range(i64(len(self.labels))):
            if self.table.doubts[i * DOUBT] == seat:
                labels = append(labels, self.labels[i])
        none = vec[i64]([])
        return Hand(self.hands[first : first + size], origins, labels, none, none, none)

    def stock_part(self) -> Stock:
        return Stock(self.rest if self.options.own_decks else self.piles)

    def lay_hand(self, seat: i64, hand: Part) -> None:
        """Put a hand into a position that has its table.

        A team-mate's hand may lack its deck; then only what it shows is laid.
        """
        assert isinstance(hand, Hand)
        options = self.options
        table = self.table
        first = seat * options.width
        for i in range(i64(len(hand.cards))):
            self.hands[first + i] = hand.cards[i]
        for i in range(i64(len(hand.origins))):
            self.origins[first + i] = hand.origins[i]
        label: i64 = 0
        for i in range(i64(len(self.labels))):
            if table.doubts[i * DOUBT] == seat:
                self.labels[i] = hand.labels[label]
                label += 1
        for i in range(i64(len(hand.pile))):
            self.piles[seat * KINDS + i] = hand.pile[i]
            self.cuts[seat * KINDS + i] = hand.cuts[i]
        for i in range(i64(len(hand.packs))):
            self.packs[seat * memory_size(options) + i] = hand.packs[i]

    def lay_stock(self, stock: Part) -> None:
        assert isinstance(stock, Stock)
        if self.options.own_decks:
            self.rest = stock.cards
        else:
            self.piles = stock.cards


def lay_table(position: Position, table: Table) -> None:
    """Put a table into a blank position, and make room for its batches and doubts."""
    position.table = table
    for pile in range(position.options.piles):
        if table.row[SERIAL + pile]:
            position.origins = vec[i64]([0] * len(position.hands))
    position.labels = vec[i64]([0] * (len(table.doubts) // DOUBT))
