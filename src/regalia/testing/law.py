"""What a law is, and what can come of checking it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import msgspec

from regalia.kernel.record import Record
from regalia.testing.trial import Trial

Outcome = Literal["ok", "broken", "not here", "waits"]


class Broken(Exception):
    """A counterexample, in plain words. The battery adds the record that leads to it."""


class NotHere(Exception):
    """The law cannot be checked in this place, and why."""


@dataclass(frozen=True, slots=True)
class Law:
    """A law and its check, which reports what it examined or raises Broken, NotHere.

    A law that rests on others waits where one of them is broken: so that what is reported is the cause, and not all
    that comes of it.
    """

    number: int
    promise: str
    check: Callable[[Trial], str]
    needs: tuple[int, ...] = ()


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of one law; where it is broken, with the record of the game up to there."""

    law: int
    promise: str
    outcome: Outcome
    text: str
    record: Record | None = None
