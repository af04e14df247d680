"""The gate: refuses the requests of banned guests, with the operator's reason."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from regalia.server.http.bodies import problem
from regalia.server.people.guests import guest_of
from regalia.server.problems import not_yours
from regalia.server.services import Services


class Gate:
    """An ASGI application around the application. Sockets are refused by their endpoint, in words."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        orders = self._services.orders
        if orders.bans and scope["type"] == "http" and scope["path"].startswith("/api/"):
            why = orders.banned(await guest_of(HTTPConnection(scope), self._services))
            if why:
                await problem(not_yours(why))(scope, receive, send)
                return
        await self._app(scope, receive, send)
