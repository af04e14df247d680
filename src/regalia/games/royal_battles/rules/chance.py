# native
"""Chance: possible outcomes with their weights, and one outcome at random.

An outcome is one card, or one kind of a random army.
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_battles.rules.armies import deal_kind, fitting
from regalia.games.royal_battles.rules.bags import holds, nth, size
from regalia.games.royal_battles.rules.fields import (
    AFTER_SEAT,
    FIRST_AT,
    NO_CARD,
    make_army,
    make_dealt,
    make_initiative,
    make_setup,
)
from regalia.games.royal_battles.rules.model import DECK, IN_DECK
from regalia.games.royal_battles.rules.packs import pack_holds, pack_nth, pack_size
from regalia.games.royal_battles.rules.placing import may_start
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.terms import ARMY_DRAWING, INITIATING, SETTING
from regalia.kernel.rng import Rng
from regalia.kernel.vecs import vec


def odds(position: Position, out: vec[i64], weights: vec[i64]) -> i64:
    table = position.table
    seat = table.active
    if table.step == ARMY_DRAWING:
        return army_odds(position, out, weights)
    if table.step == SETTING:
        return card_odds(position, seat, make_setup(seat, NO_CARD), AFTER_SEAT, out, weights)
    if table.step != INITIATING:
        return card_odds(position, seat, make_dealt(seat, NO_CARD), AFTER_SEAT, out, weights)
    if table.drawers >> table.drawn & 1:
        return card_odds(position, table.drawn, make_initiative(NO_CARD), FIRST_AT, out, weights)
    out[0] = make_initiative(NO_CARD)
    weights[0] = 1
    return 1


def card_odds(position: Position, seat: i64, head: i64, at: i64, out: vec[i64], weights: vec[i64]) -> i64:
    """A move for each different card that the seat's deck may deal: ``head`` with the card at position ``at``."""
    cards = position.hidden[IN_DECK + seat]
    if position.table.step == SETTING:
        cards = may_start(cards)
    n: i64 = 0
    before: i64 = -1
    for i in range(size(cards)):
        card = nth(cards, i)
        if card != before:
            out[n] = head | card + 1 << at
            weights[n] = holds(cards, card)
            if seat == position.options.master:
                weights[n] = pack_holds(position.hidden, IN_DECK + seat, position.options.packs, card)
            n += 1
        before = card
    return n


def army_odds(position: Position, out: vec[i64], weights: vec[i64]) -> i64:
    """A move for each kind, weighted by the number of armies that it still allows."""
    n: i64 = 0
    for kind in range(position.options.kinds):
        ways = fitting(position, kind)
        if ways:
            out[n] = make_army(position.table.active, position.options.names[kind])
            weights[n] = ways
            n += 1
    return n


def deal(position: Position, rng: Rng) -> i64:
    table = position.table
    step = table.step
    seat = table.active
    if step == INITIATING:
        seat = table.drawn
        if not table.drawers >> seat & 1:
            return make_initiative(NO_CARD)
        if seat == position.options.master:
            return make_initiative(dealt_by_master(position, rng))
        return make_initiative(nth(position.hidden[IN_DECK + seat], rng.below(table.row[DECK + seat])))
    if step == SETTING:
        return make_setup(seat, dealt_to_start(position, seat, rng))
    if step == ARMY_DRAWING:
        return make_army(seat, position.options.names[deal_kind(position, rng)])
    if seat == position.options.master:
        return make_dealt(seat, dealt_by_master(position, rng))
    return make_dealt(seat, nth(position.hidden[IN_DECK + seat], rng.below(table.row[DECK + seat])))


def dealt_by_master(position: Position, rng: Rng) -> i64:
    """A random card of the master's deck."""
    seat = position.options.master
    n = rng.below(position.table.row[DECK + seat])
    return pack_nth(position.hidden, IN_DECK + seat, position.options.packs, n)


def dealt_to_start(position: Position, seat: i64, rng: Rng) -> i64:
    """A random card of the seat's deck that a unit may start on."""
    hidden = position.hidden
    if seat != position.options.master:
        cards = may_start(hidden[IN_DECK + seat])
        return nth(cards, rng.below(size(cards)))
    packs = vec[i64]([0] * position.options.packs)
    for n in range(position.options.packs):
        packs[n] = may_start(hidden[IN_DECK + seat + n])
    return pack_nth(packs, 0, position.options.packs, rng.below(pack_size(packs, 0, position.options.packs)))
