# native
"""Guesses of hidden cards.

With ``early_card`` = ``own`` a seat sees only its own early cards (section 8).
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle_royal.rules.model import ASIDE, EARLY, HANDS, LAID, SHOWN, UNSEEN, Table
from regalia.games.battle_royal.rules.terms import CARDS, Options, total
from regalia.kernel.rng import Rng
from regalia.kernel.state import View
from regalia.kernel.vecs import vec


def deal_unknown(view: View, options: Options, hands: vec[i64], old: vec[i64], rng: Rng) -> vec[i64]:
    """Deal the other seats hidden cards that the viewer cannot rule out.

    ``old`` is what ``unshown`` found. Returns the pack that is left.

    Early cards and cards laid aside come from the present pack. There is one exception: the pack has just been renewed and
    the force to act has yet to turn up its card. Then they come from the old pack, and only the card just drawn is new.
    """
    table = view.table
    assert isinstance(table, Table)
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
        laid = table.row[LAID + seat]
        if laid and view.hands[seat] is None:
            for _ in range(laid):
                hands[ASIDE + seat * CARDS + draw_from(old, rng)] += 1
    return new


def unshown(table: Table, options: Options) -> vec[i64]:
    """How many of each card of the pack have not been shown to everybody."""
    bag = options.pack[:]
    for card in range(CARDS):
        bag[card] -= table.row[SHOWN + card]
    return bag


def draw_from(bag: vec[i64], rng: Rng) -> i64:
    """Take one card out of the bag at random; returns it."""
    nth = rng.below(total(bag))
    card: i64 = 0
    while nth >= bag[card]:
        nth -= bag[card]
        card += 1
    bag[card] -= 1
    return card
