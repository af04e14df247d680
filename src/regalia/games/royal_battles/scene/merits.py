"""What speaks for a move of Royal Battles: damage, removed units, reach and cover."""

from __future__ import annotations

from regalia.card_names import counted
from regalia.games.royal_battles.notation import CODEC, SQUARES
from regalia.games.royal_battles.rules import fields, squares, terms
from regalia.games.royal_battles.scene.action_words import promise, the
from regalia.games.royal_battles.scene.choices import previews
from regalia.games.royal_battles.scene.preview import ADVANTAGE, ActionPreview
from regalia.games.royal_battles.scene.sight import Piece, Sight, card_list, colour_of
from regalia.games.royal_battles.scene.tables_after import moves_with, table_after
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Choice
from regalia.kernel.scene.merits import Merits, sentences
from regalia.kernel.state import View

FILES = int(squares.FILES)
REACH = 2  # squares: a step, and the square beside it


def merit(view: View, rules: Rules, choice: Choice) -> str:
    return RoyalBattlesMerits(Sight(view, rules)).of(choice)


class RoyalBattlesMerits(Merits):
    """Tells the merits of one decision."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(CODEC)
        self.sight = sight
        self.tellers = {
            fields.RECRUIT: self._recruit,
            fields.BOSS: self._boss,
            fields.DONE: self._done,
            fields.PLACE: self._place,
            fields.DRAW: self._draw,
            fields.PLAY: self._play,
            fields.PASS: self._pass,
            fields.MOVE: self._move,
            fields.ATTACK: self._attack,
            fields.ADVANTAGE: self._advantage,
            fields.HOLD: self._hold,
            fields.KEEP: self._keep,
            fields.DISCARD: self._discard,
        }

    # ---- armies and cards

    def _recruit(self, move: int) -> str:
        sight = self.sight
        unit = sight.unit_named(fields.unit_name(move))
        assert unit is not None
        has = sight.recruits(sight.seat).count(unit)
        kinds = f"your first {unit.title}" if not has else f"one more {unit.title}"
        strength = f"{unit.life} Life, {unit.armour} armour, up to {max(unit.damage)} damage"
        return sentences(f"{kinds}: {strength}, and {unit.advantage.name}")

    def _boss(self, move: int) -> str:
        unit = self.sight.unit_named(fields.unit_name(move))
        assert unit is not None
        return sentences(f"as the boss it has {2 * unit.life} Life, and Royals are Trumps for {unit.advantage.name}")

    def _done(self, move: int) -> str:
        return "The army fights as it is; points that are left are lost."

    def _place(self, move: int) -> str:
        square = fields.place_square(move)
        card = self.sight.stacks[square].cards[-1][0]
        colour = colour_of(card)
        other = {"red": "a black card", "black": "a red card"}.get(colour, "any card")
        near = [enemy for enemy in self.sight.enemies(self.sight.seat) if _away(square, enemy.square) <= REACH]
        reach = f"within reach of {the(near[0])}" if near else "out of the enemy's reach for now"
        return sentences(f"it stands {reach} and can step away on {other}")

    def _draw(self, move: int) -> str:
        return "One more card to move with." if self.sight.step == terms.PRE_ASKING else "More cards to choose from."

    def _keep(self, move: int) -> str:
        return f"{card_list(self.sight.hand)} may be of use next turn."

    def _discard(self, move: int) -> str:
        return "" if self.sight.deck(self.sight.seat) == 0 else "A new hand may move your units better."

    # ---- movement

    def _play(self, move: int) -> str:
        sight = self.sight
        card = fields.played_card(move)
        found = [
            (one, option)
            for option in moves_with(sight.options, sight.table, card)
            for one in previews(sight, table_after(sight.options, sight.table, option))
            if one.hits and one.damage
        ]
        if not found:
            return "No attack with it would hit: it moves a unit into place."
        best, option = max(found, key=lambda pair: _worth(pair[0]))
        start, square = fields.move_start(option), fields.move_square(option)
        step = "" if start == square else f" step to {SQUARES[square]} and"
        return sentences(f"the {best.unit.title} can{step} {_deed(best)}")

    def _move(self, move: int) -> str:
        sight = self.sight
        square = fields.move_square(move)
        piece = sight.piece_at(fields.move_start(move))
        assert piece is not None
        found = [
            one for one in previews(sight, table_after(sight.options, sight.table, move)) if one.hits and one.damage
        ]
        if found:
            return sentences(f"from {SQUARES[square]} it can {_deed(max(found, key=_worth))}")
        enemies = sight.enemies(sight.seat)
        was = [enemy for enemy in enemies if _away(piece.square, enemy.square) <= REACH]
        now = [enemy for enemy in enemies if _away(square, enemy.square) <= REACH]
        left = [enemy for enemy in was if enemy not in now]
        if left and len(now) < len(was):
            return sentences(f"it leaves the reach of {the(left[0])}")
        if not enemies:
            return ""
        nearest = min(enemies, key=lambda enemy: _away(square, enemy.square))
        closer = _away(square, nearest.square) < _away(piece.square, nearest.square)
        return sentences(f"it comes closer to {the(nearest)}" if closer else "no attack from here would hit this turn")

    def _pass(self, move: int) -> str:
        return "Every move would leave your units worse placed."

    # ---- the action

    def _attack(self, move: int) -> str:
        return self._act(fields.target_square(move), fields.attack_style(move))

    def _advantage(self, move: int) -> str:
        return self._act(fields.target_square(move), ADVANTAGE)

    def _act(self, square: int, style: int) -> str:
        preview = ActionPreview(self.sight, self.sight.table, square, style)
        said = promise(preview).partition(": ")[2]
        trumps = f"{counted(preview.trumps, 'Trump')}, {preview.needed} needed" if preview.needed else ""
        return sentences(f"{trumps}: {said}" if trumps and preview.hits else said)

    def _hold(self, move: int) -> str:
        found = previews(self.sight, self.sight.table)
        if not any(one.hits for one in found):
            return "Every attack from here would miss."
        return "No attack from here does any damage." if not any(one.damage for one in found) else ""


def _away(square: int, other: int) -> int:
    """The steps between two squares, diagonal ones included."""
    return max(abs(square % FILES - other % FILES), abs(square // FILES - other // FILES))


def _worth(preview: ActionPreview) -> tuple[int, int, bool]:
    return len(preview.fallen), preview.damage, preview.key


def _deed(preview: ActionPreview) -> str:
    """``hit the bishop on e4 for 5 damage``, ``remove the rook on d4``, ``restore 3 Life``."""
    target: Piece = preview.target
    key = ", from the Key Position" if preview.key else ""
    if preview.wins:
        return "win the battle"
    if preview.heals:
        return f"restore {preview.damage} Life to {the(target)}"
    if preview.fallen:
        return f"remove {the(preview.fallen[0])}{key}"
    return f"hit {the(target)} for {preview.damage} of its {target.life} Life{key}"
