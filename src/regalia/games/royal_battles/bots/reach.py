# native
"""Reach: the squares that a unit can strike in its next turn, as the bits of numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.cards import JOKER, SUIT
from regalia.games.royal_battles.rules.bags import BIT, BOTH
from regalia.games.royal_battles.rules.model import AT, FRONT, KIND, VACANT, Table, owner, top_colour
from regalia.games.royal_battles.rules.squares import DIRECTIONS, REACHED, SQUARES
from regalia.games.royal_battles.rules.terms import ADVANTAGE_REACH, RANGE, REACH, SHEET, Options
from regalia.kernel.vecs import vec

WAYS: Final[i64] = 4  # sets of ways between squares: none, MELEE, RANGED, both
SUITS: Final[i64] = 5  # a Joker makes all positions Key


class Reach:
    """What one unit can strike. ``look`` computes it, so that one object serves all units."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.near = vec[i64]([0] * (SQUARES * WAYS))  # neighbours by square and set of ways
        self.far = vec[i64]([0] * (SQUARES * WAYS))  # with the squares beyond them
        self.keys = vec[i64]([0] * (SQUARES * SUITS))  # neighbours in a Key Position, by square and suit
        for square in range(SQUARES):
            for way in range(DIRECTIONS):
                self.note(square, way)
        self.weapon: i64 = 0  # squares that its attack can reach
        self.advantage: i64 = 0
        self.key: i64 = 0  # those that it can act on from a Key Position

    def note(self, square: i64, way: i64) -> None:
        """Add the neighbour in a direction."""
        next_square = self.options.neighbour[square * DIRECTIONS + way]
        if next_square < 0:
            return
        beyond = self.options.neighbour[next_square * DIRECTIONS + way]
        for ways in range(WAYS):
            if ways & REACHED[way]:
                self.near[square * WAYS + ways] |= BIT[next_square]
                self.far[square * WAYS + ways] |= BIT[next_square]
                if beyond >= 0:
                    self.far[square * WAYS + ways] |= BIT[beyond]
        self.keys[square * SUITS + self.options.position[way]] |= BIT[next_square]
        self.keys[square * SUITS + SUITS - 1] |= BIT[next_square]

    def look(self, table: Table, unit: i64) -> None:
        """Compute what a unit can strike after any step. Its card must have the other colour than the one it stands on."""
        options = self.options
        sheet = table.units[KIND + unit] * SHEET
        start = table.units[AT + unit]
        colour = BOTH - top_colour(table.board[start])
        weapon = options.sheets[sheet + REACH]
        advantage = options.sheets[sheet + ADVANTAGE_REACH]
        far = self.far if options.sheets[sheet + RANGE] > 1 else self.near
        front = table.row[FRONT + owner(unit)] - 1
        suit = SUITS - 1 if front == JOKER else SUIT[front] if front >= 0 else i64(0)
        self.weapon = 0
        self.advantage = 0
        self.key = 0
        for way in range(DIRECTIONS + 1):
            square = start
            if way < DIRECTIONS:
                square = options.neighbour[start * DIRECTIONS + way]
                if square < 0:
                    continue
                paved = table.board[square]
                if paved >= VACANT or (paved and top_colour(paved) == colour):
                    continue
            struck = self.near[square * WAYS + weapon]
            used = far[square * WAYS + advantage]
            self.weapon |= struck
            self.advantage |= used
            self.key |= (struck | used) & self.keys[square * SUITS + suit]
