# native
"""The draft: packs are dealt, picked from and passed on (decision B1, section 4.1).

A seat's memory has a place for each round, pack and pick, holding card + 1 or 0. At its own picks it holds the cards
the seat took. Between two of them it holds, sorted, the cards that others took in between, one each; after the last
one what the seat saw there last. Before the seat's first look into a pack its places are 0. So the pack that a seat
holds is the end of a row.
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle.rules.building import begin_cuts, gain
from regalia.games.battle.rules.fields import make_pick
from regalia.games.battle.rules.model import Table, memory_size
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.terms import PACKING, PASSING, PICKING, Options
from regalia.kernel.encoding import Encoding
from regalia.kernel.state import CHANCE, REVEAL
from regalia.kernel.vecs import vec


def direction(round: i64) -> i64:
    """1 if packs go to the left in this round, -1 if to the right."""
    return 1 if round % 2 == 0 else -1


def pack_held(options: Options, table: Table, seat: i64) -> i64:
    """The number of the pack the seat holds: the seat it was dealt to."""
    return (seat - direction(table.round) * table.pick) % options.seats


def row_of(options: Options, round: i64, seat: i64, pack: i64) -> i64:
    """The index in ``Position.packs`` where the seat's memory of that pack begins."""
    return seat * memory_size(options) + (round * options.seats + pack) * options.pack


def next_pack(position: Position) -> None:
    """Deal the next pack of the round, or begin the picks."""
    options = position.options
    table = position.table
    if table.seat < options.seats:
        table.owed = options.pack
        table.drawn = 0
        table.chooser = CHANCE
    else:
        table.step = PICKING
        table.seat = 0


def add_to_pack(position: Position, card: i64) -> None:
    """Add a card to the pack that is being dealt."""
    table = position.table
    packs = position.packs
    position.rest[card] -= 1
    first = row_of(position.options, table.round, table.seat, table.seat)
    i = first + table.drawn
    while i > first and packs[i - 1] > card + 1:
        packs[i] = packs[i - 1]
        i -= 1
    packs[i] = card + 1
    table.drawn += 1
    table.owed -= 1
    if table.owed == 0:
        table.seat += 1


def pick_moves(position: Position, out: vec[i64]) -> i64:
    """Write a pick for each different card of the pack held."""
    options = position.options
    table = position.table
    first = row_of(options, table.round, table.seat, pack_held(options, table, table.seat))
    n: i64 = 0
    before: i64 = 0
    for i in range(first + table.pick, first + options.pack):
        card = position.packs[i]
        if card != before:
            out[n] = make_pick(card - 1)
            n += 1
            before = card
    return n


def pick(position: Position, card: i64) -> None:
    """Move the card to the front of what is left of the pack."""
    options = position.options
    table = position.table
    packs = position.packs
    place = row_of(options, table.round, table.seat, pack_held(options, table, table.seat)) + table.pick
    i = place
    while packs[i] != card + 1:
        i += 1
    while i > place:
        packs[i] = packs[i - 1]
        i -= 1
    packs[place] = card + 1
    gain(position, table.seat, card)
    table.seat += 1


def next_picker(position: Position) -> None:
    """Ask the next seat; after the last one packs are passed on."""
    table = position.table
    if table.seat < position.options.seats:
        table.chooser = table.seat
    else:
        table.step = PASSING
        table.chooser = REVEAL


def pass_packs(position: Position) -> None:
    """Pass the packs on and let every seat look into its new pack.

    The last card of a pack is taken without asking.
    """
    options = position.options
    table = position.table
    table.pick += 1
    for seat in range(options.seats):
        look(position, seat)
    table.step = PICKING
    table.seat = 0
    if table.pick < options.pack - 1:
        return
    for seat in range(options.seats):
        last = row_of(options, table.round, seat, pack_held(options, table, seat)) + table.pick
        gain(position, seat, position.packs[last] - 1)
    table.pick = 0
    table.round += 1
    if table.round < options.rounds:
        table.step = PACKING
    else:
        begin_cuts(position)


def look(position: Position, seat: i64) -> None:
    """Note in the seat's memory its pack and what was taken from it."""
    options = position.options
    table = position.table
    packs = position.packs
    pack = pack_held(options, table, seat)
    giver = (seat - direction(table.round)) % options.seats
    own = row_of(options, table.round, seat, pack)
    given = row_of(options, table.round, giver, pack)
    k = table.pick
    if packs[own + k - 1]:
        gone = k - options.seats + 1
        next_there = k
        for i in range(gone, options.pack):
            if next_there < options.pack and packs[own + i] == packs[given + next_there]:
                next_there += 1
            else:
                packs[own + gone] = packs[own + i]
                gone += 1
    for i in range(k, options.pack):
        packs[own + i] = packs[given + i]


def revealed_pack(position: Position, viewer: i64, encoding: Encoding) -> None:
    """Write what the viewer will see when packs are passed on: its new pack."""
    options = position.options
    table = position.table
    if viewer < 0:
        return
    giver = (viewer - direction(table.round)) % options.seats
    first = row_of(options, table.round, giver, pack_held(options, table, giver))
    for i in range(first + table.pick + 1, first + options.pack):
        encoding.put(position.packs[i])
