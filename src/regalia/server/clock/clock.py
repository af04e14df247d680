"""The clocks of a table, computed from its lines and their times.

A clock runs for a seat while the table says that it is to move. It stops at the next line that every viewer notices;
a withheld line changes no clock, so that clocks reveal nothing that the table does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from regalia.server.clock.downtime import Downtime
from regalia.server.store.entries import standing
from regalia.server.store.rows import Written
from regalia.server.wire.table import TimeControl

LEAST = 5.0  # seconds that every move has, however little time is left


@dataclass(frozen=True, slots=True)
class GameClock:
    """The clocks at one moment.

    ``left``: the time of each seat when its current move began, or for its next one. ``since``: when the running move
    began.
    """

    control: TimeControl
    left: tuple[float, ...]
    seat: int | None  # whose clock runs
    since: float
    downtime: Downtime

    @classmethod
    def wound_up(cls, control: TimeControl, seats: int, begun: float, turn: int, downtime: Downtime) -> GameClock:
        return cls(control, (float(control.base),) * seats, turn if turn >= 0 else None, begun, downtime)

    def moved(self, at: float, turn: int, seen: bool) -> GameClock:
        """The clocks after a line stored at that time, with ``turn`` to move."""
        if not seen:
            return self
        left = self.left
        if self.seat is not None:
            after = self._after(left[self.seat], self._used(at))
            left = (*left[: self.seat], after, *left[self.seat + 1 :])
        return replace(self, left=left, seat=turn if turn >= 0 else None, since=at)

    def taken_back(self, at: float, turn: int) -> GameClock:
        """The clocks after a take-back: the time stays spent, and no increment is added."""
        left = list(self.left)
        if self.seat is not None and self.control.kind == "fischer":
            left[self.seat] = max(0.0, left[self.seat] - self._used(at))
        return replace(self, left=tuple(left), seat=turn if turn >= 0 else None, since=at)

    def remaining(self, seat: int, now: float) -> float:
        """The seconds that a seat has left at that time."""
        if seat != self.seat:
            return self.left[seat]
        return max(0.0, self._allowed(seat) - self._used(now))

    @property
    def due(self) -> float | None:
        """When the running clock is up; None where no clock runs."""
        if self.seat is None:
            return None
        up = self.since + self._allowed(self.seat)
        return self.downtime.later(self.since, up)

    def _allowed(self, seat: int) -> float:
        return max(self.left[seat], LEAST)

    def _used(self, at: float) -> float:
        return max(0.0, at - self.since - self.downtime.within(self.since, at))

    def _after(self, left: float, used: float) -> float:
        if self.control.kind != "fischer":
            return float(self.control.base)
        return max(0.0, left - used) + self.control.increment


def clock_sheet(
    control: TimeControl, begun: float | None, lines: Sequence[Written], downtime: Downtime
) -> dict[str, Any]:
    """The clocks for a record's envelope: the control, and the seconds before each standing line."""
    before = begun if begun is not None else (lines[0].at if lines else 0.0)
    spent: list[float] = []
    for written in lines:
        spent.append(round(max(0.0, written.at - before - downtime.within(before, written.at)), 3))
        before = written.at
    stand, _ = standing(lines)
    spent = [spent[line.number] for line in stand]
    return {"kind": control.kind, "base": control.base, "increment": control.increment, "spent": spent}
