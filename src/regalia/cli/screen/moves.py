"""The moves of a turn as rows: variants of one target share a row, and one of them is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from regalia.cli.draw.choices import LONGEST, Row, ending
from regalia.kernel.scene import Choice, Scene

ACT = "act:"


def folded(scene: Scene) -> list[Row]:
    """The rows in the game's order, discards and the end last.

    Choices of a group with one beginning and many acts share a row, as do those with one target. Where the rows are still
    many, whole groups are folded, the largest first.
    """
    by_target = _rows(scene.choices, lambda choice: _target(choice, scene.choices))
    if len(by_target) <= LONGEST:
        return by_target
    sizes = {row.group: sum(other.group == row.group for other in by_target) for row in by_target if row.group}
    whole: set[str] = set()
    count = len(by_target)
    for group in sorted(sizes, key=lambda group: -sizes[group]):
        if count > LONGEST and sizes[group] > 1:
            whole.add(group)
            count -= sizes[group] - 1
    return _rows(scene.choices, lambda choice: "" if choice.group in whole else _target(choice, scene.choices))


def _target(choice: Choice, choices: Sequence[Choice]) -> str:
    """What tells the rows of a group apart: nothing where the choices differ only in their act or in what it is done with."""
    group = [other for other in choices if other.group == choice.group]
    if not choice.group or len({other.touch[0] for other in group}) == 1:
        return ""
    return choice.touch[-1]


def _rows(choices: Sequence[Choice], key: Callable[[Choice], str]) -> list[Row]:
    found: dict[tuple[str, str], list[Choice]] = {}
    for number, choice in enumerate(choices):
        at = (choice.group, key(choice)) if choice.group else ("", str(number))
        found.setdefault(at, []).append(choice)
    rows = [Row(tuple(group), group[0].group if len(group) > 1 else "") for group in found.values()]
    return sorted(rows, key=lambda row: row.rank)


def short_labels(row: Row, scene: Scene) -> list[str]:
    """The labels of a row's variants: their acts where those differ, else what comes after the words that all share."""
    acts = {act.id: act.label for act in scene.acts if act.label}
    ends = [choice.touch[-1] for choice in row.choices]
    if len(set(ends)) == len(ends) > 1 and all(end in acts for end in ends):
        return [acts[end] for end in ends]
    labels = [choice.label for choice in row.choices]
    words = [label.split(" ") for label in labels]
    shared = next((nth for nth, heads in enumerate(zip(*words, strict=False)) if len(set(heads)) > 1), 0)
    return [" ".join(parts[shared:]) for parts in words]


class Moves:
    """The rows, the chosen one, and the chosen variant of each."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = rows
        self.at = 0
        self.variants = [_best(row) for row in rows]
        self.typed = ""  # digits of a number that may go on

    @property
    def row(self) -> Row | None:
        return self.rows[self.at] if self.rows else None

    @property
    def variant(self) -> int:
        return self.variants[self.at]

    @property
    def chosen(self) -> Choice | None:
        return self.rows[self.at].choices[self.variant] if self.rows else None

    def step(self, by: int) -> None:
        """Go up or down through the rows, around their end."""
        self.typed = ""
        if self.rows:
            self.at = (self.at + by) % len(self.rows)

    def turn(self, by: int) -> None:
        """Go through the variants of the row; a row without any passes on to the next row."""
        self.typed = ""
        if self.row is not None and len(self.row.choices) > 1:
            self.variants[self.at] = (self.variant + by) % len(self.row.choices)
        else:
            self.step(by)

    def next(self, by: int) -> None:
        """Go through all moves, variant by variant and row by row."""
        self.typed = ""
        if self.row is None:
            return
        variant = self.variant + by
        if not 0 <= variant < len(self.row.choices):
            self.step(by)
            variant = 0 if by > 0 else len(self.rows[self.at].choices) - 1
        self.variants[self.at] = variant

    def digit(self, digit: str) -> bool:
        """Choose a row by its number, digit by digit; whether there is one."""
        for typed in (self.typed + digit, digit):
            if 1 <= int(typed) <= len(self.rows):
                self.typed = typed
                self.at = int(typed) - 1
                return True
        self.typed = ""
        return False

    def end(self) -> bool:
        """Choose the row that ends the turn, or a step of it; whether there is one."""
        last = ending(self.rows)
        if last is not None:
            self.at = list(self.rows).index(last)
        return last is not None

    def numbered(self) -> Iterator[tuple[str, int, Row]]:
        """The rows with their keys: ``e`` for the end, else the number."""
        last = ending(self.rows)
        for nth, row in enumerate(self.rows):
            yield ("e" if row is last else str(nth + 1)), nth, row

    def toward(self, across: int, down: int, places: Mapping[str, tuple[int, int]]) -> bool:
        """Choose the nearest move on a map in a direction; whether there is one."""
        here = places.get(self.chosen.touch[-1]) if self.chosen is not None else None
        if here is None:
            return False
        found: list[tuple[int, int, int]] = []
        for nth, row in enumerate(self.rows):
            for variant, choice in enumerate(row.choices):
                x, y = places.get(choice.touch[-1], here)
                ahead = (x - here[0]) * across + (y - here[1]) * down
                aside = abs((x - here[0]) * down) + abs((y - here[1]) * across)
                if ahead > 0:
                    found.append((ahead + 2 * aside, nth, variant))
        if found:
            _, self.at, variant = min(found)
            self.variants[self.at] = variant
        return bool(found)


def places(scene: Scene) -> dict[str, tuple[int, int]]:
    """Column and row of every square of the scene's map; empty where there is no map."""
    for zone in scene.zones:
        if zone.kind == "map" and zone.columns:
            return {
                token.id: (token.place % zone.columns, token.place // zone.columns)
                for token in zone.tokens
                if token.kind == "cell" and token.place is not None
            }
    return {}


def _best(row: Row) -> int:
    return next((nth for nth, choice in enumerate(row.choices) if choice.best), 0)
