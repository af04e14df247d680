# native
"""Building decks before the game: sealed pools, the open split (B2) and the cuts (B3) of section 4.1."""

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
    """Lay out the cards as the format has it, and go to its first step."""
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
    """The pile has the cards of the bag that begins there, each so many times."""
    for card in range(KINDS):
        count = bags[first + card] * times
        position.piles[pile * KINDS + card] = count
        position.table.row[PILE + pile] += count


# ---- pools


def next_pool(position: Position) -> None:
    table = position.table
    if table.seat < position.options.seats:
        table.owed = position.options.full
        table.drawn = 0
        table.chooser = CHANCE
    else:
        begin_cuts(position)


def rest_odds(position: Position, verb: i64, out: vec[i64], weights: vec[i64]) -> i64:
    """Each card that was dealt to nobody yet. The order within a pool or a pack is without meaning."""
    n: i64 = 0
    for card in range(KINDS):
        if position.rest[card]:
            out[n] = make_dealt(verb, position.table.seat, card)
            weights[n] = position.rest[card]
            n += 1
    return n


def deal_rest(position: Position, verb: i64, rng: Rng) -> i64:
    card = nth_card(position.rest, 0, rng.below(size_of(position.rest, 0)))
    return make_dealt(verb, position.table.seat, card)


def add_to_pool(position: Position, card: i64) -> None:
    """One card of the pool that is due."""
    table = position.table
    position.rest[card] -= 1
    gain(position, table.seat, card)
    table.drawn += 1
    table.owed -= 1
    if table.owed == 0:
        table.seat += 1


def gain(position: Position, seat: i64, card: i64) -> None:
    """The card is one of those that the seat will build its deck from."""
    position.piles[seat * KINDS + card] += 1
    position.table.row[PILE + seat] += 1


# ---- B2


def begin_split(position: Position) -> None:
    """All cards lie open. What a seat picks is its pile's first batch, known to all."""
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
    """Picks go round in a snake until every seat has its share; the last kind of card is taken without a question."""
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
    n: i64 = 0
    for card in range(KINDS):
        if position.table.left[card]:
            out[n] = make_pick(card)
            n += 1
    return n


def pick_openly(position: Position, card: i64) -> None:
    table = position.table
    table.left[card] -= 1
    table.batches[table.seat * BATCH + BAG + card] += 1
    gain(position, table.seat, card)
    table.pick += 1


# ---- B3


def begin_cuts(position: Position) -> None:
    position.table.step = CUTTING
    position.table.seat = 0


def next_cut(position: Position) -> None:
    """Each seat makes all its cuts, also forced ones: how many choices there are is its own affair."""
    options = position.options
    table = position.table
    while table.seat < options.seats:
        if table.row[PILE + table.seat] > options.deck_size:
            table.chooser = table.seat
            return
        table.seat += 1
    built(position)


def cut_moves(position: Position, out: vec[i64]) -> i64:
    """Cards from the last one cut on, as long as enough remain."""
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
    table = position.table
    position.piles[table.seat * KINDS + card] -= 1
    position.cuts[table.seat * KINDS + card] += 1
    table.row[PILE + table.seat] -= 1


def built(position: Position) -> None:
    """What is left is the deck."""
    if position.options.build_only:
        end_game(position.table, BUILT)
    else:
        position.table.step = STARTING
