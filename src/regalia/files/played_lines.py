"""Lines of a game in a file: what a fault keeps from being checked in those after it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from regalia.kernel.files.fault import Fault
from regalia.kernel.game import Game

LINE = re.compile(r"lines\[(\d+)\]")
TABLE = ("game", "options", "seats", "rules")  # without them no line can be played


def readable_seats(game: Game, seats: int) -> int:
    """The number of seats for reading lines: the file's, or the game's largest if the game does not allow that."""
    return seats if game.least_seats <= seats <= game.most_seats else game.most_seats


def outermost(place: str) -> str:
    """The outermost field in which a place lies."""
    return re.split(r"[.\[]", place)[0]


def unjudged(data: Mapping[str, Any], faults: Sequence[Fault]) -> list[Fault]:
    """A note on the lines of which only the form was checked; none if all of them were played."""
    lines = data.get("lines")
    last = len(lines) - 1 if isinstance(lines, list) else -1
    table = next((fault.place for fault in faults if outermost(fault.place) in TABLE), "")
    if table and last >= 0:
        checked = "No line was checked" if table == "game" else "Only the form of the lines was checked"
        return [Fault("lines", f"{checked}, because the fault in {table} keeps them from being played.")]
    first = min((int(found[1]) for fault in faults if (found := LINE.fullmatch(fault.place))), default=last)
    if first >= last:
        return []
    one = first + 1 == last
    place = f"lines[{first + 1}]" if one else f"lines[{first + 1}] to lines[{last}]"
    form = "its form" if one else "their form"
    return [Fault(place, f"Only {form} was checked, because what is legal there depends on lines[{first}].")]
