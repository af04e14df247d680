"""Runs the server: data folder, port and signals."""

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


class DataLock:
    """The lock on a data folder: at most one server per folder.

    It ends with the process.
    """

    def __init__(self, data: Path) -> None:
        """Create the folder if needed and lock it.

        Raises RegaliaError if it cannot be used or another server has it.
        """
        try:
            data.mkdir(parents=True, exist_ok=True)
            self._file = (data / "regalia.lock").open("w")
        except OSError as wrong:
            raise RegaliaError(
                f"The data folder {data} cannot be written: {wrong.strerror}. Choose another with --data."
            ) from None
        try:
            import fcntl
        except ImportError:  # this system has no file locks
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise RegaliaError(f"Another server is using the data folder {data}. Choose another with --data.") from None

    def release(self) -> None:
        self._file.close()


class Server(uvicorn.Server):
    """A uvicorn server that calls ``ready`` once it has started."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def run(app: ASGIApp, bound: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until SIGINT or SIGTERM, then finish open requests."""
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
    gc.freeze()  # loaded modules stay, and scenes are created and dropped by the thousand without cycles
    gc.set_threshold(4_000, 8, 1_000)
    before = {number: signal.signal(number, _ignored) for number in (signal.SIGINT, signal.SIGTERM)}
    try:  # uvicorn installs its own handlers and re-raises the signal at the end, for ours
        Server(config, ready).run(sockets=[bound])
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def open_browser(url: str) -> None:
    webbrowser.open(url)


def _ignored(number: int, frame: object) -> None:
    """Ignore the signal: the server has already stopped."""
