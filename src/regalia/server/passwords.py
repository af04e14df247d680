"""Passwords: stored as argon2id hashes, checked in threads, a few at a time."""

from __future__ import annotations

import asyncio
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from regalia.kernel.errors import RegaliaError

SHORTEST, LONGEST = 8, 200  # characters
AT_ONCE = 2  # each takes MEMORY
MEMORY = 19 * 1024  # KiB; OWASP's minimum with two passes and one lane
PASSES = 2


class Passwords:
    """Hashes and checks passwords.

    A check takes the same time whether or not the account exists.
    """

    def __init__(self, memory: int = MEMORY, passes: int = PASSES) -> None:
        self._hasher = PasswordHasher(time_cost=passes, memory_cost=memory, parallelism=1)
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        """The hash of a new password.

        Raises RegaliaError if it is too short or too long.
        """
        if not SHORTEST <= len(password) <= LONGEST:
            raise RegaliaError(f"A password needs {SHORTEST} to {LONGEST} characters.")
        async with self._turn:
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
