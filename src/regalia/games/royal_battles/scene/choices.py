# native: pictures
"""Choices: every legal move with its label, its outcome and its touches."""

from __future__ import annotations

from regalia.card_names import counted
from regalia.games.royal_battles.notation import CODEC, SQUARES, STYLES
from regalia.games.royal_battles.rules import fields, terms
from regalia.games.royal_battles.rules.model import Table
from regalia.games.royal_battles.scene.preview import ADVANTAGE, ActionPreview
from regalia.games.royal_battles.scene.sight import COLOURS, DRAWN, FACES, Sight, drawn
from regalia.games.royal_battles.scene.tables_after import actions_at, moves_with, table_after
from regalia.games.royal_battles.scene.tokens import Tokens
from regalia.games.royal_battles.unit_words import sheet_words
from regalia.kernel.scene import Badge, Choice, Preview, Then
from regalia.kernel.scene.choices import ChoiceMaker
from regalia.kernel.state import VERB_MASK

MOST_ROWS = 8  # actions told of one destination
SAFE = Badge(text="moves", kind="none")


class Choices(ChoiceMaker):
    """Makes the choices of one decision."""

    def __init__(self, sight: Sight, tokens: Tokens) -> None:
        super().__init__(sight.seat, CODEC)
        self.sight = sight
        self.tokens = tokens
        self.makers = {
            fields.RECRUIT: self._recruit,
            fields.PLACE: self._place,
            fields.DRAW: self._draw,
            fields.DECLINE: self._decline,
            fields.PLAY: self._play,
            fields.PASS: self._pass,
            fields.MOVE: self._move,
            fields.ATTACK: self._attack,
            fields.ADVANTAGE: self._advantage,
            fields.HOLD: self._hold,
            fields.KEEP: self._keep,
            fields.DISCARD: self._discard,
        }

    # ---- armies

    def _recruit(self, move: int) -> Choice:
        unit = self.sight.unit_named(fields.unit_name(move))
        assert unit is not None
        return Choice(
            line=self.line(move),
            label=f"Recruit a {unit.name}",
            touch=(self.tokens.kinds[unit.name], "act:recruit"),
            outcome=f"{unit.life} Life, {sheet_words(unit)}",
        )

    def _place(self, move: int) -> Choice:
        unit = self.sight.unit_named(fields.unit_name(move))
        assert unit is not None
        square = fields.place_square(move)
        card = self.sight.stacks[square].cards[-1][0]
        return Choice(
            line=self.line(move),
            label=f"{unit.name.capitalize()} to {SQUARES[square]}, on {DRAWN[card]}",
            touch=(self.tokens.unplaced[unit.name], self.tokens.square[square]),
            outcome=f"stands on {COLOURS[self.sight.stacks[square].colour]}",
            group=unit.name.capitalize(),
        )

    # ---- draws and discards

    def _draw(self, move: int) -> Choice:
        cards = 1 if self.sight.step == terms.PRE_ASKING else min(2, self.sight.deck(self.sight.seat))
        return Choice(line=self.line(move), label=f"Draw {counted(cards, 'card')}", touch=("act:draw",))

    def _decline(self, move: int) -> Choice:
        first = self.sight.step == terms.PRE_ASKING
        outcome = "with an empty hand no unit can move" if first else ""
        return Choice(line=self.line(move), label="Draw nothing", touch=("act:decline",), outcome=outcome)

    def _keep(self, move: int) -> Choice:
        return Choice(
            line=self.line(move),
            label="Keep the hand" if len(self.sight.hand) > 1 else "Keep the card",
            touch=("act:keep",),
            outcome=drawn(self.sight.hand),
        )

    def _discard(self, move: int) -> Choice:
        sight = self.sight
        last = sight.deck(sight.seat) == 0
        return Choice(
            line=self.line(move),
            label=f"Discard {counted(len(sight.hand), 'card')}",
            touch=("act:discard",),
            outcome="ends the battle: you have no deck" if last else "you draw a new card next turn",
            confirm="Without a deck and a hand you end the battle. Discard anyway?" if last else "",
        )

    # ---- movement

    def _play(self, move: int) -> Choice:
        sight = self.sight
        card = fields.played_card(move)
        moves = moves_with(sight.options, sight.table, card)
        movers = {sight.piece_at(fields.move_start(option)) for option in moves}
        units = ", ".join(piece.called for piece in sight.standing(sight.seat) if piece in movers)
        found = [(option, one) for option in moves for one in self._actions(option)]
        strikes = sorted(found, key=lambda pair: _worth(pair[1]), reverse=True)
        rows = [Then(icon="sword", text=f"{_step(option)}, {one.row()}") for option, one in strikes if one.hits]
        best = strikes[0][1] if strikes else None
        return Choice(
            line=self.line(move),
            label=f"Play {DRAWN[card]}",
            touch=(self.tokens.hand[card], "act:play"),
            outcome=f"{counted(len(moves), 'move')}; " + (f"best: {best.told()}" if best else "no target in reach"),
            badge=best.badge() if best else SAFE,
            preview=Preview(
                title=f"With {FACES[card]}",
                what=f"{counted(len(moves), 'move')}: {units}",
                then=tuple(rows[:MOST_ROWS]),
            ),
        )

    def _pass(self, move: int) -> Choice:
        return Choice(line=self.line(move), label="Do not move", touch=("act:pass",))

    def _actions(self, move: int) -> list[ActionPreview]:
        """Previews of all actions after a move."""
        sight = self.sight
        table = table_after(sight.options, sight.table, move)
        return previews(sight, table)

    def _move(self, move: int) -> Choice:
        sight = self.sight
        start, square = fields.move_start(move), fields.move_square(move)
        piece = sight.piece_at(start)
        assert piece is not None
        card = fields.played_card(move)
        actions = sorted(self._actions(move), key=_worth, reverse=True)
        covered = sight.stacks.get(square)
        staying = start == square
        label = (
            f"{piece.unit.name.capitalize()} stays on {SQUARES[start]}"
            if staying
            else (f"{piece.unit.name.capitalize()} {SQUARES[start]} to {SQUARES[square]}")
        )
        paving = "paves a blank square" if covered is None else f"covers {DRAWN[covered.cards[-1][0]]}"
        told = f"best: {actions[0].told()}" if actions else "no target in reach"
        return Choice(
            line=self.line(move),
            label=label,
            touch=(self.tokens.square[start], "act:stay" if staying else self.tokens.square[square]),
            outcome=f"{paving}; {told}",
            badge=actions[0].badge() if actions else SAFE,
            group=piece.called.capitalize(),
            preview=Preview(
                title=f"{label}, on {DRAWN[card]}",
                what=f"{paving}; {counted(len(actions), 'action')} from there",
                then=tuple([Then(icon="sword", text=one.row()) for one in actions[:MOST_ROWS]]),
            ),
        )

    # ---- the action

    def _attack(self, move: int) -> Choice:
        style = fields.attack_style(move)
        return self._act(move, fields.target_square(move), style, f"act:{STYLES[style]}")

    def _advantage(self, move: int) -> Choice:
        return self._act(move, fields.target_square(move), ADVANTAGE, "act:advantage")

    def _act(self, move: int, square: int, style: int, act: str) -> Choice:
        preview = ActionPreview(self.sight, self.sight.table, square, style)
        return Choice(
            line=self.line(move),
            label=f"{preview.target.unit.name.capitalize()} {SQUARES[square]}, {preview.manner}",
            touch=(self.tokens.square[square], act),
            outcome=preview.told(),
            badge=preview.badge(),
            preview=preview.panel(),
            group=preview.target.called.capitalize(),
        )

    def _hold(self, move: int) -> Choice:
        return Choice(line=self.line(move), label="Hold", touch=("act:hold",), outcome="no action, no Key draw")


def previews(sight: Sight, table: Table) -> list[ActionPreview]:
    """A preview of every action of the unit that has moved on this table."""
    found = []
    for move in actions_at(sight.options, table):
        style = fields.attack_style(move) if move & VERB_MASK == fields.ATTACK else ADVANTAGE
        found.append(ActionPreview(sight, table, fields.target_square(move), style))
    return found


def _worth(preview: ActionPreview) -> tuple[int, int, bool]:
    """What to sort by: units removed, damage, Key Position."""
    return (len(preview.fallen), preview.damage, preview.key)


def _step(move: int) -> str:
    start, square = fields.move_start(move), fields.move_square(move)
    return f"stay on {SQUARES[start]}" if start == square else f"{SQUARES[start]} to {SQUARES[square]}"
