# native
"""Drawing cards, and reshuffling the discard pile (section 5.1)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.games.battle.rules.cards import KINDS, nth_card
from regalia.games.battle.rules.fields import DRAW, make_dealt
from regalia.games.battle.rules.hands import put_in_hand
from regalia.games.battle.rules.knowledge import new_batch
from regalia.games.battle.rules.model import DISCARD, PILE, pile_of
from regalia.games.battle.rules.position import Position
from regalia.kernel.rng import Rng
from regalia.kernel.state import CHANCE
from regalia.kernel.vecs import vec


def can_draw(position: Position, seat: i64) -> i64:
    """The number of cards that the seat could draw, one after the other."""
    pile = pile_of(position.options, seat)
    row = position.table.row
    return row[PILE + pile] + row[DISCARD + pile]


def begin_draw(position: Position, seat: i64, cards: i64) -> bool:
    """Let the seat draw that many cards; False if there is none (rule 7)."""
    table = position.table
    there = can_draw(position, seat)
    if there == 0:
        return False
    table.seat = seat
    table.owed = cards if cards < there else there
    table.drawn = 0
    table.chooser = CHANCE
    return True


def draw_odds(position: Position, out: vec[i64], weights: vec[i64]) -> i64:
    """Write the chances of each card that may be drawn.

    If the draw pile is empty, they are those of the discard pile, which is about to be shuffled in.
    """
    table = position.table
    pile = pile_of(position.options, table.seat)
    bags = position.piles if table.row[PILE + pile] else table.discards
    n: i64 = 0
    for card in range(KINDS):
        count = bags[pile * KINDS + card]
        if count:
            out[n] = make_dealt(DRAW, table.seat, card)
            weights[n] = count
            n += 1
    return n


def deal_draw(position: Position, rng: Rng) -> i64:
    """Draw a card at random."""
    table = position.table
    pile = pile_of(position.options, table.seat)
    size = table.row[PILE + pile]
    if size:
        card = nth_card(position.piles, pile * KINDS, rng.below(size))
    else:
        card = nth_card(table.discards, pile * KINDS, rng.below(table.row[DISCARD + pile]))
    return make_dealt(DRAW, table.seat, card)


def draw(position: Position, card: i64) -> bool:
    """Put a drawn card into the hand; True if it was the last one due."""
    table = position.table
    pile = pile_of(position.options, table.seat)
    if table.row[PILE + pile] == 0:
        reshuffle(position, pile)
    position.piles[pile * KINDS + card] -= 1
    table.row[PILE + pile] -= 1
    put_in_hand(position, table.seat, card)
    table.busy = True
    table.drawn += 1
    table.owed -= 1
    return table.owed == 0


def reshuffle(position: Position, pile: i64) -> None:
    """Shuffle the discard pile into the empty draw pile (rule 6)."""
    table = position.table
    new_batch(position, pile, table.discards)
    for i in range(pile * KINDS, pile * KINDS + KINDS):
        position.piles[i] = table.discards[i]
        table.discards[i] = 0
    table.row[PILE + pile] = table.row[DISCARD + pile]
    table.row[DISCARD + pile] = 0
