"""Passwords: kept as argon2id hashes, checked beside the event loop, a few at a time."""

from __future__ import annotations

import asyncio
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from regalia.kernel.errors import RegaliaError

SHORTEST, LONGEST = 8, 200  # characters
AT_ONCE = 2  # each takes MEMORY
MEMORY = 19 * 1024  # KiB; with two passes and one lane the least that OWASP's password storage sheet names
PASSES = 2


class Passwords:
    """Hashes, and checks in the same time whether or not there is something to check against."""

    def __init__(self, memory: int = MEMORY, passes: int = PASSES) -> None:
        self._hasher = PasswordHasher(time_cost=passes, memory_cost=memory, parallelism=1)
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        """Raises RegaliaError for a password that will not do."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise RegaliaError(f"A password has {SHORTEST} to {LONGEST} characters.")
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether the password is the one that was kept; False after as long a time where none was."""
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
