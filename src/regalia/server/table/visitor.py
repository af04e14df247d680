"""A visitor: one socket at a table, and the seat it looks from."""

from __future__ import annotations

import msgspec

from regalia.kernel.state import SPECTATOR
from regalia.server.table.outbox import Outbox
from regalia.server.wire.messages import Error, ServerMessage

_encode = msgspec.json.Encoder().encode


def frame(message: ServerMessage) -> bytes:
    return _encode(message)


class Visitor:
    """One socket at a table.

    ``viewer`` is a seat or SPECTATOR; it changes when the guest sits down. ``holder`` is the guest in that seat: a
    program may have come by seat token, without a cookie, and stays only as long as that guest does.
    """

    def __init__(self, outbox: Outbox, guest: str | None, viewer: int = SPECTATOR) -> None:
        self.outbox = outbox
        self.guest = guest
        self.viewer = viewer
        self.holder = ""
        self.blocked: frozenset[str] = frozenset()  # guests whose messages it is not shown
        self.sessions: frozenset[str] = frozenset()  # of accounts; the socket is closed when one of them ends

    def sit(self, seat: int, holder: str) -> None:
        self.viewer, self.holder = seat, holder

    def send(self, message: ServerMessage) -> None:
        self.outbox.push(frame(message))

    def fail(self, text: str) -> None:
        """Send an error and close."""
        self.send(Error(text=text, fatal=True))
        self.outbox.close()
