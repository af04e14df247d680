# native
"""Cards entering and leaving a hand.

Hands stay sorted by card, and equal cards by batch.
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle.rules.knowledge import note_card, note_draw
from regalia.games.battle.rules.model import HAND, SERIAL, pile_of
from regalia.games.battle.rules.position import Position


def put_in_hand(position: Position, seat: i64, card: i64) -> None:
    """Add a drawn card to the hand."""
    row = position.table.row
    hands = position.hands
    first = seat * position.options.width
    i = first + row[HAND + seat]
    row[HAND + seat] += 1
    serial = row[SERIAL + pile_of(position.options, seat)]
    if serial:
        note_draw(position, seat)
        insert(position, first, i, card, serial)
        return
    while i > first and hands[i - 1] > card:
        hands[i] = hands[i - 1]
        i -= 1
    hands[i] = card


def insert(position: Position, first: i64, i: i64, card: i64, serial: i64) -> None:
    """Add a card to a hand whose cards come from several batches."""
    hands = position.hands
    origins = position.origins
    while i > first and (hands[i - 1] > card or (hands[i - 1] == card and origins[i - 1] > serial)):
        hands[i] = hands[i - 1]
        origins[i] = origins[i - 1]
        i -= 1
    hands[i] = card
    origins[i] = serial


def take_from_hand(position: Position, seat: i64, card: i64) -> None:
    """Remove a card from the hand for all to see."""
    row = position.table.row
    hands = position.hands
    first = seat * position.options.width
    i = first
    while hands[i] != card:
        i += 1
    row[HAND + seat] -= 1
    last = first + row[HAND + seat]
    if row[SERIAL + pile_of(position.options, seat)]:
        origins = position.origins
        serial = note_card(position, seat, card)
        while origins[i] != serial:
            i += 1
        for j in range(i, last):
            origins[j] = origins[j + 1]
        origins[last] = 0
    while i < last:
        hands[i] = hands[i + 1]
        i += 1
