# native: pictures
"""The whole table as a viewer sees it, for reasons, pictures and sentences."""

from __future__ import annotations

from typing import NamedTuple

from regalia.card_names import NAMES, listed
from regalia.cards import CARD as COMMON
from regalia.games.battle.notation import token
from regalia.games.battle.rules import cards, draft, knowledge, model, terms
from regalia.games.battle.rules.army import suits
from regalia.games.battle.rules.ending import score
from regalia.games.battle.rules.main_step import special_place
from regalia.games.battle.rules.model import Hand, Table, make_soldier, soldier_card, soldier_owner
from regalia.games.battle.rules.rules import BattleRules
from regalia.kernel.rules import Rules
from regalia.kernel.scene.sight import ViewReader
from regalia.kernel.state import View

KINDS = int(cards.KINDS)
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
        """The soldier as the rules store it; sorted numbers are in soldier order."""
        return make_soldier(self.card, self.owner)


class Sight(ViewReader):
    """A view of Battle, read."""

    def __init__(self, view: View, rules: Rules) -> None:
        assert isinstance(rules, BattleRules)
        assert isinstance(view.table, Table)
        super().__init__(view, rules, view.table.chooser, view.table.step)
        own = view.hands[view.seat] if view.seat >= 0 else None
        self.options = rules.options
        self.empty = rules.empty
        self.table: Table = view.table
        self.building = self.step in BUILDING
        self.own = own if isinstance(own, Hand) else None
        self.hand: list[int] = list(self.own.cards) if self.own is not None else []
        self.hands = [list(hand.cards) if isinstance(hand, Hand) else None for hand in view.hands]
        self.armies = [self._army(seat) for seat in range(self.seats)]

    def _army(self, seat: int) -> list[InPlay]:
        table = self.table
        found = []
        for i in range(table.start[seat], table.start[seat + 1]):
            duty = table.duty[i]
            card, owner = soldier_card(table.army[i]), soldier_owner(table.army[i])
            found.append(InPlay(card, owner, seat, duty & model.GROUP, duty >= model.DOOMED))
        return found

    # ---- seats and sides

    def side(self, seat: int) -> int:
        return int(self.options.side_of[seat])

    def members(self, side: int) -> list[int]:
        return list(range(side, self.seats, self.options.sides))

    def called(self, side: int) -> str:
        """A side by its players' names."""
        return listed([f"{{{seat}}}" for seat in self.members(side)])

    def hits(self, side: int) -> int:
        return int(self.table.row[model.HITS + side])

    def out(self, seat: int) -> bool:
        return self.fallen(self.side(seat))

    def held(self, seat: int) -> int:
        return int(self.table.row[model.HAND + seat])

    def foreign(self, soldier: InPlay) -> bool:
        """Whether another player's deck owns the soldier."""
        return self.options.own_decks and soldier.owner != soldier.seat

    def camp(self, seat: int) -> int:
        return int(self.options.camp_of[seat])

    def camp_of_side(self, side: int) -> int:
        return int(self.options.camp_of[side])

    def fallen(self, side: int) -> bool:
        return model.fallen(self.table, side)

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

    def duties(self, seat: int, soldier: int) -> list[int]:
        """The duties of the seat's soldiers of this name."""
        table = self.table
        places = range(table.start[seat], table.start[seat + 1])
        return [table.duty[i] for i in places if table.army[i] == soldier]

    def target(self, group: int) -> int:
        return int(model.group_side(self.table.groups[group]))

    # ---- the main step

    @property
    def special_used(self) -> bool:
        return bool(self.table.row[special_place(self.options, self.seat)])

    def is_court(self, card: int) -> bool:
        return card < cards.COURTS

    def has_ability(self, card: int) -> bool:
        return card // 4 >= cards.THREE

    def needs_opponent(self, card: int) -> bool:
        return card // 4 in (cards.TWO, cards.JOKERS)

    def suit_in_play(self, card: int) -> bool:
        """Whether the card has no suit, or the viewer controls a soldier of it."""
        return card == cards.JOKER or bool(suits(self.table, self.seat) & cards.SUIT_BIT[card])

    # ---- building

    def offered(self) -> list[int]:
        """The cards that the viewer may pick from."""
        if self.step == terms.SPLITTING:
            return [card for card in range(KINDS) if self.table.left[card]]
        if self.own is None or self.step != terms.PICKING:
            return []
        pack = draft.pack_held(self.options, self.table, self.seat)
        first = draft.row_of(self.options, self.table.round, 0, pack)
        return [card - 1 for card in self.own.packs[first + self.table.pick : first + self.options.pack]]

    def pool(self) -> list[int]:
        """The kinds of cards that the viewer has and has not cut."""
        return [card for card in range(KINDS) if self.own is not None and self.own.pile[card]]

    # ---- piles and bags

    def pile_size(self, pile: int) -> int:
        return int(self.table.row[model.PILE + pile])

    def discard(self, pile: int) -> list[int]:
        return unbagged(list(self.table.discards), pile * KINDS)

    def to_draw(self, seat: int) -> int:
        """The number of cards that the seat could draw."""
        pile = seat if self.options.own_decks else 0
        return self.pile_size(pile) + int(self.table.row[model.DISCARD + pile])

    def deck(self) -> list[int]:
        """The cards that the viewer builds a deck from, or its draw pile."""
        return unbagged(list(self.own.pile), 0) if self.own is not None and len(self.own.pile) else []

    def cuts(self) -> list[int]:
        return unbagged(list(self.own.cuts), 0) if self.own is not None and len(self.own.cuts) else []

    def picked(self, seat: int) -> list[int]:
        """The cards that a seat has picked in a split, which all have seen."""
        return unbagged(list(self.table.batches), seat * knowledge.BATCH + knowledge.BAG)

    def left(self) -> list[int]:
        """The cards of a split that nobody has picked."""
        return unbagged(list(self.table.left), 0)

    # ---- the end

    def result(self) -> tuple[float, ...]:
        return tuple(score(self.options, self.table, seat) for seat in range(self.seats))


def unbagged(bag: list[int], first: int) -> list[int]:
    """The cards of a bag, in card order."""
    return [card for card in range(KINDS) for _ in range(bag[first + card])]
