# native: pictures
"""The whole table of Battle as a viewer sees it, for pictures and sentences."""

from __future__ import annotations

from typing import NamedTuple

from regalia.card_names import NAMES
from regalia.cards import CARD as COMMON
from regalia.games.battle import cards, lots, model, terms
from regalia.games.battle.ending import score
from regalia.games.battle.model import Hand, make_soldier, soldier_card, soldier_owner
from regalia.games.battle.notation import token
from regalia.games.battle.rules import BattleRules
from regalia.games.battle.sight import KINDS, Sight
from regalia.kernel.rules import Rules
from regalia.kernel.state import View

JOKER = int(cards.JOKER)
BLANK = int(cards.BLANK)
FACES = tuple(token(card) for card in range(KINDS))
CARD_NAMES = tuple(NAMES[COMMON[face]] for face in FACES)
DRAWN = {card: f"[{face}]" for card, face in enumerate(FACES)} | {BLANK: "a card"}
BUILDING = (terms.POOLING, terms.PACKING, terms.PICKING, terms.PASSING, terms.SPLITTING, terms.CUTTING)


def skill(card: int) -> int:
    return 13 - card // 4


def drawn(found: list[int]) -> str:
    return " ".join(DRAWN[card] for card in found)


class InPlay(NamedTuple):
    """A soldier in play."""

    card: int
    owner: int
    seat: int  # who controls it
    group: int  # of the attack, 0 none
    doomed: bool

    @property
    def number(self) -> int:
        """As the rules have it; sorted numbers are in soldier order."""
        return make_soldier(self.card, self.owner)


class Survey(Sight):
    """A view, read as a whole. ``me`` is the viewer's seat; a spectator looks from seat 0's side of the table."""

    def __init__(self, view: View, rules: Rules) -> None:
        super().__init__(view, rules)
        assert isinstance(rules, BattleRules)
        self.view = view
        self.rules = rules
        self.seats: int = rules.seats
        self.me = max(self.seat, 0)
        self.turn: int = self.table.chooser
        self.building = self.step in BUILDING
        self.armies = [self._army(seat) for seat in range(self.seats)]
        self.hands = [list(hand.cards) if isinstance(hand, Hand) else None for hand in view.hands]

    def _army(self, seat: int) -> list[InPlay]:
        table = self.table
        found = []
        for i in range(table.start[seat], table.start[seat + 1]):
            duty = table.duty[i]
            card, owner = soldier_card(table.army[i]), soldier_owner(table.army[i])
            found.append(InPlay(card, owner, seat, duty & model.GROUP, duty >= model.DOOMED))
        return found

    # ---- seats and sides

    def around(self) -> list[int]:
        """The seats clockwise, the viewer's first."""
        return [(self.me + i) % self.seats for i in range(self.seats)]

    def side(self, seat: int) -> int:
        return int(self.options.side_of[seat])

    def members(self, side: int) -> list[int]:
        return list(range(side, self.seats, self.options.sides))

    def called(self, side: int) -> str:
        """A side by its players' names."""
        return " and ".join(f"{{{seat}}}" for seat in self.members(side))

    def hits(self, side: int) -> int:
        return int(self.table.row[model.HITS + side])

    def out(self, seat: int) -> bool:
        return self.fallen(self.side(seat))

    def held(self, seat: int) -> int:
        return int(self.table.row[model.HAND + seat])

    def foreign(self, soldier: InPlay) -> bool:
        """Whether it belongs to another player's deck than its controller's."""
        return self.options.own_decks and soldier.owner != soldier.seat

    # ---- the attack

    def fighters(self, group: int, *, blocking: bool) -> list[InPlay]:
        """The attackers or the blockers of a group, strongest first."""
        found = [
            soldier
            for army in self.armies
            for soldier in army
            if soldier.group == group and (self.side(soldier.seat) != self.table.active) == blocking
        ]
        return sorted(found, key=lambda soldier: (soldier.number, soldier.seat))

    def free(self, side: int) -> list[InPlay]:
        """The side's soldiers without a duty, strongest first."""
        found = [soldier for seat in self.members(side) for soldier in self.armies[seat] if not soldier.group]
        return sorted(found, key=lambda soldier: soldier.number)

    # ---- piles and bags

    def pile_size(self, pile: int) -> int:
        return int(self.table.row[model.PILE + pile])

    def discard(self, pile: int) -> list[int]:
        return unbagged(list(self.table.discards), pile * KINDS)

    def to_draw(self, seat: int) -> int:
        """How many cards the seat could draw."""
        pile = seat if self.options.own_decks else 0
        return self.pile_size(pile) + int(self.table.row[model.DISCARD + pile])

    def deck(self) -> list[int]:
        """What the viewer builds a deck from, or its draw pile."""
        return unbagged(list(self.own.pile), 0) if self.own is not None and len(self.own.pile) else []

    def cuts(self) -> list[int]:
        return unbagged(list(self.own.cuts), 0) if self.own is not None and len(self.own.cuts) else []

    def picked(self, seat: int) -> list[int]:
        """Split: what a seat has picked, which all have seen."""
        return unbagged(list(self.table.lots), seat * lots.LOT + lots.BAG)

    def left(self) -> list[int]:
        """Split: what has not been picked."""
        return unbagged(list(self.table.left), 0)

    # ---- the end

    def result(self) -> tuple[float, ...]:
        return tuple(score(self.options, self.table, seat) for seat in range(self.seats))


def unbagged(bag: list[int], first: int) -> list[int]:
    """The cards of a bag in card order."""
    return [card for card in range(KINDS) for _ in range(bag[first + card])]
