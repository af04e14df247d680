# native
"""A possible course of a draft: who took which card at which pick.

It agrees with everything that the viewer has seen. A seat that has looked into a pack twice knows which cards were
taken in between, one by each seat on the way, but not who took which: such cards may be exchanged among themselves.
Nothing is known of what was taken before the first look: such cards may be exchanged with each other and with cards
that were dealt to nobody.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle.belief.worlds import OWN, Belief
from regalia.games.battle.rules.cards import KINDS, nth_card, size_of
from regalia.games.battle.rules.draft import direction, row_of
from regalia.games.battle.rules.terms import PACKING
from regalia.kernel.vecs import vec

MOST_EXCHANGES: Final[i64] = 5000  # before a new start is tried
FROM_REST: Final[i64] = -1  # an exchange with a card that was dealt to nobody


class History:
    """One possible draft. Places are numbered by round, pack as dealt, and pick."""

    def __init__(self, belief: Belief) -> None:
        options = belief.position.options
        self.belief = belief
        self.options = options
        self.table = belief.position.table
        self.rng = belief.rng
        places = options.rounds * options.seats * options.pack
        self.cards: vec[i64] = vec[i64]([0] * places)  # card + 1; 0: not dealt yet
        self.free: vec[i64] = vec[i64]([0] * places)  # 1: the viewer knows nothing of the card there
        self.rest: vec[i64] = vec[i64]([0] * KINDS)  # dealt to nobody
        self.wanted: vec[i64] = vec[i64]([0] * (options.seats * KINDS))  # by seat: cards it must have picked
        self.picked: vec[i64] = vec[i64]([0] * (options.seats * KINDS))
        self.frees: vec[i64] = vec[i64]([0] * places)  # the free places, seat after seat
        self.frees_from: vec[i64] = vec[i64]([0] * (options.seats + 1))
        self.ways: i64 = 0  # possible exchanges found so far
        self.good_ways: i64 = 0
        self.mine: i64 = -1
        self.other: i64 = FROM_REST

    def deal(self, known: vec[i64], unknown: vec[i64]) -> bool:
        """Find a draft in which every seat picked its known cards.

        The other picks of a seat are its unknown cards. False if no such draft was found.
        """
        self.fill()
        self.shuffle_segments()
        for seat in range(self.options.seats):
            if self.belief.seen[seat] != OWN:
                for i in range(seat * KINDS, seat * KINDS + KINDS):
                    self.wanted[i] = known[i]
        self.count_picks()
        if not self.exchange_all():
            return False
        for seat in range(self.options.seats):
            if self.belief.seen[seat] != OWN:
                self.lay_memory(seat)
                for i in range(seat * KINDS, seat * KINDS + KINDS):
                    unknown[i] = self.picked[i] - known[i]
        self.belief.position.rest = self.rest
        return True

    # ---- progress of the draft

    def pack_at(self, place: i64) -> i64:
        """The pack that the place belongs to."""
        return place // self.options.pack % self.options.seats

    def round_at(self, place: i64) -> i64:
        """The round that the place belongs to."""
        return place // (self.options.pack * self.options.seats)

    def picker(self, place: i64) -> i64:
        """The seat that picks at this place."""
        pick = place % self.options.pack
        return (self.pack_at(place) + direction(self.round_at(place)) * pick) % self.options.seats

    def first_look(self, row: i64, seat: i64) -> i64:
        """The pick at which the seat first holds the pack that begins at ``row``."""
        return direction(self.round_at(row)) * (seat - self.pack_at(row)) % self.options.seats

    def last_look(self, row: i64) -> i64:
        """The last pick of the round at which players have looked into packs."""
        if self.round_at(row) < self.table.round:
            return self.options.pack - 1
        return 0 if self.table.step == PACKING else self.table.pick

    def dealt(self, row: i64) -> i64:
        """The number of cards dealt into the pack so far."""
        table = self.table
        if self.round_at(row) != table.round or table.step != PACKING:
            return self.options.pack if self.round_at(row) <= table.round else 0
        pack = self.pack_at(row)
        return self.options.pack if pack < table.seat else table.drawn if pack == table.seat else 0

    def done(self, row: i64) -> i64:
        """The number of cards picked from the pack."""
        table = self.table
        if self.round_at(row) < table.round:
            return self.options.pack
        if self.round_at(row) > table.round or table.step == PACKING:
            return 0
        return table.pick + (1 if self.picker(row + table.pick) < table.seat else 0)

    # ---- a first guess

    def fill(self) -> None:
        """Keep what the viewer remembers, and fill every other place with a random card."""
        options = self.options
        viewer = self.belief.viewer
        places = i64(len(self.cards))
        for card in range(KINDS):
            self.rest[card] = options.deck[card] * options.decks
        if viewer >= 0:
            memory = row_of(options, 0, viewer, 0)
            for place in range(places):
                card = self.belief.position.packs[memory + place]
                self.cards[place] = card
                if card:
                    self.rest[card - 1] -= 1
        left = size_of(self.rest, 0)
        for row in range(i64(0), places, options.pack):
            for place in range(row, row + self.dealt(row)):
                if self.cards[place] == 0:
                    card = nth_card(self.rest, 0, self.rng.below(left))
                    self.rest[card] -= 1
                    left -= 1
                    self.cards[place] = card + 1
                    self.free[place] = 1

    def shuffle_segments(self) -> None:
        """Shuffle the cards between two looks of the viewer, whose order is unknown."""
        viewer = self.belief.viewer
        if viewer < 0:
            return
        for row in range(i64(0), i64(len(self.cards)), self.options.pack):
            look = self.first_look(row, viewer)
            while look <= self.last_look(row):
                after = look + self.options.seats
                end = after if after <= self.last_look(row) else self.dealt(row)
                for place in range(row + look + 1, row + end):
                    self.swap(place, row + look + 1 + self.rng.below(place - row - look))
                look = after

    def swap(self, one: i64, other: i64) -> None:
        """Exchange the cards of two places."""
        card = self.cards[one]
        self.cards[one] = self.cards[other]
        self.cards[other] = card

    # ---- known cards

    def count_picks(self) -> None:
        """Count the cards that each seat has picked."""
        for row in range(i64(0), i64(len(self.cards)), self.options.pack):
            for place in range(row, row + self.done(row)):
                self.picked[self.picker(place) * KINDS + self.cards[place] - 1] += 1

    def list_frees(self) -> None:
        """List for each seat the picks of which the viewer knows nothing."""
        found: i64 = 0
        for seat in range(self.options.seats):
            for row in range(i64(0), i64(len(self.cards)), self.options.pack):
                for place in range(row + self.first_look(row, seat), row + self.options.pack, self.options.seats):
                    if self.free[place]:
                        self.frees[found] = place
                        found += 1
            self.frees_from[seat + 1] = found

    def exchange_all(self) -> bool:
        """Exchange cards until every seat has picked its known ones; False if that takes too long."""
        if self.some_missing() >= 0:
            self.list_frees()
        for _ in range(MOST_EXCHANGES):
            missing = self.some_missing()
            if missing < 0:
                return True
            self.exchange(missing // KINDS, missing % KINDS)
        return False

    def some_missing(self) -> i64:
        """A random known card that a seat has not picked (seat * KINDS + card), or -1."""
        found: i64 = -1
        count: i64 = 0
        for i in range(i64(len(self.wanted))):
            if self.picked[i] < self.wanted[i]:
                count += 1
                if self.rng.below(count) == 0:
                    found = i
        return found

    def spare(self, seat: i64, card: i64) -> bool:
        """Whether the seat can give up a copy of the card, numbered as in ``cards``."""
        i = seat * KINDS + card - 1
        return self.picked[i] > self.wanted[i]

    def exchange(self, seat: i64, card: i64) -> None:
        """Make the seat pick the card instead of another one, in a random way.

        Ways that take no wanted card away are preferred.
        """
        self.ways = 0
        self.good_ways = 0
        self.mine = -1
        if self.rest[card]:
            self.offer_free(seat, card, FROM_REST)
        for other in range(i64(len(self.cards))):
            if self.cards[other] != card + 1 or self.picker(other) == seat:
                continue
            if self.free[other]:
                self.offer_free(seat, card, other)
            elif self.picker(other) != self.belief.viewer:
                self.offer(seat, card, self.in_same_segment(other, seat), other)
        if self.mine >= 0:
            self.carry_out(seat, card)

    def offer_free(self, seat: i64, card: i64, other: i64) -> None:
        """Offer an exchange with each pick of the seat of which the viewer knows nothing."""
        for i in range(self.frees_from[seat], self.frees_from[seat + 1]):
            self.offer(seat, card, self.frees[i], other)

    def in_same_segment(self, other: i64, seat: i64) -> i64:
        """The place where the seat picked between the same two looks; -1 if none."""
        seats = self.options.seats
        row = other - other % self.options.pack
        look = other - (other - row - self.first_look(row, self.belief.viewer)) % seats
        place = look + (self.first_look(row, seat) - (look - row)) % seats
        return place if place < row + self.options.pack else -1

    def offer(self, seat: i64, card: i64, mine: i64, other: i64) -> None:
        """Consider one exchange; all have the same chance.

        Those that take a wanted card away count only if there are no others.
        """
        if mine < 0:
            return
        good = self.spare(seat, self.cards[mine]) and (other == FROM_REST or self.spare(self.picker(other), card + 1))
        self.ways += 1
        self.good_ways += 1 if good else 0
        if (good or self.good_ways == 0) and self.rng.below(self.good_ways if good else self.ways) == 0:
            self.mine = mine
            self.other = other

    def carry_out(self, seat: i64, card: i64) -> None:
        """Make the exchange that was chosen."""
        given = self.cards[self.mine] - 1
        self.picked[seat * KINDS + card] += 1
        self.picked[seat * KINDS + given] -= 1
        self.cards[self.mine] = card + 1
        if self.other == FROM_REST:
            self.rest[card] -= 1
            self.rest[given] += 1
        else:
            self.cards[self.other] = given + 1
            partner = self.picker(self.other)
            self.picked[partner * KINDS + card] -= 1
            self.picked[partner * KINDS + given] += 1

    # ---- what a seat has seen

    def lay_memory(self, seat: i64) -> None:
        """Write the seat's memory of every pack, as ``draft.py`` describes it."""
        packs = self.belief.position.packs
        memory = row_of(self.options, 0, seat, 0)
        for row in range(i64(0), i64(len(self.cards)), self.options.pack):
            look = self.first_look(row, seat)
            if look > self.last_look(row):
                continue
            for place in range(row + look, row + self.dealt(row)):
                packs[memory + place] = self.cards[place]
            while look <= self.last_look(row):
                after = look + self.options.seats
                end = after if after <= self.last_look(row) else self.dealt(row)
                own = 1 if look < self.done(row) else 0
                sort(packs, memory + row + look + own, memory + row + end)
                look = after


def sort(row: vec[i64], first: i64, end: i64) -> None:
    """Sort part of a row in place."""
    for i in range(first + 1, end):
        value = row[i]
        j = i
        while j > first and row[j - 1] > value:
            row[j] = row[j - 1]
            j -= 1
        row[j] = value
