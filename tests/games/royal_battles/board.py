"""A board for tests: a match that is played by lines and read as text."""

from __future__ import annotations

from typing import Any

from regalia.cards import token
from regalia.games.royal_battles import GAME
from regalia.games.royal_battles.notation import SQUARE, SQUARES
from regalia.games.royal_battles.position_clauses import SIDES, SLOTS
from regalia.games.royal_battles.position_clauses import turns as seats_of
from regalia.games.royal_battles.rules import bags, combat, model, terms
from regalia.games.royal_battles.rules.armies import recruited
from regalia.games.royal_battles.rules.model import (
    AT,
    DECK,
    DISCARDS,
    FRONT,
    HAND,
    IN_DECK,
    IN_HAND,
    INJURY,
    KIND,
    PILE,
)
from regalia.games.royal_battles.rules.packs import pack_listed
from regalia.games.royal_battles.rules.rules import RoyalBattles, RoyalBattlesRules
from regalia.games.royal_battles.units import Unit, read_units
from regalia.kernel.match import Match
from regalia.kernel.state import CHANCE
from tests.games.played import Played


class Board(Played):
    """A match from its start; ``Board.at`` one that stands at the beginning of a turn."""

    game = GAME

    def __init__(self, seats: int | None = None, **options: Any) -> None:
        self.match = Match(GAME, options, seats)

    @classmethod
    def at(
        cls,
        *sides: str,
        initiative: str = "",
        hands: str = "-",
        decks: str = "",
        vacant: str = "",
        turn: int = 0,
        order: str = "",
        round_over: bool = False,
        **options: Any,
    ) -> Board:
        """A board with these units on their cards, each like ``P c3 9c -2``; an empty side has fallen.

        Other cards are given for the seats with ``/`` between them. The seat ``turn`` begins the first turn of a round; or the
        one in brackets in an ``order`` like ``2 [0] 1``. With ``round_over``, the round in which it was first has ended.
        """
        seats = range(len(sides))
        fronts = (initiative or "2c/2d/3c/3d/4c").split("/")
        held = hands.split("/") + ["-"] * len(sides)
        given = decks.split("/")
        clauses = turns(turn, order)
        clauses += ["step round"] if round_over else []
        clauses += ["round 0"] if round_over and initiative == "none" else []
        copies = [len(sides) - 1 if options.get("mode") == "master" and seat == seats[-1] else 1 for seat in seats]
        fronts = ["-"] * len(sides) if initiative == "none" else fronts
        laid = Laid([f"{fronts[seat]} {held[seat]}".split() for seat in seats], copies)
        for seat, side in enumerate(sides):
            units = []
            for part in side.split(", ") if side else []:
                letter, square, card, *injury = part.split()
                laid.lay(seat, square, card)
                units.append(f"{letter}{square}{''.join(injury)}")
            clauses += [f"{SIDES[seat]} {' '.join(units)}"] if units else []
        for part in vacant.split(", ") if vacant else []:
            laid.lay(0, *part.split())
        clauses.append(f"laid {' '.join(laid.words)}")
        for seat in seats:
            clauses += [
                f"front{seat} {fronts[seat].replace('-', 'empty')}",
                f"H{seat} {held[seat].replace('-', 'empty')}",
            ]
            clauses += [f"deck{seat} {given[seat].replace('-', 'empty')}"] if decks else []
        return cls.from_text(", ".join(clauses), len(sides), **(usual_armies(len(sides), options) | options))

    @property
    def units(self) -> tuple[Unit, ...]:
        rules = self.match.rules
        assert isinstance(rules, RoyalBattlesRules)
        return read_units(rules.options)

    @property
    def state(self) -> RoyalBattles:
        state = self.match.state()
        assert isinstance(state, RoyalBattles)
        return state

    @property
    def ended(self) -> tuple[str | None, list[float] | None] | None:
        """Reason and result, once the battle is over."""
        return (self.over, self.result) if self.over else None

    def trumps(self, square: str, style: int) -> int:
        """The Trumps of the moved unit's action on a square."""
        state = self.state
        target = int(model.unit_at(state.table, SQUARE[square]))
        return int(combat.trumps(state.options, state.table, state.table.mover, target, style))

    def row(self, place: int, seat: int) -> int:
        return int(self.state.table.row[place + seat])

    # ---- what may be played

    def choices(self) -> str:
        """The legal lines without their seat, sorted, with a comma between them."""
        return ", ".join(sorted(line.partition(" ")[2] for line in self.match.legal()))

    def targets(self, start: str) -> str:
        """Where the movement card can take the unit that stands there."""
        return " ".join(sorted(line.split()[4] for line in self.legal("move") if line.split()[3] == start))

    @property
    def due(self) -> str:
        """The chance line that is due: its verb, its seat, and the number of cards."""
        assert self.match.turn == CHANCE
        table = self.state.table
        if table.step == terms.INITIATING:
            return "initiative"
        verb = {terms.SETTING: "setup", terms.ARMY_DRAWING: "army"}.get(table.step, "draw")
        return f"{verb} {table.active} {table.owed}"

    # ---- what lies where

    def army(self, seat: int) -> str:
        """The letters of the units that the seat has chosen, in the order of kinds."""
        state = self.state
        shown = state.table.units[model.RECRUITED + seat * SLOTS :]
        read = shown.__getitem__ if state.table.step > terms.ARMING else lambda n: recruited(state, seat, n)
        kinds = [int(read(n)) for n in range(self.row(model.RECRUITS, seat))]
        return " ".join(self.units[kind].letter for kind in kinds)

    def side(self, seat: int) -> str:
        """The seat's units on the board: ``P c3 9c -2``."""
        return ", ".join(self.unit(unit) for unit in range(seat * SLOTS, seat * SLOTS + SLOTS) if self.unit(unit))

    def unit(self, unit: int) -> str:
        table = self.state.table
        square = table.units[AT + unit]
        if square < 0:
            return ""
        injury = table.units[INJURY + unit]
        kind = self.units[table.units[KIND + unit]]
        letter = f"{kind.letter}*" if kind.boss else kind.letter
        return f"{letter} {SQUARES[square]} {self.top(SQUARES[square])}" + (f" -{injury}" if injury else "")

    def top(self, square: str) -> str:
        table = self.state.table
        paved = table.board[SQUARE[square]] & model.PAVED
        if not paved:
            return "-"
        face = token(int(model.card_at(table, SQUARE[square])))
        colour = int(model.top_colour(paved))
        return face + {int(bags.RED): "r", int(bags.BLACK): "b"}.get(colour, "") if face == "Xx" else face

    def stack(self, square: str) -> str:
        """All cards of the square, the top one last."""
        found = [model.laid_card(laid) for laid in self.state.table.laid if model.laid_square(laid) == SQUARE[square]]
        return " ".join(token(card) for card in found) or "-"

    def injuries(self, seat: int) -> list[int]:
        placed = range(seat * SLOTS, seat * SLOTS + 4)
        return [int(self.state.table.units[INJURY + unit]) for unit in placed]

    def bag(self, numbers: Any, place: int, seat: int) -> list[int]:
        options = self.state.options
        packs = int(options.packs) if seat == options.master else 1
        return pack_listed([int(number) for number in numbers], int(place) + seat, packs)

    def hand(self, seat: int) -> str:
        bag = self.bag(self.state.hidden, IN_HAND, seat)
        assert len(bag) == self.row(HAND, seat)
        return cards(bag)

    def deck(self, seat: int) -> int:
        assert len(self.bag(self.state.hidden, IN_DECK, seat)) == self.row(DECK, seat)
        return self.row(DECK, seat)

    def discards(self, seat: int) -> str:
        return cards(self.bag(self.state.table.row, DISCARDS, seat))

    def pile(self, seat: int) -> str:
        """The initiative pile, sorted."""
        return cards(self.bag(self.state.table.row, PILE, seat))

    def front(self) -> str:
        return "/".join(token(self.row(FRONT, seat) - 1) for seat in range(self.match.seats))

    def order(self) -> str:
        """The seats of the round's turns."""
        return " ".join(str(seat) for seat in seats_of(int(self.state.table.order)))


class Laid:
    """Cards laid on the board, each from its seat's deck if that card is free."""

    def __init__(self, named: list[list[str]], copies: list[int]) -> None:
        self.named = named
        self.copies = copies
        self.words: list[str] = []

    def lay(self, seat: int, square: str, card: str) -> None:
        owners = [seat, *(other for other in range(len(self.named)) if other != seat)]
        most = 2 if card[:2] == "Xx" else 1
        owner = next(one for one in owners if self.named[one].count(card[:2]) < most * self.copies[one])
        self.named[owner].append(card[:2])
        self.words.append(f"{card}@{square}{f'/{owner}' if owner else ''}")


def turns(turn: int, order: str) -> list[str]:
    """The clauses for whose turn it is."""
    words = order.split()
    if not words:
        return [f"active {turn}"]
    place = next((n for n, word in enumerate(words) if word.startswith("[")), 0)
    seats = [word.strip("[]") for word in words]
    return [f"active {seats[place]}", f"order {' '.join(seats)}", f"place {place}"]


def usual_armies(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Fixed armies, so that nothing must be recruited; a position has its own units."""
    if seats == 2:
        return {} if options.get("armies") else {"army_white": "PPPP", "army_black": "PPPP"}
    armies = ["PPP"] * seats
    return {"armies": [*armies[:-1], "PPPP"] if options.get("mode") == "master" else armies}


def cards(found: list[int]) -> str:
    return " ".join(token(card) for card in found) or "-"
