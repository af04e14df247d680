"""What speaks for a move of Battle Royal: fallen pawns, safe lines, the way to a capital."""

from __future__ import annotations

from regalia.card_names import counted
from regalia.games.battle_royal.map.realm import OBSTACLES, SEA, STRONGHOLDS
from regalia.games.battle_royal.notation import CODEC
from regalia.games.battle_royal.rules import fields, terms
from regalia.games.battle_royal.rules.least import FARTHEST
from regalia.games.battle_royal.rules.position import Position
from regalia.games.battle_royal.rules.way import way_to
from regalia.games.battle_royal.scene.falls import Outcome, broken_line, outcome_of
from regalia.games.battle_royal.scene.sight import Sight
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Choice
from regalia.kernel.scene.merits import Merits, sentences
from regalia.kernel.state import View

LEAST_SAVED = 2  # pawns
OPEN_LAND = 2  # points that a pawn on open land costs an enemy


def merit(view: View, rules: Rules, choice: Choice) -> str:
    return BattleRoyalMerits(Sight(view, rules)).of(choice)


class BattleRoyalMerits(Merits):
    """Tells the merits of one decision."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(CODEC)
        self.sight = sight
        self.tellers = {
            fields.DONE: self._done,
            fields.TAKE: self._take,
            fields.PLACE: self._put,
            fields.CAPTURE: self._put,
        }

    # ---- placements and captures

    def _put(self, move: int) -> str:
        outcome = outcome_of(self.sight, move)
        square = fields.square_in(move)
        if outcome.reason in (terms.CAPITAL, terms.PAWNS):
            return "It wins the game."
        if outcome.count:
            return self._fallen(square, outcome)
        facts = [self._safer(square), self._nearer(move), self._ground(square)]
        return sentences(*[fact for fact in facts if fact][:2]) or "It extends your line."

    def _fallen(self, square: int, outcome: Outcome) -> str:
        sight = self.sight
        for fall in outcome.falls:
            if fall.withdrawn:
                gone = len(fall.pawns) + fall.reserve
                return f"Takes the capital of {sight.force_name(fall.force)}, who is out with {counted(gone, 'pawn')}."
        first = f"{outcome.count} {'pawn falls' if outcome.count == 1 else 'pawns fall'}"
        force = sight.at.get(square)
        sizes = broken_line(sight, force, square) if force is not None else ""
        choose = "you choose which of the equal groups stays" if outcome.tied else ""
        return sentences(f"{first}: the line breaks, {sizes}" if sizes else first, choose)

    def _safer(self, square: int) -> str:
        """That the pawn closes a gap: the worst capture costs less with it."""
        sight = self.sight
        force = sight.active
        pawns = sight.pawns[force]
        links = [pawn for pawn in pawns if pawn != sight.centre(force)]
        weak, cost = max([(pawn, self._cost(pawns, pawn)) for pawn in links], key=lambda each: each[1], default=(-1, 0))
        after = self._cost([*pawns, square], weak) if cost > 1 else cost
        if cost - after < LEAST_SAVED:
            return ""
        return f"it closes a gap: losing {sight.name(weak)} would cost {after} {_pawns(after)} instead of {cost}"

    def _cost(self, pawns: list[int], captured: int) -> int:
        """How many of these pawns of the force to act fall with one of them."""
        sight = self.sight
        left = [pawn for pawn in pawns if pawn != captured]
        groups = sight.groups(sight.active, left)
        reserve = sight.reserve(sight.active)
        sizes = [len(group) + (reserve if sight.centre(sight.active) in group else 0) for group in groups]
        return len(pawns) + reserve - max(sizes, default=0)

    def _nearer(self, move: int) -> str:
        """That the way to the nearest enemy capital gets shorter."""
        sight = self.sight
        after = sight.position.clone()
        after.play(move)
        assert isinstance(after, Position)
        ways = []
        for goal in sight.enemies(sight.active):
            was, now = (int(way_to(where, sight.active, goal)) for where in (sight.position, after))
            if now < was and now < FARTHEST:
                ways.append((now, goal))
        if not ways:
            return ""
        points, goal = min(ways)
        return f"it is {counted(points, 'point')} from {sight.called(sight.centre(goal))}, the enemy's capital"

    def _ground(self, square: int) -> str:
        """What an enemy would pay for a pawn there."""
        char = self.sight.realm.at(square)
        price = 4 if char in STRONGHOLDS else 3 if char in OBSTACLES or char == SEA else OPEN_LAND
        return f"an enemy would pay {price} points to capture it there" if price > OPEN_LAND else ""

    # ---- pawns of the board, and the end

    def _take(self, move: int) -> str:
        sight = self.sight
        square = fields.square_in(move)
        cut = sight.cut_off_without(square)
        if cut:
            return ""
        return "Your line holds without it, and your reserve is empty."

    def _done(self, move: int) -> str:
        points = self.sight.points
        if not points:
            return "You have no point left."
        return f"No square within {counted(points, 'point')} would improve your line."


def _pawns(count: int) -> str:
    return "pawn" if count == 1 else "pawns"
