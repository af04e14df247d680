# native
"""Hints for the active player: reveal, revive, clear the guards, strike, recruit, discard (section 13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royals.bots.arsenal import Arsenal, arsenal_of
from regalia.games.royals.bots.values import (
    GUARD,
    JOKER_READY,
    NO_SLOT,
    free_slots,
    held_of_suit,
    renewed,
    royal_worth,
    royals_held,
)
from regalia.games.royals.rules.combat import cards_of, damage, has_effect, target_of
from regalia.games.royals.rules.fields import (
    discard_cards,
    one_card,
    played_card,
    ref_card,
    royal_card,
    royal_slot,
    tribute,
)
from regalia.games.royals.rules.model import (
    ATTACK,
    BURY,
    DIRECT,
    DISCARD,
    END,
    JOKER_ATTACK,
    RECRUIT,
    REVEAL,
    REVIVE,
    WIPE,
    standing,
)
from regalia.games.royals.rules.position import Position
from regalia.kernel.state import VERB_MASK

# Where the verbs come in a turn: the hints of a verb lie around its place; a move below 0 is better left undone.
REVEAL_FIRST: Final[float] = 50.0
THEN_REVIVE: Final[float] = 30.0
THEN_ATTACK: Final[float] = 12.0
THEN_BURY: Final[float] = 9.0
THEN_RECRUIT: Final[float] = 8.0
NOT_BLOCKED: Final[float] = 0.75  # about how often an attack is not blocked


def hint_of_action(position: Position, move: i64) -> float:
    """The hint for a legal move of decision M."""
    verb = move & VERB_MASK
    if verb == END:
        return 0.0
    if verb == DISCARD:
        return discard(position, arsenal_of(position), discard_cards(move))
    if verb == RECRUIT:
        return recruit(position, played_card(move))
    if verb == REVEAL:
        return -1.0 if position.table.last_round else REVEAL_FIRST
    if verb == BURY:
        return bury(position, royal_card(move))
    if verb == REVIVE:
        return revive(position, arsenal_of(position), royal_card(move), royal_slot(move), tribute(move))
    return attack(position, arsenal_of(position), move)


# ---- attacks


def attack(position: Position, arsenal: Arsenal, move: i64) -> float:
    """The hint for an attack: its gain above its cards' worth; cheap attacks come first."""
    table = position.table
    if not has_effect(move, table, position.options):
        return -5.0
    cards = cards_of(move)
    jokers = arsenal.jokers
    tired = NO_SLOT
    if move & VERB_MASK == ATTACK:
        tired = royal_slot(move)
    elif move & VERB_MASK == JOKER_ATTACK:
        jokers -= 1
    after = arsenal.firepower_after(cards, tired, NO_SLOT, jokers)
    if target_of(move) == DIRECT:
        gain = float(damage(move)) - price(position, arsenal, cards)
        order = (
            after - arsenal.firepower() + 0.98 * float(damage(move))
        )  # of equal plans the one that begins small, to draw out an ace
    else:
        gain = fall_of_guards(position, arsenal, move, after) - price(position, arsenal, cards)
        order = gain
    return THEN_ATTACK + order if gain > 0.0 else gain - 1.0


def fall_of_guards(position: Position, arsenal: Arsenal, move: i64, after: float) -> float:
    """The gain of felling the target: less defence and, without guards, the hits that follow."""
    table = position.table
    guards = arsenal.guards
    target = target_of(move)
    gain = 0.0
    if target == WIPE:
        gain = GUARD * float(guards)
        left: i64 = 0
    else:
        gain = royal_worth(ref_card(target))
        left = guards - 1
    if table.last_round:
        gain = 0.0 if table.finals == 2 else 0.5 * gain
    if left == 0:
        gain += NOT_BLOCKED * after
    elif arsenal.uprights > left:
        gain += 0.3 * after
    else:
        gain += 0.1 * after
    if move & VERB_MASK == JOKER_ATTACK:
        gain -= JOKER_READY if not table.last_round else 0.0
    return gain


def price(position: Position, arsenal: Arsenal, cards: i64) -> float:
    """The price of spending cards: their worth less that of the new ones, at least 0."""
    table = position.table
    if table.last_round and table.finals == 2:
        return 0.0
    if table.last_round:
        return arsenal.keep_all(cards)
    cost = arsenal.keep_all(cards) - renewed(cards)
    return cost if cost > 0.0 else 0.0


# ---- the player's own field


def revive(position: Position, arsenal: Arsenal, royal: i64, slot: i64, card: i64) -> float:
    """The hint for a revival: good if the royal can strike now or is needed as a guard."""
    table = position.table
    seat = table.active
    after = arsenal.firepower_after(one_card(card), NO_SLOT, slot, arsenal.jokers)
    strikes = (after - arsenal.firepower()) * (NOT_BLOCKED if arsenal.guards == 0 else 0.25)
    guards = royal_worth(royal)
    if standing(table, seat) == 0:
        guards += GUARD
    if table.last_round:
        guards = 0.0 if table.finals == 2 else 0.5 * guards
    gain = strikes + guards - 1.0 - price(position, arsenal, one_card(card))
    return THEN_REVIVE + gain if gain > 0.0 else gain - 1.0


def bury(position: Position, royal: i64) -> float:
    """The hint for a burial: only to make room for a recruit, of a royal that cannot be revived."""
    table = position.table
    seat = table.active
    needed = free_slots(position, seat) == 0 and royals_held(position, seat) > 0
    if not needed or (table.last_round and table.finals == 2) or held_of_suit(position, seat, royal & 3):
        return -1.0
    return THEN_BURY


def recruit(position: Position, card: i64) -> float:
    """The hint for a recruit: kings first behind a guard, else the toughest royal."""
    table = position.table
    if table.last_round and table.finals == 2:
        return -1.0
    if standing(table, table.active) == 0:
        return THEN_RECRUIT + 0.1 * float(13 - (card >> 2))
    return THEN_RECRUIT + 0.1 * float(card >> 2) - 1.0


# ---- the rest of the hand


def discard(position: Position, arsenal: Arsenal, cards: i64) -> float:
    """The hint for a discard: worth the new cards at the end of the turn, if any are drawn."""
    if position.table.last_round:
        return -1.0
    return renewed(cards) - arsenal.keep_all(cards) - 0.05
