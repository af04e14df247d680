"""Runs the server: port and signals."""

from __future__ import annotations

import gc
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable

import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regalia.kernel.errors import RegaliaError
from regalia.server.aside import SWITCH
from regalia.server.http.connections import Connections

LARGEST_FRAME = 64 * 1024
HEARTBEAT = 8.0  # seconds between pings of a socket; one that is not answered in as many closes it
GRACE = 3  # seconds for open requests at shutdown


def listening(host: str, port: int) -> socket.socket:
    """A socket bound to that address; raises RegaliaError."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        bound = socket.socket(family)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
    except OSError as wrong:
        raise RegaliaError(
            f"{host} port {port} cannot be used: {wrong.strerror}. Choose another with --port."
        ) from None
    return bound


def address(bound: socket.socket) -> str:
    """The URL to open in a browser."""
    host, port = bound.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class Startup:
    """The application with the reason why it could not start, instead of a traceback in the log."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self.failure: RegaliaError | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self._app(scope, receive, send)
            return

        async def briefly(message: Message) -> None:
            wrong = sys.exception()
            if isinstance(wrong, RegaliaError):
                self.failure = wrong
                message = {"type": message["type"]}
            await send(message)

        await self._app(scope, receive, briefly)


class Server(uvicorn.Server):
    """A uvicorn server that calls ``ready`` once it has started."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def run(app: ASGIApp, bound: socket.socket, ready: Callable[[], None], connections: Connections) -> None:
    """Serve until SIGINT or SIGTERM, then finish open requests. Raises RegaliaError if it cannot start."""
    startup = Startup(app)
    config = uvicorn.Config(
        startup,
        **connections.settings(),
        log_level="warning",
        access_log=False,
        lifespan="on",
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
    )
    sys.setswitchinterval(SWITCH)
    gc.freeze()  # loaded modules stay, and scenes are created and dropped by the thousand without cycles
    gc.set_threshold(4_000, 8, 1_000)
    before = {number: signal.signal(number, _ignored) for number in (signal.SIGINT, signal.SIGTERM)}
    try:  # uvicorn installs its own handlers and re-raises the signal at the end, for ours
        server = Server(config, ready)
        server.run(sockets=[bound])
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if not server.started:
        raise startup.failure or RegaliaError("The server could not start. The log says why.")


def open_browser(url: str) -> None:
    webbrowser.open(url)


def _ignored(number: int, frame: object) -> None:
    """Ignore the signal: the server has already stopped."""
