# native
"""Belief: a possible state that a viewer cannot tell from the real one.

All viewers can work out which cards a seat has in its deck and hand together. Play proves more about a hand: a seat that
could not move held only one colour (``Table.row[PROVEN]``), a Movement Card stays in the hand until its move, and a seat
that is asked to move has a card that can be played.
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_battles.belief.guess_army import guess_picks
from regalia.games.royal_battles.rules.bags import COLOUR, FULL, OF_COLOUR, nth, put, size, take, without
from regalia.games.royal_battles.rules.ending import standing_colour
from regalia.games.royal_battles.rules.model import (
    DECK,
    HAND,
    IN_DECK,
    IN_HAND,
    KNOWN,
    PICKS,
    PROVEN,
    UNSEEN,
    Table,
)
from regalia.games.royal_battles.rules.packs import pack_nth, pack_put, pack_size, pack_take, pack_without
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.terms import MOVING, PLAYING, Options
from regalia.kernel.rng import Rng
from regalia.kernel.state import View
from regalia.kernel.vecs import vec


def guess_hidden(position: Position, view: View, rng: Rng) -> None:
    """Fill in a possible hand for every seat the viewer cannot see, and all decks."""
    row = position.table.row
    hidden = position.hidden
    for seat in range(position.options.seats):
        seen = view.hands[seat] is not None
        if not seen:
            hidden[PICKS + seat] = guess_picks(position, seat, rng)
        if seat == position.options.master:
            guess_packs(position, seat, seen, rng)
            continue
        if not seen:
            hidden[IN_HAND + seat] = guess_hand(position, seat, rng)
        hidden[IN_DECK + seat] = without(row[UNSEEN + seat], hidden[IN_HAND + seat])


def guess_hand(position: Position, seat: i64, rng: Rng) -> i64:
    """A possible hand of the seat.

    Each has the same probability, unless a push has mixed what is known.
    """
    table = position.table
    row = table.row
    unseen = row[UNSEEN + seat]
    if row[DECK + seat] == 0:
        return unseen
    count = row[HAND + seat]
    held: i64 = 0
    if table.card and table.active == seat:
        held = put(0, table.card - 1)
        unseen = take(unseen, table.card - 1)
        count -= 1
    known = known_cards(table, seat)
    if known:
        some = sample(0, unseen & OF_COLOUR[row[PROVEN + seat]], known, FULL, rng)
        held |= some
        unseen = without(unseen, some)
        count -= known
    wanted = must_be_playable(position.options, table, seat)
    if held & wanted:
        wanted = FULL
    while True:
        hand = sample(0, unseen, count, wanted, rng)
        # A hand with n of the wanted cards is drawn n times as often, so it is kept only once in n times.
        if wanted == FULL or rng.below(size(hand & wanted)) == 0:
            return joined_hand(held, hand) if held else hand


def joined_hand(held: i64, others: i64) -> i64:
    """Both together; Jokers may be in both."""
    for n in range(size(others)):
        held = put(held, nth(others, n))
    return held


def known_cards(table: Table, seat: i64) -> i64:
    """The number of cards in hand that are known to have one colour.

    A Movement Card that lies open is not counted.
    """
    row = table.row
    known = row[KNOWN + seat]
    if known and table.card and table.active == seat and COLOUR[table.card - 1] == row[PROVEN + seat]:
        return known - 1
    return known


def sample(hand: i64, cards: i64, count: i64, wanted: i64, rng: Rng) -> i64:
    """The hand with ``count`` more of these cards; the first one is a wanted card."""
    for n in range(count):
        choice = cards & wanted if n == 0 else cards
        card = nth(choice, rng.below(size(choice)))
        hand = put(hand, card)
        cards = take(cards, card)
    return hand


def must_be_playable(options: Options, table: Table, seat: i64) -> i64:
    """The bag of which the hand must hold a card; FULL if nothing is known."""
    if table.active == seat and (table.step == MOVING or (table.step == PLAYING and not options.may_pass)):
        return FULL & ~OF_COLOUR[standing_colour(options, table, seat)]
    return FULL


# ---- the master's hand


def guess_packs(position: Position, seat: i64, seen: bool, rng: Rng) -> None:
    """Fill in the master's hand, unless it is seen, and its deck."""
    packs = position.options.packs
    hidden = position.hidden
    unseen = position.table.row[UNSEEN + seat : UNSEEN + seat + packs]
    if not seen:
        while True:
            hand = master_hand(position, seat, unseen[:], rng)
            if hand[packs]:
                break
        for n in range(packs):
            hidden[IN_HAND + seat + n] = hand[n]
    pack_without(unseen, 0, hidden, IN_HAND + seat, packs)
    for n in range(packs):
        hidden[IN_DECK + seat + n] = unseen[n]


def master_hand(position: Position, seat: i64, unseen: vec[i64], rng: Rng) -> vec[i64]:
    """A hand of the master out of these cards, which are used up; then 1 if it may be so, else 0."""
    table = position.table
    row = table.row
    packs = position.options.packs
    hand = vec[i64]([0] * (packs + 1))
    count = row[HAND + seat]
    if table.card and table.active == seat:
        pack_put(hand, 0, packs, table.card - 1)
        pack_take(unseen, 0, packs, table.card - 1)
        count -= 1
    known = known_cards(table, seat)
    if known:
        some = unseen[:]
        for n in range(packs):
            some[n] &= OF_COLOUR[row[PROVEN + seat]]
        for _ in range(known):
            card = pack_nth(some, 0, packs, rng.below(pack_size(some, 0, packs)))
            pack_take(some, 0, packs, card)
            pack_take(unseen, 0, packs, card)
            pack_put(hand, 0, packs, card)
        count -= known
    for _ in range(count):
        card = pack_nth(unseen, 0, packs, rng.below(pack_size(unseen, 0, packs)))
        pack_take(unseen, 0, packs, card)
        pack_put(hand, 0, packs, card)
    wanted = must_be_playable(position.options, table, seat)
    hand[packs] = i64(row[HAND + seat] == 0 or wanted == FULL or hand[0] & wanted != 0)
    return hand
