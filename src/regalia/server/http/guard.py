"""The guard: checks the origin and size of every request, and sets security headers."""

from __future__ import annotations

from http import HTTPStatus

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regalia.server.http.bodies import problem
from regalia.server.limits import Buckets, Limits
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


def same_origin(scope: Scope) -> bool:
    """Whether a request comes from one of our pages.

    Browsers name the page; programs name none, and have no cookies.
    """
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host", "")


def from_elsewhere(scope: Scope) -> bool:
    """Whether another site's page sent the browser here.

    The browser then withholds our strict cookie, so a new cookie would replace the visitor's identity.
    """
    return Headers(scope=scope).get("sec-fetch-site") in ("cross-site", "same-site")


def address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


class Guard:
    """An ASGI application that wraps the application."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app = app
        self._requests = Buckets(limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if not same_origin(scope) or not self._requests.take(address(scope)) or NUL in scope["path"]:
                await send({"type": "websocket.close", "code": REFUSED, "reason": "refused"})
                return
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        wrong = self._wrong(scope)
        if wrong is not None:
            await problem(wrong)(scope, receive, dressed)
        else:
            await self._app(scope, receive, dressed)

    def _wrong(self, scope: Scope) -> HttpProblem | None:
        if not self._requests.take(address(scope)):
            return too_fast(1)
        if scope["method"] not in SAFE and not same_origin(scope):
            return not_yours("This request comes from another site.")
        if NUL in scope["path"]:
            return malformed("There is no such page.")
        if len(scope["path"]) > 1000:
            return HttpProblem(HTTPStatus.REQUEST_URI_TOO_LONG, "This address is too long.")
        return None
