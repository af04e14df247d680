"""Lessons: what is wrong with the lines, the steps and the answers of a guided game."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from regalia.files.played_lines import outermost, readable_seats, unjudged
from regalia.files.table_faults import table_faults
from regalia.files.table_kinds import beside_game, format_shape, game_shape, of_game, tables
from regalia.kernel.errors import Refused
from regalia.kernel.files.fault import Fault, written
from regalia.kernel.files.kind import FileKind
from regalia.kernel.files.shapes import Shape
from regalia.kernel.files.struct_shape import struct_shape
from regalia.kernel.game import Game
from regalia.kernel.line_form import misread
from regalia.kernel.match import Match
from regalia.lessons.lesson import FORMAT, Lesson, Step

USUAL_SEATS = 2
NAMED = 3  # unanswered lines that a fault names


@dataclass(frozen=True, slots=True)
class Placed:
    """A step with its place in the file."""

    place: str
    step: Step


def lesson_shape() -> Shape:
    return struct_shape(Lesson, "Lesson", format=format_shape(FORMAT), game=game_shape())


def lesson_faults(game: Game, data: Mapping[str, Any]) -> list[Fault]:
    """Every fault of a lesson's table, its steps, its lines, and its answers to other lines."""
    seats, seat = data.get("seats", USUAL_SEATS), data.get("seat", 0)
    found = table_faults(game, data.get("options", {}), seats)
    match = None if found else Match(game, data.get("options", {}), seats)
    seats = readable_seats(game, seats)
    if not 0 <= seat < seats:
        found.append(Fault("seat", f"The learner's seat is 0 to {seats - 1}.", written(seat)))
    steps = list(_steps(data))
    due, lost = _matched(steps, data["lines"], seat)
    found += lost
    for placed in steps:
        found += _key_faults(game, placed, seats)
    return [*found, *_line_faults(game, data["lines"], seats, match, due)]


def lesson_beside(game: Game, data: Mapping[str, Any], wrong: Collection[str]) -> list[Fault]:
    """The same among the fields that fit the schema; ``wrong`` are the places that do not."""
    spoilt = {outermost(place) for place in wrong}
    lines = data.get("lines")
    if not isinstance(lines, list):
        return []
    kept = {name: value for name, value in data.items() if name not in spoilt - {"beats", "lines"}}
    kept["lines"] = [line if isinstance(line, str) else "" for line in lines]
    return [fault for fault in lesson_faults(game, kept) if fault.place not in wrong]


def _steps(data: Mapping[str, Any]) -> Iterator[Placed]:
    """The steps that can be read, in the order of the file."""
    for number, beat in enumerate(tables(data.get("beats"))):
        for at, step in enumerate(tables(beat.get("steps"))):
            if isinstance(step.get("line"), str):
                instead = step.get("instead", {})
                answers = instead if isinstance(instead, Mapping) else {}
                yield Placed(f"beats[{number}].steps[{at}]", Step(step["line"], "", dict(answers)))


def _matched(steps: list[Placed], lines: list[str], seat: int) -> tuple[dict[int, Placed], list[Fault]]:
    """The steps by the number of their line, and the faults of those that have none.

    A step's line is looked for after the line of the step before it.
    """
    due: dict[int, Placed] = {}
    lost = []
    first = 0
    for placed in steps:
        line = placed.step.line
        if line.partition(" ")[0] != str(seat):
            reason = f"The learner has seat {seat}, so the line must begin with {seat}."
        elif line in lines[first:]:
            at = lines.index(line, first)
            due[at] = placed
            first = at + 1
            continue
        elif line in lines:
            reason = f"The lesson has this line only before lines[{first - 1}], which the step before asks for."
        else:
            reason = "The lesson's lines do not have this line."
        lost.append(Fault(f"{placed.place}.line", reason, written(line)))
    return due, lost


def _key_faults(game: Game, placed: Placed, seats: int) -> Iterator[Fault]:
    """Answers to what is neither a line nor a verb."""
    for key in placed.step.instead:
        if (False, key) not in game.codec.by_name and (reason := misread(game.codec, seats, key)):
            known = ", ".join(verb.name for verb in game.codec.verbs if not verb.chance)
            reason = reason if " " in key else f"This is neither a line nor a verb; the verbs are {known}."
            yield Fault(f"{placed.place}.instead", reason, written(key))


def _line_faults(
    game: Game, lines: list[str], seats: int, match: Match | None, due: Mapping[int, Placed]
) -> Iterator[Fault]:
    """Lines that cannot be played, and steps that leave another line unanswered; without a match only the lines' form."""
    for number, line in enumerate(lines):
        if match is None:
            if reason := misread(game.codec, seats, line):
                yield Fault(f"lines[{number}]", reason, written(line))
            continue
        if number in due:
            yield from _unanswered(match, due[number])
        try:
            match.play(line)
        except Refused as refused:
            yield Fault(f"lines[{number}]", str(refused), written(line))
            match = None


def _unanswered(match: Match, placed: Placed) -> Iterator[Fault]:
    step = placed.step
    missing = [other for other in match.legal() if other != step.line and not step.answer(other)]
    if missing:
        more = f" and {len(missing) - NAMED} more" if len(missing) > NAMED else ""
        reason = f"It has no answer to {', '.join(missing[:NAMED])}{more}. Answer each line, or its verb."
        yield Fault(f"{placed.place}.instead", reason, written(step.instead))


LESSON_KIND = FileKind(
    name="lesson",
    title="lesson",
    format=FORMAT,
    shape=lesson_shape,
    check=of_game(lesson_faults),
    beside=beside_game(lesson_beside),
    remarks=unjudged,
    marks=("beats", "lines", "end"),
    shipped=("data/lessons/*.toml",),
)
