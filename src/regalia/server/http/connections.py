"""Connections below HTTP: how many an address may have, and how slow they may be.

uvicorn waits for ever for the head of a request and counts nothing, so one address with a thousand slow connections
would lock everybody else out. These protocols close such connections and say so in the log.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from regalia.kernel.errors import RegaliaError
from regalia.server.limits import Limits, network_of

LARGEST_HEAD = 32 * 1024  # bytes
SLOW_READS = 12  # deadlines that pass while a visitor still reads an answer
QUIET = 10.0  # seconds between two log lines of the same kind
ANSWER = "HTTP/1.1 {}\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{}"
TOO_MANY = "429 Too Many Requests", "Your address has too many connections to this server: close some."
FULL = "503 Service Unavailable", "The server is full: try again later."
TOO_LARGE = "431 Request Header Fields Too Large", "The head of this request is too large."

log = logging.getLogger("regalia.server")

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(slots=True)
class Connections:
    """All open connections of a server, counted by address. A trusted proxy has as many as it wants."""

    limits: Limits
    proxies: tuple[Network, ...] = ()
    most: int = 100_000  # all addresses together
    open: Counter[str] = field(default_factory=Counter)
    all: int = 0
    _told: dict[str, float] = field(default_factory=dict)

    def refused(self, address: str) -> tuple[str, str] | None:
        """The refusal of one more connection from there; None if it is welcome."""
        if self.all >= self.most:
            self.note("full", "The server has %d connections, which is all it can have: others are refused", self.all)
            return FULL
        if self.open[network_of(address)] >= self.limits.connections and not self.trusts(address):
            self.note("many", "%s has %d connections: more are refused", address, self.limits.connections)
            return TOO_MANY
        return None

    def trusts(self, address: str) -> bool:
        """Whether a trusted proxy has this address."""
        try:
            return any(ipaddress.ip_address(address) in network for network in self.proxies)
        except ValueError:
            return False

    def came(self, address: str) -> None:
        self.all += 1
        self.open[network_of(address)] += 1

    def went(self, address: str) -> None:
        self.all -= 1
        key = network_of(address)
        self.open[key] -= 1
        if not self.open[key]:
            del self.open[key]

    def note(self, kind: str, text: str, *given: object) -> None:
        """Log a warning, unless one of its kind was logged a moment ago."""
        now = time.monotonic()
        if now - self._told.get(kind, -QUIET) >= QUIET:
            self._told[kind] = now
            log.warning(text, *given)

    def settings(self) -> dict[str, Any]:
        """uvicorn's settings: the protocols, and whose X-Forwarded-For it believes."""
        return {
            "http": _with(HttpConnection, self),
            "ws": _with(SocketConnection, self),
            "proxy_headers": bool(self.proxies),
            "forwarded_allow_ips": [str(network) for network in self.proxies],
        }


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection whose requests and answers have deadlines."""

    counted: Connections
    _timer: asyncio.TimerHandle | None = None
    _waits = False  # for the rest of a head
    _head = 0  # bytes of it so far
    _refused = False
    _late = 0
    _unsent = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        wrong = self.counted.refused(self._address)
        self.counted.came(self._address)
        if wrong is not None:
            self._close_with(wrong)
        self._await_head()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        if self._waits:
            room = LARGEST_HEAD - self._head
            self._head += len(data)
            if self._head > LARGEST_HEAD:  # what comes after the head is the body, which has its own limit
                super().data_received(data[:room])
                if self._in_head():
                    note = "%s sent a request head of more than %d bytes"
                    self.counted.note("head", note, self._address, LARGEST_HEAD)
                    self._close_with(TOO_LARGE)
                    return
                data = data[room:]
        if not self.transport.is_closing():
            super().data_received(data)

    def _in_head(self) -> bool:
        """Whether more of a request's head is to come."""
        return self._waits

    def on_headers_complete(self) -> None:
        self._waits = False
        self._arm(self.counted.limits.exchange)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if self.cycle is not None and self.cycle.response_complete:
            self._await_head()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete and not self.cycle.more_body:
            self._await_head()

    def handle_websocket_upgrade(self) -> None:
        self._disarm()
        super().handle_websocket_upgrade()  # the socket's protocol counts on

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        self.counted.went(self._address)
        super().connection_lost(exc)

    def _await_head(self) -> None:
        """Wait for the next request."""
        self._waits, self._head, self._late = True, 0, 0
        self._arm(self.counted.limits.head)

    def _arm(self, seconds: float) -> None:
        self._disarm()
        self._timer = self.loop.call_later(seconds, self._time_up)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_up(self) -> None:
        """Close a connection that has been too slow, unless its visitor still reads an answer."""
        unsent = self.transport.get_write_buffer_size()
        if unsent > 0 and (not self._late or unsent < self._unsent) and self._late < SLOW_READS:
            self._unsent = unsent
            self._late += 1
            self._arm(self.counted.limits.head)
            return
        if not self.transport.is_closing():
            self.counted.note("slow", "A connection from %s was too slow and has been closed", self._address)
        self.transport.abort()

    def _close_with(self, answer: tuple[str, str]) -> None:
        status, text = answer
        self._refused = True
        self.transport.write(ANSWER.format(status, len(text), text).encode())
        self.transport.close()


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket connection, which was counted when it was still HTTP."""

    counted: Connections

    def connection_lost(self, exc: Exception | None) -> None:
        self.counted.went(self.client[0] if self.client else "")
        super().connection_lost(exc)


Protocol = TypeVar("Protocol", HttpConnection, SocketConnection)


def _with(kind: type[Protocol], counted: Connections) -> type[Protocol]:
    return type(kind.__name__, (kind,), {"counted": counted})


def networks(addresses: Iterable[str]) -> tuple[Network, ...]:
    """The networks of trusted proxies. Raises RegaliaError."""
    try:
        return tuple(ipaddress.ip_network(address) for address in addresses)
    except ValueError as wrong:
        raise RegaliaError(f"A trusted proxy is an address like 127.0.0.1 or 10.0.0.0/8: {wrong}.") from None
