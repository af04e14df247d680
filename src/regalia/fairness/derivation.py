"""From a secret and the players' parts to every card and die. Standard library only; docs/reference/chance.md tells it in words.

All texts are ASCII, all hashes and random values lower-case hex. Nothing here knows a game.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

SCHEME = "regalia/chance/1"
SIZE = 32  # bytes of the secret, of a part and of a hash
WORD = 6  # bytes of a digest that make a number: exact in every language, also where numbers are floats
WORDS = 1 << 8 * WORD


def fresh() -> str:
    """A secret, or a part: nobody can foresee it."""
    return secrets.token_hex(SIZE)


def is_value(text: str) -> bool:
    """Whether this is a value or a hash as it must be written."""
    return len(text) == 2 * SIZE and set(text) <= set("0123456789abcdef")


def sealed(value: str) -> str:
    """What is shown before a value is: its SHA-256. The house's commitment and the players' promises."""
    return hashlib.sha256(bytes.fromhex(value)).hexdigest()


def house_part(secret: str, table: str, seat: int) -> str:
    """The part of a bot's seat. It follows from the secret, so that the house cannot choose it after the players' parts."""
    return hmac.digest(bytes.fromhex(secret), f"{SCHEME} house {table} {seat}".encode(), "sha256").hex()


def seed(secret: str, table: str, parts: Sequence[str]) -> bytes:
    """What all draws of a table follow from. ``parts`` by seat; empty for a seat that gave none."""
    text = "\n".join([f"{SCHEME} seed {table}", *parts])
    return hmac.digest(bytes.fromhex(secret), text.encode(), "sha256")


def number(seed: bytes, epoch: int, line: int, item: int, n: int) -> int:
    """The number, 0 to n - 1, of the draw that is item ``item`` of the record's line ``line``; both count from 1.

    Every number is exactly as likely as every other: a word beyond the last whole multiple of n is thrown away.
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
    """The first line of each epoch, from the epoch of each line that stands; they never go down."""
    last = max(epochs, default=0)
    return tuple(1 + sum(epoch < number for epoch in epochs) for number in range(last + 1))


def epoch_of(line: int, epochs: Sequence[int]) -> int:
    """The epoch of a line. ``epochs`` holds the first line of each: after an agreed take-back another one begins there, and
    all lines from there on are of it."""
    return max(epoch for epoch, first in enumerate(epochs) if first <= line)
