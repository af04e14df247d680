# native: pictures
"""Sight: a view unpacked once for scenes, reasons and log sentences."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.card_names import NAMES, listed
from regalia.cards import JOKER, token
from regalia.games.royal_battles.notation import SQUARES
from regalia.games.royal_battles.rules import bags, model, squares, terms
from regalia.games.royal_battles.rules.armies import kind_named, kind_to_place
from regalia.games.royal_battles.rules.ending import standing_colour
from regalia.games.royal_battles.rules.model import Hand, Table
from regalia.games.royal_battles.rules.packs import pack_listed
from regalia.games.royal_battles.rules.rules import RoyalBattlesRules
from regalia.games.royal_battles.units import Unit, read_units
from regalia.kernel.rules import Rules
from regalia.kernel.scene.sight import ViewReader
from regalia.kernel.state import View

SLOTS = int(model.SLOTS)
FACES = tuple([token(card) for card in range(53)])
CARD_TEXTS = tuple([f"[{face}]" for face in FACES])  # as the texts of a scene write them
CARD_NAMES = tuple([NAMES[card] for card in range(53)])
TINCTURES = {  # by mode, the colours of the seats: sides by hue, seats by shade; a game master is black
    "duel": ("white", "black"),
    "melee": ("blue", "red", "gold", "green"),
    "pairs": ("blue", "red", "purple", "orange"),
    "master": ("blue", "green", "purple", "gold"),
}
MODES = tuple(TINCTURES)  # by their numbers
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
        return self.number // SLOTS

    @property
    def life(self) -> int:
        return max(0, self.unit.life - self.injury)

    @property
    def where(self) -> str:
        return SQUARES[self.square]

    @property
    def called(self) -> str:
        """``knight d4``."""
        return f"{self.unit.title} {self.where}" if self.square >= 0 else self.unit.title

    @property
    def stands(self) -> bool:
        return self.square >= 0


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
        self.kinds = self.units[: rules.options.kinds]  # to recruit
        self.all_seats = range(int(rules.options.seats))
        self.mode = MODES[int(rules.options.mode)]
        self.duel = self.mode == "duel"
        self.active: int = self.table.active
        self.hands = [self._hand(seat) for seat in self.all_seats]
        self.pieces = [
            piece for number in range(len(self.all_seats) * SLOTS) if (piece := self._piece(number)) is not None
        ]
        self.stacks = self._stacks()

    def _hand(self, seat: int) -> list[int] | None:
        hand = self.view.hands[seat]
        if not isinstance(hand, Hand):
            return None
        more = [int(bag) for bag in hand.more]
        return pack_listed([int(hand.cards), *more], 0, 1 + len(more)) if more else bags.listed(hand.cards)

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

    # ---- sides

    def tincture(self, seat: int) -> str:
        """The colour of a seat, as players call it."""
        return "black" if seat == self.options.master else TINCTURES[self.mode][seat]

    def side(self, seat: int) -> int:
        return int(self.options.side[seat])

    def friendly(self, seat: int, other: int) -> bool:
        """Whether two seats fight on one side."""
        return self.side(seat) == self.side(other)

    def enemies(self, seat: int) -> list[Piece]:
        """The units on the board that fight against the seat."""
        return [piece for piece in self.pieces if piece.stands and not self.friendly(seat, piece.seat)]

    def fallen(self, seat: int) -> bool:
        """Whether the seat has lost all its units."""
        return self.step > terms.PLACING and not self.standing(seat)

    def whose(self, piece: Piece) -> str:
        """``the``; with more than two seats whose unit it is: ``your``, ``{2}'s``."""
        if self.duel:
            return "the"
        return "your" if piece.seat == self.seat else f"{{{piece.seat}}}'s"

    def bag(self, place: int, seat: int) -> list[int]:
        """A seat's cards in a place of the table's row, sorted."""
        packs = int(self.options.packs) if seat == self.options.master else 1
        row = [int(number) for number in self.table.row]
        return pack_listed(row, int(place) + seat, packs)

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
        if not self.turned:
            return (int(self.options.ranks) - 1 - rank) * int(squares.FILES) + file
        return rank * int(squares.FILES) + int(squares.FILES) - 1 - file

    @property
    def turned(self) -> bool:
        """Whether the viewer's army starts on the far side: the board is shown after a half turn."""
        return self.start(self.me) // int(squares.FILES) > int(self.options.ranks) // 2

    def start(self, seat: int) -> int:
        """The first start square of an army of one unit."""
        return int(self.options.homes[(seat * SLOTS + 1) * SLOTS])

    # ---- armies

    def recruits(self, seat: int) -> list[Unit | None]:
        """The units chosen so far; None for one that the viewer may not know."""
        count = int(self.table.row[model.RECRUITS + seat])
        first = model.RECRUITED + seat * SLOTS
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
        """The kind that a recruit names."""
        kind = int(kind_named(self.options, code))
        return self.units[kind] if kind >= 0 else None

    def unit_to_place(self, code: int) -> Unit | None:
        """The kind that a placing names: the boss is one of its own."""
        kind = int(kind_to_place(self.options, self.table, code))
        return self.units[kind] if kind >= 0 else None

    @property
    def prices(self) -> list[int]:
        """The price of each kind in points; empty where armies have no points."""
        return [int(price) for price in self.options.prices] if len(self.options.budgets) else []

    @property
    def points_left(self) -> int:
        """The points that the viewer can still spend."""
        if not self.prices or self.seat < 0:
            return 0
        spent = 0
        for unit in self.recruits(self.seat):
            if unit is not None:
                kind = next(kind for kind, one in enumerate(self.kinds) if one.name == unit.name)
                spent += self.prices[kind] * (2 if unit.boss else 1)
        return int(self.options.budgets[self.seat]) - spent

    def homes(self, seat: int) -> list[int]:
        """The start squares of a complete army."""
        count = int(self.table.row[model.RECRUITS + seat])
        first = (seat * SLOTS + count) * SLOTS
        return [int(square) for square in self.options.homes[first : first + count]]

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
        return self.table.mover < 0 and bool(self.proven(self.seat))

    def proven(self, seat: int) -> int:
        """The one colour that all cards of the seat's hand are known to have, or 0."""
        row = self.table.row
        return int(row[model.PROVEN + seat]) if row[model.KNOWN + seat] == row[model.HAND + seat] else 0

    def one_colour(self, seat: int) -> int:
        """The one colour that all units of the seat stand on, or 0."""
        return int(standing_colour(self.options, self.table, seat))

    @property
    def winners(self) -> list[int]:
        """The seats that have won, or share the win."""
        return [seat for seat in self.all_seats if self.table.winners >> self.side(seat) & 1]

    @property
    def tied(self) -> bool:
        """Whether several sides share the win."""
        return len({self.side(seat) for seat in self.winners}) > 1

    def result(self) -> tuple[float, ...]:
        sides = {self.side(seat) for seat in self.winners}
        return tuple([1.0 / len(sides) if self.side(seat) in sides else 0.0 for seat in self.all_seats])

    def order(self) -> list[int]:
        """The seats of this round's turns."""
        found: list[int] = []
        while (seat := int(model.seat_of_turn(self.table.order, len(found)))) >= 0:
            found.append(seat)
        return found


def one_card(card: int) -> str:
    """A card as the object of a sentence: ``[Kh]``, ``a [Xx]``."""
    return f"a {CARD_TEXTS[card]}" if card == JOKER else CARD_TEXTS[card]


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
