"""The guard: checks host, origin and rate of every request, and sets security headers."""

from __future__ import annotations

from collections import Counter
from http import HTTPStatus

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regalia.server.http.bodies import problem
from regalia.server.http.hosts import SHOWN, Hosts
from regalia.server.limits import Buckets, Limits, network_of
from regalia.server.problems import HttpProblem, malformed, not_yours, too_fast

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
SAFE = ("GET", "HEAD")
NUL = "\0"  # some databases do not accept it in text
REFUSED = 4403


def refused_origin(scope: Scope, hosts: Hosts) -> str:
    """Why a request does not come from one of our pages; empty if it does.

    Browsers name the page with its scheme; programs name none, and have no cookies.
    """
    origin, own = Headers(scope=scope).get("origin"), hosts.origin(scope)
    if origin is None or origin.lower() == own:
        return ""
    if origin.lower().partition("://")[2] != own.partition("://")[2]:
        return "This request comes from another site."
    return (
        f"This request comes from another site: {origin.partition('://')[0][:10]} and not {own.partition('://')[0]}."
        " Behind a TLS proxy, start the server with --public-url."
    )


def refused_host(scope: Scope, hosts: Hosts) -> str:
    """Why a request is not for this server; empty if it is."""
    foreign = hosts.foreign(scope)
    if not foreign:
        return ""
    return f"This server does not answer as '{foreign[:SHOWN]}'. If that is its name, start it with --allowed-host."


def from_elsewhere(scope: Scope) -> bool:
    """Whether another site's page sent the browser here.

    The browser then withholds our strict cookie, so a new cookie would replace the visitor's identity.
    """
    return Headers(scope=scope).get("sec-fetch-site") in ("cross-site", "same-site")


def address(scope: Scope) -> str:
    """The visitor's address as limits count it; behind a trusted proxy, the one that the proxy names."""
    client = scope.get("client")
    return network_of(client[0]) if client else ""


class Guard:
    """An ASGI application that wraps the application."""

    def __init__(self, app: ASGIApp, limits: Limits, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts
        self._requests = Buckets(limits.requests)
        self._sockets: Counter[str] = Counter()  # by address, which a trusted proxy names
        self._most_sockets = limits.connections

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._http({**scope, "scheme": self._hosts.scheme(scope)}, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        whose = address(scope)
        why = refused_host(scope, self._hosts) or refused_origin(scope, self._hosts)
        if why or not self._requests.take(whose) or NUL in scope["path"] or self._sockets[whose] >= self._most_sockets:
            await send({"type": "websocket.close", "code": REFUSED, "reason": "refused"})
            return
        self._sockets[whose] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets[whose] -= 1
            if not self._sockets[whose]:
                del self._sockets[whose]

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        wrong = self._wrong(scope)
        if wrong is not None:
            await problem(wrong)(scope, receive, dressed)
        else:
            await self._app(scope, receive, dressed)

    def _wrong(self, scope: Scope) -> HttpProblem | None:
        if not self._requests.take(address(scope)):
            return too_fast(1)
        if why := refused_host(scope, self._hosts):
            return HttpProblem(HTTPStatus.MISDIRECTED_REQUEST, why)
        if scope["method"] not in SAFE and (why := refused_origin(scope, self._hosts)):
            return not_yours(why)
        if NUL in scope["path"]:
            return malformed("There is no such page.")
        if len(scope["path"]) > 1000:
            return HttpProblem(HTTPStatus.REQUEST_URI_TOO_LONG, "This address is too long.")
        return None
