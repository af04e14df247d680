# native
"""Belief: a possible state that a viewer cannot tell from the real one.

All viewers can work out which cards a seat has in its deck and hand together. Play proves more about a hand: a seat that
could not move holds only one colour (``Table.row[PROVEN]``), a Movement Card stays in the hand until its move, and a seat
that is asked to move has a card that can be played.
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_battles.rules.armies import completions
from regalia.games.royal_battles.rules.bags import FULL, OF_COLOUR, nth, put, size, take, without
from regalia.games.royal_battles.rules.ending import standing_colour
from regalia.games.royal_battles.rules.model import (
    DECK,
    HAND,
    IN_DECK,
    IN_HAND,
    PICKS,
    PROVEN,
    RECRUITS,
    UNSEEN,
    Table,
    with_pick,
)
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.terms import ARMING, ARMY, MOVING, PLAYING, SECRET, Options
from regalia.kernel.rng import Rng
from regalia.kernel.state import View


def guess_hidden(position: Position, view: View, rng: Rng) -> None:
    """Fill in a possible hand for every seat the viewer cannot see, and both decks."""
    row = position.table.row
    for seat in range(i64(2)):
        if view.hands[seat] is None:
            position.hidden[IN_HAND + seat] = guess_hand(position, seat, rng)
            position.hidden[PICKS + seat] = guess_picks(position, seat, rng)
        position.hidden[IN_DECK + seat] = without(row[UNSEEN + seat], position.hidden[IN_HAND + seat])


def guess_hand(position: Position, seat: i64, rng: Rng) -> i64:
    """A possible hand of the seat, each with the same probability."""
    table = position.table
    row = table.row
    unseen = row[UNSEEN + seat]
    if row[DECK + seat] == 0:
        return unseen
    if row[PROVEN + seat]:
        return sample(0, unseen & OF_COLOUR[row[PROVEN + seat]], row[HAND + seat], FULL, rng)
    if table.card and table.active == seat:
        card = table.card - 1
        return sample(put(0, card), take(unseen, card), row[HAND + seat] - 1, FULL, rng)
    wanted = must_be_playable(position.options, table, seat)
    while True:
        hand = sample(0, unseen, row[HAND + seat], wanted, rng)
        # A hand with n of the wanted cards is drawn n times as often, so it is kept only once in n times.
        if wanted == FULL or rng.below(size(hand & wanted)) == 0:
            return hand


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
        return FULL & ~OF_COLOUR[standing_colour(table, seat)]
    return FULL


def guess_picks(position: Position, seat: i64, rng: Rng) -> i64:
    """Possible secret recruits: the beginning of any army, each with the same probability."""
    options = position.options
    count = position.table.row[RECRUITS + seat]
    if options.army_choice != SECRET or options.armies[seat * ARMY] >= 0 or position.table.step > ARMING:
        return 0
    picks: i64 = 0
    last: i64 = -1
    used: i64 = 0
    for n in range(count):
        kind = next_kind(options, last, used, ARMY - n, rng)
        used = used + 1 if kind == last else 1
        last = kind
        picks = with_pick(picks, n, kind)
    return picks


def next_kind(options: Options, last: i64, used: i64, left: i64, rng: Rng) -> i64:
    total: i64 = 0
    first = last if last >= 0 else i64(0)
    for kind in range(first, options.kinds):
        total += completions(options, last, used, kind, left)
    chosen = rng.below(total)
    for kind in range(first, options.kinds):
        chosen -= completions(options, last, used, kind, left)
        if chosen < 0:
            return kind
    return -1
