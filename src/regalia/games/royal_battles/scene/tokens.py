# native: pictures
"""The table as zones and tokens, with the ids to touch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from regalia.card_names import counted
from regalia.games.royal_battles.notation import SQUARES
from regalia.games.royal_battles.rules import model, squares, terms
from regalia.games.royal_battles.scene.sight import (
    CARD_NAMES,
    COLOURS,
    FACES,
    POSITIONS,
    Piece,
    Sight,
    colour_of,
    key_words,
)
from regalia.games.royal_battles.scene.turn_order import order_of_turns
from regalia.games.royal_battles.unit_words import sheet_words
from regalia.games.royal_battles.units import Unit, rulebook
from regalia.kernel.scene import Badge, Token, Zone

JOKER = 52
REMOVED = Badge(text="removed", kind="bad", icon="fall")


class Tokens:
    """All zones, and the ids to touch.

    A card that is seen has the id of its face and its seat's deck, wherever it lies: ``Kh0``. Ids are given out in a fixed
    order of places, the last resting places first, so that a seat's two Jokers keep theirs. A blank square has the id of
    its name. A unit's token lies in its army's list; its place is its cell of the board.
    """

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self._given: dict[str, int] = {}
        self.square: dict[int, str] = {}  # the id of a square
        self.hand: dict[int, str] = {}  # of the viewer, by card
        self.unplaced: dict[str, str] = {}  # by kind: the id to touch to place one
        self.kinds: dict[str, str] = {}  # by kind: the id to touch to recruit one
        discards = [self._discards(seat) for seat in sight.all_seats]
        fronts = [self._initiative(seat) for seat in sight.all_seats]
        board = self._board()
        hands = [self._hand(seat) for seat in sight.all_seats]
        mine = sight.me
        setting_up = sight.step in (terms.RECRUITING, terms.ARMY_DRAWING, terms.ARMING)
        zones = []
        for theirs in [seat for seat in sight.all_seats if seat != mine]:
            zones += [hands[theirs], self._army(theirs), self._deck(theirs), fronts[theirs], discards[theirs]]
        zones += [self._muster()] if setting_up else []
        zones += [order_of_turns(sight)] if not sight.duel and sight.step > terms.INITIATING and not sight.over else []
        zones += [board, self._army(mine), self._deck(mine), fronts[mine], discards[mine], hands[mine]]
        self.zones = tuple(zones)

    def _id(self, card: int, seat: int) -> str:
        name = f"{FACES[card]}{seat}"
        copy = self._given.get(name, 0)
        self._given[name] = copy + 1
        return name + "'" * copy

    # ---- piles

    def _discards(self, seat: int) -> Zone:
        cards = self.sight.bag(model.DISCARDS, seat)
        return self._pile(f"discard{seat}", f"{{{seat}}}'s discards", seat, cards)

    def _pile(self, id: str, label: str, seat: int, cards: list[int], note: str = "") -> Zone:
        tokens = [
            Token(id=self._id(card, seat), name=CARD_NAMES[card], face=FACES[card], deck=_deck(seat)) for card in cards
        ]
        label = f"{label}, {counted(len(cards), 'card')}"
        return Zone(id=id, kind="pile", label=label, owner=seat, tokens=tuple(tokens), count=len(cards), note=note)

    def _initiative(self, seat: int) -> Zone:
        """The card in force first; its suit says which positions are Key."""
        sight = self.sight
        front = sight.front(seat)
        cards = sight.bag(model.PILE, seat)
        if front is None:
            return self._pile(f"initiative{seat}", f"{{{seat}}}'s initiative", seat, cards)
        cards.remove(front)
        zone = self._pile(f"initiative{seat}", f"{{{seat}}}'s initiative", seat, [front, *cards], key_words(front))
        top = zone.tokens[0]
        keys = sight.key_positions(seat)
        marks = tuple([_mark(position) for position in keys]) + self._compass(keys)
        shown = Token(
            id=top.id,
            name=f"{top.name}, in force; Key, {key_words(front)}",
            face=top.face,
            deck=top.deck,
            note=key_words(front),
            marks=("front", *marks),
        )
        return Zone(
            id=zone.id,
            kind="pile",
            label=zone.label,
            owner=seat,
            tokens=(shown, *zone.tokens[1:]),
            count=zone.count,
            note=zone.note,
        )

    def _compass(self, keys: Sequence[int]) -> tuple[str, ...]:
        """The Key Positions around a unit, as cells of a 3 by 3 board."""
        cells = [
            (1 - squares.RANK_STEP[way]) * 3 + squares.FILE_STEP[way] + 1
            for way in range(squares.DIRECTIONS)
            if self.sight.options.position[way] in keys
        ]
        return tuple([f"way-{cell}" for cell in sorted(cells)])

    def _deck(self, seat: int) -> Zone:
        size = self.sight.deck(seat)
        label = f"{{{seat}}}'s deck, {counted(size, 'card')}"
        return Zone(id=f"deck{seat}", kind="pile", label=label, owner=seat, count=size)

    # ---- the board

    def _board(self) -> Zone:
        """Seen from the viewer's side, row by row from the top."""
        cells = sorted(range(int(self.sight.options.squares)), key=self.sight.cell)
        tokens = tuple([self._cell(square) for square in cells])
        return Zone(id="board", kind="grid", label="Board", tokens=tokens, columns=int(squares.FILES))

    def _cell(self, square: int) -> Token:
        sight = self.sight
        where = SQUARES[square]
        stack = sight.stacks.get(square)
        place = sight.cell(square)
        marks = self._marks(square)
        if stack is None:
            self.square[square] = where
            return Token(id=where, name=f"{where}, blank", kind="cell", place=place, marks=marks, note=where)
        for card, seat in stack.cards[:-1]:
            self._id(card, seat)
        card, seat = stack.cards[-1]
        id = self.square[square] = self._id(card, seat)
        name = f"{where}, {CARD_NAMES[card]}"
        if card == JOKER:
            name += f" standing as {COLOURS[stack.colour]}"
            marks += (f"joker-{COLOURS[stack.colour].split()[0]}" if stack.colour < 3 else "joker-both",)
        note = where
        piece = sight.piece_at(square)
        if piece is not None:
            name = f"{_described(sight, piece)}; {name}"
            note = f"{where} {piece.unit.letter} {piece.life} {sight.tincture(piece.seat)}"
            marks += ("unit", sight.tincture(piece.seat), *(["boss"] if piece.unit.boss else []))
        if stack.cards[:-1]:
            name += f", {counted(len(stack.cards) - 1, 'card')} under it"
        under = tuple([FACES[covered] for covered, _ in reversed(stack.cards[:-1])])
        return Token(
            id=id,
            name=name,
            face=FACES[card],
            deck=_deck(seat),
            under=under,
            place=place,
            marks=marks,
            note=note,
        )

    def _marks(self, square: int) -> tuple[str, ...]:
        """The unit that has moved, and the squares in its Key Positions."""
        sight = self.sight
        mover = int(sight.table.mover)
        start = int(sight.table.units[model.AT + mover]) if mover >= 0 else -1
        if start < 0:
            return ()
        if square == start:
            return ("mover",)
        far = sight.piece(mover).unit.advantage.range > 1
        way = (squares.LINE if far else squares.DIRECTION)[start * int(squares.SQUARES) + square]
        keys = sight.key_positions(int(model.owner(mover)))
        return ("key",) if way >= 0 and sight.options.position[way] in keys else ()

    # ---- armies

    def _army(self, seat: int) -> Zone:
        sight = self.sight
        tokens = [self._unit(piece) for piece in sight.army(seat)]
        waiting = sight.unplaced(seat) if sight.step >= terms.SETTING else sight.recruits(seat)
        for n, unit in enumerate(waiting):
            tokens.append(self._waiting(seat, n, unit))
        label = f"{{{seat}}}'s army, {sight.tincture(seat)}, {counted(len(sight.standing(seat)), 'unit')} on the board"
        return Zone(id=f"army{seat}", kind="list", label=label, owner=seat, tokens=tuple(tokens), count=len(tokens))

    def _unit(self, piece: Piece) -> Token:
        sight = self.sight
        alive = piece.square >= 0
        marks = [sight.tincture(piece.seat), *_kind(piece.unit)]
        marks += ["boss"] if piece.unit.boss else []
        marks += ["mover"] if piece.number == sight.table.mover else []
        marks += [] if alive else ["fallen"]
        return Token(
            id=f"unit{piece.number}",
            name=f"{_described(sight, piece)}; {sheet_words(piece.unit)}",
            kind="piece",
            face=piece.unit.title,
            points=piece.life,
            note=f"{piece.where if alive else 'removed'} {piece.life}/{piece.unit.life}",
            badge=None if alive else REMOVED,
            marks=tuple(marks),
            place=sight.cell(piece.square) if alive else None,
            like=self.square[piece.square] if alive else "",
        )

    def _waiting(self, seat: int, n: int, unit: Unit | None) -> Token:
        """Recruited, and not on the board yet."""
        id = f"recruit{seat}.{n}"
        if unit is None:
            return Token(id=id, name="secret recruit", kind="back")
        first = self.unplaced.setdefault(unit.title, id) if seat == self.sight.seat else id
        return Token(
            id=id,
            name=f"{self.sight.tincture(seat)} {unit.title}, not placed; {sheet_words(unit)}",
            kind="piece",
            face=unit.title,
            points=unit.life,
            marks=(self.sight.tincture(seat), *_kind(unit), *(["boss"] if unit.boss else []), "waiting"),
            like=first if first != id else "",
        )

    def _muster(self) -> Zone:
        """The kinds of units there are, to recruit from."""
        sight = self.sight
        tokens = []
        for unit in sight.kinds:
            id = self.kinds[unit.name] = f"kind.{unit.name}"
            name = f"{unit.title}; {sheet_words(unit)}"
            marks = _kind(unit)
            tokens.append(
                Token(id=id, name=name, kind="piece", face=unit.title, points=unit.life, note=unit.type, marks=marks)
            )
        return Zone(id="muster", kind="grid", label="Units to choose from", tokens=tuple(tokens), columns=6)

    # ---- hands

    def _hand(self, seat: int) -> Zone:
        sight = self.sight
        held = sight.held(seat)
        shown = sight.hands[seat]
        if shown is None:
            tokens = [
                Token(id=f"hand{seat}.{i}", name="hidden card", kind="back", deck=_deck(seat)) for i in range(held)
            ]
        else:
            tokens = [self._card(card, seat) for card in shown]
        label = f"{{{seat}}}'s hand, {counted(held, 'card')}"
        return Zone(id=f"hand{seat}", kind="fan", label=label, owner=seat, tokens=tuple(tokens), count=held)

    def _card(self, card: int, seat: int) -> Token:
        sight = self.sight
        id = self._id(card, seat)
        first = self.hand.setdefault(card, id) if seat == sight.seat else id
        name = CARD_NAMES[card] if card == JOKER else f"{CARD_NAMES[card]}, {colour_of(card)}"
        chosen = seat == sight.seat == sight.active and sight.movement_card() == card
        return Token(
            id=id,
            name=f"{name}, to move with" if chosen else name,
            face=FACES[card],
            deck=_deck(seat),
            marks=("chosen",) if chosen else (),
            like=first if first != id else "",
        )


def _deck(seat: int) -> Literal["a", "b"]:
    return "b" if seat % 2 else "a"


def _kind(unit: Unit) -> tuple[str, ...]:
    """``kind-NAME``, and ``letter-X`` for a custom unit whose letter is not the first one of its name."""
    kind = f"kind-{unit.name}"
    if unit.letter == unit.name[0].upper() or any(unit.name == known.name for known in rulebook()):
        return (kind,)
    return kind, f"letter-{unit.letter}"


def _mark(position: int) -> str:
    """``key-side``, ``key-head``, ``key-digit``, ``key-clear``: for the compass."""
    return f"key-{POSITIONS[position].split()[0]}"


def _described(sight: Sight, piece: Piece) -> str:
    """A unit by its colour, with more than two seats by its player."""
    where = f"on {piece.where}" if piece.square >= 0 else "removed"
    whose = sight.tincture(piece.seat) if sight.duel else f"{{{piece.seat}}}'s"
    return f"{whose} {piece.unit.title} {where}, {piece.life} of {piece.unit.life} Life"
