"""The seal of a table: the house's secret, and what each seat adds to it before the first card.

First everybody promises: each player's client shows the hash of a random part. When all have, or the time is up, no promise
is taken any more and all are shown; then the parts are opened. So nobody, not even the house together with one player, can
choose a part after having seen the others, and whoever withholds a part is seen to.
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
    """As it is stored. Never shown before the end but by ``info``."""

    table: str
    secret: str
    promises: tuple[str, ...]  # by seat
    parts: tuple[str, ...]
    stage: Stage = "promising"
    house: tuple[int, ...] = ()  # the seats whose part is the house's, once promises are closed

    def __repr__(self) -> str:
        return f"Seal({self.table!r}, {self.stage!r})"  # it may stand in a log

    @property
    def done(self) -> bool:
        return self.stage == "sealed"

    def promised(self, seat: int, promise: str) -> Seal:
        """Raises RegaliaError for a promise that comes too late, is another one, or is none. Once more is harmless."""
        if promise and promise == self.promises[seat]:
            return self
        if self.stage != "promising":
            raise RegaliaError("The promises are closed: this seat's part stays empty.")
        if not is_value(promise):
            raise RegaliaError("A promise is a SHA-256 in lower-case hex: 64 characters.")
        if self.promises[seat]:
            raise RegaliaError("This seat has promised another part already.")
        return msgspec.structs.replace(self, promises=_put(self.promises, seat, promise))

    def opened(self, seat: int, part: str) -> Seal:
        """Raises RegaliaError for a part that comes at the wrong time or is not the promised one. Once more is harmless."""
        if part and part == self.parts[seat]:
            return self
        if self.stage != "opening":
            when = "yet: others have still to promise" if self.stage == "promising" else "any more: the cards are dealt"
            raise RegaliaError(f"No part is taken {when}.")
        if not is_value(part) or sealed(part) != self.promises[seat]:
            raise RegaliaError("This is not the part that the seat has promised.")
        return msgspec.structs.replace(self, parts=_put(self.parts, seat, part))

    def awaited(self, seats: Sequence[Seat]) -> list[int]:
        """The seats that could still do what the stage is for."""
        if self.stage == "promising":
            return [n for n, seat in enumerate(seats) if seat.kind != "bot" and not self.promises[n]]
        if self.stage == "opening":
            return [
                n for n, promise in enumerate(self.promises) if promise and not self.parts[n] and n not in self.house
            ]
        return []

    def closed(self, seats: Sequence[Seat]) -> Seal:
        """The next stage, whoever is missing. The parts of bots are the house's, and follow from its secret."""
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
        """What everybody at the table may know: no secret, no part before all are in, and none of the house's."""
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
