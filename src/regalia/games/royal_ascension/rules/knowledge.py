# native
"""What everybody knows about hidden hearts and diamonds.

Cards that become a pile together are a *block*. The first block of a suit is its whole deck; each later one is the
discards that were shuffled when the pile ran out. ``Table.blocks`` keeps, for each block, the cards that have not been
shown since and how many of them each seat has drawn. A seat's *share* of a block, which only that seat knows, is the cards
that it has drawn and not shown. The shares of every block but the last of its suit add up to the whole block.

A card is shown when it is used in a battle or discarded. It then leaves its block. If equal cards lie in several blocks,
its block stays open: the card is a *doubt*. A card in doubt still counts in the blocks and in the share.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.bags import ONE, copies
from regalia.games.royal_ascension.rules.model import Table
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.terms import DIAMONDS, HEARTS
from regalia.kernel.vecs import append, vec

# Table.blocks, BLOCK numbers each; of one suit the oldest first
SUIT: Final[i64] = 0
SERIAL: Final[i64] = 1  # counts the blocks of a suit
BAG: Final[i64] = 2  # cards that have not been shown, or are in doubt
DREW: Final[i64] = 3  # + seat: how many of these it has drawn
BLOCK: Final[i64] = 7

# Table.doubts, DOUBT numbers each; the oldest first
OF_SUIT: Final[i64] = 0
SEAT: Final[i64] = 1
RANK: Final[i64] = 2
SINCE: Final[i64] = 3  # serial of the block that was the pile when the card was shown
MOST: Final[i64] = 4  # how many of the seat's doubts up to this one may belong to that block
DOUBT: Final[i64] = 5

NONE: Final[i64] = -1
PLENTY: Final[i64] = 99


def first_blocks(position: Position) -> None:
    for suit in (DIAMONDS, HEARTS):
        add_block(position, suit, 0, position.options.decks[suit])


def add_block(position: Position, suit: i64, serial: i64, bag: i64) -> None:
    blocks = append(append(append(position.table.blocks, suit), serial), bag)
    for _ in range(DREW, BLOCK):
        blocks = append(blocks, 0)
    position.table.blocks = blocks
    shares = position.shares
    for _ in range(position.options.seats):
        shares = append(shares, 0)
    position.shares = shares


def last_block(table: Table, suit: i64) -> i64:
    """The index of the block that is the suit's pile."""
    at = i64(len(table.blocks)) - BLOCK
    while table.blocks[at + SUIT] != suit:
        at -= BLOCK
    return at


def note_draw(position: Position, suit: i64, seat: i64, rank: i64) -> None:
    at = last_block(position.table, suit)
    position.table.blocks[at + DREW + seat] += 1
    position.shares[at // BLOCK * position.options.seats + seat] += ONE[rank]


def note_reshuffle(position: Position, suit: i64, bag: i64) -> None:
    """Note that the pile ran out and these discards are the new one."""
    serial = position.table.blocks[last_block(position.table, suit) + SERIAL]
    add_block(position, suit, serial + 1, bag)
    forget(position, suit)


def note_card(position: Position, suit: i64, seat: i64, rank: i64) -> None:
    """Note that all are shown a card of the seat that they did not know."""
    table = position.table
    last = last_block(table, suit)
    since = table.blocks[last + SERIAL]
    at = only_block(table, suit, seat, rank, since, PLENTY)
    if at == NONE:
        doubts = append(append(append(table.doubts, suit), seat), rank)
        table.doubts = append(append(doubts, since), table.blocks[last + DREW + seat])
        return
    take_off(position, at, seat, rank)
    if len(table.doubts) > 0:
        if at == last:
            lower(table, last_doubt(table, suit, seat, i64(len(table.doubts)), since), table.blocks[at + DREW + seat])
        review(position, suit)
    if at != last:
        forget(position, suit)


def only_block(table: Table, suit: i64, seat: i64, rank: i64, since: i64, most: i64) -> i64:
    """The only block that a shown card may belong to; NONE if there are several."""
    blocks = table.blocks
    found: i64 = NONE
    for at in range(i64(0), i64(len(blocks)), BLOCK):
        if blocks[at + SUIT] == suit and may_be(blocks, at, seat, rank, since, most):
            if found != NONE:
                return NONE
            found = at
    return found


def may_be(blocks: vec[i64], at: i64, seat: i64, rank: i64, since: i64, most: i64) -> bool:
    if copies(blocks[at + BAG], rank) == 0 or blocks[at + DREW + seat] == 0:
        return False
    serial = blocks[at + SERIAL]
    return serial < since or (serial == since and most > 0)


def take_off(position: Position, at: i64, seat: i64, rank: i64) -> None:
    """Remove a shown card from its block."""
    blocks = position.table.blocks
    blocks[at + BAG] -= ONE[rank]
    blocks[at + DREW + seat] -= 1
    position.shares[at // BLOCK * position.options.seats + seat] -= ONE[rank]


def last_doubt(table: Table, suit: i64, seat: i64, end: i64, since: i64) -> i64:
    """The seat's last doubt before this index, if of the same serial; else NONE."""
    doubts = table.doubts
    i = end - DOUBT
    while i >= 0:
        if doubts[i + SEAT] == seat and doubts[i + OF_SUIT] == suit:
            return i if doubts[i + SINCE] == since else NONE
        i -= DOUBT
    return NONE


def lower(table: Table, i: i64, most: i64) -> None:
    """Lower the bound on doubts up to this one that may belong to its block."""
    if i != NONE and table.doubts[i + MOST] > most:
        table.doubts[i + MOST] = most


def review(position: Position, suit: i64) -> None:
    """Settle every doubt that has only one possible block left."""
    table = position.table
    i: i64 = 0
    while i < len(table.doubts):
        doubts = table.doubts
        at: i64 = NONE
        if doubts[i + OF_SUIT] == suit:
            at = only_block(table, suit, doubts[i + SEAT], doubts[i + RANK], doubts[i + SINCE], doubts[i + MOST])
        if at == NONE:
            i += DOUBT
        else:
            settle(position, i, at)
            i = 0


def settle(position: Position, i: i64, at: i64) -> None:
    """Settle a doubt that is known to belong to this block."""
    table = position.table
    doubts = table.doubts
    suit = doubts[i + OF_SUIT]
    seat = doubts[i + SEAT]
    serial = table.blocks[at + SERIAL]
    take_off(position, at, seat, doubts[i + RANK])
    if doubts[i + SINCE] == serial:
        for later in range(i + DOUBT, i64(len(doubts)), DOUBT):
            same = doubts[later + OF_SUIT] == suit and doubts[later + SEAT] == seat
            if same and doubts[later + SINCE] == serial:
                doubts[later + MOST] -= 1
        lower(table, last_doubt(table, suit, seat, i, serial), doubts[i + MOST] - 1)
    table.doubts = without(doubts, i, DOUBT)


def forget(position: Position, suit: i64) -> None:
    """Drop blocks, other than the pile, of which no seat has a share."""
    table = position.table
    seats = position.options.seats
    at: i64 = 0
    last = last_block(table, suit)
    while at < last:
        drawn: i64 = 0
        for seat in range(seats):
            drawn += table.blocks[at + DREW + seat]
        if table.blocks[at + SUIT] == suit and drawn == 0:
            table.blocks = without(table.blocks, at, BLOCK)
            position.shares = without(position.shares, at // BLOCK * seats, seats)
            last -= BLOCK
        else:
            at += BLOCK


def without(row: vec[i64], first: i64, count: i64) -> vec[i64]:
    """The row without a run of numbers."""
    short = row[:first]
    for i in range(first + count, i64(len(row))):
        short = append(short, row[i])
    return short
