# native: pictures
"""What a view of Battle shows, unpacked once for reasons, pictures and sentences."""

from __future__ import annotations

from regalia.games.battle import cards, draft, model, terms
from regalia.games.battle.army import suits
from regalia.games.battle.main_step import special_place
from regalia.games.battle.model import Hand, Table
from regalia.games.battle.rules import BattleRules
from regalia.kernel.rules import Rules
from regalia.kernel.state import View

KINDS = int(cards.KINDS)


class Sight:
    """A view, read."""

    def __init__(self, view: View, rules: Rules) -> None:
        assert isinstance(rules, BattleRules)
        assert isinstance(view.table, Table)
        own = view.hands[view.seat] if view.seat >= 0 else None
        self.options = rules.options
        self.table: Table = view.table
        self.seat: int = view.seat
        self.step: int = self.table.step
        self.own = own if isinstance(own, Hand) else None
        self.hand: list[int] = list(self.own.cards) if self.own is not None else []

    @property
    def chooses(self) -> bool:
        return self.seat >= 0 and self.seat == self.table.chooser

    # ---- players

    def camp(self, seat: int) -> int:
        return int(self.options.camp_of[seat])

    def camp_of_side(self, side: int) -> int:
        return int(self.options.camp_of[side])

    def fallen(self, side: int) -> bool:
        return model.fallen(self.table, side)

    # ---- soldiers

    def duties(self, seat: int, soldier: int) -> list[int]:
        """What each of the seat's soldiers of this name does."""
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
        """Whether the card has no suit or the viewer controls a soldier of it."""
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
        """The cards that the viewer has and has not cut."""
        return [card for card in range(KINDS) if self.own is not None and self.own.pile[card]]
