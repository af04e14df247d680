"""Tokens: short texts that only this server can have written, each bound to what it is for."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else


def new_id(length: int = 12) -> str:
    """A name that nobody can guess: of a table, a replay, a guest."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Signer:
    """Signs with the server's secret. A token shows its last part and hides nothing; it cannot be made up or moved."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, purpose: str, *bound: str, shown: str) -> str:
        """A token that shows ``shown`` and is good only for this purpose and these bound facts."""
        return f"{shown}.{self._seal(purpose, *bound, shown)}"

    def read(self, token: str, purpose: str, *bound: str) -> str | None:
        """What the token shows; None if it was not signed here for just this."""
        shown, _, seal = token.rpartition(".")
        good = hmac.compare_digest(seal.encode(), self._seal(purpose, *bound, shown).encode())
        return shown if good else None

    def _seal(self, *parts: str) -> str:
        text = "\0".join(parts).encode("utf-8", "surrogatepass")
        return urlsafe_b64encode(hmac.digest(self._secret, text, hashlib.sha256)[:18]).decode()
