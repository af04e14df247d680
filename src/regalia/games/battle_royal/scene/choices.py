# native: pictures
"""The legal moves as choices: label, outcome, and the touches that lead to each."""

from __future__ import annotations

from regalia.card_names import counted, listed
from regalia.games.battle_royal.notation import CODEC
from regalia.games.battle_royal.rules import fields, terms
from regalia.games.battle_royal.scene.falls import Outcome, group_size, lost_with, outcome_of
from regalia.games.battle_royal.scene.prices import Price, price_of
from regalia.games.battle_royal.scene.puts import put_preview
from regalia.games.battle_royal.scene.sight import Sight
from regalia.kernel.scene import Badge, Choice, Preview, Then
from regalia.kernel.scene.choices import ChoiceMaker

WINS = Badge(text="wins", kind="gold", icon="crown")
MOST_NAMED = 4  # a longer list of squares is hard to read


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
        lost = f"{counted(self.sight.points, 'point')} lost"
        return Choice(line=self.line(move), label="Done", touch=("act:done",), outcome=lost)

    def _take(self, move: int) -> Choice:
        sight = self.sight
        square = fields.square_in(move)
        leaves = square == sight.centre(sight.active)
        label = f"Take up the pawn {sight.spot(square)}"
        capital = f"{sight.called(square)} would be empty: an enemy could take it for 1 point."
        return Choice(
            line=self.line(move),
            label=label,
            touch=(sight.name(square),),
            outcome="leaves your capital empty" if leaves else "",
            badge=Badge(text="take up", icon="hand"),
            group="Take up a pawn",
            preview=Preview(
                title=f"If you take up the pawn {sight.spot(square)}",
                what=f"Then touch its new square: {counted(sight.points, 'point')} left",
                then=(
                    Then(icon="hand", text=f"It cannot go back to {sight.name(square)}."),
                    *((Then(icon="warn", text=capital),) if leaves else ()),
                ),
            ),
            confirm=f"Leave {sight.called(square)} empty? An enemy could then take it for 1 point." if leaves else "",
        )

    def _spare(self, move: int) -> Choice:
        sight = self.sight
        first = fields.square_in(move)
        force = sight.at[first]
        group = next(group for group in sight.groups(force, sight.pawns[force]) if first in group)
        reserve = sight.reserve(force) if sight.centre(force) in group else 0
        others = len(sight.pawns[force]) - len(group) + sight.reserve(force) - reserve
        kept = listed([sight.name(square) for square in group[:MOST_NAMED]])
        if len(group) > MOST_NAMED:
            kept = f"{sight.name(group[0])} and {len(group) - 1} pawns connected with it"
        return Choice(
            line=self.line(move),
            label=f"Let {sight.force_name(force)} keep {kept}",
            touch=(sight.name(first),),
            outcome=f"{group_size(len(group), reserve)} {'stays' if len(group) + reserve == 1 else 'stay'}, {falling(others)}",
            badge=Badge(text=falling(others), kind="bad"),
        )

    def _put(self, move: int) -> Choice:
        sight = self.sight
        square = fields.square_in(move)
        price = price_of(sight, square)
        assert price is not None
        outcome = outcome_of(sight, move)
        points = counted(price.points, "point")
        if fields.verb_of(move) == fields.CAPTURE:
            label = f"Capture {sight.force_name(sight.at[square])}'s pawn {sight.spot(square)}"
            group = f"Capture a pawn for {points}"
        else:
            label = f"Place {sight.pawn_of(sight.active)} {sight.spot(square)}"
            group = f"Place a pawn for {points}"
        return Choice(
            line=self.line(move),
            label=label,
            touch=(sight.name(square),),
            outcome=self._outcome(points, outcome),
            badge=self._badge(price, outcome),
            group=group,
            preview=put_preview(sight, move, label, price, outcome, self._badge(price, outcome)),
        )

    def _outcome(self, points: str, outcome: Outcome) -> str:
        if outcome.reason in (terms.CAPITAL, terms.PAWNS):
            return f"{points}, wins the game"
        return f"{points}, {falling(outcome.count)}" if outcome.count else points

    def _badge(self, price: Price, outcome: Outcome) -> Badge:
        if outcome.reason in (terms.CAPITAL, terms.PAWNS):
            return WINS
        if outcome.count:
            return Badge(text=f"{price.points}, {falling(outcome.count)}", kind="bad")
        return Badge(text=str(price.points))


def falling(count: int) -> str:
    return f"{count} {'falls' if count == 1 else 'fall'}"


def endangered(sight: Sight, force: int) -> tuple[int, int] | None:
    """The pawn outside the centre whose loss costs most, and how many fall with it.

    None if no loss would cost another pawn.
    """
    pawns = [square for square in sight.pawns[force] if square != sight.centre(force)]
    found = max(((lost_with(sight, square), -square) for square in pawns), default=(0, 0))
    return (-found[1], found[0]) if found[0] > 1 else None
