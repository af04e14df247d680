"""Running the server: the data folder, the port, the signals."""

from __future__ import annotations

import gc
import signal
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

from regalia.kernel.errors import RegaliaError

LARGEST_FRAME = 64 * 1024
GRACE = 3  # seconds for open requests when the server is asked to stop


def listening(host: str, port: int) -> socket.socket:
    """A socket bound to that address; raises RegaliaError in plain words."""
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
    """What to type into a browser."""
    host, port = bound.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


class DataLock:
    """One server a data folder: the lock is held as long as the process lives, however it ends."""

    def __init__(self, data: Path) -> None:
        """Makes the folder if it is not there; raises RegaliaError if it cannot be used or another server has it."""
        try:
            data.mkdir(parents=True, exist_ok=True)
            self._file = (data / "regalia.lock").open("w")
        except OSError as wrong:
            raise RegaliaError(
                f"The data folder {data} cannot be written: {wrong.strerror}. Choose another with --data."
            ) from None
        try:
            import fcntl
        except ImportError:  # no such locks on this system
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise RegaliaError(f"Another server uses the data folder {data}. Choose another with --data.") from None

    def release(self) -> None:
        self._file.close()


class Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def run(app: ASGIApp, bound: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until SIGINT or SIGTERM; then finish what is under way."""
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        lifespan="on",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
    )
    gc.freeze()  # what is loaded stays; pictures are made and thrown away by the thousand and hold no cycles
    gc.set_threshold(4_000, 8, 1_000)
    before = {number: signal.signal(number, _ignored) for number in (signal.SIGINT, signal.SIGTERM)}
    try:  # uvicorn puts its own handlers in place, and at the end raises the signal once more: for the one above
        Server(config, ready).run(sockets=[bound])
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def open_browser(url: str) -> None:
    webbrowser.open(url)


def _ignored(number: int, frame: object) -> None:
    """The server has stopped already."""
