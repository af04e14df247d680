"""Derives every card and die from a secret and the players' parts (docs/reference/chance.md).

Standard library only, and no knowledge of games. All texts are ASCII; all hashes and random values are lower-case hex.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

SCHEME = "regalia/chance/1"
SIZE = 32  # bytes of a secret, a part or a hash
WORD = 6  # bytes of a digest that make a number: exact in every language, even where numbers are floats
WORDS = 1 << 8 * WORD


def fresh() -> str:
    """A new random secret or part."""
    return secrets.token_hex(SIZE)


def is_value(text: str) -> bool:
    """Whether the text is a well-formed value or hash."""
    return len(text) == 2 * SIZE and set(text) <= set("0123456789abcdef")


def sealed(value: str) -> str:
    """The SHA-256 that is shown before the value: the server's commitment, or a player's promise."""
    return hashlib.sha256(bytes.fromhex(value)).hexdigest()


def house_part(secret: str, table: str, seat: int) -> str:
    """The part of a bot's seat.

    It is derived from the secret, so that the server cannot choose it later.
    """
    return hmac.digest(bytes.fromhex(secret), f"{SCHEME} house {table} {seat}".encode(), "sha256").hex()


def seed(secret: str, table: str, parts: Sequence[str]) -> bytes:
    """The seed of all draws of a table.

    ``parts`` by seat; empty for a seat that gave none.
    """
    text = "\n".join([f"{SCHEME} seed {table}", *parts])
    return hmac.digest(bytes.fromhex(secret), text.encode(), "sha256")


def number(seed: bytes, epoch: int, line: int, item: int, n: int) -> int:
    """The number from 0 to n - 1 for one item of a record's line.

    ``line`` and ``item`` count from 1. All numbers are equally likely: a word beyond the last whole multiple of n is
    rejected.
    """
    if not 0 < n <= WORDS:
        raise ValueError(f"There is no number below {n} here.")
    end = WORDS - WORDS % n
    attempt = 0
    while True:
        digest = hmac.digest(seed, f"{epoch} {line} {item} {attempt}".encode(), "sha256")
        word = int.from_bytes(digest[:WORD], "big")
        if word < end:
            return word % n
        attempt += 1


def first_lines(epochs: Sequence[int]) -> tuple[int, ...]:
    """The first line of each epoch.

    ``epochs`` are those of the standing lines, which never decrease.
    """
    last = max(epochs, default=0)
    return tuple(1 + sum(epoch < number for epoch in epochs) for number in range(last + 1))


def epoch_of(line: int, epochs: Sequence[int]) -> int:
    """The epoch of a line.

    ``epochs`` holds the first line of each epoch; an agreed take-back starts a new one.
    """
    return max(epoch for epoch, first in enumerate(epochs) if first <= line)
