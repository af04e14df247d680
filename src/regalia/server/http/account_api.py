"""The HTTP endpoints for visitors and their accounts."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regalia.server.http.bodies import answer, asked
from regalia.server.http.guard import address, from_elsewhere
from regalia.server.limits import Buckets
from regalia.server.people.accounts import Accounts
from regalia.server.people.guests import (
    Identity,
    give_cookie,
    guest_of,
    identity_of,
    known_guest,
    known_identity,
    name_of,
    new_guest,
)
from regalia.server.people.throttle import know_browser, known_browser
from regalia.server.problems import too_fast
from regalia.server.services import Services
from regalia.server.table.rooms import Rooms
from regalia.server.wire.accounts import Codes, Login, Logout, Me, NewPassword, Recovery, WantedCodes

WAIT = 5


class AccountApi:
    """Who a visitor is, and everything that an account can do."""

    def __init__(self, services: Services, rooms: Rooms) -> None:
        self._services = services
        self._accounts = Accounts(rooms)
        self._deletions = Buckets(services.limits.openings)

    def routes(self) -> list[Route]:
        return [
            Route("/api/me", self.me, methods=["GET"]),
            Route("/api/me", self.rename, methods=["PUT"]),
            Route("/api/me", self.delete, methods=["DELETE"]),
            Route("/api/account", self.open_account, methods=["POST"]),
            Route("/api/account", self.account, methods=["GET"]),
            Route("/api/account/password", self.change_password, methods=["PUT"]),
            Route("/api/account/codes", self.new_codes, methods=["POST"]),
            Route("/api/account/sessions", self.log_out_elsewhere, methods=["DELETE"]),
            Route("/api/account/sessions/{id}", self.log_out_there, methods=["DELETE"]),
            Route("/api/login", self.log_in, methods=["POST"]),
            Route("/api/recovery", self.recover, methods=["POST"]),
            Route("/api/logout", self.log_out, methods=["POST"]),
        ]

    # ---- who asks

    async def me(self, request: Request) -> Response:
        """The visitor; one without a cookie gets an identity."""
        who = await identity_of(request, self._services)
        if who is not None:
            await self._accounts.sessions.see(who)
        named = who or Identity(new_guest())
        response = answer(await self._me(named.guest))
        if (who is None or who.older) and not from_elsewhere(request.scope):
            give_cookie(response, named, self._services.signer, _secure(request))
        return response

    async def rename(self, request: Request) -> Response:
        guest = await known_guest(request, self._services)
        wanted = await asked(request, Me, self._services.limits.body)
        await self._accounts.naming.rename(guest, wanted.name, address(request.scope))
        return answer(await self._me(guest))

    async def delete(self, request: Request) -> Response:
        """Delete the visitor's account, name and ratings, and unlink their games."""
        if not self._deletions.take(address(request.scope)):
            raise too_fast(WAIT)
        await self._accounts.delete(await known_guest(request, self._services))
        return await self._as(request, Identity(new_guest()))

    # ---- coming and going

    async def open_account(self, request: Request) -> Response:
        guest = await known_guest(request, self._services)
        wanted = await asked(request, Login, self._services.limits.body)
        account = await self._accounts.open(wanted, guest, address(request.scope))
        return await self._logged_in(request, account, None, HTTPStatus.CREATED)

    async def log_in(self, request: Request) -> Response:
        wanted = await asked(request, Login, self._services.limits.body)
        who = await identity_of(request, self._services)
        account = await self._accounts.log_in(
            wanted,
            who.guest if who else None,
            address(request.scope),
            lambda account: known_browser(request, account, self._services.signer),
        )
        return await self._logged_in(request, account, who)

    async def recover(self, request: Request) -> Response:
        """Log in with a recovery code and a new password."""
        wanted = await asked(request, Recovery, self._services.limits.body)
        guest = await guest_of(request, self._services)
        return await self._logged_in(request, await self._accounts.recover(wanted, guest, address(request.scope)), None)

    async def log_out(self, request: Request) -> Response:
        who = await known_identity(request, self._services)
        wanted = await asked(request, Logout, self._services.limits.body)
        await self._accounts.log_out(who, wanted.everywhere)
        return await self._as(request, Identity(new_guest()))

    # ---- the account

    async def account(self, request: Request) -> Response:
        return answer(await self._accounts.info(await known_identity(request, self._services)))

    async def change_password(self, request: Request) -> Response:
        """Set a new password; this browser gets a new session, and the others are logged out."""
        who = await known_identity(request, self._services)
        wanted = await asked(request, NewPassword, self._services.limits.body)
        known = known_browser(request, who.guest, self._services.signer)
        await self._accounts.change_password(who, wanted.old, wanted.new, address(request.scope), known)
        return await self._logged_in(request, who.guest, who)

    async def new_codes(self, request: Request) -> Response:
        who = await known_identity(request, self._services)
        wanted = await asked(request, WantedCodes, self._services.limits.body)
        known = known_browser(request, who.guest, self._services.signer)
        return answer(
            Codes(codes=await self._accounts.new_codes(who, wanted.password, address(request.scope), known)),
            HTTPStatus.CREATED,
        )

    async def log_out_elsewhere(self, request: Request) -> Response:
        """End all sessions of the account but the one that asks."""
        who = await known_identity(request, self._services)
        await self._accounts.sessions.end_others(who.guest, who.session)
        return answer(await self._accounts.info(who))

    async def log_out_there(self, request: Request) -> Response:
        """End another session of the account."""
        who = await known_identity(request, self._services)
        await self._accounts.sessions.end_there(who.guest, request.path_params["id"])
        return answer(await self._accounts.info(who))

    async def _me(self, guest: str) -> Me:
        return Me(name=await name_of(guest, self._services), account=await self._services.store.accounts.has(guest))

    async def _as(self, request: Request, who: Identity, status: HTTPStatus = HTTPStatus.OK) -> Response:
        """An answer that gives the visitor's browser this identity."""
        response = answer(await self._me(who.guest), status)
        give_cookie(response, who, self._services.signer, _secure(request))
        return response

    async def _logged_in(
        self, request: Request, account: str, before: Identity | None, status: HTTPStatus = HTTPStatus.OK
    ) -> Response:
        """An answer with a new session of the account; the browser is known from now on."""
        who = await self._accounts.sessions.begin(account, request.headers.get("user-agent", ""), before)
        response = await self._as(request, who, status)
        know_browser(request, response, account, self._services.signer, _secure(request))
        return response


def _secure(request: Request) -> bool:
    return request.url.scheme == "https"
