"""Passwords: stored as argon2id hashes, checked in threads, a few at a time."""

from __future__ import annotations

import asyncio
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from zxcvbn import zxcvbn

from regalia.kernel.errors import RegaliaError

SHORTEST, LONGEST = 8, 200  # characters
AT_ONCE = 2  # each takes MEMORY
MEMORY = 19 * 1024  # KiB; OWASP's minimum with two passes and one lane
PASSES = 2
JUDGED = 40  # characters that are judged: the time grows with the square of the length
LEAST_GUESSES = 1_000_000  # that a good guesser needs


def common(password: str, *personal: str) -> bool:
    """Whether a password is among the first million guesses of somebody who knows the player's name."""
    return bool(zxcvbn(password[:JUDGED], user_inputs=list(personal))["guesses"] < LEAST_GUESSES)


class Passwords:
    """Hashes and checks passwords.

    A check takes the same time whether or not the account exists.
    """

    def __init__(self, memory: int = MEMORY, passes: int = PASSES) -> None:
        self._hasher = PasswordHasher(time_cost=passes, memory_cost=memory, parallelism=1)
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str, *personal: str) -> str:
        """The hash of a new password; ``personal`` are words that it must not be built on.

        Raises RegaliaError if it is too short, too long or too common.
        """
        if not SHORTEST <= len(password) <= LONGEST:
            raise RegaliaError(f"A password needs {SHORTEST} to {LONGEST} characters.")
        async with self._turn:
            if await asyncio.to_thread(common, password, *personal):
                raise RegaliaError("This password is easy to guess. Choose another, for example three unusual words.")
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether the password matches; False, after the same time, where nothing is stored."""
        async with self._turn:
            good = await asyncio.to_thread(self._verified, kept, password[: LONGEST + 1])
        return good and kept is not None

    @cached_property
    def _nobody(self) -> str:
        return self._hasher.hash("nobody's password")

    def _verified(self, kept: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(kept or self._nobody, password)
        except VerificationError:
            return False
