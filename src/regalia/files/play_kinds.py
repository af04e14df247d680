"""Kinds that every game has and that hold play or words about it: records, lessons and house rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from regalia.files.table_kinds import format_shape, game_shape, of_game, table_faults
from regalia.house_rules import FORMAT as HOUSE_RULES
from regalia.house_rules import Book
from regalia.kernel.errors import Refused, RegaliaError
from regalia.kernel.files.fault import Fault, written
from regalia.kernel.files.kind import FileKind
from regalia.kernel.files.shapes import Shape
from regalia.kernel.files.struct_shape import struct_shape
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.record import FORMAT as RECORD
from regalia.kernel.record import Record
from regalia.lab.verify import fault_in
from regalia.lessons.lesson import FORMAT as LESSON
from regalia.lessons.lesson import Lesson

HEADER_PLACES = {  # by the beginning of a verdict, the field of a record that it is about
    "This record was made under version": "rules",
    "The record gives the result": "result",
    "The record ends by": "reason",
    "'legal'": "legal",
}


def record_shape() -> Shape:
    return struct_shape(Record, "Record", format=format_shape(RECORD), game=game_shape())


def record_faults(game: Game, data: Mapping[str, Any]) -> list[Fault]:
    """The first fault of a record's play; what follows a wrong line has no meaning."""
    fault = fault_in(msgspec.convert(data, Record))
    if fault is None:
        return []
    if fault.line is not None:
        return [Fault(f"lines[{fault.line - 1}]", fault.reason, written(fault.text) if fault.text else "")]
    if found := table_faults(game, data.get("options", {}), data["seats"]):
        return found
    place = next((field for words, field in HEADER_PLACES.items() if fault.reason.startswith(words)), "")
    return [Fault(place, fault.reason)]


def lesson_shape() -> Shape:
    return struct_shape(Lesson, "Lesson", format=format_shape(LESSON), game=game_shape())


def lesson_faults(game: Game, data: Mapping[str, Any]) -> list[Fault]:
    """The first line that cannot be played, steps that the record does not have, moves that nobody answers."""
    lesson = msgspec.convert(data, Lesson)
    found = table_faults(game, lesson.options, lesson.seats)
    if found:
        return found
    try:
        steps = lesson.steps
    except RegaliaError as wrong:
        return [Fault("beats", str(wrong))]
    match = Match(game, lesson.options, lesson.seats)
    for number, line in enumerate(lesson.lines):
        if number in steps:
            beat, step = steps[number]
            unanswered = [other for other in match.legal() if other != line and not step.answer(other)]
            if unanswered:
                place = f"beats[{beat}].steps[{lesson.beats[beat].steps.index(step)}].instead"
                found.append(Fault(place, f"It has no answer to {', '.join(unanswered[:3])}.", written(step.instead)))
        try:
            match.play(line)
        except Refused as refused:
            return [*found, Fault(f"lines[{number}]", str(refused), written(line))]
    return found


def house_rules_shape() -> Shape:
    return struct_shape(Book, "House rules", format=format_shape(HOUSE_RULES), game=game_shape())


def house_rules_faults(game: Game, data: Mapping[str, Any]) -> list[Fault]:
    """Rules about options that the game does not have, or that are told twice; words that do not fit the values."""
    options = {option.name: option for option in game.options}
    found: list[Fault] = []
    told: set[str] = set()
    for group, place in ((group, f"group[{number}]") for number, group in enumerate(data["group"])):
        for number, rule in enumerate(group["rule"]):
            name, at = rule["option"], f"{place}.rule[{number}]"
            if name not in options:
                found.append(Fault(f"{at}.option", f"There are {', '.join(options)}.", written(name)))
                continue
            if name in told:
                found.append(Fault(f"{at}.option", "Another rule is about the same option.", written(name)))
            told.add(name)
            values = len(options[name].values)
            if rule.get("words") and options[name].kind == "text" and len(rule["words"]) != values:
                reason = f"The option has {values} values, so it needs {values}."
                found.append(Fault(f"{at}.words", reason, f"{len(rule['words'])} entries"))
            found += table_faults(game, rule.get("brings", {}), None, f"{at}.brings")
    return found


PLAY_KINDS = (
    FileKind(
        name="record",
        title="record",
        format=RECORD,
        shape=record_shape,
        check=of_game(record_faults),
        marks=("lines", "seats"),
        shipped=("data/endings/*.json",),
    ),
    FileKind(
        name="lesson",
        title="lesson",
        format=LESSON,
        shape=lesson_shape,
        check=of_game(lesson_faults),
        marks=("beats", "lines", "end"),
        shipped=("data/lessons/*.toml",),
    ),
    FileKind(
        name="house-rules",
        title="list of house rules",
        format=HOUSE_RULES,
        shape=house_rules_shape,
        check=of_game(house_rules_faults),
        marks=("standard", "group"),
        shipped=("data/house_rules.toml",),
    ),
)
