# native
"""Odds: what one unit does to another on average, by their kinds, in a round whose cards nobody knows yet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_battles.rules.combat import ALL_TRUMPS, MOST_FRIENDS
from regalia.games.royal_battles.rules.terms import (
    ALWAYS_HITS,
    ARMOUR,
    BASE,
    BY_ADVANTAGE,
    DAMAGE,
    EXTRA_TRUMP,
    IGNORES_ARMOUR,
    PER_FRIEND,
    PER_TRUMP,
    SHEET,
    TARGETS_OWN,
    Options,
)
from regalia.kernel.vecs import vec

CLASSES: Final[i64] = 4  # of cards, numbered as the styles: even, odd, royal, aces and Jokers
LIVES: Final[i64] = 16  # numbers of Life that are told apart
SHARES: Final[vec[float]] = vec[float]([20.0 / 54.0, 16.0 / 54.0, 12.0 / 54.0, 6.0 / 54.0])  # of a deck, by class


class Odds:
    """Strikes between kinds of units under some options.

    An attacker who sees three more cards, both initiative cards and its own, chooses the style that does the most harm.
    """

    def __init__(self, options: Options) -> None:
        self.options = options
        pairs = options.kinds * options.kinds
        self.harm = vec[float](
            [0.0] * (pairs * CLASSES)
        )  # expected injury: attacker, target, class of the target's card
        self.fall = vec[float]([0.0] * (pairs * CLASSES * LIVES))  # chance of an injury of at least that much Life
        self.mean = vec[float]([0.0] * pairs)  # expected injury on any card
        for pair in range(pairs):
            for card in range(CLASSES):
                self.expect(pair // options.kinds, pair % options.kinds, card)
                self.mean[pair] += SHARES[card] * self.harm[pair * CLASSES + card]

    def expect(self, kind: i64, target: i64, card: i64) -> None:
        """Compute the harm of one kind to another that stands on a card of that class."""
        at = (kind * self.options.kinds + target) * CLASSES + card
        for cards in range(CLASSES * CLASSES * CLASSES):
            one = cards % CLASSES
            two = cards // CLASSES % CLASSES
            three = cards // (CLASSES * CLASSES)
            injury: i64 = 0
            for style in range(CLASSES):
                count = i64(one == style) + i64(two == style) + i64(three == style) + i64(card == style)
                injury = max(injury, self.injury(kind, target, style, count, MOST_FRIENDS - 1))
            chance = SHARES[one] * SHARES[two] * SHARES[three]
            self.harm[at] += chance * float(injury)
            for life in range(1, min(injury, LIVES - 1) + 1):
                self.fall[at * LIVES + life] += chance

    def injury(self, kind: i64, target: i64, style: i64, count: i64, friends: i64) -> i64:
        """The target's injury with that many Trumps of a style; 0 where the strike misses or does no harm."""
        options = self.options
        sheets = options.sheets
        sheet = kind * SHEET
        needed = options.needed[kind * options.sheet_count + target]
        armour = sheets[target * SHEET + ARMOUR]
        if style == BY_ADVANTAGE:
            if sheets[sheet + TARGETS_OWN]:
                return 0
            count = min(count + sheets[sheet + EXTRA_TRUMP], ALL_TRUMPS)
            if sheets[sheet + ALWAYS_HITS]:
                needed = 0
            if sheets[sheet + IGNORES_ARMOUR]:
                armour = 0
            damage = sheets[sheet + BASE] + sheets[sheet + PER_TRUMP] * count + sheets[sheet + PER_FRIEND] * friends
        else:
            damage = sheets[sheet + DAMAGE + style]
        if count < needed:
            return 0
        return max((2 * damage if count == ALL_TRUMPS else damage) - armour, 0)
