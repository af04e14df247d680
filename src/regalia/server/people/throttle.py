"""Limits on guessing passwords that never lock out the owner.

Wrong passwords count for an address and a name together, so that somebody elsewhere can use up nothing of the owner's.
A browser in which the account was logged in before is known: it counts only its own mistakes.
"""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus

from starlette.requests import HTTPConnection
from starlette.responses import Response

from regalia.server.limits import Buckets, Limits
from regalia.server.problems import HttpProblem, too_fast
from regalia.server.tokens import Signer, new_id

COOKIE = "regalia-known"
PURPOSE = "known browser"
MOST_KNOWN = 5  # accounts that a browser is known for
YEARS = 2 * 365 * 24 * 3600
WAIT = 20
GUESSED = (
    "Too many wrong passwords were tried for this name. Log in from a browser that you have used before,"
    " use a recovery code, or try again in a few minutes."
)


class Throttle:
    """Counts wrong passwords; right ones are not counted."""

    def __init__(self, limits: Limits) -> None:
        self._pairs = Buckets(limits.logins)
        self._known = Buckets(limits.logins)
        self._addresses = Buckets(limits.login_addresses)
        self._names = Buckets(limits.login_names)

    def take(self, address: str, name: str, known: str = "", recovery: bool = False) -> Callable[[], None]:
        """Count an attempt as wrong; the function returned takes that back. Raises HttpProblem.

        ``known`` identifies a known browser. A recovery code is too long to be guessed, so the name has no limit then.
        """
        ways = [(self._pairs, f"{address} {name}"), (self._addresses, address)]
        if known:
            ways = [(self._known, f"{known} {name}")]
        elif not recovery:
            ways.append((self._names, name))
        taken: list[tuple[Buckets, str]] = []

        def give() -> None:
            for buckets, key in taken:
                buckets.give(key)

        for buckets, key in ways:
            if not buckets.take(key):
                give()
                if buckets is self._names:
                    raise HttpProblem(HTTPStatus.TOO_MANY_REQUESTS, GUESSED, WAIT)
                raise too_fast(WAIT)
            taken.append((buckets, key))
        return give


def known_browser(connection: HTTPConnection, account: str, signer: Signer) -> str:
    """What identifies this browser if the account was logged in here before; empty otherwise."""
    found = [signer.read(token, PURPOSE, account) for token in _tokens(connection)]
    return next((shown for shown in found if shown), "")


def know_browser(connection: HTTPConnection, response: Response, account: str, signer: Signer, secure: bool) -> None:
    """Let the browser be known for this account."""
    others = [token for token in _tokens(connection) if signer.read(token, PURPOSE, account) is None]
    shown = known_browser(connection, account, signer) or new_id()
    tokens = [signer.sign(PURPOSE, account, shown=shown), *others][:MOST_KNOWN]
    response.set_cookie(COOKIE, "|".join(tokens), max_age=YEARS, httponly=True, samesite="strict", secure=secure)


def _tokens(connection: HTTPConnection) -> list[str]:
    return [token for token in connection.cookies.get(COOKIE, "").split("|")[:MOST_KNOWN] if token]
