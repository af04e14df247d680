# native
"""Belief: fills a position that the viewer cannot tell from the real one.

A hidden card belongs to a batch (``knowledge.py``) and lies in a hand, a draw pile or among the cut cards, whose
sizes are known. So every batch is dealt to the places where its hidden cards lie. For a card in doubt a batch is
chosen first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle.rules.cards import KINDS, nth_card, size_of
from regalia.games.battle.rules.knowledge import BAG, BATCH, BATCH_PILE, BATCH_SERIAL, CARD, HELD, MOST, SEAT, SINCE
from regalia.games.battle.rules.model import DOUBT, HAND, SERIAL, Hand, pile_of
from regalia.games.battle.rules.position import Position
from regalia.kernel.rng import Rng
from regalia.kernel.state import View
from regalia.kernel.vecs import vec

# Belief.seen, by seat
HIDDEN: Final[i64] = 0
OPEN: Final[i64] = 1  # the hand is seen, but not the deck
OWN: Final[i64] = 2


class Belief:
    """The position that is being filled, and what is left of each batch."""

    def __init__(self, position: Position, view: View, rng: Rng) -> None:
        seats = position.options.seats
        self.position = position
        self.rng = rng
        self.viewer: i64 = view.seat
        self.batches: vec[i64] = position.table.batches
        self.seen: vec[i64] = vec[i64]([HIDDEN] * seats)
        self.filled: vec[i64] = vec[i64]([0] * seats)  # cards put into each hidden hand so far
        for seat in range(seats):
            hand = view.hands[seat]
            if hand is not None:
                assert isinstance(hand, Hand)
                position.lay_hand(seat, hand)
                self.seen[seat] = OWN if seat == view.seat else OPEN

    def give(self, seat: i64, card: i64, serial: i64) -> None:
        """Put a card of that batch into a hidden hand."""
        hands = self.position.hands
        origins = self.position.origins
        first = seat * self.position.options.width
        i = first + self.filled[seat]
        self.filled[seat] += 1
        if len(origins) == 0:
            while i > first and hands[i - 1] > card:
                hands[i] = hands[i - 1]
                i -= 1
        else:
            while i > first and (hands[i - 1] > card or (hands[i - 1] == card and origins[i - 1] > serial)):
                hands[i] = hands[i - 1]
                origins[i] = origins[i - 1]
                i -= 1
            origins[i] = serial
        hands[i] = card

    def row(self, pile: i64, serial: i64) -> i64:
        """The index of the batch in ``batches``; -1 if it is not there."""
        at: i64 = 0
        while at < len(self.batches):
            if self.batches[at + BATCH_PILE] == pile and self.batches[at + BATCH_SERIAL] == serial:
                return at
            at += BATCH
        return -1

    def take_off(self, seat: i64, serial: i64, card: i64, count: i64) -> None:
        """Remove from the batch ``count`` copies of a card that the hand holds or held."""
        at = self.row(pile_of(self.position.options, seat), serial)
        self.batches[at + BAG + card] -= count
        self.batches[at + HELD + seat] -= count

    def take_off_seen(self) -> None:
        """Remove from the batches the cards of hands that the viewer sees.

        Of these hands the viewer also knows the labels of their doubts.
        """
        position = self.position
        table = position.table
        self.batches = table.batches[:]
        for seat in range(position.options.seats):
            if self.seen[seat] != HIDDEN and table.row[SERIAL + pile_of(position.options, seat)]:
                first = seat * position.options.width
                for i in range(first, first + table.row[HAND + seat]):
                    self.take_off(seat, position.origins[i], position.hands[i], 1)
        for i in range(i64(len(position.labels))):
            seat = table.doubts[i * DOUBT + SEAT]
            if self.seen[seat] != HIDDEN:
                self.take_off(seat, position.labels[i], table.doubts[i * DOUBT + CARD], 1)

    def settle_doubts(self) -> None:
        """Choose a batch for every doubt of a hidden hand, by backtracking."""
        labels = self.position.labels
        doubts = self.position.table.doubts
        count = i64(len(labels))
        batches = i64(len(self.batches)) // BATCH
        first_try = vec[i64]([0] * count)
        tries = vec[i64]([0] * count)
        step: i64 = 1
        i: i64 = 0
        while i < count:
            seat = doubts[i * DOUBT + SEAT]
            if self.seen[seat] == HIDDEN:
                if step > 0:
                    first_try[i] = self.rng.below(batches)
                    tries[i] = 0
                else:
                    self.take_off(seat, labels[i], doubts[i * DOUBT + CARD], -1)
                at = self.next_fit(i, first_try[i], tries)
                step = -1
                if at >= 0:
                    labels[i] = self.batches[at + BATCH_SERIAL]
                    self.take_off(seat, labels[i], doubts[i * DOUBT + CARD], 1)
                    step = 1
            i += step

    def next_fit(self, i: i64, first: i64, tries: vec[i64]) -> i64:
        """The next untried batch that the doubt may be of; -1 if none is left."""
        pile = pile_of(self.position.options, self.position.table.doubts[i * DOUBT + SEAT])
        batches = i64(len(self.batches)) // BATCH
        while tries[i] < batches:
            at = (first + tries[i]) % batches * BATCH
            tries[i] += 1
            if self.batches[at + BATCH_PILE] == pile and self.fits(i, at):
                return at
        return -1

    def fits(self, i: i64, at: i64) -> bool:
        """Whether the doubt may be of the batch, given the choices for earlier doubts."""
        doubts = self.position.table.doubts
        labels = self.position.labels
        seat = doubts[i * DOUBT + SEAT]
        since = doubts[i * DOUBT + SINCE]
        serial = self.batches[at + BATCH_SERIAL]
        if (
            serial > since
            or self.batches[at + BAG + doubts[i * DOUBT + CARD]] <= 0
            or self.batches[at + HELD + seat] == 0
        ):
            return False
        of_last: i64 = 1 if serial == since else 0
        for before in range(i):
            if doubts[before * DOUBT + SEAT] == seat and labels[before] == since:
                of_last += 1
        return of_last <= doubts[i * DOUBT + MOST]

    def deal_out(self, at: i64) -> None:
        """Deal the batch to the hidden hands that hold cards of it.

        If it is the pile's last batch, the rest is the draw pile.
        """
        position = self.position
        batches = self.batches
        pile = batches[at + BATCH_PILE]
        serial = batches[at + BATCH_SERIAL]
        left = size_of(batches, at + BAG)
        for seat in range(position.options.seats):
            if self.seen[seat] == HIDDEN:
                for _ in range(batches[at + HELD + seat]):
                    card = nth_card(batches, at + BAG, self.rng.below(left))
                    batches[at + BAG + card] -= 1
                    left -= 1
                    self.give(seat, card, serial)
        if serial == position.table.row[SERIAL + pile]:
            for card in range(KINDS):
                position.piles[pile * KINDS + card] = batches[at + BAG + card]

    def label_in_order(self) -> None:
        """Reorder labels and hidden hands so that the oldest of equal cards left first."""
        position = self.position
        doubts = position.table.doubts
        labels = position.labels
        count = i64(len(labels))
        for i in range(count):
            seat = doubts[i * DOUBT + SEAT]
            card = doubts[i * DOUBT + CARD]
            if self.seen[seat] != HIDDEN:
                continue
            for later in range(i + 1, count):
                equal = doubts[later * DOUBT + SEAT] == seat and doubts[later * DOUBT + CARD] == card
                if equal and labels[later] < labels[i]:
                    labels[i], labels[later] = labels[later], labels[i]
            self.swap_with_hand(seat, card, i)

    def swap_with_hand(self, seat: i64, card: i64, i: i64) -> None:
        """Give the doubt the older batch of an equal card in hand, if any."""
        position = self.position
        origins = position.origins
        first = seat * position.options.width
        end = first + self.filled[seat]
        at = first
        while at < end and position.hands[at] != card:
            at += 1
        if at == end or origins[at] >= position.labels[i]:
            return
        label = position.labels[i]
        position.labels[i] = origins[at]
        while at + 1 < end and position.hands[at + 1] == card and origins[at + 1] < label:
            origins[at] = origins[at + 1]
            at += 1
        origins[at] = label
