# native
"""Guesses of what a viewer cannot see: hands, draw pile and other decks."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle.belief.history import History
from regalia.games.battle.belief.worlds import HIDDEN, OWN, Belief
from regalia.games.battle.rules.cards import KINDS, nth_card, size_of
from regalia.games.battle.rules.knowledge import BAG, BATCH, BATCH_PILE, BATCH_SERIAL, HELD, unseen
from regalia.games.battle.rules.model import HAND, PILE, SERIAL, Table, soldier_card, soldier_owner
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.terms import CONSTRUCTED, CUTTING, DRAFT, SEALED, Options
from regalia.kernel.rng import Rng
from regalia.kernel.state import View
from regalia.kernel.vecs import vec


def guess(position: Position, view: View, rng: Rng) -> None:
    """Fill in the rest of a position that has only the viewer's table."""
    belief = Belief(position, view, rng)
    if position.options.own_decks:
        while not guess_decks(belief):  # no decks fit the batches that were chosen
            pass
    elif position.table.row[SERIAL] == 0:
        guess_one_batch(belief)
    else:
        belief.take_off_seen()
        belief.settle_doubts()
        for at in range(i64(0), i64(len(belief.batches)), BATCH):
            belief.deal_out(at)
        belief.label_in_order()


def guess_one_batch(belief: Belief) -> None:
    """Before the first reshuffle: deal unseen cards to hidden hands and the draw pile."""
    position = belief.position
    options = position.options
    bag = unseen(position, 0)
    left = position.table.row[PILE]
    for seat in range(options.seats):
        size = position.table.row[HAND + seat]
        if belief.seen[seat] == HIDDEN:
            left += size
        else:
            for i in range(seat * options.width, seat * options.width + size):
                bag[position.hands[i]] -= 1
    for seat in range(options.seats):
        if belief.seen[seat] == HIDDEN:
            for _ in range(position.table.row[HAND + seat]):
                card = take(bag, 0, left, belief.rng)
                left -= 1
                belief.give(seat, card, 0)
    position.piles = bag


def take(bag: vec[i64], first: i64, size: i64, rng: Rng) -> i64:
    """Take a random card out of the bag of that size that begins at ``first``."""
    card = nth_card(bag, first, rng.below(size))
    bag[first + card] -= 1
    return card


# ---- own decks


def guess_decks(belief: Belief) -> bool:
    """Choose batches for the doubts, then decks that fit them; False if none do."""
    position = belief.position
    belief.take_off_seen()
    belief.settle_doubts()
    known = known_cards(belief)
    unknown = vec[i64]([0] * (position.options.seats * KINDS))
    if not deal_unknown(belief, known, unknown):
        return False
    for seat in range(position.options.seats):
        belief.filled[seat] = 0
        if belief.seen[seat] != OWN:
            lay_first_batch(belief, seat, unknown)
    for at in range(i64(0), i64(len(belief.batches)), BATCH):
        if belief.batches[at + BATCH_SERIAL] > 0 and belief.seen[belief.batches[at + BATCH_PILE]] != OWN:
            belief.deal_out(at)
    belief.label_in_order()
    return True


def known_cards(belief: Belief) -> vec[i64]:
    """For each seat the cards that the viewer knows to be in its deck.

    Of the viewer's own deck the cards that were cut are included.
    """
    position = belief.position
    options = position.options
    table = position.table
    known = table.discards[:]
    for i in range(table.start[options.seats]):
        known[soldier_owner(table.army[i]) * KINDS + soldier_card(table.army[i])] += 1
    if table.apart >= 0:
        known[table.seat * KINDS + table.apart] += 1
    for seat in range(options.seats):
        if belief.seen[seat] != HIDDEN:
            for i in range(seat * options.width, seat * options.width + table.row[HAND + seat]):
                known[seat * KINDS + position.hands[i]] += 1
        if belief.seen[seat] == OWN:
            for i in range(seat * KINDS, seat * KINDS + KINDS):
                known[i] += position.piles[i] + position.cuts[i]
    for at in range(i64(0), i64(len(belief.batches)), BATCH):
        pile = belief.batches[at + BATCH_PILE]
        if belief.batches[at + BATCH_SERIAL] > 0 and belief.seen[pile] != OWN:
            for card in range(KINDS):
                known[pile * KINDS + card] += belief.batches[at + BAG + card]
    return known


def hidden_in_hand(belief: Belief, seat: i64) -> i64:
    """The number of hidden cards of its first batch in the seat's hand."""
    table = belief.position.table
    if belief.seen[seat] != HIDDEN:
        return 0
    if table.row[SERIAL + seat] == 0:
        return table.row[HAND + seat]
    at = belief.row(seat, 0)
    return belief.batches[at + HELD + seat] if at >= 0 else 0


def hidden_in_pile(table: Table, seat: i64) -> i64:
    """The number of cards of its first batch in the seat's draw pile."""
    return table.row[PILE + seat] if table.row[SERIAL + seat] == 0 else 0


def cut_so_far(options: Options, table: Table, seat: i64) -> i64:
    """The number of cards that the seat has cut."""
    if options.were_given or table.step < CUTTING:
        return 0
    return options.pool - (table.row[PILE + seat] if table.step == CUTTING else options.deck_size)


def deal_unknown(belief: Belief, known: vec[i64], unknown: vec[i64]) -> bool:
    """Deal every other seat its unknown cards; False if the known ones leave no way."""
    position = belief.position
    options = position.options
    if options.format == DRAFT and not options.were_given:
        return History(belief).deal(known, unknown)
    source = vec[i64]([0] * KINDS)
    one_source = options.format == SEALED and not options.were_given
    if one_source and not left_over(options, known, options.decks, 0, options.seats, source):
        return False
    for seat in range(options.seats):
        if belief.seen[seat] == OWN:
            continue
        count = (
            hidden_in_hand(belief, seat)
            + hidden_in_pile(position.table, seat)
            + cut_so_far(options, position.table, seat)
        )
        if options.format == CONSTRUCTED and not left_over(options, known, 1, seat, seat + 1, source):
            return False
        for _ in range(count):
            if one_source or options.format == CONSTRUCTED:
                card = take(source, 0, size_of(source, 0), belief.rng)
            else:
                card = any_kind(options, belief.rng)
            unknown[seat * KINDS + card] += 1
    if one_source:
        position.rest = source
    return True


def left_over(options: Options, known: vec[i64], decks: i64, first: i64, end: i64, bag: vec[i64]) -> bool:
    """Write the cards of ``decks`` decks that these seats are not known to have.

    False if the known cards are more than there are.
    """
    for card in range(KINDS):
        bag[card] = options.deck[card] * decks
        for seat in range(first, end):
            bag[card] -= known[seat * KINDS + card]
        if bag[card] < 0:
            return False
    return True


def any_kind(options: Options, rng: Rng) -> i64:
    """A random kind of card: a given deck may hold any number of each."""
    while True:
        card = rng.below(KINDS)
        if options.deck[card]:
            return card


def lay_first_batch(belief: Belief, seat: i64, unknown: vec[i64]) -> None:
    """Lay the seat's unknown cards: some cut, some in its hand, the rest in its pile."""
    position = belief.position
    options = position.options
    table = position.table
    rng = belief.rng
    first = seat * KINDS
    left = size_of(unknown, first)
    cuts = cut_so_far(options, table, seat)
    if table.step == CUTTING and seat == table.seat:
        cut_in_order(belief, seat, cuts, unknown)
        left -= cuts
    else:
        for _ in range(cuts):
            position.cuts[first + take(unknown, first, left, rng)] += 1
            left -= 1
    for _ in range(hidden_in_hand(belief, seat)):
        belief.give(seat, take(unknown, first, left, rng), 0)
        left -= 1
    for card in range(KINDS):
        position.piles[first + card] = unknown[first + card]


def cut_in_order(belief: Belief, seat: i64, cuts: i64, unknown: vec[i64]) -> None:
    """Cut some of the seat's unknown cards, in card order.

    Cuts are made in that order, so those made so far are the first of all that will be made.
    """
    position = belief.position
    first = seat * KINDS
    left = size_of(unknown, first)
    all_cuts = vec[i64]([0] * KINDS)
    for _ in range(position.options.pool - position.options.deck_size):
        all_cuts[take(unknown, first, left, belief.rng)] += 1
        left -= 1
    for card in range(KINDS):
        made = all_cuts[card] if all_cuts[card] < cuts else cuts
        position.cuts[first + card] += made
        unknown[first + card] += all_cuts[card] - made
        cuts -= made
