# native: pictures
"""Previews of actions: Trumps by card, damage after armour, removed units, Key Position.

Every result is known before it is declared, so it is shown for each target and each style, and before the move as well.
"""

from __future__ import annotations

from dataclasses import dataclass

from regalia.card_names import counted
from regalia.games.royal_battles.notation import SQUARES
from regalia.games.royal_battles.rules import combat, model, squares, terms
from regalia.games.royal_battles.rules.model import Table
from regalia.games.royal_battles.scene.sight import FACES, STYLES, Piece, Sight
from regalia.kernel.scene import Badge, CountedCard, Preview, Term, Then

ADVANTAGE = int(terms.BY_ADVANTAGE)
MISS = Badge(text="misses", kind="none")
NO_EFFECT = Badge(text="no effect", kind="none")
KEY = Then(icon="hand", text="Key Position: draw 2 cards")


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
        self.table = table
        self.style = style
        self.piece = sight.piece(number)
        self.target = sight.piece(int(model.unit_at(table, square)))
        self.square = square
        self.unit = self.piece.unit
        start = int(table.units[model.AT + number])
        kind = int(table.units[model.KIND + number])
        target_kind = int(table.units[model.KIND + self.target.number])
        self.cards = self._cards(table, start, kind)
        self.trumps = int(combat.trumps(options, table, number, self.target.number, style))
        self.needed = int(combat.needed_trumps(options, kind, target_kind, style))
        self.hits = self.trumps >= self.needed
        self.critical = self.trumps == 4
        self.heals = style == ADVANTAGE and self.unit.advantage.own
        self.listed = (
            int(combat.healed(options, kind, self.trumps))
            if self.heals
            else int(combat.listed(options, table, number, style, self.trumps))
        )
        self.key = bool(combat.is_key(options, table, self.piece.seat, start, square))
        others = [
            other
            for other in sight.pieces
            if other.stands
            and sight.friendly(other.seat, self.target.seat)
            and other != self.target
            and style == ADVANTAGE
            and combat.in_group(options, table, kind, self.target.number, other.number)
        ]
        group = [self.target, *others]
        self.effects = [self._effect(other) for other in group] if self.hits else []  # the target's first
        self.fallen = [effect.piece for effect in self.effects if effect.falls]
        self.wins = self._wins()
        self.whose = sight.whose(self.target)
        gift = self.unit.advantage
        self.cost = gift.self_damage if style == ADVANTAGE else 0  # Life that the acting unit loses
        self.pushed_to = self._pushed_to()
        self.draws = self.unit.advantage.draw_on_hit if style == ADVANTAGE and self.hits and not self.wins else 0

    def _wins(self) -> bool:
        """Whether the battle is won: no enemy is left, or the boss falls."""
        if not self.fallen:
            return False
        left = [piece for piece in self.sight.enemies(self.piece.seat) if piece not in self.fallen]
        return not left or any(piece.unit.boss for piece in self.fallen)

    def _cards(self, table: Table, start: int, kind: int) -> tuple[CountedCard, ...]:
        cards = []
        mine = self.piece.seat
        style = int(combat.style_of(self.sight.options, kind, self.style))
        rival = int(combat.rival(self.sight.options, table, mine, self.target.seat))
        for seat in sorted((mine, rival)) if self.sight.duel else (mine, rival):
            whose = "your card" if seat == self.sight.seat else f"{{{seat}}}'s"
            cards.append((int(table.row[model.FRONT + seat]) - 1, whose))
        cards.append((int(model.card_at(table, start)), self.unit.title))
        cards.append((int(model.card_at(table, self.square)), self.target.unit.title))
        return tuple(
            [
                CountedCard(face=FACES[card], label=label, counts=bool(combat.is_trump(card, style)))
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
    def extra(self) -> int:
        """The Trumps that the Advantage adds to those on the cards."""
        return self.trumps - sum(card.counts for card in self.cards)

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

    def came(self) -> str:
        """The outcome in a few words, with the name of what is removed."""
        key = ", Key" if self.key else ""
        return f"{self._came() if self.hits else 'misses'}{key}"

    def _came(self) -> str:
        if self.wins:
            return "wins the battle"
        if self.fallen == [self.target]:
            return "removed"
        if self.fallen:
            return f"{self.fallen[0].unit.title} removed" if len(self.fallen) == 1 else f"{len(self.fallen)} removed"
        if self.damage == 0:
            return "no effect"
        return f"{self.damage} Life back" if self.heals else f"{self.damage} damage"

    def badge(self) -> Badge:
        """The badge on the target."""
        key = ", Key" if self.key else ""
        if not self.hits or self.damage == 0:
            text = "misses" if not self.hits else "no effect"
            return Badge(text=f"{text}{key}", kind="dark" if self.key else "none")
        if self.fallen:
            return Badge(text=f"removed{key}", kind="bad", icon="fall")
        if self.heals:
            return Badge(text=f"+{self.damage}{key}", kind="good")
        return Badge(text=f"−{self.damage}{key}", kind="bad")

    def panel(self, what: str) -> Preview:
        """The panel beside the choice; ``what`` is the sentence that says what will happen."""
        return Preview(
            title=f"{self.unit.title.capitalize()} on {self._target_called()}, {self.manner}",
            what=what,
            cards=self.cards,
            sum=self._sum(),
            verdict=self._verdict(),
            then=tuple(self._then()),
            falls=tuple([f"unit{piece.number}" for piece in self.fallen]),
        )

    def _target_called(self) -> str:
        """``bishop e4``; with more than two seats whose it is."""
        return self.target.called if self.whose == "the" else f"{self.whose} {self.target.called}"

    def _sum(self) -> tuple[Term, ...]:
        """Trumps against those needed, then the damage after armour."""
        label = "Trump" if self.trumps == 1 else "Trumps"
        extra = f", {self.extra} by the Advantage" if self.extra else ""
        terms = [Term(text=str(self.trumps), label=f"{label}{extra}")]
        if self.needed:
            terms += [Term(text="≥" if self.hits else "<"), Term(text=str(self.needed), label="needed")]
        if not self.hits:
            return tuple(terms)
        effect = self.effects[0]
        parts = self._listed()
        if effect.armour:
            parts += [Term(text="−"), Term(text=str(effect.armour), label=effect.piece.unit.armour_name)]
        if len(parts) > 1:
            parts.append(Term(text="="))
            parts.append(Term(text=str(self.listed - effect.armour), label="healing" if self.heals else "damage"))
        return (*terms, Term(text=":"), *parts)

    def _listed(self) -> list[Term]:
        """The terms of the listed value."""
        gift = self.unit.advantage
        if self.style != ADVANTAGE:
            parts = [(self.unit.damage[self.style], self.unit.weapon)]
        else:
            friends = min(len(self.sight.standing(self.piece.seat)), int(combat.MOST_FRIENDS))
            per_trump = gift.heal_per_trump if self.heals else gift.per_trump
            parts = [(gift.base, gift.name)] if gift.base or not per_trump else []
            parts += [(gift.per_friend * friends, counted(friends, "unit"))] if gift.per_friend else []
            parts += [(per_trump * self.trumps, f"{per_trump} × {counted(self.trumps, 'Trump')}")] if per_trump else []
        found: list[Term] = []
        for value, label in parts:
            found += [Term(text="+")] if found else []
            found.append(Term(text=str(value), label=label))
        return [*found, Term(text="× 2", label="four Trumps")] if self.critical else found

    def _verdict(self) -> Badge:
        if not self.hits:
            return MISS
        if self.damage == 0:
            return NO_EFFECT
        effect = self.effects[0]
        told = f"{effect.piece.unit.title} {effect.piece.life} → {effect.left}"
        if self.wins:
            return Badge(text="wins the battle", kind="good", icon="fall")
        if effect.falls:
            return Badge(text=f"{told}, removed", kind="bad", icon="fall")
        return Badge(text=told, kind="good" if self.heals else "bad")

    def _then(self) -> list[Then]:
        rows = []
        for effect in self.effects[1:]:
            rows.append(Then(icon="fall" if effect.falls else "heart", text=self._beside(effect)))
        rows += [
            Then(icon="fall", text=f"The {piece.called} is removed") for piece in self.fallen if piece != self.target
        ]
        if self.cost:
            left = self.piece.life - self.cost
            rows.append(Then(icon="heart", text=f"Costs the {self.unit.title} {self.cost} Life, {left} left"))
        if self.pushed_to:
            rows.append(Then(icon="sword", text=f"Pushes the {self.target.unit.title} to {self.pushed_to}"))
        if self.draws:
            rows.append(Then(icon="cards", text=f"{self.manner}: draw {self.draws}"))
        if self.key and not self.wins:
            rows.append(KEY)
        return rows

    def _pushed_to(self) -> str:
        """The square that the target is pushed to; empty if it stays."""
        steps = self.unit.advantage.push if self.style == ADVANTAGE and self.hits and not self.wins else 0
        if not steps or self.target in self.fallen:
            return ""
        start = int(self.table.units[model.AT + self.piece.number])
        square = self.square
        way = int(squares.LINE[start * int(squares.SQUARES) + square])
        for _ in range(steps):
            beyond = int(self.sight.options.neighbour[square * int(squares.DIRECTIONS) + way])
            if beyond < 0 or not 0 < self.table.board[beyond] < model.VACANT:
                break
            square = beyond
        return SQUARES[square] if square != self.square else ""

    def _beside(self, effect: Effect) -> str:
        """Another unit on the target's colour."""
        name = effect.piece.called
        if self.heals:
            return f"{name}, same colour: {effect.change} Life back, {effect.left} left"
        return f"{name}, same colour: {self.listed} − {effect.armour} = {effect.change}, {effect.left} Life left"

    def result_told(self) -> str:
        """For the log: ``6 − 3 = 3 damage``, for each unit that is hit."""
        return "; ".join([self._share(effect) for effect in self.effects]) if self.hits else "misses"

    def _share(self, effect: Effect) -> str:
        name = "" if effect.piece == self.target else f"{effect.piece.called}: "
        if self.heals:
            return f"{name}{effect.change} Life back"
        armour = f" − {effect.armour} = {effect.change}" if effect.armour else ""
        return f"{name}{self.listed}{armour} damage"

    def row(self) -> str:
        """The action as one row of a list."""
        return f"{self._target_called()}, {self.manner}: {self.told()}"
