"""A board for tests: a match that is played by lines and read as text."""

from __future__ import annotations

from typing import Any

from regalia.cards import token
from regalia.games.royal_battles import GAME
from regalia.games.royal_battles.notation import SQUARE, SQUARES
from regalia.games.royal_battles.rules import bags, model, terms
from regalia.games.royal_battles.rules.bags import listed, size
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
from regalia.games.royal_battles.rules.rules import RoyalBattles, RoyalBattlesRules
from regalia.games.royal_battles.units import Unit, read_units
from regalia.kernel.match import Match
from regalia.kernel.state import CHANCE
from tests.games.played import Played


class Board(Played):
    """A match from its start; ``Board.at`` one that stands at the beginning of a turn."""

    game = GAME

    def __init__(self, **options: Any) -> None:
        self.match = Match(GAME, options)

    @classmethod
    def at(
        cls,
        white: str,
        black: str,
        *,
        initiative: str = "2c/2d",
        hands: str = "-/-",
        decks: str = "",
        vacant: str = "",
        turn: int = 0,
        round_over: bool = False,
        **options: Any,
    ) -> Board:
        """A board with these units on their cards, each like ``P c3 9c -2``.

        Other cards are given for both seats with ``/`` between them. The seat ``turn`` begins the first turn of a round; with
        ``round_over``, the round in which it was first has ended.
        """
        fronts, held, given = initiative.split("/"), hands.split("/"), decks.split("/")
        clauses = [f"active {turn}", *(["step round"] if round_over else [])]
        laid = Laid([set(f"{fronts[seat]} {held[seat]}".split()) for seat in range(2)])
        for seat, side in enumerate((white, black)):
            units = []
            for part in side.split(", "):
                letter, square, card, *injury = part.split()
                laid.lay(seat, square, card)
                units.append(f"{letter}{square}{''.join(injury)}")
            clauses.append(f"{('white', 'black')[seat]} {' '.join(units)}")
        for part in vacant.split(", ") if vacant else []:
            laid.lay(0, *part.split())
        clauses.append(f"laid {' '.join(laid.words)}")
        for seat in range(2):
            clauses += [f"front{seat} {fronts[seat]}", f"H{seat} {held[seat].replace('-', 'empty')}"]
            clauses += [f"deck{seat} {given[seat].replace('-', 'empty')}"] if decks else []
        return cls.from_text(", ".join(clauses), **({"army_white": "PPPP", "army_black": "PPPP"} | options))

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

    def side(self, seat: int) -> str:
        """The seat's units on the board: ``P c3 9c -2``."""
        return ", ".join(self.unit(unit) for unit in range(seat * 4, seat * 4 + 4) if self.unit(unit))

    def unit(self, unit: int) -> str:
        table = self.state.table
        square = table.units[AT + unit]
        if square < 0:
            return ""
        injury = table.units[INJURY + unit]
        letter = self.units[table.units[KIND + unit]].letter
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
        return [int(self.state.table.units[INJURY + unit]) for unit in range(seat * 4, seat * 4 + 4)]

    def hand(self, seat: int) -> str:
        bag = self.state.hidden[IN_HAND + seat]
        assert size(bag) == self.row(HAND, seat)
        return cards(bag)

    def deck(self, seat: int) -> int:
        assert size(self.state.hidden[IN_DECK + seat]) == self.row(DECK, seat)
        return self.row(DECK, seat)

    def discards(self, seat: int) -> str:
        return cards(self.row(DISCARDS, seat))

    def pile(self, seat: int) -> str:
        """The initiative pile, sorted."""
        return cards(self.row(PILE, seat))

    def front(self) -> str:
        return "/".join(token(self.row(FRONT, seat) - 1) for seat in range(2))


class Laid:
    """Cards laid on the board, each from its seat's deck if that card is free."""

    def __init__(self, named: list[set[str]]) -> None:
        self.named = named
        self.words: list[str] = []

    def lay(self, seat: int, square: str, card: str) -> None:
        owner = 1 - seat if card[:2] in self.named[seat] else seat
        if card[:2] != "Xx":
            self.named[owner].add(card)
        self.words.append(f"{card}@{square}{'/1' if owner else ''}")


def cards(bag: int) -> str:
    return " ".join(token(card) for card in listed(bag)) or "-"
