"""A puzzle as data: a position, what is asked, and every answer that is right."""

from __future__ import annotations

from typing import Any

import msgspec

LEVELS = ("page", "squire", "knight", "monarch")


class Miss(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What comes of a wrong line.

    worth: how much it still brings for certain. then: what the others answer. lucky: other hidden cards would refute it,
    the ones in this position do not.
    """

    worth: int | None = None
    then: tuple[str, ...] = ()
    lucky: bool = False


class Hit(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What comes of a right line: what the others answer, and the next choice; none where the goal is reached."""

    then: tuple[str, ...] = ()
    next: Node | None = None


class Node(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A choice of the solver: the right lines, the main one first, and what is known of the others."""

    right: dict[str, Hit]
    wrong: dict[str, Miss] = {}


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One puzzle as its file has it.

    name: of the puzzle in its game. goal: the name of the game's goal. count: how much is to be gained. position: one world
    that the solver's view allows. solved: the share of tries that each level of bots solves, in percent.
    """

    name: str
    goal: str
    seat: int
    position: str
    root: Node
    count: int = 1
    second: int | None = None  # the most that another first line brings
    seats: int = 2
    options: dict[str, Any] = {}
    solved: dict[str, int] = {}

    @property
    def hardness(self) -> int:
        """From 0, solved by every bot, to 100."""
        return 100 - sum(self.solved.values()) // max(len(self.solved), 1)

    @property
    def grade(self) -> str:
        """The hardness in a word."""
        return next(word for word, most in GRADES if self.hardness <= most)

    def main_line(self) -> list[str]:
        """All lines of the solution, the others' too."""
        lines: list[str] = []
        node: Node | None = self.root
        while node is not None:
            line, hit = next(iter(node.right.items()))
            lines += [line, *hit.then]
            node = hit.next
        return lines


GRADES = (("Easy", 20), ("Medium", 40), ("Hard", 60), ("Very hard", 100))
