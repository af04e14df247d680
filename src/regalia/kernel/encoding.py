# native
"""Encoding: numbers written one after the other, and read again: the canonical encoding of parts, views and states."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.kernel.vecs import append, vec


class Encoding:
    """A row of numbers with a reading position. Two parts are equal when their encoding is."""

    def __init__(self) -> None:
        self.row: vec[i64] = vec[i64]([0] * 64)
        self.size: i64 = 0
        self.at: i64 = 0
        self.reading: bool = False  # whether ``number``, ``flag`` and ``numbers`` read

    def clear(self) -> None:
        self.size = 0
        self.at = 0

    def put(self, value: i64) -> None:
        if self.size == len(self.row):
            self.row = append(self.row, value)
        else:
            self.row[self.size] = value
        self.size += 1

    def put_all(self, values: vec[i64]) -> None:
        """A whole vector, with its length before it."""
        self.put(len(values))
        for value in values:
            self.put(value)

    def take(self) -> i64:
        if self.at == self.size:
            raise ValueError("There is less written than is read.")
        value = self.row[self.at]
        self.at += 1
        return value

    def take_all(self) -> vec[i64]:
        size = self.take()
        values = vec[i64]([0] * size)
        for i in range(size):
            values[i] = self.take()
        return values

    # ---- both ways, for ``Part.serialize``

    def number(self, value: i64) -> i64:
        """Write the number and return it; while reading, return the next one instead."""
        if self.reading:
            return self.take()
        self.put(value)
        return value

    def flag(self, value: bool) -> bool:
        return self.number(i64(value)) != 0

    def numbers(self, values: vec[i64]) -> vec[i64]:
        """A whole vector, with its length before it."""
        if self.reading:
            return self.take_all()
        self.put_all(values)
        return values

    # ---- whole encodings

    def same(self, other: Encoding) -> bool:
        if self.size != other.size:
            return False
        for i in range(self.size):
            if self.row[i] != other.row[i]:
                return False
        return True

    def listed(self) -> list[int]:
        return [self.row[i] for i in range(self.size)]

    def load(self, values: list[int]) -> None:
        """Replace the content, ready to be read from the beginning."""
        self.clear()
        for value in values:
            self.put(value)
