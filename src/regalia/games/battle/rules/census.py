# native
"""The census counts every card, wherever it lies, seen or hidden (law 8)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle.rules.cards import KINDS
from regalia.games.battle.rules.draft import pack_held, row_of
from regalia.games.battle.rules.model import HAND, pile_of, soldier_card, soldier_owner
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.terms import PACKING, PASSING, PICKING
from regalia.kernel.vecs import vec


def census(position: Position) -> list[int]:
    """The number of copies of each card; with given decks, the cards of each owner.

    A given deck is its owner's secret, so its cards may not be told apart.
    """
    options = position.options
    counts = vec[i64]([0] * (KINDS * options.piles))
    count_owned(position, counts)
    if options.were_given:
        return [sum(list(counts)[pile * KINDS : pile * KINDS + KINDS]) for pile in range(options.piles)]
    totals = [0] * KINDS
    for i in range(i64(len(counts))):
        totals[i % KINDS] += counts[i]
    for bag in (position.rest, position.table.left):
        for card in range(i64(len(bag))):
            totals[card] += bag[card]
    for card in in_packs(position):
        totals[card] += 1
    return totals


def count_owned(position: Position, counts: vec[i64]) -> None:
    """Add the cards of each pile and of the seats that draw from it."""
    options = position.options
    table = position.table
    for bags in (position.piles, position.cuts, table.discards):
        for i in range(i64(len(bags))):
            counts[i] += bags[i]
    for i in range(table.start[options.seats]):
        counts[soldier_owner(table.army[i]) * KINDS + soldier_card(table.army[i])] += 1
    for seat in range(options.seats):
        for i in range(seat * options.width, seat * options.width + table.row[HAND + seat]):
            counts[pile_of(options, seat) * KINDS + position.hands[i]] += 1
    if table.apart >= 0:
        counts[pile_of(options, table.seat) * KINDS + table.apart] += 1


def in_packs(position: Position) -> list[int]:
    """The cards of a draft that have been dealt and not picked."""
    options = position.options
    table = position.table
    found: list[int] = []
    if table.step not in (PACKING, PICKING, PASSING):
        return found
    for seat in range(options.seats):
        first = row_of(options, table.round, seat, pack_held(options, table, seat))
        end = first + options.pack
        if table.step != PACKING:
            first += table.pick + (1 if seat < table.seat else 0)
        for i in range(first, end):
            if position.packs[i]:
                found.append(position.packs[i] - 1)
    return found
