# native
"""Strikes: what the units of one side can do to the other side's, in this round and in later ones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.royal_battles.bots.odds import CLASSES, LIVES, Odds
from regalia.games.royal_battles.bots.reach import Reach
from regalia.games.royal_battles.rules.bags import ACES_AND_JOKERS, BOTH, CLASS, OF_COLOUR, RED, SUITED, TRUMP, size
from regalia.games.royal_battles.rules.combat import MOST_FRIENDS
from regalia.games.royal_battles.rules.ending import life_left
from regalia.games.royal_battles.rules.model import (
    AT,
    FRONT,
    HAND,
    KIND,
    SLOTS,
    STANDING,
    UNSEEN,
    Table,
    card_at,
    colour_at,
    owner,
)
from regalia.games.royal_battles.rules.terms import BY_ADVANTAGE, Options
from regalia.kernel.vecs import vec

OF_CLASS: Final[vec[i64]] = vec[i64](
    [sum([1 << card for card in range(52) if CLASS[card] == style]) for style in range(3)] + [ACES_AND_JOKERS]
)  # bags
JOKERS: Final[i64] = ACES_AND_JOKERS & ~SUITED
MOST_CARDS: Final[i64] = 6  # of a hand that count
KILL: Final[float] = 6.0  # what a strike is worth beside the Life that it takes, where it kills
KEY_DRAW: Final[float] = 1.5  # and where it draws cards


class Strikes:
    """The strikes of one side. ``look`` computes them, so that one object serves both sides."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.odds = Odds(options)
        self.reach = Reach(options)
        self.chances = vec[float]([0.0] * (2 * CLASSES + 2))  # to hold a card: red by class, black by class, red, black
        self.added = vec[i64]([0] * CLASSES)  # by class: the injury if the attacker's card belongs to it
        self.sure: i64 = 0  # the injury whatever its class
        self.harm = vec[float]([0.0] * SLOTS)  # by target: the expected injury in this round
        self.kill = vec[float]([0.0] * SLOTS)  # and the chance that it falls
        self.later_harm = vec[float]([0.0] * SLOTS)
        self.later_kill = vec[float]([0.0] * SLOTS)
        self.pairs: i64 = 0  # units and targets in reach
        self.key = 0.0  # the chance of an action from a Key Position
        self.best = 0.0  # the value of the best strike in this round, in points of Life

    def look(self, table: Table, seat: i64, known: bool) -> None:
        """Look at a seat's strikes; those of this round only if its initiative cards are ``known``."""
        for target in range(SLOTS):
            self.harm[target] = 0.0
            self.kill[target] = 0.0
            self.later_harm[target] = 0.0
            self.later_kill[target] = 0.0
        self.pairs = 0
        self.key = 0.0
        self.best = 0.0
        self.count_cards(table, seat)
        first = (1 - seat) * SLOTS
        for unit in range(seat * SLOTS, seat * SLOTS + self.options.slots):
            if table.units[AT + unit] >= 0:
                self.reach.look(table, unit)
                for target in range(self.options.slots):
                    if table.units[AT + first + target] >= 0:
                        self.note(table, unit, first + target, known)

    def count_cards(self, table: Table, seat: i64) -> None:
        """Compute the chances that the seat holds a card of each colour and class when its turn comes."""
        unseen = table.row[UNSEEN + seat]
        cards = max(float(size(unseen)), 1.0)
        hand = max(table.row[HAND + seat], 1)
        for colour in range(2):
            fitting = unseen & (OF_COLOUR[colour + 1] | JOKERS)
            for style in range(CLASSES):
                share = float(size(fitting & OF_CLASS[style])) / cards
                self.chances[colour * CLASSES + style] = one_of(share, hand)
            self.chances[2 * CLASSES + colour] = one_of(float(size(fitting)) / cards, hand)

    def note(self, table: Table, unit: i64, target: i64, known: bool) -> None:
        """Add what a unit can do to a target."""
        square = table.units[AT + target]
        attacks = self.reach.weapon >> square & 1
        uses = self.reach.advantage >> square & 1
        if not attacks and not uses:
            return
        slot = target % SLOTS
        kind = table.units[KIND + unit]
        prey = table.units[KIND + target]
        life = life_left(self.options, table, target)
        at = (kind * self.options.kinds + prey) * CLASSES + CLASS[card_at(table, square)]
        self.later_harm[slot] = max(self.later_harm[slot], min(self.odds.harm[at], float(life)))
        self.later_kill[slot] = max(self.later_kill[slot], self.odds.fall[at * LIVES + min(life, LIVES - 1)])
        if known:
            self.count_trumps(table, unit, target, attacks, uses)
            self.expect(table, unit, target, life)

    def count_trumps(self, table: Table, unit: i64, target: i64, attacks: i64, uses: i64) -> None:
        """Compute the injury of a target by the attacker's unknown card, with the three cards that are known."""
        kind = table.units[KIND + unit]
        prey = table.units[KIND + target]
        mine = TRUMP[table.row[FRONT] - 1]
        theirs = TRUMP[table.row[FRONT + 1] - 1]
        under = TRUMP[card_at(table, table.units[AT + target])]
        friends = min(table.row[STANDING + owner(unit)], MOST_FRIENDS)
        self.sure = 0
        for style in range(CLASSES):
            self.added[style] = 0
            if uses if style == BY_ADVANTAGE else attacks:
                count = (mine >> style & 1) + (theirs >> style & 1) + (under >> style & 1)
                self.sure = max(self.sure, self.odds.injury(kind, prey, style, count, friends))
                self.added[style] = self.odds.injury(kind, prey, style, count + 1, friends)

    def expect(self, table: Table, unit: i64, target: i64, life: i64) -> None:
        """Add the strike that was counted: the attacker moves with the best card of the colour that it needs."""
        colour: i64 = 0 if BOTH - colour_at(table, table.units[AT + unit]) == RED else 1
        harm = 0.0
        kill = 0.0
        rest = 1.0  # the chance that no better card is held
        style = self.best_class()
        while style >= 0:
            chance = self.chances[colour * CLASSES + style]
            injury = self.added[style]
            harm += rest * chance * float(min(injury, life))
            kill += rest * chance if injury >= life else 0.0
            rest *= 1.0 - chance
            self.added[style] = 0
            style = self.best_class()
        moves = self.chances[2 * CLASSES + colour]
        rest = max(moves - (1.0 - rest), 0.0)
        harm += rest * float(min(self.sure, life))
        kill += rest if self.sure >= life else 0.0
        slot = target % SLOTS
        self.harm[slot] = max(self.harm[slot], harm)
        self.kill[slot] = max(self.kill[slot], kill)
        key = moves if self.reach.key >> table.units[AT + target] & 1 else 0.0
        self.key = max(self.key, key)
        self.best = max(self.best, harm + KILL * kill + KEY_DRAW * key)
        self.pairs += 1

    def best_class(self) -> i64:
        """The class of the card that injures most; -1 if none does more than any card."""
        best: i64 = -1
        most = self.sure
        for style in range(CLASSES):
            if self.added[style] > most:
                most = self.added[style]
                best = style
        return best


def one_of(share: float, cards: i64) -> float:
    """The chance of at least one such card among these."""
    none = 1.0
    for _ in range(min(cards, MOST_CARDS)):
        none *= 1.0 - share
    return 1.0 - none
