# native
"""The values of cards, royals and attackers for a bot, in points (section 13).

They read the table and one seat's hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.cards import JACK, JOKER, KING, QUEEN
from regalia.games.royals.rules.combat import VALUE
from regalia.games.royals.rules.fields import (
    first_card,
    other_cards,
    put_first,
)
from regalia.games.royals.rules.model import (
    CARDS,
    EMPTY,
    FIRST_ROYAL,
    POSITION,
    READY,
    SIDE,
    SLOT,
    SLOTS,
    UPRIGHT,
    WAITING,
    card_of,
    cold_war,
)
from regalia.games.royals.rules.position import WIDTH, Position

# Section 13's values to begin with, changed where 12,000 games of the bot against itself showed that others win more.
NEW_CARD: Final[float] = 1.6  # a card one draws, on average
FIRST_ACE: Final[float] = 4.0  # in hand
NEXT_ACE: Final[float] = 2.0
HIGH_CARD: Final[float] = 0.5  # in hand, with a king or a joker on the field
SPARE_ROYAL: Final[float] = 0.5  # in hand, without a slot
TRIBUTE: Final[float] = 0.4  # more for a card whose suit an own royal has
REVIVED: Final[float] = 3.0  # the price of a fall that can be undone
JOKER_READY: Final[float] = 8.0
JOKER_WAITING: Final[float] = 6.0
JOKER_HELD: Final[float] = 4.0
GUARD: Final[float] = 3.0  # a standing royal
HIGH: Final[i64] = 8  # number cards from here on are worth keeping for a king or a joker
NO_SLOT: Final[i64] = -1


# ---- the field


def jokers_of(position: Position, seat: i64) -> i64:
    """The number of jokers on the seat's field."""
    sides = position.table.sides
    return sides[seat * SIDE + READY] + sides[seat * SIDE + WAITING]


def free_slots(position: Position, seat: i64) -> i64:
    free: i64 = 0
    for slot in range(SLOTS):
        if position.table.sides[seat * SIDE + SLOT + slot] == EMPTY:
            free += 1
    return free


def uprights(position: Position, seat: i64) -> i64:
    """The number of royals of the seat that can attack."""
    count: i64 = 0
    for slot in range(SLOTS):
        if position.table.sides[seat * SIDE + SLOT + slot] & POSITION == UPRIGHT:
            count += 1
    return count


def has_suit(position: Position, seat: i64, suit: i64) -> bool:
    """Whether a royal of that suit is on the seat's field. A card could revive it later."""
    for slot in range(SLOTS):
        royal = position.table.sides[seat * SIDE + SLOT + slot]
        if royal != EMPTY and card_of(royal) & 3 == suit:
            return True
    return False


def has_king(position: Position, seat: i64) -> bool:
    for slot in range(SLOTS):
        royal = position.table.sides[seat * SIDE + SLOT + slot]
        if royal & POSITION and card_of(royal) >> 2 == KING:
            return True
    return False


# ---- the hand


def held_of_suit(position: Position, seat: i64, suit: i64) -> bool:
    """Whether the hand has a card for a tribute of that suit."""
    first = seat * WIDTH
    for i in range(first, first + position.table.sides[seat * SIDE + CARDS]):
        card = position.hands[i]
        if card != JOKER and card & 3 == suit:
            return True
    return False


def aces_held(position: Position, seat: i64) -> i64:
    first = seat * WIDTH
    count: i64 = 0
    for i in range(first, first + position.table.sides[seat * SIDE + CARDS]):
        if position.hands[i] < 4:
            count += 1
    return count


def royals_held(position: Position, seat: i64) -> i64:
    first = seat * WIDTH
    count: i64 = 0
    for i in range(first, first + position.table.sides[seat * SIDE + CARDS]):
        if FIRST_ROYAL <= position.hands[i] < JOKER:
            count += 1
    return count


def renewed(cards: i64) -> float:
    """The worth of the cards drawn in place of these. Nothing replaces an ace."""
    worth = 0.0
    while cards:
        if first_card(cards) >= 4:
            worth += NEW_CARD
        cards = other_cards(cards)
    return worth


def is_among(card: i64, cards: i64) -> bool:
    while cards:
        if first_card(cards) == card:
            return True
        cards = other_cards(cards)
    return False


# ---- attackers


def firepower(position: Position, seat: i64, spent: i64, tired: i64, risen: i64, jokers: i64) -> float:
    """The points that the seat could still score this turn if the other side were open.

    ``spent`` are cards that are used up first; the royal in slot ``tired`` cannot attack any more, the one in ``risen``
    can; ``jokers`` are the ready ones left.
    """
    kings: i64 = 0
    queens: i64 = 0
    jacks: i64 = 0
    if cold_war(position.table):
        jokers = 0
    else:
        for slot in range(SLOTS):
            royal = position.table.sides[seat * SIDE + SLOT + slot]
            if slot == risen or (royal & POSITION == UPRIGHT and slot != tired):
                rank = card_of(royal) >> 2
                if rank == KING:
                    kings += 1
                elif rank == QUEEN:
                    queens += 1
                else:
                    jacks += 1
    return strikes(shots_of(position, seat), spent, jokers, kings, queens, jacks)


def shots_of(position: Position, seat: i64) -> i64:
    """The number cards of the hand without aces, packed as in a move, but the highest first."""
    first = seat * WIDTH
    shots: i64 = 0
    for i in range(first, first + position.table.sides[seat * SIDE + CARDS]):
        card = position.hands[i]
        if 4 <= card < FIRST_ROYAL:
            shots = put_first(card, shots)
    return shots


def strikes(shots: i64, spent: i64, jokers: i64, kings: i64, queens: i64, jacks: i64) -> float:
    """The points of these cards without the spent ones.

    High cards go to jokers, then kings, queens and jacks; the rest are arrows. Aces stay.
    """
    points: i64 = 0
    arrows: i64 = 0
    while shots:
        card = first_card(shots)
        shots = other_cards(shots)
        if is_among(card, spent):
            continue
        value = VALUE[card]
        if jokers > 0:
            points += 2 * value
            jokers -= 1
        elif kings > 0:
            points += value
            kings -= 1
        elif queens > 0 and value > 3:
            points += value // 2
            queens -= 1
        elif jacks > 0 and value > 5:
            points += value // 3
            jacks -= 1
        else:
            arrows += 1
    return float(points) + 0.5 * float(arrows if arrows > 1 else 0)


def royal_worth(card: i64) -> float:
    """The value of a standing royal to its owner; the king strikes hardest."""
    rank = card >> 2
    if rank == KING:
        return GUARD + 1.0
    return GUARD if rank == JACK else GUARD + 0.5


def loss(position: Position, seat: i64, card: i64) -> float:
    """The cost of a fallen royal to its owner: the tribute if it can be revived, else the royal."""
    if held_of_suit(position, seat, card & 3):
        return REVIVED
    return royal_worth(card)
