"""A board set up from a position, played by lines, and read as text: tests that look like play.

A position is written ``white b8 c7 +3, black p8``: the pawns of each force on the board, and its reserve. Pawns that are
not named are lost; a force without a pawn on its centre has left its capital.
"""

from __future__ import annotations

from typing import Any

from regalia.games.battle_royal import GAME
from regalia.games.battle_royal.options import owners_of
from regalia.games.battle_royal.rules.cost import cost
from regalia.games.battle_royal.rules.model import LOST, RESERVE, ROW
from regalia.games.battle_royal.rules.moves import put_pool
from regalia.games.battle_royal.rules.position import holds, pool_of, stand
from regalia.games.battle_royal.rules.rules import BattleRoyal
from regalia.games.battle_royal.rules.terms import ACTING, NOBODY
from regalia.games.battle_royal.squares import name_of, square_named
from regalia.kernel.match import Match
from regalia.kernel.state import OVER
from tests.games.played import Played


class Board(Played):
    """A match that stands at a position; ``Board.new`` one at its start."""

    def __init__(self, position: str, to_act: str = "", points: int = 4, *, seats: int = 2, **options: Any) -> None:
        self.match = Match(GAME, options, seats)
        self.owners = owners_of(seats)
        state = self.state
        table = state.table
        for i in range(len(table.pawns)):
            table.pawns[i] = 0
        for i in range(int(ROW)):
            table.row[i] = 0
        for part in position.split(", "):
            self._set_up(state, part.split())
        for force in range(len(self.owners)):
            pawns = len(self._squares(state, force)) + table.row[RESERVE + force]
            table.row[LOST + force] = state.options.pawns - pawns
            if not holds(state, force, state.options.centres[force]):
                table.left |= 1 << force
        table.active = self.owners.index(to_act or self.owners[0])
        table.chooser = state.options.seat_of[table.active]
        table.decision = ACTING
        table.card = table.points = points
        self.match._state = state

    def _set_up(self, state: BattleRoyal, words: list[str]) -> None:
        force = self.owners.index(words[0])
        for word in words[1:]:
            if word.startswith("+"):
                state.table.row[RESERVE + force] = int(word)
            else:
                stand(state, force, square(word))

    @classmethod
    def new(cls, seats: int = 2, **options: Any) -> Board:
        board = cls.__new__(cls)
        board.match = Match(GAME, options, seats)
        board.owners = owners_of(seats)
        return board

    @property
    def state(self) -> BattleRoyal:
        state = self.match.state()
        assert isinstance(state, BattleRoyal)
        return state

    def again(self) -> Board:
        """The same game from its record."""
        board = Board.__new__(Board)
        board.match = Match.fold(GAME, self.match.record())
        board.owners = self.owners
        return board

    # ---- what may be done

    def choices(self, verb: str = "") -> str:
        """The legal lines without their seat, or the squares of one verb; sorted as text."""
        lines = [line.partition(" ")[2] for line in self.match.legal()]
        if not verb:
            return ", ".join(sorted(lines))
        return " ".join(sorted(line.split()[1] for line in lines if line.startswith(f"{verb} ")))

    def cost(self, target: str, owner: str = "") -> int | None:
        """The points that a square costs the force to act, or another one; None: impossible."""
        state = self.state
        force = self.owners.index(owner) if owner else state.table.active
        pool = pool_of(state, force) if owner else put_pool(state)
        return cost(state, force, pool, square(target)) or None

    def costs(self) -> dict[str, int]:
        """Every square that the force to act can reach, whatever its points, with its cost."""
        ground = self.state.options.ground
        names = [name_of(26 * y + x) for y in range(ground.rows) for x in range(ground.columns)]
        found = {name: self.cost(name) for name in names}
        return {name: price for name, price in found.items() if price is not None}

    # ---- what is where

    def pawns(self, owner: str) -> str:
        """On the board, in board order."""
        return " ".join(name_of(where) for where in self._squares(self.state, self.owners.index(owner)))

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

    def _squares(self, state: BattleRoyal, force: int) -> list[int]:
        pool = pool_of(state, force)
        return [26 * (i - 1) + x for i in range(len(pool)) for x in range(26) if pool[i] >> x & 1]


def square(name: str) -> int:
    found = square_named(name)
    assert found is not None, name
    return found
