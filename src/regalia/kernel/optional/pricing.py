"""Pricing: what a game tells the lab about parts that have a price, such as units of an army. Optional."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal


@dataclass(frozen=True)
class Part:
    """A kind of part: its key in options, its name, how it is written there, and how much it has of each parameter."""

    key: str
    name: str
    record: Mapping[str, Any]
    amounts: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Parameter:
    """A number of parts that has a price for each step: more of it ``helps``, ``harms``, or may do ``either``."""

    name: str
    words: str
    effect: Literal["helps", "harms", "either"] = "helps"


@dataclass(frozen=True, slots=True)
class Change:
    """A standard part with some parameters changed, and what was changed."""

    part: Part
    of: str  # the key of the standard part
    changes: tuple[tuple[str, int], ...]


class Pricing:
    """Two sides play with forces made of parts. A game subclasses it in its module ``pricing``."""

    part = "unit"
    force = "army"
    sizes: tuple[int, ...] = (4,)  # parts of a force; if all forces are equally large, the scale of prices is assumed
    parameters: tuple[Parameter, ...] = ()

    def parts(self) -> tuple[Part, ...]:
        """The standard parts, which have a price."""
        raise NotImplementedError

    def changes(self) -> Sequence[Change]:
        """Standard parts with one or two parameters changed by a step, as the rules allow them; the same every time."""
        raise NotImplementedError

    def options(self, forces: Sequence[Sequence[str]], new: Sequence[Part]) -> dict[str, Any]:
        """The options of a game between these forces, given by the keys of their parts; ``new`` are those not standard."""
        raise NotImplementedError
