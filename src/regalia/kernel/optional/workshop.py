"""Workshop: what a game tells editors about parts that players make themselves, such as units. Optional."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Bout:
    """A game in which a part is tried. ``seat``: where the side with the part sits."""

    options: Mapping[str, Any]
    seats: int
    seat: int


class Workshop:
    """Measures, prices and tries parts of one kind. A game subclasses it in its module ``workshop``."""

    kind: str  # of the works that hold such a part

    def bench(self) -> Mapping[str, Any]:
        """All that an editor must know before the first change: standard parts, bounds, words."""
        raise NotImplementedError

    def appraisal(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """What a part costs and can do, or its faults in words by field; it need not be finished."""
        raise NotImplementedError

    def faults(self, data: Mapping[str, Any]) -> Sequence[str]:
        """Every fault of a part, in sentences; empty for a part that can be played."""
        raise NotImplementedError

    def options(self, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """The options of a table at which a part without faults can be used."""
        raise NotImplementedError

    def bouts(self, data: Mapping[str, Any], number: int) -> Sequence[Bout]:
        """The games with the deal of that number, the part on every side in turn; the same every time."""
        raise NotImplementedError
