"""What a record says about its chance, under the key ``chance``; other readers ignore it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from regalia.fairness.dealing import Draw, redealt
from regalia.fairness.derivation import SCHEME, epoch_of, sealed, seed
from regalia.kernel.errors import RecordError
from regalia.kernel.match import Match

By = Literal["player", "house"]


class Share(msgspec.Struct, omit_defaults=True, kw_only=True, frozen=True):
    """What a seat added to chance; empty texts if it gave nothing in time."""

    by: By
    promise: str = ""
    part: str = ""


class Envelope(msgspec.Struct, omit_defaults=True, kw_only=True, frozen=True):
    """Everything needed to recompute every card and die of a record."""

    scheme: str
    table: str
    commitment: str
    secret: str
    shares: tuple[Share, ...]  # by seat
    epochs: tuple[int, ...]  # the first line of each
    lines: int  # how many there are
    draws: tuple[tuple[int, str], ...]  # in order: the line, and its possible outcomes with their weights
    outside: tuple[int, ...] = ()  # chance lines that were not drawn, such as a clock that ran out

    def seed(self) -> bytes:
        return seed(self.secret, self.table, [share.part for share in self.shares])


def opened(match: Match, table: str, secret: str, shares: Sequence[Share], epochs: Sequence[int] = (1,)) -> Envelope:
    """The envelope of a finished match, whose lines are not checked here."""
    source = seed(secret, table, [share.part for share in shares])
    again = Match(match.game, match.options, match.seats)
    draws: list[tuple[int, str]] = []
    outside: list[int] = []
    for line, text in enumerate(match.lines, 1):
        if comes_from_outside(again, text):
            outside.append(line)
        elif text.startswith("~"):
            _, drawn = redealt(again, source, epoch_of(line, epochs))
            draws += [(line, written(draw)) for draw in drawn]
        again.play(text)
    return Envelope(
        scheme=SCHEME,
        table=table,
        commitment=sealed(secret),
        secret=secret,
        shares=tuple(shares),
        epochs=tuple(epochs),
        lines=len(match.lines),
        draws=tuple(draws),
        outside=tuple(outside),
    )


def read(value: Any) -> Envelope:
    """The envelope in a record; raises RecordError."""
    if value is None:
        raise RecordError("This record has no commitment: its cards cannot be checked.")
    try:
        envelope = msgspec.convert(value, Envelope)
    except msgspec.ValidationError as wrong:
        raise RecordError(f"What this record says about its chance is not valid: {wrong}.") from None
    if envelope.scheme != SCHEME:
        raise RecordError(f"Chance by '{envelope.scheme[:40]}' is unknown; this program checks '{SCHEME}'.")
    return envelope


def written(draw: Draw) -> str:
    """The outcomes of a draw as ``Ac Ad*2 Kh``, with weights other than 1."""
    return " ".join(
        word if weight == 1 else f"{word}*{weight}" for word, weight in zip(draw.words, draw.weights, strict=True)
    )


def comes_from_outside(match: Match, line: str) -> bool:
    """Whether a line that looks like chance was not drawn."""
    verb = match.game.codec.by_name.get((True, line[2:].partition(" ")[0]))
    return line.startswith("~ ") and verb is not None and verb.outside
