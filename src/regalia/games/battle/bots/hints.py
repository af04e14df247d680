# native
"""Hints for moves, in points (section 13).

They read the table and the mover's hand only.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle.bots.answers import block_hint, choice_hint
from regalia.games.battle.bots.attack import attack_hint
from regalia.games.battle.bots.decks import least_missed
from regalia.games.battle.bots.values import ABILITY_HELD, HELD, deck_worth, soldier_worth, suited_worth
from regalia.games.battle.rules.army import suits
from regalia.games.battle.rules.cards import ACE, COURTS, JOKER, KINDS, SUIT_BIT, THREE, TWO, rank_of, skill
from regalia.games.battle.rules.fields import END, PLAY, played_card, use_opponent
from regalia.games.battle.rules.main_step import special_place
from regalia.games.battle.rules.model import HAND, soldier_card
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.terms import ATTACKING, BLOCKING, CUTTING, MAIN, PICKING, SPLITTING
from regalia.kernel.state import VERB_MASK
from regalia.kernel.vecs import vec

SOLDIERS_FIRST: Final[float] = 100.0  # fours to tens: free, and they bring suits
CUT_NOW: Final[float] = 1000.0
TWO_CARDS: Final[float] = 15.0  # the two cards that an ace draws
THIN: Final[i64] = 3  # with fewer soldiers than this, low cards are played as soldiers
PLENTY: Final[i64] = 3  # with more specials in hand than this, some are played as soldiers


def hint(position: Position, move: i64) -> float:
    """How good a legal move looks at first sight."""
    step = position.table.step
    if step == MAIN:
        return main_hint(position, move)
    if step == ATTACKING:
        return attack_hint(position, move)
    if step == BLOCKING:
        return block_hint(position, move)
    if step in (PICKING, SPLITTING):
        return suited_worth(position, position.table.seat, played_card(move))
    if step == CUTTING:
        return cut_hint(position, played_card(move))
    return choice_hint(position, move)


# ---- the main step


def main_hint(position: Position, move: i64) -> float:
    """The hint for a legal move at D4; 0 for the end of the turn."""
    verb = move & VERB_MASK
    if verb == END:
        return 0.0
    card = played_card(move)
    if verb == PLAY:
        return play_hint(position, card)
    rank = rank_of(card)
    if rank == ACE:
        return TWO_CARDS - ABILITY_HELD
    if rank == THREE:
        return best_enemy(position) - ABILITY_HELD
    opponent = use_opponent(move)
    if rank == TWO:
        return least(position, opponent, 2) - ABILITY_HELD
    return 2.0 * least(position, opponent, 1) - HELD


def play_hint(position: Position, card: i64) -> float:
    """The hint for playing a card as a soldier."""
    if card < COURTS:
        return soldier_worth(skill(card)) - HELD
    if rank_of(card) < THREE:
        return SOLDIERS_FIRST + float(skill(card))
    table = position.table
    seat = table.seat
    soldiers = table.start[seat + 1] - table.start[seat]
    wanted = 4.0 - float(skill(card))  # a three is kept longest
    if soldiers < THIN or specials(position, seat) > PLENTY:
        return wanted
    if card != JOKER and opens_suit(position, seat, card):
        return wanted
    return -wanted


def specials(position: Position, seat: i64) -> i64:
    """The number of cards in hand of which a turn uses only one."""
    found: i64 = 0
    first = seat * position.options.width
    for i in range(first, first + position.table.row[HAND + seat]):
        card = position.hands[i]
        if card < COURTS or rank_of(card) >= THREE:
            found += 1
    return found


def opens_suit(position: Position, seat: i64, card: i64) -> bool:
    """Whether a court card in hand waits for a soldier of this suit.

    Only while the special of the turn is free.
    """
    table = position.table
    if table.row[special_place(position.options, seat)] or suits(table, seat) & SUIT_BIT[card]:
        return False
    first = seat * position.options.width
    for i in range(first, first + table.row[HAND + seat]):
        held = position.hands[i]
        if held < COURTS and SUIT_BIT[held] == SUIT_BIT[card]:
            return True
    return False


def best_enemy(position: Position) -> float:
    """The worth of the best enemy soldier."""
    options = position.options
    table = position.table
    best = 0.0
    for seat in range(options.seats):
        if options.camp_of[seat] != options.camp_of[table.seat] and table.start[seat + 1] > table.start[seat]:
            value = soldier_worth(skill(soldier_card(table.army[table.start[seat]])))
            if value > best:
                best = value
    return best


def least(position: Position, seat: i64, count: i64) -> float:
    """The worth of the ``count`` weakest soldiers of a seat.

    Of its best ones if the player of the card may choose.
    """
    options = position.options
    table = position.table
    by_caster = options.two_by_caster if count == 2 else options.joker_by_caster
    first = table.start[seat]
    after = table.start[seat + 1]
    if not by_caster and after - first > count:
        first = after - count
    worth = 0.0
    for i in range(first, after):
        if i < first + count:
            worth += soldier_worth(skill(soldier_card(table.army[i])))
    return worth


# ---- cutting


def cut_hint(position: Position, card: i64) -> float:
    """The hint for cutting a card: those that the deck misses least go first.

    Of these the earliest in card order comes first, so that the others can still follow.
    """
    first = position.table.seat * KINDS
    pool = vec[i64]([0] * KINDS)
    for kind in range(KINDS):
        pool[kind] = position.piles[first + kind] + position.cuts[first + kind]  # the same for all cuts
    cuts = least_missed(pool, position.options.deck_size, 0)
    if cuts[card] > position.cuts[first + card]:
        return CUT_NOW - float(card)
    return -deck_worth(card)
