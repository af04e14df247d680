# native
"""Soldiers in play: their names in moves, finding, adding and removing them (section 2.2)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle.rules.cards import KINDS, SUIT_BIT
from regalia.games.battle.rules.fields import make_name, name_card, name_owner
from regalia.games.battle.rules.model import DISCARD, Table, make_soldier, soldier_card, soldier_owner
from regalia.games.battle.rules.terms import OFF_THE_TOP, Options


def soldier(options: Options, seat: i64, card: i64) -> i64:
    """A card of the seat's own deck as a soldier."""
    return make_soldier(card, 0 if options.format == OFF_THE_TOP else seat)


def written(options: Options, seat: i64, soldier: i64) -> i64:
    """The soldier's name in a move, with its owner where that is another seat."""
    owner = soldier_owner(soldier)
    if options.format == OFF_THE_TOP or owner == seat:
        owner = -1
    return make_name(soldier_card(soldier), owner)


def read(options: Options, seat: i64, name: i64) -> i64:
    """The soldier that a name in a move means, given its controller."""
    owner = name_owner(name)
    if owner < 0:
        owner = 0 if options.format == OFF_THE_TOP else seat
    return make_soldier(name_card(name), owner)


def free_place(table: Table, seat: i64, soldier: i64) -> i64:
    """The place of this soldier of the seat that has no duty yet."""
    army = table.army
    duty = table.duty
    i = table.start[seat]
    while army[i] != soldier or duty[i]:
        i += 1
    return i


def last_free(table: Table, seat: i64) -> i64:
    """The seat's last soldier without a duty, in soldier order; -1 if none."""
    duty = table.duty
    i = table.start[seat + 1] - 1
    first = table.start[seat]
    while i >= first:
        if not duty[i]:
            return table.army[i]
        i -= 1
    return -1


def controller(table: Table, place: i64) -> i64:
    """The seat that controls the soldier at this place."""
    seat: i64 = 0
    while table.start[seat + 1] <= place:
        seat += 1
    return seat


def suits(table: Table, seat: i64) -> i64:
    """A bit mask of the suits of the seat's soldiers (section 5.4)."""
    mask: i64 = 0
    army = table.army
    for i in range(table.start[seat], table.start[seat + 1]):
        mask |= SUIT_BIT[soldier_card(army[i])]
    return mask


def enlist(options: Options, table: Table, seat: i64, soldier: i64) -> None:
    """Add a soldier to the seat's army. No attack may be going on."""
    army = table.army
    start = table.start
    place = start[seat + 1]
    first = start[seat]
    i = start[options.seats]
    while i > place:
        army[i] = army[i - 1]
        i -= 1
    while i > first and army[i - 1] > soldier:
        army[i] = army[i - 1]
        i -= 1
    army[i] = soldier
    for later in range(seat + 1, options.seats + 1):
        start[later] += 1


def leave(options: Options, table: Table, seat: i64, place: i64) -> i64:
    """Remove the seat's soldier at this place from play and return it."""
    army = table.army
    duty = table.duty
    start = table.start
    soldier = army[place]
    last = start[options.seats] - 1
    for i in range(place, last):
        army[i] = army[i + 1]
        duty[i] = duty[i + 1]
    duty[last] = 0
    for later in range(seat + 1, options.seats + 1):
        start[later] -= 1
    return soldier


def destroy(options: Options, table: Table, seat: i64, place: i64) -> None:
    """Move the soldier to the discard pile, with own decks to its owner's (rule 44)."""
    soldier = leave(options, table, seat, place)
    discard(table, soldier_owner(soldier), soldier_card(soldier))
    table.busy = True


def discard(table: Table, pile: i64, card: i64) -> None:
    """Add a card to a discard pile."""
    table.discards[pile * KINDS + card] += 1
    table.row[DISCARD + pile] += 1
