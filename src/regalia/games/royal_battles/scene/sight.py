# native: pictures
"""Sight: a view unpacked once for scenes, reasons and log sentences."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.card_names import NAMES, listed
from regalia.cards import JOKER, token
from regalia.games.royal_battles.notation import SQUARES
from regalia.games.royal_battles.rules import bags, model, squares, terms
from regalia.games.royal_battles.rules.ending import standing_colour
from regalia.games.royal_battles.rules.model import Hand, Table
from regalia.games.royal_battles.rules.rules import RoyalBattlesRules
from regalia.games.royal_battles.units import Unit, read_units
from regalia.kernel.rules import Rules
from regalia.kernel.scene.sight import ViewReader
from regalia.kernel.state import View

ARMY = int(terms.ARMY)
FACES = tuple([token(card) for card in range(53)])
CARD_TEXTS = tuple([f"[{face}]" for face in FACES])  # as the texts of a scene write them
CARD_NAMES = tuple([NAMES[card] for card in range(53)])
SIDES = ("white", "black")
SUITS = ("Club", "Diamond", "Heart", "Spade")
POSITIONS = ("clear diagonal", "digit diagonal", "head to head", "side to side")  # by the suit that makes them Key
STYLES = ("Easy", "Optimal", "Risky")
COLOURS = {int(bags.RED): "red", int(bags.BLACK): "black", int(bags.BOTH): "red and black"}
CLASSES = ("even", "odd", "royal", "ace or joker")


@dataclass(frozen=True, slots=True)
class Piece:
    """A unit that has been placed: on its square, or removed."""

    number: int
    unit: Unit
    square: int  # -1: removed
    injury: int

    @property
    def seat(self) -> int:
        return self.number // ARMY

    @property
    def life(self) -> int:
        return max(0, self.unit.life - self.injury)

    @property
    def where(self) -> str:
        return SQUARES[self.square]

    @property
    def called(self) -> str:
        """``knight d4``."""
        return f"{self.unit.name} {self.where}" if self.square >= 0 else self.unit.name


@dataclass(frozen=True, slots=True)
class Stack:
    """The cards of a square with their seats, the top one last, and its colour."""

    cards: tuple[tuple[int, int], ...]
    colour: int


class Sight(ViewReader):
    """A view of Royal Battles, read."""

    def __init__(self, view: View, rules: Rules) -> None:
        assert isinstance(rules, RoyalBattlesRules)
        assert isinstance(view.table, Table)
        super().__init__(view, rules, view.table.chooser, view.table.step)
        self.options = rules.options
        self.table: Table = view.table
        self.units: tuple[Unit, ...] = read_units(rules.options)
        self.active: int = self.table.active
        self.hands = [self._hand(seat) for seat in range(2)]
        self.pieces = [piece for number in range(2 * ARMY) if (piece := self._piece(number)) is not None]
        self.stacks = self._stacks()

    def _hand(self, seat: int) -> list[int] | None:
        hand = self.view.hands[seat]
        return bags.listed(hand.cards) if isinstance(hand, Hand) else None

    def _piece(self, number: int) -> Piece | None:
        row = self.table.units
        kind = row[model.KIND + number]
        if kind < 0:
            return None
        return Piece(number, self.units[kind], int(row[model.AT + number]), int(row[model.INJURY + number]))

    def _stacks(self) -> dict[int, Stack]:
        found: dict[int, list[tuple[int, int]]] = {}
        for laid in self.table.laid:
            found.setdefault(model.laid_square(laid), []).append((model.laid_card(laid), model.laid_seat(laid)))
        return {
            square: Stack(tuple(cards), int(model.colour_at(self.table, square))) for square, cards in found.items()
        }

    # ---- hands, decks and squares

    @property
    def hand(self) -> list[int]:
        return (self.hands[self.seat] or []) if self.seat >= 0 else []

    def held(self, seat: int) -> int:
        return int(self.table.row[model.HAND + seat])

    def deck(self, seat: int) -> int:
        return int(self.table.row[model.DECK + seat])

    def cell(self, square: int) -> int:
        """Where the square lies for the viewer, row by row from the top."""
        rank, file = divmod(square, int(squares.FILES))
        if self.me == 0:
            return (int(squares.RANKS) - 1 - rank) * int(squares.FILES) + file
        return rank * int(squares.FILES) + int(squares.FILES) - 1 - file

    # ---- armies

    def recruits(self, seat: int) -> list[Unit | None]:
        """The units chosen so far; None for one that the viewer may not know."""
        count = int(self.table.row[model.RECRUITS + seat])
        first = model.RECRUITED + seat * ARMY
        kinds = [int(self.table.units[first + n]) for n in range(count)]
        hand = self.view.hands[seat]
        if isinstance(hand, Hand) and hand.picks:
            kinds = [model.pick(hand.picks, n) for n in range(count)]
        return [self.units[kind] if kind >= 0 else None for kind in kinds]

    def unplaced(self, seat: int) -> list[Unit]:
        """The units of an army that are not on the board yet."""
        left = [unit for unit in self.recruits(seat) if unit is not None]
        for piece in self.army(seat):
            left.remove(piece.unit)
        return left

    def army(self, seat: int) -> list[Piece]:
        """All units that were placed, removed ones included."""
        return [piece for piece in self.pieces if piece.seat == seat]

    def standing(self, seat: int) -> list[Piece]:
        return [piece for piece in self.army(seat) if piece.square >= 0]

    def piece_at(self, square: int) -> Piece | None:
        return next((piece for piece in self.pieces if piece.square == square), None)

    def piece(self, number: int) -> Piece:
        return next(piece for piece in self.pieces if piece.number == number)

    def unit_named(self, code: int) -> Unit | None:
        """The kind that a move names."""
        return next((self.units[kind] for kind in range(len(self.units)) if self.options.names[kind] == code), None)

    # ---- cards

    def front(self, seat: int) -> int | None:
        """The initiative card in force."""
        card = int(self.table.row[model.FRONT + seat]) - 1
        return card if card >= 0 else None

    def key_positions(self, seat: int) -> list[int]:
        """Those that the seat's initiative card makes Key, by their suits."""
        card = self.front(seat)
        if card is None:
            return []
        return [0, 1, 2, 3] if card == JOKER else [card % 4]

    def movement_card(self) -> int | None:
        """The card that the active seat moves with, as far as the viewer knows it."""
        if self.table.card:
            return int(self.table.card) - 1
        return self.hand[0] if self.chooses and self.step == terms.MOVING else None

    @property
    def stuck(self) -> bool:
        """Whether the viewer could not move this turn: units and hand all have one colour."""
        return self.table.mover < 0 and bool(self.table.row[model.PROVEN + self.seat])

    def one_colour(self, seat: int) -> int:
        """The one colour that all units of the seat stand on, or 0."""
        return int(standing_colour(self.table, seat))

    def result(self) -> tuple[float, float]:
        winner = self.table.winner
        return (0.5, 0.5) if winner == model.TIE else (float(winner == 0), float(winner == 1))


def card_list(cards: list[int]) -> str:
    """Cards in running text: ``[7s], [Jc] and [2h]``."""
    return listed([CARD_TEXTS[card] for card in cards])


def colour_of(card: int) -> str:
    return COLOURS[int(bags.COLOUR[card])]


def key_words(card: int) -> str:
    """The positions that an initiative card makes Key."""
    if card == JOKER:
        return "Joker: every position"
    return f"{SUITS[card % 4]}: {POSITIONS[card % 4]}"
