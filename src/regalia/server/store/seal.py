"""The seal of a table: the server's secret and the players' parts.

Each player's client first promises a random part by showing its hash. When all have promised, or the time is up, the
promises are closed and shown; then the parts are opened. So nobody, not even the server together with a player, can
choose a part after seeing the others, and everybody sees who withholds one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from regalia.fairness.derivation import house_part, is_value, sealed, seed
from regalia.fairness.envelope import Share
from regalia.kernel.errors import RegaliaError
from regalia.server.store.rows import Seat
from regalia.server.wire.table import ChanceInfo, ShareInfo

Stage = Literal["promising", "opening", "sealed"]


class Seal(msgspec.Struct, omit_defaults=True, kw_only=True, frozen=True):
    """A seal as it is stored. Before the end, only ``info`` may be shown."""

    table: str
    secret: str
    promises: tuple[str, ...]  # by seat
    parts: tuple[str, ...]
    stage: Stage = "promising"
    house: tuple[int, ...] = ()  # the seats whose part is the server's, once promises are closed

    def __repr__(self) -> str:
        return f"Seal({self.table!r}, {self.stage!r})"  # safe to log

    @property
    def done(self) -> bool:
        return self.stage == "sealed"

    def promised(self, seat: int, promise: str) -> Seal:
        """The seal with a seat's promise.

        Raises RegaliaError if it is late, malformed or changed; repeating it is harmless.
        """
        if promise and promise == self.promises[seat]:
            return self
        if self.stage != "promising":
            raise RegaliaError(
                "Your browser joined the shuffle too late: the server takes your part in it. The cards are still checked."
            )
        if not is_value(promise):
            raise RegaliaError("A promise must be a SHA-256 hash: 64 lower-case hex digits.")
        if self.promises[seat]:
            raise RegaliaError("This seat has already promised another part.")
        return msgspec.structs.replace(self, promises=_put(self.promises, seat, promise))

    def opened(self, seat: int, part: str) -> Seal:
        """The seal with a seat's part.

        Raises RegaliaError at the wrong time or for a wrong part; repeating it is harmless.
        """
        if part and part == self.parts[seat]:
            return self
        if self.stage != "opening":
            when = (
                "yet: others still have to promise"
                if self.stage == "promising"
                else "any more: the cards have been dealt"
            )
            raise RegaliaError(f"Parts are not accepted {when}.")
        if not is_value(part) or sealed(part) != self.promises[seat]:
            raise RegaliaError("This is not the part that the seat promised.")
        return msgspec.structs.replace(self, parts=_put(self.parts, seat, part))

    def awaited(self, seats: Sequence[Seat]) -> list[int]:
        """The seats that have not yet done what the stage asks for."""
        if self.stage == "promising":
            return [n for n, seat in enumerate(seats) if seat.kind != "bot" and not self.promises[n]]
        if self.stage == "opening":
            return [
                n for n, promise in enumerate(self.promises) if promise and not self.parts[n] and n not in self.house
            ]
        return []

    def closed(self, seats: Sequence[Seat]) -> Seal:
        """The seal in its next stage. Bots' parts are derived from the server's secret."""
        if self.stage != "promising":
            return msgspec.structs.replace(self, stage="sealed")
        house = tuple(n for n, seat in enumerate(seats) if seat.kind == "bot")
        given = {n: house_part(self.secret, self.table, n) for n in house}
        closed = msgspec.structs.replace(
            self,
            stage="opening",
            house=house,
            promises=tuple(sealed(given[n]) if n in given else promise for n, promise in enumerate(self.promises)),
            parts=tuple(given.get(n, "") for n in range(len(self.parts))),
        )
        return closed if closed.awaited(seats) else msgspec.structs.replace(closed, stage="sealed")

    def seed(self) -> bytes:
        if not self.done:
            raise RuntimeError("Nothing can be drawn before the seal is closed.")
        return seed(self.secret, self.table, self.parts)

    def shares(self) -> list[Share]:
        return [
            Share(by="house" if n in self.house else "player", promise=self.promises[n], part=self.parts[n])
            for n in range(len(self.parts))
        ]

    def info(self) -> ChanceInfo:
        """What everybody may know: never the secret, no part before all are in."""
        return ChanceInfo(
            commitment=sealed(self.secret),
            stage=self.stage,
            shares=tuple(
                ShareInfo(
                    by=share.by, promise=share.promise, part=share.part if self.done and share.by == "player" else ""
                )
                for share in self.shares()
            ),
        )


def new_seal(table: str, secret: str, seats: int) -> Seal:
    return Seal(table=table, secret=secret, promises=("",) * seats, parts=("",) * seats)


def _put(texts: tuple[str, ...], seat: int, text: str) -> tuple[str, ...]:
    return (*texts[:seat], text, *texts[seat + 1 :])
