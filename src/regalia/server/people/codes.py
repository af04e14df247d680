"""Recovery codes: ten random texts, stored as keyed hashes, each good for one login."""

from __future__ import annotations

from regalia.server.tokens import ALPHABET, Signer, new_id

COUNT = 10
PART = 4  # characters between two hyphens
PARTS = 4  # together 79 bits, so that nobody can guess one


def new_codes() -> tuple[str, ...]:
    return tuple("-".join(new_id(PART) for _ in range(PARTS)) for _ in range(COUNT))


def stored(code: str, account: str, signer: Signer) -> str:
    """The hash under which a code is stored.

    Capitals, spaces and hyphens make no difference.
    """
    plain = "".join(sign for sign in code.lower() if sign in ALPHABET)
    return signer.sign("recovery code", account, plain, shown="")
