# native
"""Arsenal: the cards and attackers of the player to move, counted once for all moves of a decision."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.cards import JACK, JOKER, KING, QUEEN
from regalia.games.royals.bots.values import (
    FIRST_ACE,
    GUARD,
    HIGH,
    HIGH_CARD,
    JOKER_HELD,
    NEW_CARD,
    NEXT_ACE,
    NO_SLOT,
    SPARE_ROYAL,
    TRIBUTE,
    aces_held,
    free_slots,
    has_king,
    jokers_of,
    shots_of,
    strikes,
)
from regalia.games.royals.rules.combat import VALUE
from regalia.games.royals.rules.fields import first_card, other_cards
from regalia.games.royals.rules.model import (
    EMPTY,
    FIRST_ROYAL,
    MOST_JOKERS,
    POSITION,
    READY,
    SIDE,
    SLOT,
    SLOTS,
    UPRIGHT,
    card_of,
    cold_war,
    standing,
)
from regalia.games.royals.rules.position import Position

UNKNOWN: Final[float] = -1.0


class Arsenal:
    """For one seat and one decision."""

    def __init__(self, position: Position, seat: i64) -> None:
        sides = position.table.sides
        at = seat * SIDE + SLOT
        self.seat = seat
        self.peace = cold_war(position.table)  # nobody may attack but with arrows
        self.jokers = sides[seat * SIDE + READY]
        self.royals = sides  # the slots are read from here
        self.suits: i64 = 0  # a bit for each suit that a royal on the field has: its cards could revive it later
        self.uprights: i64 = 0
        self.kings: i64 = 0  # that can attack, likewise below
        self.queens: i64 = 0
        self.jacks: i64 = 0
        for slot in range(SLOTS):
            royal = sides[at + slot]
            if royal != EMPTY:
                self.suits |= 1 << (card_of(royal) & 3)
            if royal & POSITION == UPRIGHT:
                self.uprights += 1
                self.count(card_of(royal) >> 2, 1)
        self.guards = standing(position.table, 1 - seat)  # of the other side
        self.shots = shots_of(position, seat)
        self.aces = aces_held(position, seat)
        jokers = jokers_of(position, seat)
        self.strong = jokers > 0 or has_king(position, seat)  # has a use for high cards
        self.has_room = free_slots(position, seat) > 0
        self.joker_fits = jokers < MOST_JOKERS
        self.points = UNKNOWN  # the firepower as it is

    def count(self, rank: i64, change: i64) -> None:
        if rank == KING:
            self.kings += change
        elif rank == QUEEN:
            self.queens += change
        elif rank == JACK:
            self.jacks += change

    # ---- what cards are worth

    def keep(self, card: i64) -> float:
        """The worth of still holding a card other than an ace after this turn."""
        if card == JOKER:
            return JOKER_HELD if self.joker_fits else NEW_CARD
        tribute = TRIBUTE if self.suits >> (card & 3) & 1 else 0.0
        if card >= FIRST_ROYAL:
            return (GUARD if self.has_room else SPARE_ROYAL) + tribute
        value = VALUE[card]
        worth = 0.1 * float(value) + tribute
        if self.strong and value >= HIGH:
            worth += HIGH_CARD
        return worth

    def keep_all(self, cards: i64) -> float:
        """The worth of holding cards, packed as in a move. Giving away all aces includes the first one."""
        worth = 0.0
        aces = self.aces
        while cards:
            card = first_card(cards)
            if card < 4:
                worth += FIRST_ACE if aces == 1 else NEXT_ACE
                aces -= 1
            else:
                worth += self.keep(card)
            cards = other_cards(cards)
        return worth

    # ---- what attackers can do

    def firepower(self) -> float:
        """The points that the seat could still score this turn if the other side were open (``values.firepower``)."""
        if self.points == UNKNOWN:
            self.points = self.firepower_after(0, NO_SLOT, NO_SLOT, self.jokers)
        return self.points

    def firepower_after(self, spent: i64, tired: i64, risen: i64, jokers: i64) -> float:
        """The same without these cards, this many jokers left, a royal ``tired`` that could attack and one ``risen``."""
        if self.peace:
            return strikes(self.shots, spent, 0, 0, 0, 0)
        at = self.seat * SIDE + SLOT
        if tired != NO_SLOT:
            self.count(card_of(self.royals[at + tired]) >> 2, -1)
        if risen != NO_SLOT:
            self.count(card_of(self.royals[at + risen]) >> 2, 1)
        points = strikes(self.shots, spent, jokers, self.kings, self.queens, self.jacks)
        if tired != NO_SLOT:
            self.count(card_of(self.royals[at + tired]) >> 2, 1)
        if risen != NO_SLOT:
            self.count(card_of(self.royals[at + risen]) >> 2, -1)
        return points


def arsenal_of(position: Position) -> Arsenal:
    """The arsenal of the active player for this decision, kept in the position."""
    kept = position.arsenal
    if isinstance(kept, Arsenal):
        return kept
    arsenal = Arsenal(position, position.table.active)
    position.arsenal = arsenal
    return arsenal
