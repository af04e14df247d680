"""Board: a match set up from a position's text, played by lines, and read as text."""

from __future__ import annotations

from typing import Any

from regalia.games.battle_royal import GAME
from regalia.games.battle_royal.options import owners_of
from regalia.games.battle_royal.rules.cost import cost
from regalia.games.battle_royal.rules.model import LOST, RESERVE
from regalia.games.battle_royal.rules.moves import put_pool
from regalia.games.battle_royal.rules.position import pool_of
from regalia.games.battle_royal.rules.rules import BattleRoyal
from regalia.games.battle_royal.rules.terms import NOBODY
from regalia.games.battle_royal.squares import name_of, square_named
from regalia.kernel.match import Match
from regalia.kernel.state import OVER
from tests.games.played import Played


class Board(Played):
    """A match at a position; ``Board.new`` starts a game."""

    game = GAME

    def __init__(self, position: str, active: str = "", points: int = 4, *, seats: int = 2, **options: Any) -> None:
        """At a position, where the active force still has all the points of its card."""
        turn = f"active {active or owners_of(seats)[0]}, card {points}"
        self.match = Board.from_text(f"{position}, {turn}", seats, **options).match

    @classmethod
    def new(cls, seats: int = 2, **options: Any) -> Board:
        """At the start of a game."""
        return cls.of(Match(GAME, options, seats))

    @property
    def owners(self) -> tuple[str, ...]:
        return owners_of(self.match.rules.seats)

    @property
    def state(self) -> BattleRoyal:
        state = self.match.state()
        assert isinstance(state, BattleRoyal)
        return state

    def again(self) -> Board:
        """The same game from its record."""
        return Board.of(Match.fold(GAME, self.match.record()))

    # ---- what may be done

    def choices(self, verb: str = "") -> str:
        """The legal lines without their seat, or the squares of one verb; sorted as text."""
        lines = [line.partition(" ")[2] for line in self.match.legal()]
        if not verb:
            return ", ".join(sorted(lines))
        return " ".join(sorted(line.split()[1] for line in lines if line.startswith(f"{verb} ")))

    def cost(self, target: str, owner: str = "") -> int | None:
        """The price of a square for the force to act, or for another one; None if impossible."""
        state = self.state
        force = self.owners.index(owner) if owner else state.table.active
        pool = pool_of(state, force) if owner else put_pool(state)
        return cost(state, force, pool, square(target)) or None

    def costs(self) -> dict[str, int]:
        """The price of every square that the force to act can reach."""
        ground = self.state.options.ground
        names = [name_of(26 * y + x) for y in range(ground.rows) for x in range(ground.columns)]
        found = {name: self.cost(name) for name in names}
        return {name: price for name, price in found.items() if price is not None}

    # ---- what is where

    def pawns(self, owner: str) -> str:
        """The squares with pawns of the force, in board order."""
        return " ".join(word for word in self.said(owner).split() if not word.startswith("+"))

    def reserve(self, owner: str) -> int:
        return self.state.table.row[RESERVE + self.owners.index(owner)]

    def lost(self, owner: str) -> int:
        return self.state.table.row[LOST + self.owners.index(owner)]

    @property
    def acting(self) -> str:
        """The force whose turn it is."""
        return self.owners[self.state.table.active]

    @property
    def points(self) -> int:
        return self.state.table.points

    @property
    def quiet(self) -> int:
        return self.state.table.quiet

    @property
    def hand(self) -> str:
        hand = self.state.table.hand
        return "" if hand == NOBODY else name_of(hand)

    @property
    def end(self) -> tuple[str | None, list[float] | None]:
        """How it ended, and the result."""
        assert self.match.turn == OVER
        return self.match.reason(), self.match.result()


def square(name: str) -> int:
    found = square_named(name)
    assert found is not None, name
    return found
