"""The outline of an elimination event: all its rounds, with those still to come.

Cells are ordered so that the lines between them never cross. Heights are in lines of text.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from regalia.events import bracket
from regalia.events.bout import winner
from regalia.events.event import Event
from regalia.events.model import Round
from regalia.events.tables import sizes

GAP = 1.0  # lines between two cells of the first round
BY_LOT = "drawn by lot"
TITLES = {1: "Final", 2: "Semi-finals", 4: "Quarter-finals"}


@dataclass(frozen=True, slots=True)
class Side:
    """One line of a cell: an entrant, or in words who will stand there."""

    entrant: int | None
    words: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """A match or a bye. ``number`` counts the matches of the event; byes have none."""

    sides: tuple[Side, ...]
    number: int = 0
    table: int = 0  # in its round, from 1; 0 before the round is drawn, and for a bye
    won: int | None = None  # the entrant who goes on, once that is decided
    feeds: int | None = None  # the cell of the next column to which its winner goes, where that is known
    middle: float = 0.0

    @property
    def height(self) -> int:
        return max(len(self.sides), 1)


@dataclass(frozen=True, slots=True)
class Column:
    """A round."""

    title: str
    cells: tuple[Cell, ...]


def outline(event: Event) -> tuple[Column, ...]:
    """The columns of an elimination event that has started; empty for others."""
    if not event.plan.eliminates or not event.entrants or event.phase == "building":
        return ()
    columns = _fixed(event) if event.plan.system == "bracket" else _by_lot(event)
    return _titled(_spread(_numbered(columns)), fixed=event.plan.system == "bracket")


# ---- a bracket that is drawn once


def _fixed(event: Event) -> list[list[Cell]]:
    columns: list[list[Cell]] = []
    number, count = 1, len(bracket.first_places(event))
    while count:
        known = number <= len(event.rounds) + (1 if event.round_over else 0)
        places = bracket.places(event, number) if known else [()] * count
        made = event.rounds[number - 1] if number <= len(event.rounds) else None
        last = count == 1
        columns.append([_place(event, made, place, None if last else index // 2) for index, place in enumerate(places)])
        number, count = number + 1, count // 2
    return columns


def _place(event: Event, made: Round | None, place: bracket.Place, feeds: int | None) -> Cell:
    table = next((n for n, bout in enumerate(made.bouts, 1) if bout.entrants == place), 0) if made else 0
    return Cell(_sides(place), table=table, won=_won(event, made, table), feeds=feeds)


def _won(event: Event, made: Round | None, table: int) -> int | None:
    bout = made.bouts[table - 1] if made and table else None
    return winner(bout) if bout is not None and event.over(bout) else None


# ---- rounds that are drawn one by one


def _by_lot(event: Event) -> list[list[Cell]]:
    columns: list[list[Cell]] = []
    for number, made in reversed([*enumerate(event.rounds)]):
        cells = [Cell(_sides(bout.entrants), table=n, won=_won(event, made, n)) for n, bout in enumerate(made.bouts, 1)]
        cells += [Cell(_sides((entrant,))) for entrant in made.byes]
        if number + 1 < len(event.rounds):
            cells = [replace(cell, feeds=_next(cell, columns[0])) for cell in cells]
            cells.sort(key=lambda cell: len(columns[0]) if cell.feeds is None else cell.feeds)
        columns.insert(0, cells)
    left = len(columns[-1]) if columns else len(event.remaining)
    while left > 1 or not columns:
        groups = _groups(left, event.plan.table_size)
        columns.append([Cell((Side(None, BY_LOT),) * size) for size in groups])
        left = len(groups)
    return columns


def _groups(left: int, size: int) -> list[int]:
    return sizes(left, size) if size > 2 else [2] * (left // 2) + [1] * (left % 2)


def _sides(entrants: tuple[int, ...]) -> tuple[Side, ...]:
    return tuple(Side(entrant) for entrant in entrants)


def _next(cell: Cell, later: list[Cell]) -> int | None:
    """Where in the next round the winner of a cell plays."""
    through = cell.won if cell.table else cell.sides[0].entrant
    return next((n for n, other in enumerate(later) if Side(through) in other.sides), None)


# ---- numbers, heights, titles


def _numbered(columns: list[list[Cell]]) -> list[list[Cell]]:
    """Number the matches, and say who comes to the places that are still free."""
    number = 0
    found: list[list[Cell]] = []
    for depth, cells in enumerate(columns):
        column: list[Cell] = []
        for index, cell in enumerate(cells):
            feeders = [one for one in found[-1] if one.feeds == index] if depth else []
            cell = replace(cell, sides=_waiting(cell, feeders))
            number += len(cell.sides) > 1
            column.append(replace(cell, number=number if len(cell.sides) > 1 else 0))
        found.append(column)
    return found


def _waiting(cell: Cell, feeders: list[Cell]) -> tuple[Side, ...]:
    if not feeders or len(cell.sides) == len(feeders):
        return cell.sides
    here = {side.entrant for side in cell.sides}
    return tuple(
        next((side for side in feeder.sides if side.entrant in here and side.entrant is not None), _coming(feeder))
        for feeder in feeders
        if feeder.sides
    )


def _coming(feeder: Cell) -> Side:
    if feeder.won is not None:
        return Side(feeder.won)
    return Side(None, f"winner of {feeder.number}") if feeder.number else feeder.sides[0]


def _spread(columns: list[list[Cell]]) -> list[list[Cell]]:
    """Give every cell its height: halfway between those that lead to it."""
    found: list[list[Cell]] = []
    total = sum(cell.height + GAP for cell in columns[0])
    for depth, cells in enumerate(columns):
        column: list[Cell] = []
        top = 0.0
        for index, cell in enumerate(cells):
            before = [one.middle for one in found[-1] if one.feeds == index] if depth else []
            even = top + cell.height / 2 if depth == 0 else total * (index + 0.5) / len(cells)
            column.append(replace(cell, middle=sum(before) / len(before) if before else even))
            top += cell.height + GAP
        found.append(column)
    return found


def _titled(columns: list[list[Cell]], *, fixed: bool) -> tuple[Column, ...]:
    titles = TITLES if fixed else {1: TITLES[1]}
    return tuple(
        Column(titles.get(len(cells), f"Round {number}") if len(columns) > 1 else TITLES[1], tuple(cells))
        for number, cells in enumerate(columns, 1)
    )
