# native: pictures
"""What a view of Royals shows, unpacked once for pictures, reasons and sentences."""

from __future__ import annotations

from typing import NamedTuple

from regalia.cards import ACE, JACK, JOKER
from regalia.games.royals.rules import combat, model
from regalia.games.royals.rules.fields import (
    first_card,
    other_cards,
)
from regalia.games.royals.rules.model import Hand, Options, Table
from regalia.games.royals.rules.rules import RoyalsRules
from regalia.kernel.rules import Rules
from regalia.kernel.scene.sight import ViewReader
from regalia.kernel.state import View

FIRST_ROYAL = int(model.FIRST_ROYAL)
POSITION = int(model.POSITION)
SIDE = int(model.SIDE)
UPRIGHT = int(model.UPRIGHT)
DIAGONAL = int(model.DIAGONAL)
SIDEWAYS = int(model.SIDEWAYS)


VALUE: tuple[int, ...] = tuple(combat.VALUE)  # by card; of number cards
RANK: tuple[int, ...] = tuple(combat.RANK)  # by card; of royals


def is_number(card: int) -> bool:
    return card < FIRST_ROYAL


def is_royal(card: int) -> bool:
    return FIRST_ROYAL <= card < JOKER


def is_ace(card: int) -> bool:
    return card // 4 == ACE


def is_jack(card: int) -> bool:
    return card // 4 == JACK


def unpack(cards: int) -> tuple[int, ...]:
    """Cards packed as in a move."""
    found = []
    while cards:
        found.append(first_card(cards))
        cards = other_cards(cards)
    return tuple(found)


class Royal(NamedTuple):
    """A royal on a field; slots count from 1, as they are written."""

    card: int
    slot: int
    position: int
    under: tuple[int, ...]

    @property
    def stands(self) -> bool:
        return self.position != SIDEWAYS

    @property
    def points(self) -> int:
        """Of the cards under it, each rounded down (rule 46)."""
        return sum(VALUE[card] // RANK[self.card] for card in self.under)


class Side:
    """One player's part of the table."""

    def __init__(self, seat: int, table: Table, piles: dict[int, list[int]]) -> None:
        sides = table.sides
        at = seat * SIDE
        self.seat = seat
        self.slots = tuple(
            _royal(sides[at + slot], slot, piles.get(model.UNDER_SLOT + seat * 3 + slot)) for slot in range(3)
        )
        self.royals = [royal for royal in self.slots if royal is not None]
        self.standing = [royal for royal in self.royals if royal.position]
        self.ready: int = sides[at + model.READY]
        self.waiting: int = sides[at + model.WAITING]
        self.cards: int = sides[at + model.CARDS]
        self.by_royals: int = sides[at + model.BY_ROYALS]
        self.by_jokers: int = sides[at + model.BY_JOKERS]
        self.by_arrows: int = sides[at + model.BY_ARROWS]
        self.by_tributes: int = sides[at + model.BY_TRIBUTES]
        self.score = self.by_royals + self.by_jokers + self.by_arrows + self.by_tributes
        self.wins: int = sides[at + model.WINS]

    @property
    def fallen(self) -> list[Royal]:
        return [royal for royal in self.royals if not royal.position]

    def at(self, card: int, slot: int) -> Royal | None:
        """The royal that a reference names, if it is there."""
        royal = self.slots[slot - 1] if slot else None
        return royal if royal is not None and royal.card == card else None


class Sight(ViewReader):
    """A view of Royals, read."""

    def __init__(self, view: View, rules: Rules) -> None:
        assert isinstance(rules, RoyalsRules)
        assert isinstance(view.table, Table)
        super().__init__(view, rules, view.table.chooser, view.table.decision)
        self.options: Options = rules.options
        self.table: Table = view.table
        self.piles = _piles(self.table)
        self.sides = (Side(0, self.table, self.piles), Side(1, self.table, self.piles))
        self.mine = self.sides[self.me]
        self.theirs = self.sides[1 - self.me]
        self.hands = [_cards(view.hands[0]), _cards(view.hands[1])]
        self.hand = (self.hands[self.seat] or []) if self.seat >= 0 else []
        self.attack: int = self.table.attack

    @property
    def cold_war(self) -> bool:
        return model.cold_war(self.table)

    def known(self) -> list[int]:
        """The cards of the opponent's hand that an empty deck has shown to the viewer."""
        hand = self.view.hands[self.seat] if self.seat >= 0 else None
        return list(hand.theirs) if isinstance(hand, Hand) else []

    def buried(self, seat: int) -> list[Royal]:
        """The royals in a score pile, with the cards that lie under them."""
        found: list[Royal] = []
        for card in self.piles.get(model.BURIED + seat, ()):
            copies: int = self.table.scored[card]
            copy = 0 if copies & model.COPY_MASK == model.BURIED + seat else 1
            if any(royal.card == card for royal in found):
                copy = 1
            under = self.piles[model.UNDER_BURIED + (card - FIRST_ROYAL) * 2 + copy]
            found.append(Royal(card, 0, SIDEWAYS, tuple(under)))
        return found


def _royal(packed: int, slot: int, under: list[int] | None) -> Royal | None:
    if packed == model.EMPTY:
        return None
    return Royal(packed >> 2 & 63, slot + 1, packed & POSITION, tuple(under) if under else ())


def _piles(table: Table) -> dict[int, list[int]]:
    """The cards that are out of play, by where they lie."""
    piles: dict[int, list[int]] = {}
    for card, places in enumerate(list(table.scored)[:JOKER]):
        while places:
            piles.setdefault(places & 63, []).append(card)
            places >>= 6
    return piles


def _cards(hand: object) -> list[int] | None:
    return list(hand.cards) if isinstance(hand, Hand) else None
