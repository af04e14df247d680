# native
"""Guesses: full positions that a viewer cannot tell from the real one.

Every hidden card belongs to a block (``rules/knowledge.py``) and lies in a hand or in the pile, whose sizes are known. A
guess deals out every block again: it first gives each card in doubt to one of its possible blocks, then deals the rest
to the seats that drew them. A player in the shop gets enough gold for the basket. A commitment that was not shown yet is
any that the guessed hand allows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.bags import NONE_YET, ONE, copies, nth, size
from regalia.games.royal_ascension.rules.commitment import first_territory, has_cards
from regalia.games.royal_ascension.rules.knowledge import (
    BAG,
    BLOCK,
    DOUBT,
    DREW,
    MOST,
    OF_SUIT,
    RANK,
    SEAT,
    SERIAL,
    SINCE,
    SUIT,
)
from regalia.games.royal_ascension.rules.model import (
    CLUBS_OUT,
    FIELDED,
    FIGHTER,
    GOLD_IN,
    HEARTS_IN,
    HEARTS_OUT,
    KNOWN,
    LANDS,
    WEAPONS,
    WIDTH,
)
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.terms import (
    BUYING,
    COMMITTING,
    DIAMONDS,
    HEARTS,
    MOST_HEARTS,
    NOBODY,
    PAYING,
    RANKS,
    SHOWING,
    TERRITORIES,
)
from regalia.kernel.rng import Rng
from regalia.kernel.state import View
from regalia.kernel.vecs import vec

TRIES: Final[i64] = 30  # random deals before a buyer is given enough gold


class Belief:
    """A guess in progress: the position to fill, and what is left of each block."""

    def __init__(self, position: Position, view: View, rng: Rng) -> None:
        self.position = position
        self.rng = rng
        self.viewer: i64 = view.seat
        self.blocks: vec[i64] = position.table.blocks
        self.labels: vec[i64] = vec[i64]([0] * (len(position.table.doubts) // DOUBT))

    def hidden(self, seat: i64) -> bool:
        return seat != self.viewer

    def begin(self, suit: i64) -> None:
        """Collect the cards that hidden hands may hold: every block less the viewer's share."""
        position = self.position
        seats = position.options.seats
        self.blocks = position.table.blocks[:]
        place = GOLD_IN if suit == DIAMONDS else HEARTS_IN
        for seat in range(seats):
            if self.hidden(seat):
                position.hands[seat * WIDTH + place] = position.table.row[KNOWN + seat] if suit == HEARTS else 0
            for at in range(i64(0), i64(len(self.blocks)), BLOCK):
                if self.blocks[at + SUIT] == suit:
                    if self.hidden(seat):
                        position.shares[at // BLOCK * seats + seat] = 0
                    else:
                        self.blocks[at + BAG] -= position.shares[at // BLOCK * seats + seat]
                        self.blocks[at + DREW + seat] = 0

    def move_share(self, at: i64, seat: i64, rank: i64, count: i64) -> None:
        """Move ``count`` cards of a block into a seat's share."""
        self.blocks[at + BAG] -= count * ONE[rank]
        self.blocks[at + DREW + seat] -= count
        self.position.shares[at // BLOCK * self.position.options.seats + seat] += count * ONE[rank]

    def settle_doubts(self, suit: i64) -> None:
        """Choose a block for every doubt of a hidden seat, backtracking where none is left."""
        doubts = self.position.table.doubts
        count = i64(len(self.labels))
        blocks = i64(len(self.blocks)) // BLOCK
        first_try = vec[i64]([0] * count)
        tries = vec[i64]([0] * count)
        step: i64 = 1
        i: i64 = 0
        while i < count:
            seat = doubts[i * DOUBT + SEAT]
            if self.hidden(seat) and doubts[i * DOUBT + OF_SUIT] == suit:
                if step > 0:
                    first_try[i] = self.rng.below(blocks)
                    tries[i] = 0
                else:
                    self.move_share(self.labels[i], seat, doubts[i * DOUBT + RANK], -1)
                at = self.next_fit(i, first_try[i], tries)
                step = -1
                if at >= 0:
                    self.labels[i] = at
                    self.move_share(at, seat, doubts[i * DOUBT + RANK], 1)
                    step = 1
            i += step

    def next_fit(self, i: i64, first: i64, tries: vec[i64]) -> i64:
        """The next block that the doubt may belong to; -1 when all were tried."""
        blocks = i64(len(self.blocks)) // BLOCK
        while tries[i] < blocks:
            at = (first + tries[i]) % blocks * BLOCK
            tries[i] += 1
            if self.fits(i, at):
                return at
        return -1

    def fits(self, i: i64, at: i64) -> bool:
        """Whether the doubt may belong to the block, given the choices for earlier doubts."""
        doubts = self.position.table.doubts
        suit = doubts[i * DOUBT + OF_SUIT]
        seat = doubts[i * DOUBT + SEAT]
        since = doubts[i * DOUBT + SINCE]
        serial = self.blocks[at + SERIAL]
        if self.blocks[at + SUIT] != suit or serial > since:
            return False
        if copies(self.blocks[at + BAG], doubts[i * DOUBT + RANK]) == 0 or self.blocks[at + DREW + seat] == 0:
            return False
        of_last: i64 = 1 if serial == since else 0
        for before in range(i):
            same = doubts[before * DOUBT + SEAT] == seat and doubts[before * DOUBT + OF_SUIT] == suit
            if same and self.blocks[self.labels[before] + SERIAL] == since:
                of_last += 1
        return of_last <= doubts[i * DOUBT + MOST]

    def deal_out(self, suit: i64) -> None:
        """Deal every block to the hidden hands that drew from it; the rest is the pile."""
        place = GOLD_IN if suit == DIAMONDS else HEARTS_IN
        for at in range(i64(0), i64(len(self.blocks)), BLOCK):
            if self.blocks[at + SUIT] != suit:
                continue
            left = size(self.blocks[at + BAG])
            for seat in range(self.position.options.seats):
                while self.blocks[at + DREW + seat] > 0:
                    rank = nth(self.blocks[at + BAG], self.rng.below(left))
                    self.give(at, seat, rank, place)
                    left -= 1
            self.position.piles[suit - 1] = self.blocks[at + BAG]

    def give(self, at: i64, seat: i64, rank: i64, place: i64) -> None:
        self.move_share(at, seat, rank, 1)
        self.position.hands[seat * WIDTH + place] += ONE[rank]

    def ceiling(self) -> i64:
        """The highest value of a diamond that may still be paid with."""
        return NONE_YET if self.position.table.step == BUYING else self.position.table.limit

    def give_gold(self) -> None:
        """Give the buyer the dearest usable diamonds of every block."""
        options = self.position.options
        table = self.position.table
        seat = table.active
        for at in range(i64(0), i64(len(self.blocks)), BLOCK):
            if self.blocks[at + SUIT] == DIAMONDS:
                for i in range(RANKS - 1, -1, -1):
                    rank = options.ascending[i]
                    while (
                        options.values[rank] <= self.ceiling()
                        and self.blocks[at + DREW + seat] > 0
                        and copies(self.blocks[at + BAG], rank)
                    ):
                        self.give(at, seat, rank, GOLD_IN)

    def can_pay(self) -> bool:
        """Whether the buyer's hand covers the basket, as the moves so far have proved."""
        options = self.position.options
        table = self.position.table
        gold = self.position.hands[table.active * WIDTH + GOLD_IN]
        total: i64 = 0
        for rank in range(RANKS):
            if options.values[rank] <= self.ceiling():
                total += copies(gold, rank) * options.values[rank]
        return total >= table.owed

    def commit(self) -> None:
        """Guess the commitments of the fighters who have finished or are choosing."""
        position = self.position
        table = position.table
        for place in range(table.fighters):
            seat = table.row[FIGHTER + place]
            if self.hidden(seat) and place <= table.turn_of:
                choosing = place == table.turn_of
                mine = seat * WIDTH
                if table.row[LANDS + seat] == 1:
                    position.hands[mine + FIELDED] = first_territory(table, seat)
                elif not choosing or (has_cards(table, seat) and self.rng.below(4)):
                    position.hands[mine + FIELDED] = self.any_territory(seat)
                if position.hands[mine + FIELDED] != NOBODY:
                    self.use(seat)

    def any_territory(self, seat: i64) -> i64:
        table = self.position.table
        n = self.rng.below(table.row[LANDS + seat])
        for territory in range(TERRITORIES):
            if table.owner[territory] == seat:
                if n == 0:
                    return territory
                n -= 1
        return NOBODY

    def use(self, seat: i64) -> None:
        """Commit any hearts, two at most, and any clubs."""
        hands = self.position.hands
        mine = seat * WIDTH
        hearts = hands[mine + HEARTS_IN]
        for _ in range(self.rng.below(MOST_HEARTS + 1)):
            if hearts:
                rank = nth(hearts, self.rng.below(size(hearts)))
                hearts -= ONE[rank]
                hands[mine + HEARTS_OUT] += ONE[rank]
        clubs = self.position.table.row[WEAPONS + seat]
        for rank in range(RANKS):
            hands[mine + CLUBS_OUT] += self.rng.below(copies(clubs, rank) + 1) * ONE[rank]


def guess_hands(position: Position, view: View, rng: Rng) -> None:
    """Fill an open position: the hidden hands and shares, and the piles."""
    table = position.table
    for seat in range(position.options.seats):
        if seat != view.seat:
            position.hands[seat * WIDTH + FIELDED] = NOBODY
    belief = Belief(position, view, rng)
    belief.begin(HEARTS)
    belief.settle_doubts(HEARTS)
    belief.deal_out(HEARTS)
    in_shop = (table.step == BUYING or table.step == PAYING) and belief.hidden(table.active)
    tries: i64 = 0
    while True:
        belief.begin(DIAMONDS)
        belief.settle_doubts(DIAMONDS)
        if in_shop and tries >= TRIES:
            belief.give_gold()
        belief.deal_out(DIAMONDS)
        if not in_shop or belief.can_pay():
            break
        tries += 1
    if table.step == COMMITTING or table.step == SHOWING:
        belief.commit()
