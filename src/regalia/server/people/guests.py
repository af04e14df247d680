"""Guests: a random id in a signed cookie, which is all it takes to play."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from regalia.server.names import first_name
from regalia.server.problems import nobody
from regalia.server.services import Services
from regalia.server.tokens import Signer, new_id

COOKIE = "regalia"
GUEST = "guest"
YEAR = 365 * 24 * 3600


def guest_of(connection: HTTPConnection, signer: Signer) -> str | None:
    """The guest who asks; None without a valid cookie."""
    token = connection.cookies.get(COOKIE)
    return signer.read(token, GUEST) if token else None


def known_guest(connection: HTTPConnection, signer: Signer) -> str:
    guest = guest_of(connection, signer)
    if guest is None:
        raise nobody()
    return guest


def new_guest() -> str:
    return new_id(20)


def give_cookie(response: Response, guest: str, signer: Signer, secure: bool) -> None:
    token = signer.sign(GUEST, shown=guest)
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="strict", secure=secure)


async def name_of(guest: str, services: Services) -> str:
    return (await services.store.names([guest])).get(guest) or first_name(guest)
