# native: pictures
"""Choices: every legal move with its label, its outcome and its touches."""

from __future__ import annotations

from regalia.card_names import counted, listed
from regalia.games.royal_battles.notation import CODEC, SQUARES, STYLES
from regalia.games.royal_battles.rules import fields, terms
from regalia.games.royal_battles.rules.model import Table
from regalia.games.royal_battles.scene.action_words import order, promise
from regalia.games.royal_battles.scene.preview import ADVANTAGE, ActionPreview
from regalia.games.royal_battles.scene.sight import COLOURS, Piece, Sight, card_list, one_card
from regalia.games.royal_battles.scene.tables_after import actions_at, moves_with, table_after
from regalia.games.royal_battles.scene.tokens import Tokens
from regalia.games.royal_battles.unit_words import one, sheet_words
from regalia.games.royal_battles.units import Unit
from regalia.kernel.scene import Badge, Choice, Preview, Then
from regalia.kernel.scene.choices import ChoiceMaker
from regalia.kernel.state import VERB_MASK

MOST_ROWS = 8  # actions told of one destination


class Choices(ChoiceMaker):
    """Makes the choices of one decision."""

    def __init__(self, sight: Sight, tokens: Tokens) -> None:
        super().__init__(sight.seat, CODEC)
        self.sight = sight
        self.tokens = tokens
        self.best: dict[int, ActionPreview] = {}  # by target: the preview of the best style
        self.makers = {
            fields.RECRUIT: self._recruit,
            fields.BOSS: self._boss,
            fields.DONE: self._done,
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
            label=f"Recruit {one(unit)}",
            touch=(self.tokens.kinds[unit.name], "act:recruit"),
            outcome=f"{self._price(unit, 1)}{unit.life} Life, {sheet_words(unit)}",
        )

    def _price(self, unit: Unit, times: int) -> str:
        prices = self.sight.prices
        return f"{times * prices[self.sight.kinds.index(unit)]} points, " if prices else ""

    def _boss(self, move: int) -> Choice:
        unit = self.sight.unit_named(fields.unit_name(move))
        assert unit is not None
        return Choice(
            line=self.line(move),
            label=f"Make {one(unit)} your boss",
            touch=(self.tokens.kinds[unit.name], "act:boss"),
            outcome=f"{self._price(unit, 2)}{2 * unit.life} Life, {sheet_words(unit)}, Royals are Trumps too",
        )

    def _done(self, move: int) -> Choice:
        left = counted(self.sight.points_left, "point")
        return Choice(line=self.line(move), label="End your army", touch=("act:done",), outcome=f"{left} left over")

    def _place(self, move: int) -> Choice:
        unit = self.sight.unit_to_place(fields.unit_name(move))
        assert unit is not None
        square = fields.place_square(move)
        card = self.sight.stacks[square].cards[-1][0]
        return Choice(
            line=self.line(move),
            label=f"Place the {unit.title} on {SQUARES[square]}",
            touch=(self.tokens.unplaced[unit.title], self.tokens.square[square]),
            outcome=f"on {one_card(card)}, {COLOURS[self.sight.stacks[square].colour]}",
            group=f"Place the {unit.title}",
        )

    # ---- draws and discards

    def _draw(self, move: int) -> Choice:
        cards = 1 if self.sight.step == terms.PRE_ASKING else min(2, self.sight.deck(self.sight.seat))
        return Choice(line=self.line(move), label=f"Draw {counted(cards, 'card')}", touch=("act:draw",))

    def _decline(self, move: int) -> Choice:
        first = self.sight.step == terms.PRE_ASKING
        outcome = "you cannot move this turn" if first else "your hand stays as it is"
        return Choice(line=self.line(move), label="Draw nothing", touch=("act:decline",), outcome=outcome)

    def _keep(self, move: int) -> Choice:
        return Choice(
            line=self.line(move),
            label="Keep your hand" if len(self.sight.hand) > 1 else f"Keep {card_list(self.sight.hand)}",
            touch=("act:keep",),
            outcome=card_list(self.sight.hand) if len(self.sight.hand) > 1 else "",
        )

    def _discard(self, move: int) -> Choice:
        sight = self.sight
        last = sight.deck(sight.seat) == 0
        return Choice(
            line=self.line(move),
            label="Discard your hand" if len(sight.hand) > 1 else f"Discard {card_list(sight.hand)}",
            touch=("act:discard",),
            outcome="ends the battle: you have no deck" if last else "you draw a new card next turn",
            confirm="Discard your hand and end the battle? Your deck is empty." if last else "",
        )

    # ---- movement

    def _play(self, move: int) -> Choice:
        sight = self.sight
        card = fields.played_card(move)
        moves = moves_with(sight.options, sight.table, card)
        movers = {sight.piece_at(fields.move_start(option)) for option in moves}
        units = listed([f"the {piece.unit.title}" for piece in sight.standing(sight.seat) if piece in movers], "or")
        found = [(option, one) for option in moves for one in self._actions(option)]
        strikes = sorted(found, key=lambda pair: _worth(pair[1]), reverse=True)
        rows = [Then(icon="sword", text=f"{_step(option)}, {one.row()}") for option, one in strikes if one.hits]
        best = strikes[0][1] if strikes else None
        return Choice(
            line=self.line(move),
            label=f"Play {one_card(card)}",
            touch=(self.tokens.hand[card], "act:play"),
            outcome=best.came() if best else "nobody in reach",
            badge=_promised(best) if best else None,
            preview=Preview(
                title=f"{counted(len(moves), 'move')} with {one_card(card)}",
                what=f"Play {one_card(card)} to move {units}.",
                then=tuple(rows[:MOST_ROWS]),
            ),
        )

    def _pass(self, move: int) -> Choice:
        return Choice(line=self.line(move), label="Pass without moving", touch=("act:pass",), outcome="your units stay")

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
        staying = start == square
        name = piece.unit.title
        label = (
            f"Keep the {name} on {SQUARES[start]}" if staying else f"Move the {self._apart(piece)} to {SQUARES[square]}"
        )
        return Choice(
            line=self.line(move),
            label=label,
            touch=(self.tokens.square[start], "act:stay" if staying else self.tokens.square[square]),
            outcome=actions[0].came() if actions else "nobody in reach",
            badge=_promised(actions[0]) if actions else None,
            group=f"Move the {piece.called}",
            preview=Preview(
                title=f"{label}, on {one_card(card)}",
                what=self._reaching(name, square, actions),
                then=(*self._covering(square), *[Then(icon="sword", text=one.row()) for one in actions[:MOST_ROWS]]),
            ),
        )

    def _apart(self, piece: Piece) -> str:
        """``queen``; ``queen on c2`` where the player has another one."""
        alike = [other for other in self.sight.standing(piece.seat) if other.unit == piece.unit]
        return piece.unit.title if len(alike) == 1 else f"{piece.unit.title} on {piece.where}"

    def _reaching(self, name: str, square: int, actions: list[ActionPreview]) -> str:
        """Whom a unit can act on from a square."""
        targets = sorted({one.target.number for one in actions})
        if not targets:
            return f"Your {name} reaches nobody from {SQUARES[square]}."
        pieces = [self.sight.piece(number) for number in targets]
        names = [f"{self.sight.whose(piece)} {piece.called}" for piece in pieces]
        return f"Your {name} reaches {listed(names)} from {SQUARES[square]}."

    def _covering(self, square: int) -> list[Then]:
        covered = self.sight.stacks.get(square)
        return [] if covered is None else [Then(icon="cards", text=f"covers {one_card(covered.cards[-1][0])}")]

    # ---- the action

    def _attack(self, move: int) -> Choice:
        style = fields.attack_style(move)
        return self._act(move, fields.target_square(move), style, f"act:{STYLES[style]}")

    def _advantage(self, move: int) -> Choice:
        return self._act(move, fields.target_square(move), ADVANTAGE, "act:advantage")

    def _act(self, move: int, square: int, style: int, act: str) -> Choice:
        preview = ActionPreview(self.sight, self.sight.table, square, style)
        deed = f"Use {preview.manner} on" if preview.heals else "Attack"
        return Choice(
            line=self.line(move),
            label=order(preview),
            touch=(self.tokens.square[square], act),
            outcome=preview.told(),
            badge=preview.badge(),
            preview=preview.panel(promise(preview)),
            group=f"{deed} {preview.whose} {preview.target.called}",
            best=style == self._best_style(square),
        )

    def _best_style(self, square: int) -> int:
        """The style that does most to the target; of equal ones the first."""
        if not self.best:
            for one in previews(self.sight, self.sight.table):
                known = self.best.get(one.square)
                self.best[one.square] = one if known is None or _worth(one) > _worth(known) else known
        return self.best[square].style

    def _hold(self, move: int) -> Choice:
        return Choice(line=self.line(move), label="Hold", touch=("act:hold",), outcome="no attack")


def previews(sight: Sight, table: Table) -> list[ActionPreview]:
    """A preview of every action of the unit that has moved on this table."""
    found = []
    for move in actions_at(sight.options, table):
        style = fields.attack_style(move) if move & VERB_MASK == fields.ATTACK else ADVANTAGE
        found.append(ActionPreview(sight, table, fields.target_square(move), style))
    return found


def _worth(preview: ActionPreview) -> tuple[int, int, bool, bool]:
    """What to sort by: units removed, damage, Key Position, a hit."""
    return (len(preview.fallen), preview.damage, preview.key, preview.hits)


def _promised(preview: ActionPreview) -> Badge | None:
    """The badge of a card or square that makes this action possible; none if the action would miss."""
    badge = preview.badge()
    return Badge(text=badge.text, kind="dark", icon=badge.icon) if preview.hits and preview.damage else None


def _step(move: int) -> str:
    start, square = fields.move_start(move), fields.move_square(move)
    return f"stay on {SQUARES[start]}" if start == square else f"{SQUARES[start]} to {SQUARES[square]}"
