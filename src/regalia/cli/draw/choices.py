"""Choices as a numbered list. In a long list, each group shares a row until it is opened.

What ends the turn, or a step of it, comes last and has the same key in every game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from regalia.cli.draw.block import Block, beside
from regalia.cli.draw.pen import GILT, KINDS, Pen
from regalia.cli.draw.wrap import hung
from regalia.kernel.scene import Choice

LONGEST = 12  # rows; more are folded
END = "e"  # the key of the row that ends the turn or a step
TUCKED = "discard"  # a verb that players seldom want: its rows come just before the end
ENDINGS = ("end", "done", "hold", "pass", "decline")  # verbs of such lines
CROWDED = 20  # rows; more are shown in columns
NARROW = 30  # columns that an outcome needs beside its label


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the list: a choice, or a whole group."""

    choices: tuple[Choice, ...]
    group: str = ""

    @property
    def verb(self) -> str:
        return self.choices[0].line.split()[1]

    @property
    def ends(self) -> bool:
        return not self.group and self.verb in ENDINGS

    @property
    def rank(self) -> int:
        """Rows of a lower rank come first."""
        return 2 if self.ends else 1 if self.verb == TUCKED else 0


def ending(listed: Sequence[Row]) -> Row | None:
    """The row that ends the turn or a step of it; None unless there is exactly one."""
    found = [row for row in listed if row.ends]
    return found[0] if len(found) == 1 else None


def rows(choices: Sequence[Choice]) -> list[Row]:
    """The rows in the game's order, discards and the end last. Where they are many, the largest groups are folded."""
    groups: dict[str, list[Choice]] = {}
    for number, choice in enumerate(choices):
        groups.setdefault(choice.group or f"\0{number}", []).append(choice)
    folded: set[str] = set()
    count = len(choices)
    for group in sorted(groups, key=lambda group: -len(groups[group])):
        if count > LONGEST and len(groups[group]) > 1:
            folded.add(group)
            count -= len(groups[group]) - 1
    found: list[Row] = []
    for number, choice in enumerate(choices):
        group = choice.group or f"\0{number}"
        if group not in folded:
            found.append(Row((choice,)))
        elif choice is groups[group][0]:
            found.append(Row(tuple(groups[group]), group))
    return sorted(found, key=lambda row: row.rank)


def opened(row: Row) -> list[Row]:
    return [Row((choice,)) for choice in row.choices]


def row_lines(listed: Sequence[Row], pen: Pen, room: int) -> Iterator[Text]:
    """``3  K♥ with 9♣ on Q♠  falls  attack Kh1 9c Qs2`` or ``4  Discard …  31 choices``, in columns.

    The typed form is left out where it does not fit; a long outcome is continued below itself.
    """
    if len(listed) > CROWDED and not any(row.group for row in listed) and not pen.plain:
        yield from _side_by_side(listed, pen, room)
        return
    labels = [_label(row, pen) for row in listed]
    outcomes = [_outcome(row, pen) for row in listed]
    first = max((label.cell_len for label in labels), default=0)
    second = max((outcome.cell_len for outcome in outcomes), default=0)
    last = ending(listed)
    for number, (row, label, outcome) in enumerate(zip(listed, labels, outcomes, strict=True), 1):
        line = Text(f"{END if row is last else number:>3}  ", GILT).append(Text(style="not bold default").append(label))
        if pen.plain:
            yield line.append(f", {outcome}" if outcome else "")
            continue
        indent = 7 + first if room - first - 7 >= NARROW else 7
        if indent + second > room and indent == 7 and outcome:
            yield from hung(line, room, 7)
            yield from hung(Text(" " * 7).append(outcome), room, 7)
            continue
        line.pad_right(first - label.cell_len)
        line.append("  ").append(outcome)
        typed = "" if row.group else row.choices[0].line.partition(" ")[2]
        if second + indent + 2 + len(typed) <= room:
            line.pad_right(second - outcome.cell_len)
            line.append("  ").append(typed, "dim")
        line.rstrip()
        yield from hung(line, room, indent)


def _side_by_side(listed: Sequence[Row], pen: Pen, room: int) -> Iterator[Text]:
    """Many rows without their outcomes, in columns: ``17 9♠``. The verb that they share is left out."""
    words = {row.choices[0].label.partition(" ")[0] for row in listed if not row.ends}
    shared = f"{words.pop()} " if len(words) == 1 else ""
    labels = [pen.text(row.choices[0].label.removeprefix(shared)) for row in listed]
    wide = max(label.cell_len for label in labels)
    last = ending(listed)
    cells: list[Block] = []
    for number, (row, label) in enumerate(zip(listed, labels, strict=True), 1):
        label.pad_right(wide - label.cell_len)
        cells.append(
            [Text(f"{END if row is last else number:>3} ", GILT).append(Text(style="not bold default").append(label))]
        )
    yield from beside(cells, room, gap=2)


def _label(row: Row, pen: Pen) -> Text:
    return pen.text(f"{row.group} …" if row.group else row.choices[0].label)


def _outcome(row: Row, pen: Pen) -> Text:
    if row.group:
        return Text(f"{len(row.choices)} choices", "dim")
    choice = row.choices[0]
    if choice.badge is not None:
        return pen.text(choice.badge.text, KINDS[choice.badge.kind])
    return pen.text(choice.outcome, "dim")
