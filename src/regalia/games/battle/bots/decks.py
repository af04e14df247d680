# native
"""The cards that bots leave out of a deck (section 13).

The values of cards were measured: one bot played thousands of games against itself with decks cut at random, and the
share of games won was fitted as a sum over the cards of both decks. Only one court card or ability can be played in a
turn, so each further one is worth less; number cards are free; a deck of few suits is easier to play.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle.rules.cards import COURTS, JOKER, KINDS, THREE, rank_of, size_of, suit_of
from regalia.kernel.vecs import vec

# in hundredths of a game won, by rank from kings to aces, then jokers
RANK_WORTH: Final[list[float]] = [2.6, 1.3, 0.4, 1.7, 0.8, 0.1, -0.7, -1.0, -1.4, -1.8, -0.7, -1.1, -0.1, -0.9]
MANY_COURTS: Final[float] = 5.9  # times the square of their number, for each card of the deck
MANY_POWERS: Final[float] = 1.9
SAME_SUIT: Final[float] = 1.3
# places of a tally; the four suits come first
COURT_CARDS: Final[i64] = 4
POWERS: Final[i64] = 5


def least_missed(bag: vec[i64], deck_size: i64, first: i64) -> vec[i64]:
    """The cards to cut, as a bag: one by one those that the deck misses least.

    None comes before ``first`` in card order.
    """
    kept = bag[:]
    cuts = vec[i64]([0] * KINDS)
    for _ in range(size_of(bag, 0) - deck_size):
        tally = tallied(kept)
        which: i64 = -1
        least = 0.0
        for card in range(first, KINDS):
            if kept[card]:
                value = missed(tally, card, deck_size)
                if which < 0 or value <= least:
                    which = card
                    least = value
        kept[which] -= 1
        cuts[which] += 1
    return cuts


def suggested(bag: list[int], deck_size: i64, first: i64) -> list[int]:
    """``least_missed`` for callers outside compiled code."""
    cuts = least_missed(vec[i64](bag), deck_size, first)
    return [cuts[card] for card in range(KINDS)]


def tallied(bag: vec[i64]) -> vec[i64]:
    """The numbers of cards of each suit, of court cards and of abilities."""
    tally = vec[i64]([0] * 6)
    for card in range(KINDS):
        if card < JOKER:
            tally[suit_of(card)] += bag[card]
        if card < COURTS:
            tally[COURT_CARDS] += bag[card]
        elif rank_of(card) >= THREE:
            tally[POWERS] += bag[card]
    return tally


def missed(tally: vec[i64], card: i64, deck_size: i64) -> float:
    """The value that a deck with such a tally loses with one of its cards."""
    value = 0.0
    if card < JOKER:
        value += SAME_SUIT * float(2 * tally[suit_of(card)] - 1)
    if card < COURTS:
        value -= MANY_COURTS * float(2 * tally[COURT_CARDS] - 1)
    elif rank_of(card) >= THREE:
        value -= MANY_POWERS * float(2 * tally[POWERS] - 1)
    return RANK_WORTH[rank_of(card)] + value / float(deck_size)
