"""Time controls: their bounds, and their description for players."""

from __future__ import annotations

from regalia.kernel.errors import RegaliaError
from regalia.server.wire.table import TimeControl

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR

BOUNDS = {"move": (10, HOUR), "fischer": (MINUTE, 3 * HOUR), "days": (DAY, 14 * DAY)}
LONGEST_INCREMENT = 5 * MINUTE


def checked(control: TimeControl | None) -> TimeControl | None:
    """The control, if it is within bounds; raises RegaliaError."""
    if control is None:
        return None
    least, most = BOUNDS[control.kind]
    if not least <= control.base <= most:
        raise RegaliaError(f"This clock must have {span(least)} to {span(most)}, not {control.base} seconds.")
    if control.increment and control.kind != "fischer":
        raise RegaliaError("Only a clock for the whole game can add time with each move.")
    if not 0 <= control.increment <= LONGEST_INCREMENT:
        raise RegaliaError(f"Each move can add 0 seconds to {span(LONGEST_INCREMENT)}.")
    if control.kind == "days" and control.base % DAY:
        raise RegaliaError("This clock counts whole days.")
    return control


def words(control: TimeControl | None) -> str:
    """The control in words; empty for none."""
    if control is None:
        return ""
    if control.kind != "fischer":
        return f"{span(control.base)} per move"
    more = f", plus {span(control.increment)} per move" if control.increment else ""
    return f"{span(control.base)} for the game{more}"


def span(seconds: int) -> str:
    """A duration in its largest whole unit."""
    for unit, word in ((DAY, "day"), (HOUR, "hour"), (MINUTE, "minute")):
        if seconds >= unit and seconds % unit == 0:
            count = seconds // unit
            return f"{count} {word}" if count == 1 else f"{count} {word}s"
    return f"{seconds} second" if seconds == 1 else f"{seconds} seconds"
