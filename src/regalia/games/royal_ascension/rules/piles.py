# native
"""Piles and discards of each suit (rule 15), and cards drawn and discarded."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.royal_ascension.rules.bags import ONE, copies, nth, size
from regalia.games.royal_ascension.rules.fields import add_card, card
from regalia.games.royal_ascension.rules.knowledge import note_card, note_draw, note_reshuffle
from regalia.games.royal_ascension.rules.model import (
    ALLIANCES,
    COUNTED,
    DISCARD,
    GOLD_HELD,
    GOLD_IN,
    HEARTS_HELD,
    HEARTS_IN,
    KNOWN,
    LEFT,
    WEAPONS,
    WIDTH,
    Table,
)
from regalia.games.royal_ascension.rules.position import Position
from regalia.games.royal_ascension.rules.terms import CLUBS, DIAMONDS, HEARTS, RANKS, SPADES
from regalia.kernel.rng import Rng
from regalia.kernel.vecs import vec


def drawable(table: Table, suit: i64) -> bool:
    """Whether a card of the suit can be drawn at all (rule 16)."""
    return table.bags[LEFT + suit] > 0 or table.bags[DISCARD + suit] != 0


def pile(position: Position, suit: i64) -> i64:
    """The face-down pile, as a bag."""
    if suit in (DIAMONDS, HEARTS):
        return position.piles[suit - 1]
    return position.table.bags[COUNTED + suit]


def set_pile(position: Position, suit: i64, bag: i64) -> None:
    if suit in (DIAMONDS, HEARTS):
        position.piles[suit - 1] = bag
    else:
        position.table.bags[COUNTED + suit] = bag


def make_ready(position: Position, suit: i64) -> None:
    """Make an empty pile from the discards, before a card is drawn."""
    bags = position.table.bags
    if bags[LEFT + suit]:
        return
    discards = bags[DISCARD + suit]
    set_pile(position, suit, discards)
    bags[LEFT + suit] = size(discards)
    bags[DISCARD + suit] = 0
    if suit in (DIAMONDS, HEARTS):
        note_reshuffle(position, suit, discards)


def pile_odds(position: Position, suit: i64, head: i64, out: vec[i64], weights: vec[i64]) -> i64:
    """List every card that may be drawn, each added to the chance move ``head``."""
    return bag_odds(pile(position, suit), suit, head, out, weights)


def bag_odds(bag: i64, suit: i64, head: i64, out: vec[i64], weights: vec[i64]) -> i64:
    n: i64 = 0
    for rank in range(RANKS):
        count = copies(bag, rank)
        if count:
            out[n] = add_card(head, card(rank, suit))
            weights[n] = count
            n += 1
    return n


def from_pile(position: Position, suit: i64, rng: Rng) -> i64:
    """A random card of the pile, as moves write it."""
    return card(nth(pile(position, suit), rng.below(position.table.bags[LEFT + suit])), suit)


def take_out(position: Position, suit: i64, rank: i64) -> None:
    """Remove a card from its pile."""
    position.table.bags[LEFT + suit] -= 1
    if suit in (DIAMONDS, HEARTS):
        position.piles[suit - 1] -= ONE[rank]
    else:
        position.table.bags[COUNTED + suit] -= ONE[rank]


def draw_card(position: Position, seat: i64, suit: i64, rank: i64) -> None:
    """Move a heart or a diamond from its pile to a hand."""
    take_out(position, suit, rank)
    if suit == HEARTS:
        position.hands[seat * WIDTH + HEARTS_IN] += ONE[rank]
        position.table.row[HEARTS_HELD + seat] += 1
    else:
        position.hands[seat * WIDTH + GOLD_IN] += ONE[rank]
        position.table.row[GOLD_HELD + seat] += 1
    note_draw(position, suit, seat, rank)


def discard_heart(position: Position, seat: i64, rank: i64) -> None:
    row = position.table.row
    position.hands[seat * WIDTH + HEARTS_IN] -= ONE[rank]
    row[HEARTS_HELD + seat] -= 1
    position.table.bags[DISCARD + HEARTS] += ONE[rank]
    if copies(row[KNOWN + seat], rank):
        row[KNOWN + seat] -= ONE[rank]
    else:
        note_card(position, HEARTS, seat, rank)


def discard_diamond(position: Position, seat: i64, rank: i64) -> None:
    position.hands[seat * WIDTH + GOLD_IN] -= ONE[rank]
    position.table.row[GOLD_HELD + seat] -= 1
    position.table.bags[DISCARD + DIAMONDS] += ONE[rank]
    note_card(position, DIAMONDS, seat, rank)


def discard_club(table: Table, seat: i64, rank: i64) -> None:
    table.row[WEAPONS + seat] -= ONE[rank]
    table.bags[DISCARD + CLUBS] += ONE[rank]


def discard_alliance(table: Table, seat: i64) -> None:
    """Discard the seat's alliance of the lowest rank (rule 36)."""
    lowest = nth(table.row[ALLIANCES + seat], 0)
    table.row[ALLIANCES + seat] -= ONE[lowest]
    table.bags[DISCARD + SPADES] += ONE[lowest]
