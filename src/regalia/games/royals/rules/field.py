# native
"""A player's actions on their own field: recruit, reveal, bury, revive."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.cards import JOKER
from regalia.games.royals.rules.fields import one_card
from regalia.games.royals.rules.hands import put_out, spend
from regalia.games.royals.rules.model import (
    BURIED,
    BY_TRIBUTES,
    COPY_BITS,
    COPY_MASK,
    DIAGONAL,
    EMPTY,
    FIRST_ROYAL,
    POSITION,
    READY,
    SIDE,
    SLOT,
    SLOTS,
    TRIBUTE_PILE,
    UNDER_BURIED,
    UNDER_SLOT,
    UPRIGHT,
    WAITING,
    Table,
    card_of,
    under_of,
)
from regalia.games.royals.rules.position import Position


def recruit(position: Position, seat: i64, card: i64) -> None:
    """Put a royal into the lowest free slot, diagonal.

    The second player's first recruit ends the Cold War (rules 6, 16).
    """
    table = position.table
    spend(position, seat, one_card(card))
    at = seat * SIDE + SLOT
    while table.sides[at] != EMPTY:
        at += 1
    table.sides[at] = card << 2 | DIAGONAL
    table.had_royals |= 1 << seat


def reveal_joker(position: Position, seat: i64) -> None:
    spend(position, seat, one_card(JOKER))
    position.table.sides[seat * SIDE + WAITING] += 1


def revive(position: Position, seat: i64, slot: i64, card: i64) -> None:
    """Revive a royal for a card of its suit, the opponent's point (rules 19, 20)."""
    table = position.table
    spend(position, seat, one_card(card))
    put_out(table, card, TRIBUTE_PILE + 1 - seat)
    table.sides[(1 - seat) * SIDE + BY_TRIBUTES] += 1
    table.sides[seat * SIDE + SLOT + slot] |= UPRIGHT


def bury(table: Table, seat: i64, slot: i64) -> None:
    """Move a royal to the discard pile or, with cards, to its owner's score pile."""
    at = seat * SIDE + SLOT + slot
    royal = table.sides[at]
    card = card_of(royal)
    table.sides[at] = EMPTY
    if under_of(royal) == 0:
        table.discard[card] += 1
        table.discarded += 1
        return
    copy: i64 = 0 if table.scored[card] == 0 else 1
    put_out(table, card, BURIED + seat)
    take_along(table, UNDER_SLOT + seat * SLOTS + slot, UNDER_BURIED + (card - FIRST_ROYAL) * 2 + copy)


def take_along(table: Table, place: i64, to: i64) -> None:
    """Move the cards in one place out of play to another."""
    scored = table.scored
    for card in range(FIRST_ROYAL):
        copies = scored[card]
        if copies:
            first = copies & COPY_MASK
            second = copies >> COPY_BITS
            scored[card] = (to if first == place else first) | (to if second == place else second) << COPY_BITS


def bury_fallen(table: Table, seat: i64) -> None:
    """Bury the fallen royals at the end of their owner's turn, in slot order (rule 17)."""
    at = seat * SIDE + SLOT
    for slot in range(SLOTS):
        royal = table.sides[at + slot]
        if royal != EMPTY and not royal & POSITION:
            bury(table, seat, slot)
            table.busy = True


def right_all(table: Table, seat: i64) -> None:
    """Turn the seat's royals upright and its jokers ready, at the start of its turn."""
    sides = table.sides
    at = seat * SIDE
    for slot in range(SLOTS):
        royal = sides[at + SLOT + slot]
        if royal & POSITION == DIAGONAL:
            sides[at + SLOT + slot] = royal - DIAGONAL + UPRIGHT
    sides[at + READY] += sides[at + WAITING]
    sides[at + WAITING] = 0
