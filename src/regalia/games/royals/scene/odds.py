# native: pictures
"""What a viewer can reckon about hidden cards."""

from __future__ import annotations

from math import comb

from regalia.cards import ACE, JOKER, TEN
from regalia.games.royals.belief.guess import unseen
from regalia.games.royals.rules.model import HAND_SIZE
from regalia.games.royals.scene.sight import RANK, Side, Sight

DRAWN_IN_A_TURN = 4  # cards a player draws for a turn, about
NUMBERS_IN_HAND = 4  # number cards among five, about
JOKER_HIT = 11.0  # on average over the number cards: twice 5.5


class Unseen:
    """The cards in the deck and in hands that the viewer does not see, counted."""

    def __init__(self, sight: Sight) -> None:
        cards = unseen(sight.table, sight.options)
        aces = sum(cards[ACE * 4 : ACE * 4 + 4])
        tens = sum(cards[TEN * 4 : TEN * 4 + 4])
        jokers: int = cards[JOKER]
        for hand in sight.hands:
            for card in hand or ():
                if card // 4 == ACE:
                    aces -= 1
                elif card // 4 == TEN:
                    tens -= 1
                elif card == JOKER:
                    jokers -= 1
        self.aces, self.tens, self.jokers = aces, tens, jokers


def holds_ace(sight: Sight, aces: int) -> float:
    """The chance that the viewer's opponent holds at least one of the unseen aces.

    1 - C(U-a, h) / C(U, h) with U unseen cards, a aces among them and h cards in that hand. Cards known from the last
    reshuffle are not unseen: an ace among them makes it certain, the others leave less to guess.
    """
    open_hand = sight.hands[sight.theirs.seat]
    known = sight.known() if open_hand is None else open_hand
    if any(card // 4 == ACE for card in known):
        return 1.0
    hidden = sight.theirs.cards - len(known)
    pool = sight.table.deck + hidden
    return 1.0 - comb(pool - aces, hidden) / comb(pool, hidden)


def in_deals(chance: float) -> str:
    """``in 24 of 100 deals``, never 0 or 100 unless that is certain."""
    if chance <= 0.0:
        return "in no deal"
    if chance >= 1.0:
        return "for certain"
    return f"in {min(max(round(chance * 100), 1), 99)} of 100 deals"


def turns_left(deck: int) -> int:
    """About how many turns a deck of that size lasts."""
    return max(1, round(deck / min(DRAWN_IN_A_TURN, HAND_SIZE)))


def threat(side: Side) -> int:
    """The points that a side could score on an open player with average cards."""
    hits = [JOKER_HIT] * (side.ready + side.waiting)
    hits += [sum(value // RANK[royal.card] for value in range(1, 11)) / 10 for royal in side.standing]
    return round(sum(sorted(hits, reverse=True)[:NUMBERS_IN_HAND]))
