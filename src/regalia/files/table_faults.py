"""What is wrong with a table: its options one by one, its number of seats, and what they contradict together."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from regalia.kernel.errors import OptionError
from regalia.kernel.files.fault import Fault, joined, written
from regalia.kernel.files.schema import schema_faults
from regalia.kernel.files.shapes import options_shape
from regalia.kernel.game import Game
from regalia.kernel.options import Option

NAMED = re.compile(r"'([a-z_]+)'")
SEATS = re.compile(r"\bseats\b")


def table_faults(
    game: Game, options: Mapping[str, Any], seats: int | None, place: str = "options", seats_place: str = "seats"
) -> list[Fault]:
    """Every fault of a table's options and of its number of seats, each with its place."""
    found = [fault.within(place) for fault in schema_faults(options_shape(game.options), options)]
    for option in game.options:
        if option.kind == "data" and option.name in options:
            found += [fault.within(place) for fault in _value_faults(game, option, options[option.name])]
    if seats is not None and not game.least_seats <= seats <= game.most_seats:
        least, most = game.least_seats, game.most_seats
        span = str(least) if least == most else f"{least} to {most}"
        return [*found, Fault(seats_place, f"{game.title} takes {span} seats.", written(seats))]
    spoilt = {re.split(r"[.\[]", fault.place.removeprefix(place).lstrip("."))[0] for fault in found}
    good = {name: value for name, value in options.items() if name not in spoilt}
    return [*found, *_contradictions(_Table(game, good, seats), place, seats_place)]


def _value_faults(game: Game, option: Option, value: Any) -> list[Fault]:
    """The faults of a value, which may be a whole map or a list of units."""
    kind = next((kind for kind in game.file_kinds() if kind.name == option.name), None)
    if kind is not None and isinstance(value, Mapping):
        return [fault.within(option.name) for fault in kind.faults(value)]
    if kind is not None and isinstance(value, list):
        return kind.faults({"format": kind.format, "game": game.key, option.name: value})
    try:
        option.checked(value)
    except OptionError as wrong:
        return [Fault(option.name, str(wrong), written(value))]
    return []


# ---- contradictions


@dataclass(frozen=True, slots=True)
class _Table:
    """Options with a number of seats; ``changed`` says how they were mended last, ``moved`` whether in the seats."""

    game: Game
    options: Mapping[str, Any]
    seats: int | None
    changed: str = ""
    moved: bool = False

    def refusal(self) -> str:
        """Why the game does not take these options together; empty if it does."""
        try:
            self.game.set_up(self.options, self.seats)
        except OptionError as wrong:
            return str(wrong)
        return ""

    def mended(self, wrong: str) -> list[tuple[str, str, _Table]]:
        """The tables that are not refused for this reason: why they are, what was changed, and the table.

        One option is left out, or the number of seats is another where the reason is about it.
        """
        about_seats = self.seats is not None and not self.moved and SEATS.search(wrong)
        tried = [
            ("", _Table(self.game, self.options, count, f"With {count} seats: ", True))
            for count in range(self.game.least_seats, self.game.most_seats + 1)
            if about_seats
        ]
        for name in self.options:
            left = {other: value for other, value in self.options.items() if other != name}
            tried.append((name, _Table(self.game, left, self.seats, f"Without '{name}': ", self.moved)))
        found = [(table.refusal(), name, table) for name, table in tried]
        return [one for one in found if one[0] != wrong and not (one[2].moved > self.moved and SEATS.search(one[0]))]


def _contradictions(table: _Table, place: str, seats_place: str) -> Iterator[Fault]:
    """What a table's options contradict. After each, the table is mended by one change and tried again."""
    while wrong := table.refusal():
        mended = table.mended(wrong)
        names = [name for _, name, _ in mended if name]
        told = [name for name in NAMED.findall(wrong) if name in names] or (names if len(names) == 1 else [])
        at = joined(place, told[0]) if told else place if names or not mended else seats_place
        yield Fault(at, f"{table.changed}{wrong}", written(table.options[told[0]]) if told else "")
        if not mended or not all(left for left, _, _ in mended):
            return
        likely = ["", *told, *reversed(names)]
        table = min(mended, key=lambda one: likely.index(one[1]))[2]
