# native
"""Features: a view as a row of 32-bit floats, declared block by block.

A game declares its blocks once, with their meaning, shape and bounds. Whoever writes a number names its block, so that a
number cannot stand where another one is declared. Every number is a whole number divided by the block's unit; its bits as
a float are looked up, because compiled code has no 32-bit floats of its own.
"""

from __future__ import annotations

import struct
from typing import Final, final

from mypy_extensions import i32, i64

from regalia.kernel.vecs import vec

MOST_BITS: Final[i64] = 62  # of a word that is written as numbers
ALL_BITS: Final[i64] = 0x3FFFFFFFFFFFFFFF


@final
class Block:
    """Some numbers of a row with one meaning: where they begin, their shape and their bounds."""

    def __init__(self, name: str, meaning: str, shape: list[int], at: i64, low: i64, high: i64, unit: i64) -> None:
        self.name = name
        self.meaning = meaning  # what each number tells, and what the axes of the shape run over
        self.shape = shape
        self.at = at
        size: i64 = 1
        for length in shape:
            size *= i64(length)
        self.size = size
        self.low = low  # a number is a whole number from low to high, divided by the unit
        self.high = high
        self.unit = unit
        self.bits: vec[i32] = vec[i32](float_bits([float(n) / float(unit) for n in range(low, high + 1)]))
        self.one: i32 = self.bits[1 - low]


def float_bits(numbers: list[float]) -> list[int]:
    """The bits of numbers as 32-bit floats."""
    return [*struct.unpack(f"={len(numbers)}i", struct.pack(f"={len(numbers)}f", *numbers))]


@final
class Layout:
    """The blocks of a row in order, and the numbers that are the same in every row."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.width: i64 = 0  # numbers of a row
        self.fixed: list[tuple[int, int]] = []  # place and bits of each number that is the same in every row

    def block(self, name: str, meaning: str, shape: list[int], high: i64 = 1, low: i64 = 0, unit: i64 = 1) -> Block:
        """Declare the next block; returns it for the code that writes its numbers. Every block can hold 0 and 1."""
        new = Block(name, meaning, shape, self.width, min(low, 0), max(high, 1), unit)
        self.blocks.append(new)
        self.width += new.size
        return new

    def fix(self, block: Block, i: i64) -> None:
        """Make number i of the block 1 in every row. The code that writes views must leave that number alone."""
        if i < 0 or i >= block.size:
            raise IndexError(f"Block '{block.name}' has {block.size} numbers; there is no number {i}.")
        self.fixed.append((block.at + i, block.one))


@final
class Row:
    """Room for some rows of one layout, and the row that is being written.

    A number outside the bounds of its block is written as the nearest bound, and ``clipped`` names the block: law 12 is
    broken then. Most numbers are 0: each row remembers which ones are not, and only those are cleared.
    """

    def __init__(self, layout: Layout, rows: i64 = 1) -> None:
        self.width: i64 = layout.width
        self.bits: vec[i32] = vec[i32]([0] * (rows * layout.width))
        self.places: vec[i32] = vec[i32]([0] * (rows * layout.width))  # in each row, of the numbers that were written
        self.written: vec[i64] = vec[i64]([0] * rows)  # how many they are
        self.row: i64 = 0  # that is being written
        self.start: i64 = 0  # of that row
        self.count: i64 = 0  # numbers that were written into it
        self.clipped: str = ""
        for row in range(rows):
            for place, word in layout.fixed:
                self.bits[row * layout.width + i64(place)] = i32(word)

    def begin(self, row: i64) -> None:
        """Clear a row; what is put from now on goes there."""
        self.written[self.row] = self.count
        start = row * self.width
        bits, places = self.bits, self.places
        for k in range(start, start + self.written[row]):
            bits[start + i64(places[k])] = 0
        self.row = row
        self.start = start
        self.count = 0

    def write(self, place: i64, word: i32) -> None:
        """Write the bits of a number at a place of the row. What follows writes in place what is put most often."""
        bits, at = self.bits, self.start + place
        if bits[at] == 0:
            self.places[self.start + self.count] = i32(place)
            self.count += 1
        bits[at] = word

    def put(self, block: Block, i: i64, n: i64) -> None:
        """Write the whole number n as number i of the block. Does nothing for 0: numbers are 0 until they are put."""
        if n == 0:
            return
        if i < 0 or i >= block.size:
            raise IndexError(f"Block '{block.name}' has {block.size} numbers; there is no number {i}.")
        low = block.low
        if n < low or n > block.high:
            n = low if n < low else block.high
            self.clipped = block.name
        bits, place = self.bits, block.at + i
        at = self.start + place
        if bits[at] == 0:
            self.places[self.start + self.count] = i32(place)
            self.count += 1
        bits[at] = block.bits[n - low]

    def mark(self, block: Block, i: i64) -> None:
        """Write 1 as number i of the block."""
        if i < 0 or i >= block.size:
            raise IndexError(f"Block '{block.name}' has {block.size} numbers; there is no number {i}.")
        bits, place = self.bits, block.at + i
        at = self.start + place
        if bits[at] == 0:
            self.places[self.start + self.count] = i32(place)
            self.count += 1
        bits[at] = block.one

    def add(self, block: Block, i: i64) -> None:
        """Add 1 to number i of a block that counts things and has no negative numbers."""
        if i < 0 or i >= block.size or block.low < 0:
            raise IndexError(f"Block '{block.name}' has {block.size} numbers; {i} is not one that counts from 0.")
        table = block.bits
        word = self.bits[self.start + block.at + i]
        n: i64 = 0
        while table[n] != word:
            n += 1
        if n == block.high:
            self.clipped = block.name
        else:
            self.write(block.at + i, table[n + 1])

    def put_all(self, block: Block, i: i64, values: vec[i64], first: i64, count: i64) -> None:
        """Write a run of whole numbers, the first of them as number i of the block."""
        if i < 0 or i + count > block.size:
            raise IndexError(f"Block '{block.name}' has {block.size} numbers; {count} from number {i} on are too many.")
        bits, places, table, low, high = self.bits, self.places, block.bits, block.low, block.high
        start, written = self.start, self.count
        place = block.at + i - first
        for k in range(first, first + count):
            n = values[k]
            if n:
                if n < low or n > high:
                    n = low if n < low else high
                    self.clipped = block.name
                if bits[start + place + k] == 0:
                    places[start + written] = i32(place + k)
                    written += 1
                bits[start + place + k] = table[n - low]
        self.count = written

    def put_bits(self, block: Block, i: i64, word: i64, count: i64) -> None:
        """Write the lowest bits of a word, the lowest as number i of the block."""
        if i < 0 or i + count > block.size or count > MOST_BITS:
            raise IndexError(f"Block '{block.name}' has {block.size} numbers; {count} from number {i} on are too many.")
        bits, places, one = self.bits, self.places, block.one
        start, written = self.start, self.count
        place = block.at + i
        word &= ALL_BITS >> (MOST_BITS - count)  # compiled code would shift a 1 as a 32-bit number
        while word:
            if not word & 15:
                word >>= 4
                place += 4
                continue
            if word & 1:
                if bits[start + place] == 0:
                    places[start + written] = i32(place)
                    written += 1
                bits[start + place] = one
            word >>= 1
            place += 1
        self.count = written

    def listed(self) -> list[float]:
        """The row that was written last, for callers outside compiled code."""
        bits = [self.bits[i] for i in range(self.start, self.start + self.width)]
        return [*struct.unpack(f"={len(bits)}f", struct.pack(f"={len(bits)}i", *bits))]
