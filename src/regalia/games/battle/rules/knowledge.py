# native
"""What everybody knows about hidden cards after a reshuffle.

The cards that become a draw pile together are a *batch*; the first batch of a pile is what lay there at the
beginning. A reshuffle makes a new batch of a discard pile that all have seen, when the draw pile is empty. From then
on players draw cards of that batch, and the cards they already hold are not of it. ``Table.batches`` keeps, for every
batch of a pile that was reshuffled, its cards that have not been seen again, and how many of them each hand holds.

A card that is played may be of several batches if they hold equal cards. Then the question stays open: a *doubt*. The
player knows more. Beside each card of a hand stands the batch it was drawn from, and each doubt has a *label* that
only its player sees: the batch that the card was really of. Of equal cards, one that all know to be in the hand
leaves it first, then the oldest.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle.rules.cards import KINDS, size_of
from regalia.games.battle.rules.model import DOUBT, HAND, SERIAL, Table, pile_of, soldier_card, soldier_owner
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.terms import CONSTRUCTED
from regalia.kernel.vecs import append, vec

# Table.batches, BATCH numbers each; the oldest first
BATCH_PILE: Final[i64] = 0
BATCH_SERIAL: Final[i64] = 1  # counts the batches of a pile, from 0
HELD: Final[i64] = 2  # + seat: its cards in that hand, no doubt settled
BAG: Final[i64] = (
    10  # + card: its cards that have not been seen again, no doubt settled; of a first batch an upper bound
)
BATCH: Final[i64] = 63

# Table.doubts, DOUBT numbers each; the oldest first
SEAT: Final[i64] = 0
CARD: Final[i64] = 1
SINCE: Final[i64] = 2  # serial of the batch that was the draw pile then
MOST: Final[i64] = 3  # how many of the seat's doubts up to this one may be of that batch

NONE: Final[i64] = -1
PLENTY: Final[i64] = 1 << 20  # more than there can be


def new_batch(position: Position, pile: i64, bags: vec[i64]) -> None:
    """Make the pile's bag its new draw pile, when that is empty."""
    options = position.options
    table = position.table
    row = table.row
    if len(position.origins) == 0:
        position.origins = vec[i64]([0] * len(position.hands))
    if row[SERIAL + pile] == 0:
        add_batch(table, pile, 0, unseen(position, pile), 0)
        batches = table.batches
        first = i64(len(batches)) - BATCH + HELD
        for seat in range(options.seats):
            if pile_of(options, seat) == pile:
                batches[first + seat] = row[HAND + seat]
    row[SERIAL + pile] += 1
    add_batch(table, pile, row[SERIAL + pile], bags, pile * KINDS)


def add_batch(table: Table, pile: i64, serial: i64, bags: vec[i64], first: i64) -> None:
    """Append a batch with the cards of the bag that begins at ``first``."""
    batches = append(append(table.batches, pile), serial)
    for _ in range(HELD, BAG):
        batches = append(batches, 0)
    for card in range(KINDS):
        batches = append(batches, bags[first + card])
    table.batches = batches


def unseen(position: Position, pile: i64) -> vec[i64]:
    """The cards that may be in the pile and in hands that draw from it.

    Cards that lie open are left out; of the others it is the most there can be.
    """
    options = position.options
    table = position.table
    decks = 1 if options.format == CONSTRUCTED else options.decks
    if options.were_given and options.format != CONSTRUCTED:
        decks = PLENTY
    bag = options.deck[:]
    for card in range(KINDS):
        bag[card] = bag[card] * decks - table.discards[pile * KINDS + card]
    for i in range(table.start[options.seats]):
        if soldier_owner(table.army[i]) == pile:
            bag[soldier_card(table.army[i])] -= 1
    if table.apart >= 0 and pile_of(options, table.seat) == pile:
        bag[table.apart] -= 1
    return bag


def note_draw(position: Position, seat: i64) -> None:
    """Note that the seat has drawn a card of its pile's last batch."""
    table = position.table
    pile = pile_of(position.options, seat)
    at = i64(len(table.batches)) - BATCH
    while table.batches[at + BATCH_PILE] != pile:
        at -= BATCH
    table.batches[at + HELD + seat] += 1


def note_card(position: Position, seat: i64, card: i64) -> i64:
    """Note that a card leaves the seat's hand openly; return the serial of its batch."""
    table = position.table
    pile = pile_of(position.options, seat)
    open_batch = table.row[SERIAL + pile]
    at = sure_batch(table, pile, seat, card)
    if at == NONE:
        at = only_batch(table, pile, seat, card, open_batch, PLENTY)
    if at == NONE:
        return doubt(position, pile, seat, card)
    serial = table.batches[at + BATCH_SERIAL]
    take_off(table, at, seat, card)
    if serial == open_batch:
        last = last_doubt(table, seat, i64(len(table.doubts)), serial)
        if last != NONE and table.doubts[last + MOST] > table.batches[at + HELD + seat]:
            table.doubts[last + MOST] = table.batches[at + HELD + seat]
    review(position, pile)
    return serial


def sure_batch(table: Table, pile: i64, seat: i64, card: i64) -> i64:
    """A batch that lies wholly in this hand and has the card; NONE if none does."""
    batches = table.batches
    for at in range(i64(0), i64(len(batches)), BATCH):
        whole = batches[at + BATCH_PILE] == pile and batches[at + HELD + seat] == size_of(batches, at + BAG)
        if whole and batches[at + BAG + card] and not doubted(table, at, seat):
            return at
    return NONE


def doubted(table: Table, at: i64, seat: i64) -> bool:
    """Whether some doubt of the seat may be of this batch."""
    doubts = table.doubts
    for i in range(i64(0), i64(len(doubts)), DOUBT):
        if doubts[i + SEAT] == seat and may_be(table, at, seat, doubts[i + CARD], doubts[i + SINCE], doubts[i + MOST]):
            return True
    return False


def may_be(table: Table, at: i64, seat: i64, card: i64, since: i64, most: i64) -> bool:
    """Whether a card played by the seat may have been of this batch."""
    batches = table.batches
    if batches[at + BAG + card] <= 0 or batches[at + HELD + seat] == 0:
        return False
    serial = batches[at + BATCH_SERIAL]
    return serial < since or (serial == since and most > 0)


def only_batch(table: Table, pile: i64, seat: i64, card: i64, since: i64, most: i64) -> i64:
    """The only batch that the card may have been of; NONE if there are several."""
    found: i64 = NONE
    for at in range(i64(0), i64(len(table.batches)), BATCH):
        if table.batches[at + BATCH_PILE] == pile and may_be(table, at, seat, card, since, most):
            if found != NONE:
                return NONE
            found = at
    return found


def take_off(table: Table, at: i64, seat: i64, card: i64) -> None:
    """Remove from the batch a card that the hand held."""
    table.batches[at + BAG + card] -= 1
    table.batches[at + HELD + seat] -= 1


def doubt(position: Position, pile: i64, seat: i64, card: i64) -> i64:
    """Write down a new doubt and return its label."""
    table = position.table
    serial = table.row[SERIAL + pile]
    at = i64(len(table.batches)) - BATCH
    while table.batches[at + BATCH_PILE] != pile:
        at -= BATCH
    table.doubts = append(append(table.doubts, seat), card)
    table.doubts = append(append(table.doubts, serial), table.batches[at + HELD + seat])
    i = seat * position.options.width
    while position.hands[i] != card:
        i += 1
    position.labels = append(position.labels, position.origins[i])
    return position.origins[i]


def last_doubt(table: Table, seat: i64, end: i64, since: i64) -> i64:
    """The seat's last doubt before ``end`` if it has the same SINCE, else NONE."""
    i = end - DOUBT
    while i >= 0:
        if table.doubts[i + SEAT] == seat:
            return i if table.doubts[i + SINCE] == since else NONE
        i -= DOUBT
    return NONE


def review(position: Position, pile: i64) -> None:
    """Settle every doubt that has one answer left, and forget batches that no hand holds."""
    table = position.table
    i: i64 = 0
    while i < len(table.doubts):
        doubts = table.doubts
        seat = doubts[i + SEAT]
        at: i64 = NONE
        if pile_of(position.options, seat) == pile:
            at = only_batch(table, pile, seat, doubts[i + CARD], doubts[i + SINCE], doubts[i + MOST])
        if at == NONE:
            i += DOUBT
        else:
            settle(position, i, at)
            i = 0
    forget(table, pile)


def settle(position: Position, i: i64, at: i64) -> None:
    """Settle the doubt at ``i``: its card is of the batch at ``at``."""
    table = position.table
    doubts = table.doubts
    seat = doubts[i + SEAT]
    serial = table.batches[at + BATCH_SERIAL]
    take_off(table, at, seat, doubts[i + CARD])
    for later in range(i + DOUBT, i64(len(doubts)), DOUBT):
        if doubts[later + SEAT] == seat and doubts[later + SINCE] == serial:
            doubts[later + MOST] -= 1
    most = doubts[i + MOST] - (1 if doubts[i + SINCE] == serial else 0)
    before = last_doubt(table, seat, i, doubts[i + SINCE])
    if before != NONE and doubts[before + MOST] > most:
        doubts[before + MOST] = most
    table.doubts = without(doubts, i, DOUBT)
    position.labels = without(position.labels, i // DOUBT, 1)


def forget(table: Table, pile: i64) -> None:
    """Drop the pile's older batches of which no hand holds a card."""
    at: i64 = 0
    while at < len(table.batches):
        held: i64 = 0
        for seat in range(HELD, BAG):
            held += table.batches[at + seat]
        if (
            table.batches[at + BATCH_PILE] == pile
            and held == 0
            and table.batches[at + BATCH_SERIAL] < table.row[SERIAL + pile]
        ):
            table.batches = without(table.batches, at, BATCH)
        else:
            at += BATCH


def without(row: vec[i64], first: i64, size: i64) -> vec[i64]:
    """A copy of the row without ``size`` numbers from ``first`` on."""
    short = row[:first]
    for i in range(first + size, i64(len(row))):
        short = append(short, row[i])
    return short
