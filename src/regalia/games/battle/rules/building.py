# native
"""Building decks before the game: sealed pools, the split and the cuts.

The split is decision B2, the cuts are B3 (section 4.1).
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle.rules.cards import KINDS, nth_card, size_of
from regalia.games.battle.rules.ending import end_game
from regalia.games.battle.rules.fields import make_cut, make_dealt, make_pick
from regalia.games.battle.rules.knowledge import BAG, BATCH, add_batch
from regalia.games.battle.rules.model import PILE, SERIAL
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.terms import (
    BUILT,
    CONSTRUCTED,
    CUTTING,
    OFF_THE_TOP,
    PACKING,
    POOLING,
    SEALED,
    SPLIT,
    SPLITTING,
    STARTING,
)
from regalia.kernel.rng import Rng
from regalia.kernel.state import CHANCE
from regalia.kernel.vecs import vec


def begin_building(position: Position) -> None:
    """Lay out the cards of the format and go to its first step."""
    options = position.options
    table = position.table
    if options.were_given:
        table.step = STARTING
        for seat in range(options.seats):
            fill(position, seat, options.given, seat * KINDS, 1)
    elif options.format == OFF_THE_TOP:
        table.step = STARTING
        fill(position, 0, options.deck, 0, options.decks)
    elif options.format == CONSTRUCTED:
        table.step = CUTTING
        for seat in range(options.seats):
            fill(position, seat, options.deck, 0, 1)
    elif options.format == SPLIT:
        begin_split(position)
    else:
        table.step = POOLING if options.format == SEALED else PACKING
        for card in range(KINDS):
            position.rest[card] = options.deck[card] * options.decks


def fill(position: Position, pile: i64, bags: vec[i64], first: i64, times: i64) -> None:
    """Fill a pile with several copies of the bag that begins at ``first``."""
    for card in range(KINDS):
        count = bags[first + card] * times
        position.piles[pile * KINDS + card] = count
        position.table.row[PILE + pile] += count


# ---- pools


def next_pool(position: Position) -> None:
    """Deal the next seat's pool; after the last one the cuts begin."""
    table = position.table
    if table.seat < position.options.seats:
        table.owed = position.options.full
        table.drawn = 0
        table.chooser = CHANCE
    else:
        begin_cuts(position)


def rest_odds(position: Position, verb: i64, out: vec[i64], weights: vec[i64]) -> i64:
    """Write the chances of each card that has not been dealt.

    The order within a pool or a pack has no meaning.
    """
    n: i64 = 0
    for card in range(KINDS):
        if position.rest[card]:
            out[n] = make_dealt(verb, position.table.seat, card)
            weights[n] = position.rest[card]
            n += 1
    return n


def deal_rest(position: Position, verb: i64, rng: Rng) -> i64:
    """Draw one of the cards that have not been dealt."""
    card = nth_card(position.rest, 0, rng.below(size_of(position.rest, 0)))
    return make_dealt(verb, position.table.seat, card)


def add_to_pool(position: Position, card: i64) -> None:
    """Add a card to the pool that is being dealt."""
    table = position.table
    position.rest[card] -= 1
    gain(position, table.seat, card)
    table.drawn += 1
    table.owed -= 1
    if table.owed == 0:
        table.seat += 1


def gain(position: Position, seat: i64, card: i64) -> None:
    """Add a card to those from which the seat builds its deck."""
    position.piles[seat * KINDS + card] += 1
    position.table.row[PILE + seat] += 1


# ---- B2


def begin_split(position: Position) -> None:
    """Lay all cards open. What a seat picks is its pile's first batch, known to all."""
    options = position.options
    table = position.table
    table.step = SPLITTING
    for card in range(KINDS):
        table.left[card] = options.deck[card] * options.decks
    position.origins = vec[i64]([0] * len(position.hands))
    for seat in range(options.seats):
        table.row[SERIAL + seat] = 1
        add_batch(table, seat, 1, position.piles, seat * KINDS)


def next_pick(position: Position) -> None:
    """Ask the next seat to pick, there and back again until all have their share.

    When one kind of card is left, it is taken without asking.
    """
    options = position.options
    table = position.table
    while table.pick < options.seats * options.deck_size:
        place = table.pick % options.seats
        table.seat = place if table.pick // options.seats % 2 == 0 else options.seats - 1 - place
        kinds: i64 = 0
        only: i64 = 0
        for card in range(KINDS):
            if table.left[card]:
                kinds += 1
                only = card
        if kinds > 1:
            table.chooser = table.seat
            return
        pick_openly(position, only)
    table.pick = 0
    built(position)


def split_moves(position: Position, out: vec[i64]) -> i64:
    """Write a pick for each kind of card that lies open."""
    n: i64 = 0
    for card in range(KINDS):
        if position.table.left[card]:
            out[n] = make_pick(card)
            n += 1
    return n


def pick_openly(position: Position, card: i64) -> None:
    """Give the seat a card that lay open."""
    table = position.table
    table.left[card] -= 1
    table.batches[table.seat * BATCH + BAG + card] += 1
    gain(position, table.seat, card)
    table.pick += 1


# ---- B3


def begin_cuts(position: Position) -> None:
    """Begin the cuts with seat 0."""
    position.table.step = CUTTING
    position.table.seat = 0


def next_cut(position: Position) -> None:
    """Ask the next seat that has cards to cut.

    Forced cuts are asked too: the number of choices would tell others something about the pool.
    """
    options = position.options
    table = position.table
    while table.seat < options.seats:
        if table.row[PILE + table.seat] > options.deck_size:
            table.chooser = table.seat
            return
        table.seat += 1
    built(position)


def cut_moves(position: Position, out: vec[i64]) -> i64:
    """Write the cards that may be cut next: from the last one cut on, while enough remain."""
    table = position.table
    first = table.seat * KINDS
    left = table.row[PILE + table.seat]
    need = left - position.options.deck_size
    last: i64 = 0
    for card in range(KINDS):
        if position.cuts[first + card]:
            last = card
    n: i64 = 0
    for card in range(KINDS):
        count = position.piles[first + card]
        if card >= last and count and left >= need:
            out[n] = make_cut(card)
            n += 1
        left -= count
    return n


def cut(position: Position, card: i64) -> None:
    """Move a card of the seat from its pool to its cuts."""
    table = position.table
    position.piles[table.seat * KINDS + card] -= 1
    position.cuts[table.seat * KINDS + card] += 1
    table.row[PILE + table.seat] -= 1


def built(position: Position) -> None:
    """Begin the game with the built decks, or end it if only decks are built."""
    if position.options.build_only:
        end_game(position.table, BUILT)
    else:
        position.table.step = STARTING
