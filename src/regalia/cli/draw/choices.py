"""Choices as a numbered list. A long list is folded: the choices of one group share a row until it is opened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from regalia.cli.draw.pen import KINDS, Pen
from regalia.kernel.scene import Choice

LONGEST = 12  # rows; more are folded


@dataclass(frozen=True, slots=True)
class Row:
    """One number of the list: a choice, or a whole group."""

    choices: tuple[Choice, ...]
    group: str = ""


def rows(choices: Sequence[Choice]) -> list[Row]:
    """The list, in the game's order; a group stands where its first choice does."""
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


def row_line(number: int, row: Row, pen: Pen) -> Text:
    """``3  Attack Q♣  falls`` or ``4  Discard …  31 choices``."""
    line = Text(f"{number:>3}  ", "bold" if not pen.plain else "")
    if row.group:
        return line.append(pen.text(row.group, "not bold")).append(f" …  {len(row.choices)} choices", "not bold dim")
    choice = row.choices[0]
    line.append(pen.text(choice.label, "not bold"))
    if choice.badge is not None:
        line.append("  ").append(pen.text(choice.badge.text, KINDS[choice.badge.kind]))
    elif choice.outcome:
        line.append("  ").append(pen.text(choice.outcome, "not bold dim"))
    return line
