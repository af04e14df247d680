"""Signed tokens: short texts that only this server can make, each valid for one purpose."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no characters that look alike


def new_id(length: int = 12) -> str:
    """A random id that nobody can guess, for a table, a replay or a guest."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Signer:
    """Signs tokens with the server's secret.

    A token can be read by anybody, but not forged or used elsewhere.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, purpose: str, *bound: str, shown: str) -> str:
        """A token that shows ``shown``, valid only for this purpose and these values."""
        return f"{shown}.{self._seal(purpose, *bound, shown)}"

    def read(self, token: str, purpose: str, *bound: str) -> str | None:
        """What the token shows.

        None if it was not signed for this purpose and these values.
        """
        shown, _, seal = token.rpartition(".")
        good = hmac.compare_digest(seal.encode(), self._seal(purpose, *bound, shown).encode())
        return shown if good else None

    def _seal(self, *parts: str) -> str:
        text = "\0".join(parts).encode("utf-8", "surrogatepass")
        return urlsafe_b64encode(hmac.digest(self._secret, text, hashlib.sha256)[:18]).decode()
