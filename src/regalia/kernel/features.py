# native
"""Features: a view as a row of 32-bit floats, declared block by block.

A game declares its blocks once, with their meaning, shape and bounds. Whoever writes a number names its block, so that a
number cannot stand where another one is declared. Every number is a whole number divided by the block's unit; its bits as
a float are looked up, because compiled code has no 32-bit floats of its own.
"""

from __future__ import annotations

import struct
from typing import Final

from mypy_extensions import i32, i64

from regalia.kernel.vecs import vec

ALL_BITS: Final[i64] = 0x7FFFFFFFFFFFFFFF


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


def float_bits(numbers: list[float]) -> list[int]:
    """The bits of numbers as 32-bit floats."""
    return [*struct.unpack(f"={len(numbers)}i", struct.pack(f"={len(numbers)}f", *numbers))]


class Layout:
    """The blocks of a row, one after the other."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.width: i64 = 0  # numbers of a row

    def block(self, name: str, meaning: str, shape: list[int], high: i64 = 1, low: i64 = 0, unit: i64 = 1) -> Block:
        """Declare the next block; returns it for the code that writes its numbers."""
        new = Block(name, meaning, shape, self.width, low, max(high, low + 1), unit)
        self.blocks.append(new)
        self.width += new.size
        return new


class Row:
    """Room for some rows of one layout, and the row that is being written.

    A number outside the bounds of its block is written as the nearest bound, and ``clipped`` names the block: law 12 is
    broken then.
    """

    def __init__(self, layout: Layout, rows: i64 = 1) -> None:
        self.width: i64 = layout.width
        self.bits: vec[i32] = vec[i32]([0] * (rows * layout.width))
        self.start: i64 = 0
        self.clipped: str = ""

    def begin(self, row: i64) -> None:
        """Clear a row; what is put from now on goes there."""
        self.start = row * self.width
        bits = self.bits
        for i in range(self.start, self.start + self.width):
            bits[i] = 0

    def put(self, block: Block, i: i64, n: i64) -> None:
        """Write the whole number n as number i of the block."""
        if i < 0 or i >= block.size:
            raise IndexError(f"Block '{block.name}' has {block.size} numbers; there is no number {i}.")
        if n < block.low:
            n = block.low
            self.clipped = block.name
        elif n > block.high:
            n = block.high
            self.clipped = block.name
        self.bits[self.start + block.at + i] = block.bits[n - block.low]

    def mark(self, block: Block, i: i64) -> None:
        """Write 1 as number i of the block."""
        self.put(block, i, 1)

    def put_all(self, block: Block, i: i64, values: vec[i64], first: i64, count: i64) -> None:
        """Write a run of whole numbers, the first of them as number i of the block."""
        if i < 0 or i + count > block.size:
            raise IndexError(f"Block '{block.name}' has {block.size} numbers; {count} from number {i} on are too many.")
        bits, table, low, high = self.bits, block.bits, block.low, block.high
        at = self.start + block.at + i
        for k in range(count):
            n = values[first + k]
            if n:
                if low <= n <= high:
                    bits[at + k] = table[n - low]
                else:
                    self.put(block, i + k, n)

    def put_bits(self, block: Block, i: i64, word: i64, count: i64) -> None:
        """Write the lowest bits of a word, the lowest as number i of the block."""
        if i < 0 or i + count > block.size:
            raise IndexError(f"Block '{block.name}' has {block.size} numbers; {count} from number {i} on are too many.")
        bits, one = self.bits, block.bits[1 - block.low]
        at = self.start + block.at + i
        word &= (ALL_BITS >> (63 - count)) if count < 63 else ALL_BITS
        while word:
            if word & 1:
                bits[at] = one
            word >>= 1
            at += 1

    def listed(self) -> list[float]:
        """The row that was written last, for callers outside compiled code."""
        bits = [self.bits[i] for i in range(self.start, self.start + self.width)]
        return [*struct.unpack(f"={len(bits)}f", struct.pack(f"={len(bits)}i", *bits))]
