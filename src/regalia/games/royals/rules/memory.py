# native
"""Public memory: what reshuffles have shown about the hands, and what is left of it.

When the deck is empty, every card that is not on the table is in one of the two hands. Everybody remembers these cards as a
*block*: its cards, and how many of them are seat 0's. A played card leaves its block. A card with copies may leave it unclear
which copy was played. Then the blocks it may come from are merged or, if it may be a new card, forgotten.

Each player also knows which cards of a block the other holds: see ``Hand`` in the model.
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.cards import KINDS
from regalia.games.royals.rules.model import CARDS, SHARE, SIDE, Table, held_block, held_card, held_in
from regalia.games.royals.rules.position import WIDTH, Position
from regalia.kernel.vecs import vec


def note_reshuffle(position: Position) -> None:
    """Make a new block of the held cards that are in no block yet. The deck is empty."""
    table = position.table
    fresh = vec[i64]([0] * KINDS)
    for seat in range(i64(2)):
        for i in range(table.sides[seat * SIDE + CARDS]):
            fresh[position.hands[seat * WIDTH + i]] += 1
    for i in range(table.held_count):
        fresh[held_card(table.held[i])] -= 1
    share = table.sides[CARDS] - remembered(table, 0)
    block: i64 = 0
    while size_of(table, block):
        block += 1
    for card in range(KINDS):
        for _ in range(fresh[card]):
            table.held[table.held_count] = held_in(card, block)
            table.held_count += 1
            table.held[SHARE + block] = share


def note_play(table: Table, seat: i64, card: i64, size: i64, unseen: i64) -> None:
    """Note that a card leaves a hand of that size; ``unseen`` copies are in hands and deck."""
    source: i64 = -1
    copies: i64 = 0
    for i in range(table.held_count):
        if held_card(table.held[i]) == card:
            copies += 1
            block = held_block(table.held[i])
            if block != source and portion(table, seat, block):
                if source >= 0:
                    merge(table, source, block)
                else:
                    source = block
    if source < 0:
        return
    if unseen > copies and size > remembered(table, seat):
        forget(table, source)
    else:
        leave(table, source, card)
        if seat == 0:
            table.held[SHARE + source] -= 1


def is_remembered(table: Table, card: i64) -> bool:
    for i in range(table.held_count):
        if held_card(table.held[i]) == card:
            return True
    return False


def size_of(table: Table, block: i64) -> i64:
    size: i64 = 0
    for i in range(table.held_count):
        if held_block(table.held[i]) == block:
            size += 1
    return size


def portion(table: Table, seat: i64, block: i64) -> i64:
    """How many cards of the block are in that hand."""
    share = table.held[SHARE + block]
    return share if seat == 0 else size_of(table, block) - share


def remembered(table: Table, seat: i64) -> i64:
    """How many cards of that hand are in blocks."""
    total: i64 = 0
    for block in range(SHARE):
        if size_of(table, block):
            total += portion(table, seat, block)
    return total


def merge(table: Table, block: i64, other: i64) -> None:
    """Merge two blocks."""
    for i in range(table.held_count):
        if held_block(table.held[i]) == other:
            table.held[i] = held_in(held_card(table.held[i]), block)
    table.held[SHARE + block] += table.held[SHARE + other]
    table.held[SHARE + other] = 0


def leave(table: Table, block: i64, card: i64) -> None:
    i: i64 = 0
    while table.held[i] != held_in(card, block):
        i += 1
    table.held_count -= 1
    while i < table.held_count:
        table.held[i] = table.held[i + 1]
        i += 1
    table.held[i] = 0


def forget(table: Table, block: i64) -> None:
    stay: i64 = 0
    for i in range(table.held_count):
        if held_block(table.held[i]) != block:
            table.held[stay] = table.held[i]
            stay += 1
    for i in range(stay, table.held_count):
        table.held[i] = 0
    table.held_count = stay
    table.held[SHARE + block] = 0
