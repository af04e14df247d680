"""Choices as a numbered list. In a long list, each group shares a row until it is opened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from regalia.cli.draw.pen import KINDS, Pen
from regalia.kernel.scene import Choice

LONGEST = 12  # rows; more are folded


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the list: a choice, or a whole group."""

    choices: tuple[Choice, ...]
    group: str = ""


def rows(choices: Sequence[Choice]) -> list[Row]:
    """The rows in the game's order; a group takes the place of its first choice."""
    if len(choices) <= LONGEST:
        return [Row((choice,)) for choice in choices]
    groups: dict[str, list[Choice]] = {}
    for number, choice in enumerate(choices):
        groups.setdefault(choice.group or f"\0{number}", []).append(choice)
    folded = []
    for group, members in groups.items():
        folded.append(Row(tuple(members), group if len(members) > 1 else ""))
    return folded


def opened(row: Row) -> list[Row]:
    return [Row((choice,)) for choice in row.choices]


def row_lines(listed: Sequence[Row], pen: Pen, room: int) -> Iterator[Text]:
    """``3  K♥ with 9♣ on Q♠  falls  attack Kh1 9c Qs2`` or ``4  Discard …  31 choices``, in columns.

    The typed form is left out where it does not fit.
    """
    labels = [_label(row, pen) for row in listed]
    outcomes = [_outcome(row, pen) for row in listed]
    first = max((label.cell_len for label in labels), default=0)
    second = max((outcome.cell_len for outcome in outcomes), default=0)
    for number, (row, label, outcome) in enumerate(zip(listed, labels, outcomes, strict=True), 1):
        line = Text(f"{number:>3}  ").append(label)
        if pen.plain:
            yield line.append(f", {outcome}" if outcome else "")
            continue
        line.pad_right(first - label.cell_len)
        line.append("  ").append(outcome)
        typed = "" if row.group else row.choices[0].line.partition(" ")[2]
        line.pad_right(second - outcome.cell_len)
        if line.cell_len + 2 + len(typed) <= room:
            line.append("  ").append(typed, "dim")
        line.rstrip()
        yield line


def _label(row: Row, pen: Pen) -> Text:
    return pen.text(f"{row.group} …" if row.group else row.choices[0].label)


def _outcome(row: Row, pen: Pen) -> Text:
    if row.group:
        return Text(f"{len(row.choices)} choices", "dim")
    choice = row.choices[0]
    if choice.badge is not None:
        return pen.text(choice.badge.text, KINDS[choice.badge.kind])
    return pen.text(choice.outcome, "dim")
