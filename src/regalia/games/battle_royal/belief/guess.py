# native
"""What can be known of hidden cards: with ``early_card`` = ``own`` a seat sees its own early cards only (section 8)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle_royal.rules.model import ASIDE, EARLY, HANDS, LAID, SHOWN, UNSEEN, Hand, Table
from regalia.games.battle_royal.rules.terms import CARDS, Options, total
from regalia.kernel.rng import Rng
from regalia.kernel.state import View
from regalia.kernel.vecs import vec


def known_cards(view: View, options: Options) -> vec[i64]:
    """The cards of all seats as far as the viewer knows them; 0 elsewhere."""
    hands = vec[i64]([0] * HANDS)
    if view.seat >= 0:
        hand = view.hands[view.seat]
        assert isinstance(hand, Hand)
        for force in range(options.forces):
            hands[force] = hand.early[force]
        for card in range(CARDS):
            hands[ASIDE + view.seat * CARDS + card] = hand.aside[card]
    return hands


def deal_unknown(view: View, options: Options, hands: vec[i64], rng: Rng) -> vec[i64]:
    """Give the other seats early cards and cards laid aside that the viewer cannot rule out; the pack that is left.

    An early card and those laid aside are of the present pack, unless the pack has just been renewed and the force to act
    still has to turn up its card: then these are of the old pack, and only the card just drawn is of the new one.
    """
    table = view.table
    assert isinstance(table, Table)
    old = unshown(table, options)
    new = options.pack[:] if table.stale else old
    for force in range(options.forces):
        if hands[force]:
            bag = old if force == table.active else new
            bag[hands[force] - 1] -= 1
    for i in range(ASIDE, HANDS):
        old[(i - ASIDE) % CARDS] -= hands[i]
    for force in range(options.forces):
        if table.row[EARLY + force] == UNSEEN and hands[force] == 0:
            hands[force] = draw_from(old if force == table.active else new, rng) + 1
    for seat in range(options.seats):
        if seat != view.seat:
            for _ in range(table.row[LAID + seat]):
                hands[ASIDE + seat * CARDS + draw_from(old, rng)] += 1
    return new


def unshown(table: Table, options: Options) -> vec[i64]:
    """The cards of the pack that not all have seen."""
    bag = options.pack[:]
    for card in range(CARDS):
        bag[card] -= table.row[SHOWN + card]
    return bag


def draw_from(bag: vec[i64], rng: Rng) -> i64:
    """One card of the bag, which it leaves."""
    nth = rng.below(total(bag))
    card: i64 = 0
    while nth >= bag[card]:
        nth -= bag[card]
        card += 1
    bag[card] -= 1
    return card
