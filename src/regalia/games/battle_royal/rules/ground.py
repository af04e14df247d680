# native
"""The ground of a map as bitboards (section 2.3).

A board has one word for each row; bit x stands for column x.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.kernel.vecs import vec

STRIDE: Final[i64] = 26  # squares are numbered in board order as if every row had 26 columns: row * 26 + column
SQUARES: Final[i64] = 676

# ---- the eight steps, by where they come from: a step from the north-west leads to the right and down

FROM_NORTH: Final[i64] = 0
FROM_SOUTH: Final[i64] = 1
FROM_WEST: Final[i64] = 2
FROM_EAST: Final[i64] = 3
FROM_NORTH_WEST: Final[i64] = 4
FROM_NORTH_EAST: Final[i64] = 5
FROM_SOUTH_WEST: Final[i64] = 6
FROM_SOUTH_EAST: Final[i64] = 7
STEPS: Final[i64] = 8

DX: Final[vec[i64]] = vec[i64]([0, 0, -1, 1, -1, 1, -1, 1])  # from the target to where the step comes from
DY: Final[vec[i64]] = vec[i64]([-1, 1, 0, 0, -1, -1, 1, 1])

ONE: Final[i64] = 1


class Ground:
    """What a map means for the rules.

    A row of words is indexed by row + 1: there is an empty row at either end.
    """

    def __init__(
        self,
        columns: i64,
        rows: i64,
        plain: list[int],
        obstacle: list[int],
        stronghold: list[int],
        seas: list[int],
        ramparts: list[int],
        over_river: list[int],
    ) -> None:
        self.columns = columns
        self.rows = rows
        self.height = rows + 2  # words of a board
        self.plain: vec[i64] = vec[i64](plain)  # open land
        self.obstacle: vec[i64] = vec[i64](obstacle)
        self.stronghold: vec[i64] = vec[i64](stronghold)
        self.seas: vec[i64] = vec[i64](seas)  # one board after the other
        self.sea_count = i64(len(seas)) // self.height
        self.ramparts: vec[i64] = vec[i64](ramparts)  # of each force; none where they are ordinary obstacles
        self.over_river: vec[i64] = vec[i64](over_river)  # by step: squares with a river before where it comes from
        self.full: i64 = (ONE << columns) - 1
        self.sea: vec[i64] = vec[i64]([0] * self.height)
        self.coast: vec[i64] = vec[i64]([0] * self.height)  # sea squares beside land
        self.wet: vec[i64] = vec[i64]([0] * self.height)  # squares that lie over a river from somewhere
        self.fill()
        self.sea_rows: vec[i64] = vec[i64]([i for i in range(self.height) if self.sea[i]])

    def fill(self) -> None:
        """The boards that follow from the others."""
        for i in range(self.sea_count * self.height):
            self.sea[i % self.height] |= self.seas[i]
        for i in range(STEPS * self.height):
            self.wet[i % self.height] |= self.over_river[i]
        for i in range(1, self.rows + 1):
            near = self.land(i - 1) | self.land(i) | self.land(i + 1)
            self.coast[i] = self.sea[i] & (near | near << 1 | near >> 1)

    def land(self, i: i64) -> i64:
        return self.plain[i] | self.obstacle[i] | self.stronghold[i]


def row_of(square: i64) -> i64:
    """The index of the square's word in a board."""
    return square // STRIDE + 1


def bit_of(square: i64) -> i64:
    return ONE << square % STRIDE


def square_at(i: i64, bit: i64) -> i64:
    """The square of a single bit in a board's word."""
    return (i - 1) * STRIDE + column_of(bit)


# A single bit times this number has another value in its highest five of 32 bits for each of 32 places.
DE_BRUIJN: Final[i64] = 0x077CB531
COLUMN: Final[vec[i64]] = vec[i64](
    sorted(range(32), key=lambda column: ((1 << column) * 0x077CB531 & 0xFFFFFFFF) >> 27)
)


def column_of(bit: i64) -> i64:
    """The column of a single bit."""
    return COLUMN[(bit * DE_BRUIJN & 0xFFFFFFFF) >> 27]


def count_bits(word: i64) -> i64:
    """How many of the 32 lowest bits are set."""
    word -= word >> 1 & 0x55555555
    word = (word & 0x33333333) + (word >> 2 & 0x33333333)
    word = word + (word >> 4) & 0x0F0F0F0F
    return (word * 0x01010101 & 0xFFFFFFFF) >> 24
