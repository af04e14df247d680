"""Gathering: a decision of several lines that a person makes in any order, such as an army or the cuts of a deck.

The rules ask for the lines in one order. The person adds and takes back freely; the lines are sorted when all are there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from regalia.kernel.errors import Refused
from regalia.kernel.match import Match
from regalia.kernel.scene import Choice


class Gathering:
    """What can be gathered, how many lines are needed, and what has been chosen so far."""

    def __init__(self, choices: Sequence[Choice], needed: int) -> None:
        self.choices = choices  # in the order that the rules ask for
        self.needed = needed
        self.chosen: Counter[int] = Counter()  # how often, by index

    @classmethod
    def begun(cls, match: Match) -> Gathering | None:
        """The gathering that the seat to move begins; None if its decision is a single line.

        It follows the seat's own lines only, as long as the seat is to move.
        """
        seat = match.turn
        if not match.game.codec.verb(match.moves()[0]).setup:
            return None
        ahead = Match.at(match.game, match.state(), match.options, match.seats)
        found: dict[str, Choice] = {}
        needed = 0
        while ahead.turn == seat:
            for choice in match.game.scene(ahead.view(seat), ahead.rules).choices:
                found.setdefault(choice.line, choice)
            ahead.play(ahead.legal()[0])
            needed += 1
        return cls(list(found.values()), needed) if needed > 1 else None

    @property
    def missing(self) -> int:
        return self.needed - self.chosen.total()

    def lines(self) -> list[str]:
        """The lines in the order that the rules ask for."""
        return [self.choices[index].line for index in sorted(self.chosen.elements())]

    def index(self, line: str) -> int | None:
        """The place of a line in the list."""
        return next((index for index, choice in enumerate(self.choices) if choice.line == line), None)

    def check(self, match: Match) -> None:
        """Raises Refused if the lines, all of them, cannot be played; changes nothing."""
        ahead = Match.at(match.game, match.state(), match.options, match.seats)
        for line in self.lines():
            ahead.play(line)

    def add(self, index: int, match: Match) -> str:
        """Add one more; says why not if that cannot be."""
        if not self.missing:
            return "That is one too many: take one back first, or type e when you are ready."
        self.chosen[index] += 1
        if not self.missing:
            try:
                self.check(match)
            except Refused as refused:
                self.remove(index)
                return refused.reason
        return ""

    def remove(self, index: int) -> bool:
        """Take one back; whether it had been chosen."""
        if not self.chosen[index]:
            return False
        self.chosen[index] -= 1
        return True
