"""Gathering: a decision of several lines that a person makes in any order, such as an army or the cuts of a deck.

The person adds and takes back freely; the lines are sorted when all are there, and sent together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from regalia.kernel.errors import Refused
from regalia.kernel.match import Match
from regalia.kernel.scene import Choice


class Gathering:
    """What can be gathered, how many lines are needed, and what has been chosen so far.

    ``end`` is the line that ends it before every place is taken; empty if all lines are needed.
    """

    def __init__(self, choices: Sequence[Choice], needed: int, end: str = "") -> None:
        self.choices = choices  # in the order that the rules ask for
        self.needed = needed
        self.end = end
        self.chosen: Counter[int] = Counter()  # how often, by index

    @classmethod
    def begun(cls, match: Match) -> Gathering | None:
        """The gathering that the seat to move begins; None if its decision is a single line.

        It follows the seat's own lines only, as long as the seat is to move. A first line of a verb of its own, such as the
        choice of a leader, is a decision of its own.
        """
        seat = match.turn
        if not match.game.codec.verb(match.moves()[0]).setup:
            return None
        ahead = Match.at(match.game, match.state(), match.options, match.seats)
        found: dict[str, Choice] = {}
        needed = 0
        while ahead.turn == seat:
            new = match.game.scene(ahead.view(seat), ahead.rules).choices
            if needed == 1 and not verbs(found) & verbs([choice.line for choice in new]):
                return None
            for choice in new:
                found.setdefault(choice.line, choice)
            ahead.play(ahead.legal()[0])
            needed += 1
        end = next((line for line in found if is_end(line)), "")
        choices = [choice for line, choice in found.items() if line != end]
        return cls(choices, needed, end) if needed > 1 and choices else None

    @property
    def missing(self) -> int:
        """How many lines are still needed; one is enough where it can be ended early."""
        return max(0, 1 - self.chosen.total()) if self.end else self.needed - self.chosen.total()

    def lines(self) -> list[str]:
        """The chosen lines in the order that the rules ask for."""
        return [self.choices[index].line for index in sorted(self.chosen.elements())]

    def index(self, line: str) -> int | None:
        """The place of a line in the list."""
        return next((index for index, choice in enumerate(self.choices) if choice.line == line), None)

    def ahead(self, match: Match) -> Match:
        """The match as it would be after the chosen lines; raises Refused if they cannot be played."""
        ahead = Match.at(match.game, match.state(), match.options, match.seats)
        for line in self.lines():
            ahead.play(line)
        return ahead

    def all_lines(self, match: Match) -> list[str]:
        """The lines to send, with the one that ends it where it is still open. Raises Refused."""
        ahead = self.ahead(match)
        return [*self.lines(), *([self.end] if self.end and ahead.turn == match.turn else [])]

    def add(self, index: int, match: Match) -> str:
        """Add one more; says why not if that cannot be."""
        if not self.missing and not self.end:
            return "That is one too many: take one back first, or type e when you are ready."
        self.chosen[index] += 1
        if not self.missing:
            try:
                self.ahead(match)
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


def verbs(lines: Sequence[str] | dict[str, Choice]) -> set[str]:
    """The verbs of lines, those that end a gathering left out."""
    return {line.split(" ")[1] for line in lines if not is_end(line)}


def is_end(line: str) -> bool:
    """Whether a line ends a gathering: it has a seat and a verb, and names nothing."""
    return line.count(" ") == 1
