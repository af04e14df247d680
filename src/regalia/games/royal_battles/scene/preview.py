# native: pictures
"""Previews of actions: Trumps by card, damage after armour, removed units, Key Position.

Every result is known before it is declared, so it is shown for each target and each style, and before the move as well.
"""

from __future__ import annotations

from dataclasses import dataclass

from regalia.card_names import counted
from regalia.games.royal_battles.notation import SQUARES
from regalia.games.royal_battles.rules import combat, model, terms
from regalia.games.royal_battles.rules.model import Table
from regalia.games.royal_battles.scene.sight import ARMY, FACES, STYLES, Piece, Sight
from regalia.kernel.scene import Badge, CountedCard, Preview, Term, Then

ADVANTAGE = int(terms.BY_ADVANTAGE)
MISS = Badge(text="misses", kind="none")
NO_EFFECT = Badge(text="no effect", kind="none")
KEY = Then(icon="cards", text="Key Position: 2 more cards")


@dataclass(frozen=True, slots=True)
class Effect:
    """The effect on one unit."""

    piece: Piece
    change: int  # damage, or Life regained
    armour: int  # that was taken off
    left: int  # Life

    @property
    def falls(self) -> bool:
        return self.left == 0


class ActionPreview:
    """The preview of an attack or an Advantage on a real or imagined table."""

    def __init__(self, sight: Sight, table: Table, square: int, style: int) -> None:
        options = sight.options
        number = int(table.mover)
        self.sight = sight
        self.style = style
        self.piece = sight.piece(number)
        self.target = sight.piece(int(model.unit_at(table, square)))
        self.square = square
        self.unit = self.piece.unit
        start = int(table.units[model.AT + number])
        kind = int(table.units[model.KIND + number])
        target_kind = int(table.units[model.KIND + self.target.number])
        self.cards = self._cards(table, start)
        self.trumps = sum(card.counts for card in self.cards)
        self.needed = int(combat.needed_trumps(options, kind, target_kind, style))
        self.hits = self.trumps >= self.needed
        self.critical = self.trumps == 4
        self.heals = style == ADVANTAGE and self.unit.advantage.own
        self.listed = (
            int(combat.healed(options, kind, self.trumps))
            if self.heals
            else int(combat.listed(options, table, number, style, self.trumps))
        )
        self.key = bool(combat.is_key(options, table, number // ARMY, start, square))
        others = [
            other
            for other in sight.standing(self.target.seat)
            if other != self.target
            and style == ADVANTAGE
            and combat.in_group(options, table, kind, self.target.number, other.number)
        ]
        group = [self.target, *others]
        self.effects = [self._effect(other) for other in group] if self.hits else []  # the target's first
        self.fallen = [effect.piece for effect in self.effects if effect.falls]
        self.wins = len(self.fallen) == len(sight.standing(self.target.seat)) and bool(self.fallen)
        self.draws = self.unit.advantage.draw_on_hit if style == ADVANTAGE and self.hits and not self.wins else 0

    def _cards(self, table: Table, start: int) -> tuple[CountedCard, ...]:
        cards = []
        for seat in range(2):
            whose = "your card" if seat == self.sight.seat else f"{{{seat}}}'s card"
            cards.append((int(table.row[model.FRONT + seat]) - 1, whose))
        cards.append((int(model.card_at(table, start)), self.unit.name))
        cards.append((int(model.card_at(table, self.square)), self.target.unit.name))
        return tuple(
            [
                CountedCard(face=FACES[card], label=label, counts=bool(combat.is_trump(card, self.style)))
                for card, label in cards
            ]
        )

    def _effect(self, piece: Piece) -> Effect:
        if self.heals:
            left = min(piece.unit.life, piece.life + self.listed)
            return Effect(piece, left - piece.life, 0, left)
        ignores = self.style == ADVANTAGE and self.unit.advantage.ignores_armour
        armour = 0 if ignores else min(piece.unit.armour, self.listed)
        return Effect(piece, self.listed - armour, armour, max(0, piece.life - self.listed + armour))

    # ---- in words

    @property
    def manner(self) -> str:
        return self.unit.advantage.name if self.style == ADVANTAGE else STYLES[self.style]

    @property
    def damage(self) -> int:
        """The total of Life lost, or regained."""
        return sum(effect.change if self.heals else effect.piece.life - effect.left for effect in self.effects)

    def test(self) -> str:
        """``3 ≥ 2``: Trumps against those needed."""
        if self.needed == 0:
            return counted(self.trumps, "Trump")
        return f"{self.trumps} {'≥' if self.hits else '<'} {self.needed}"

    def told(self) -> str:
        """Test and outcome in a few words."""
        key = ", Key" if self.key else ""
        if not self.hits:
            return f"{self.test()}: misses{key}"
        return f"{self.test()}: {self._came()}{key}"

    def _came(self) -> str:
        if self.wins:
            return "wins the battle"
        if self.fallen:
            return f"{self.fallen[0].unit.name} removed" if len(self.fallen) == 1 else f"{len(self.fallen)} removed"
        if self.damage == 0:
            return "no effect"
        return f"{self.damage} Life back" if self.heals else f"{self.damage} damage"

    def badge(self) -> Badge:
        """The badge on the target."""
        if not self.hits:
            return Badge(text="misses, Key", kind="gold", icon="cards") if self.key else MISS
        if self.fallen:
            return Badge(text="removed", kind="good", icon="fall")
        if self.damage == 0:
            return Badge(text="no effect, Key", kind="gold", icon="cards") if self.key else NO_EFFECT
        return Badge(text=f"{'+' if self.heals else '−'}{self.damage}", kind="good")

    def panel(self) -> Preview:
        """The panel beside the choice."""
        manner = self.manner if self.style == ADVANTAGE else f"{self.manner} attack"
        verb = "uses" if self.style == ADVANTAGE else "makes an" if manner[0] in "EO" else "makes a"
        return Preview(
            title=f"If the {self.unit.name} {verb} {manner} on the {self.target.unit.name}",
            what=self._what(),
            cards=self.cards,
            sum=self._sum(),
            verdict=self._verdict(),
            then=tuple(self._then()),
        )

    def _what(self) -> str:
        if self.needed == 0:
            return f"{self.trumps} of 4 cards are Trumps; it always hits"
        return f"{self.trumps} of 4 cards are Trumps, {self.needed} needed: {'hits' if self.hits else 'misses'}"

    def _sum(self) -> tuple[Term, ...]:
        if not self.hits:
            return ()
        effect = self.effects[0]
        terms = self._listed()
        if effect.armour:
            terms += [Term(text="−"), Term(text=str(effect.armour), label=effect.piece.unit.armour_name)]
        if len(terms) > 1:
            terms += [
                Term(text="="),
                Term(text=str(self.listed - effect.armour), label="healing" if self.heals else "damage"),
            ]
        terms += [Term(text=f"{effect.piece.life} → {effect.left}", label="Life")]
        return tuple(terms)

    def _listed(self) -> list[Term]:
        """The terms of the listed value."""
        gift = self.unit.advantage
        if self.style != ADVANTAGE:
            parts = [(self.unit.damage[self.style], self.unit.weapon)]
        else:
            friends = len(self.sight.standing(self.piece.seat))
            per_trump = gift.heal_per_trump if self.heals else gift.per_trump
            parts = [(gift.base, gift.name)] if gift.base or not per_trump else []
            parts += [(gift.per_friend * friends, f"{friends} units")] if gift.per_friend else []
            parts += [(per_trump * self.trumps, f"{per_trump} × {self.trumps} Trumps")] if per_trump else []
        found: list[Term] = []
        for value, label in parts:
            found += [Term(text="+")] if found else []
            found.append(Term(text=str(value), label=label))
        return [*found, Term(text="× 2", label="four Trumps")] if self.critical else found

    def _verdict(self) -> Badge:
        if not self.hits:
            return MISS
        if self.fallen:
            return Badge(text="wins the battle" if self.wins else "falls", kind="good", icon="fall")
        return NO_EFFECT if self.damage == 0 else Badge(text=self._came(), kind="good")

    def _then(self) -> list[Then]:
        rows = []
        for effect in self.effects[1:]:
            rows.append(Then(icon="fall" if effect.falls else "heart", text=self._beside(effect)))
        rows += [Then(icon="fall", text=f"The {piece.called} is removed") for piece in self.fallen]
        if self.draws:
            rows.append(Then(icon="cards", text=f"{self.manner}: draw {self.draws}"))
        if self.key and not self.wins:
            rows.append(KEY)
        return rows

    def _beside(self, effect: Effect) -> str:
        """Another unit on the target's colour."""
        name = effect.piece.called
        if self.heals:
            return f"{name}, same colour: {effect.change} Life back, {effect.left} left"
        return f"{name}, same colour: {self.listed} − {effect.armour} = {effect.change}, {effect.left} Life left"

    def sum_told(self) -> str:
        """For the log: ``3 of 2 Trumps, 6 − 3 = 3 damage, draws 2``."""
        head = counted(self.trumps, "Trump") + ("" if self.needed == 0 else f", {self.needed} needed")
        if not self.hits:
            return f"{head}: misses" + (", from the Key Position" if self.key else "")
        shares = [self._share(effect) for effect in self.effects]
        return f"{head}: {'; '.join(shares)}" + (", from the Key Position" if self.key else "")

    def _share(self, effect: Effect) -> str:
        name = "" if effect.piece == self.target else f"{effect.piece.called} "
        if self.heals:
            return f"{name}{effect.change} Life back"
        armour = f" − {effect.armour} = {effect.change}" if effect.armour else ""
        return f"{name}{self.listed}{armour} damage"

    def row(self) -> str:
        """The action as one row of a list."""
        return f"{self.target.unit.name} {SQUARES[self.square]}, {self.manner}: {self.told()}"
