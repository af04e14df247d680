"""A law, and the possible outcomes of checking it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import msgspec

from regalia.kernel.record import Record
from regalia.testing.trial import Trial

Outcome = Literal["ok", "broken", "not here", "skipped"]


class Broken(Exception):
    """A counterexample, in plain words. The battery adds the record that leads to it."""


class NotHere(Exception):
    """The law cannot be checked in this place, and why."""


@dataclass(frozen=True, slots=True)
class Law:
    """A law and its check. The check returns what it examined, or raises Broken or NotHere.

    A law that needs others is skipped where one of them is broken, so that the report names the cause and not what follows
    from it.
    """

    number: int
    promise: str
    check: Callable[[Trial], str]
    needs: tuple[int, ...] = ()


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """The outcome of checking one law; of a broken one, with the record of the game up to there."""

    law: int
    promise: str
    outcome: Outcome
    text: str
    record: Record | None = None
