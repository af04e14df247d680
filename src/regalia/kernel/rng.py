# native
"""Random sources. No state holds one: the code that deals passes it in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final[i64] = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """The seam: simulation uses FastRng; a verifiable source answers the same one question."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; 0 < n < 2**31."""
        raise NotImplementedError


def mix(word: i64) -> i64:
    """Spread every bit of a 32-bit word over all of it."""
    word = (word ^ (word >> 16)) * 0x45D9F3B & WORD
    word = (word ^ (word >> 15)) * 0x2C1B3C6D & WORD
    return word ^ (word >> 16)


class FastRng(Rng):
    """xoroshiro64**: two 32-bit words. Every product is masked, so compiled and interpreted code agree to the bit.

    The same seed and stream always give the same numbers; streams of one seed are independent, so that game
    number k of a run does not depend on who plays it or what was played before.
    """

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        low = mix(seed & WORD)
        high = mix(((seed >> 32) & WORD) ^ 0x9E3779B9)
        self.a: i64 = mix(low ^ mix((stream & WORD) ^ 0x85EBCA6B))
        self.b: i64 = mix(high ^ mix(((stream >> 32) & WORD) ^ 0xC2B2AE35) ^ self.a) | 1
        for _ in range(4):
            self.below(2)

    def below(self, n: i64) -> i64:
        a = self.a
        b = self.b ^ a
        word = a * 0x9E3779BB & WORD
        word = ((word << 5 | word >> 27) & WORD) * 5 & WORD
        self.a = ((a << 26 | a >> 6) ^ b ^ b << 9) & WORD
        self.b = (b << 13 | b >> 19) & WORD
        return word * n >> 32
