"""Who asks: a guest by a signed cookie, or an account by a session that has not ended."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.responses import Response

from regalia.server.names import first_name
from regalia.server.problems import nobody
from regalia.server.services import Services
from regalia.server.tokens import Signer, new_id

COOKIE = "regalia"
GUEST = "visitor"  # a guest without an account: no lookup is needed
SESSION = "session"
OLDER = "guest"  # cookies from before there were sessions; they are worth nothing for an account
YEAR = 365 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Identity:
    """A guest and, for an account, the session by which it is logged in."""

    guest: str
    session: str = ""
    older: bool = False  # whether the cookie should be replaced


async def identity_of(connection: HTTPConnection, services: Services) -> Identity | None:
    """Who asks; None without a valid cookie, and after the end of a session."""
    token = connection.cookies.get(COOKIE)
    if not token:
        return None
    if (guest := services.signer.read(token, GUEST)) is not None:
        return Identity(guest)
    if (session := services.signer.read(token, SESSION)) is not None:
        owner = await services.store.sessions.guest(session)
        return None if owner is None else Identity(owner, session)
    older = services.signer.read(token, OLDER)
    if older is None or await services.store.accounts.has(older):
        return None
    return Identity(older, older=True)


async def guest_of(connection: HTTPConnection, services: Services) -> str | None:
    """The guest who asks; None without a valid cookie."""
    found = await identity_of(connection, services)
    return None if found is None else found.guest


async def known_identity(connection: HTTPConnection, services: Services) -> Identity:
    found = await identity_of(connection, services)
    if found is None:
        raise nobody()
    return found


async def known_guest(connection: HTTPConnection, services: Services) -> str:
    return (await known_identity(connection, services)).guest


def new_guest() -> str:
    return new_id(20)


def give_cookie(response: Response, who: Identity, signer: Signer, secure: bool) -> None:
    token = signer.sign(SESSION, shown=who.session) if who.session else signer.sign(GUEST, shown=who.guest)
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="strict", secure=secure)


async def name_of(guest: str, services: Services) -> str:
    return (await services.store.names([guest])).get(guest) or first_name(guest)
