# native: pictures
"""The legal moves as choices: label, outcome, and the touches that lead to each."""

from __future__ import annotations

from regalia.card_names import counted, listed
from regalia.games.battle_royal.notation import CODEC
from regalia.games.battle_royal.rules import fields, terms
from regalia.games.battle_royal.scene.falls import Fall, Outcome, broken_line, lost_with, outcome_of
from regalia.games.battle_royal.scene.prices import Price, price_of
from regalia.games.battle_royal.scene.sight import Sight
from regalia.kernel.scene import Badge, Choice, Preview, Term, Then
from regalia.kernel.scene.choices import ChoiceMaker

WINS = Badge(text="wins", kind="gold", icon="crown")


class Choices(ChoiceMaker):
    """Makes the choices of one decision."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight.seat, CODEC)
        self.sight = sight
        self.makers = {
            fields.DONE: self._done,
            fields.TAKE: self._take,
            fields.SPARE: self._spare,
            fields.PLACE: self._put,
            fields.CAPTURE: self._put,
        }

    def _done(self, move: int) -> Choice:
        points = counted(self.sight.points, "point")
        return Choice(line=self.line(move), label="Done", touch=("act:done",), outcome=f"gives up {points}")

    def _take(self, move: int) -> Choice:
        sight = self.sight
        square = fields.square_in(move)
        leaves = square == sight.centre(sight.active)
        return Choice(
            line=self.line(move),
            label=f"Take up {sight.called(square)}",
            touch=(sight.name(square),),
            outcome="leaves the capital empty" if leaves else "",
            badge=Badge(text="take up", icon="hand"),
            group="Take up",
            confirm="Your capital would be empty, and an enemy could take it for 1 point. Take up this pawn?"
            if leaves
            else "",
        )

    def _spare(self, move: int) -> Choice:
        sight = self.sight
        first = fields.square_in(move)
        force = sight.at[first]
        group = next(group for group in sight.groups(force, sight.pawns[force]) if first in group)
        reserve = sight.reserve(force) if sight.centre(force) in group else 0
        size = f"{len(group)} + {reserve} in reserve" if reserve else str(len(group))
        others = len(sight.pawns[force]) - len(group) + sight.reserve(force) - reserve
        return Choice(
            line=self.line(move),
            label=f"{sight.force_name(force)} keeps the group of {sight.called(first)}",
            touch=(sight.name(first),),
            outcome=f"{size} stay, {others} fall",
            badge=Badge(text=f"{others} fall", kind="bad"),
        )

    def _put(self, move: int) -> Choice:
        sight = self.sight
        square = fields.square_in(move)
        price = price_of(sight, square)
        assert price is not None
        capture = fields.verb_of(move) == fields.CAPTURE
        outcome = outcome_of(sight, move)
        verb = "Capture" if capture else "Place"
        told = price.told() + (f"; {counted(outcome.count, 'pawn')} fall" if outcome.count else "")
        return Choice(
            line=self.line(move),
            label=f"{verb} {sight.called(square)}",
            touch=(sight.name(square),),
            outcome=told,
            badge=self._badge(price, outcome),
            group=f"{verb} for {price.points}",
            preview=self._preview(square, price, outcome, capture),
        )

    def _badge(self, price: Price, outcome: Outcome) -> Badge:
        if outcome.reason in (terms.CAPITAL, terms.PAWNS):
            return WINS
        if outcome.count:
            return Badge(text=f"{price.points}, {outcome.count} fall", kind="bad")
        return Badge(text=str(price.points))

    def _preview(self, square: int, price: Price, outcome: Outcome, capture: bool) -> Preview:
        sight = self.sight
        what = f"{counted(outcome.count, 'pawn')} fall" if outcome.count else f"A pawn on {sight.called(square)}"
        terms_ = [Term(text=str(points), label=word) for points, word in price.parts]
        parts = [part for term in terms_ for part in (Term(text="+"), term)][1:]
        thens = [then for fall in outcome.falls for then in self._fallen(fall, square)]
        thens += self._after(outcome)
        return Preview(
            title=f"If you {'capture' if capture else 'place'} {sight.called(square)}",
            what=what,
            sum=(*parts, Term(text="="), Term(text=str(price.points), label="points")),
            verdict=self._badge(price, outcome) if outcome.count else None,
            then=tuple(thens),
            falls=tuple(f"pawn:{sight.name(pawn)}" for fall in outcome.falls for pawn in fall.pawns),
        )

    def _fallen(self, fall: Fall, square: int) -> list[Then]:
        sight = self.sight
        name = sight.force_name(fall.force)
        if fall.withdrawn:
            gone = len(fall.pawns) + fall.reserve
            return [Then(icon="crown", text=f"{name}'s capital is taken: {counted(gone, 'pawn')} leave the map.")]
        thens = []
        sizes = broken_line(sight, fall.force, square) if sight.at.get(square) == fall.force else ""
        others = [sight.name(pawn) for pawn in fall.pawns if pawn != square]
        if sizes:
            thens.append(Then(icon="link", text=f"The line breaks: {sizes}."))
        if others:
            thens.append(Then(icon="fall", text=f"{listed(others)} {'falls' if len(others) == 1 else 'fall'} too."))
        if fall.reserve:
            thens.append(
                Then(icon="fall", text=f"{name}'s reserve of {fall.reserve} is lost with the capital's group.")
            )
        return thens

    def _after(self, outcome: Outcome) -> list[Then]:
        sight = self.sight
        if outcome.reason in (terms.CAPITAL, terms.PAWNS):
            return [Then(icon="crown", text="The game is won.")]
        if outcome.tied_force is not None:
            name = sight.force_name(outcome.tied_force)
            return [Then(icon="link", text=f"{name} breaks into equal groups: you choose which one stays.")]
        left = counted(outcome.points, "point")
        reserve = sight.reserve(sight.active)
        if reserve:
            return [Then(icon="flag", text=f"Reserve {reserve} → {reserve - 1}, {left} left.")]
        return [Then(icon="flag", text=f"{left} left.")]


def endangered(sight: Sight, force: int) -> tuple[int, int] | None:
    """The pawn outside the centre whose loss costs most, and how many fall with it.

    None if no loss would cost another pawn.
    """
    pawns = [square for square in sight.pawns[force] if square != sight.centre(force)]
    found = max(((lost_with(sight, square), -square) for square in pawns), default=(0, 0))
    return (-found[1], found[0]) if found[0] > 1 else None
