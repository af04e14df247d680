"""A match that is played by lines: what the boards of all games share."""

from __future__ import annotations

from typing import Any, ClassVar, Self

import pytest

from regalia.kernel.errors import Refused
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.positions.words import EMPTY
from regalia.kernel.state import CHANCE, OVER


class Played:
    """A match at a position. Each line that is played must be legal; chance lines are played as given."""

    game: ClassVar[Game]
    match: Match

    @classmethod
    def from_text(cls, position: str, seats: int | None = None, **options: Any) -> Self:
        """At a position told as text."""
        rules, _ = cls.game.set_up(options, seats)
        return cls.of(Match.at(cls.game, cls.game.positions().read(rules, position), options, seats))

    @classmethod
    def of(cls, match: Match) -> Self:
        board = cls.__new__(cls)
        board.match = match
        return board

    # ---- what may be played

    def play(self, *lines: str) -> Self:
        for line in lines:
            if not line.startswith("~"):
                assert line in self.match.legal(), f"{line} is not among {self.match.legal()}"
            self.match.play(line)
        return self

    def legal(self, verb: str = "") -> set[str]:
        """The legal lines, or those of one verb."""
        lines = self.match.legal()
        assert len(lines) == len(set(lines))
        return {line for line in lines if not verb or line.split()[1] == verb}

    def verbs(self) -> set[str]:
        return {line.split()[1] for line in self.match.legal()}

    def refuses(self, line: str) -> bool:
        """Whether a line is refused with a reason, is not offered, and changes nothing."""
        before = self.match.lines
        with pytest.raises(Refused) as refused:
            self.match.play(line)
        assert refused.value.reason
        return self.match.lines == before and line not in self.match.legal()

    @property
    def to_act(self) -> str:
        """The seat that must choose, ``~`` for chance, ``none`` once it is over."""
        turn = self.match.turn
        return "none" if turn == OVER else "~" if turn == CHANCE else str(turn)

    @property
    def over(self) -> str | None:
        """The reason, once it is over."""
        return self.match.reason()

    @property
    def result(self) -> list[float] | None:
        return self.match.result()

    # ---- what lies where

    def position(self) -> str:
        """The whole position as text."""
        return self.match.game.positions().write(self.match.rules, self.match.state())

    def said(self, clause: str) -> str:
        """The words of one clause of the position's text, usual or not; nothing where it is empty."""
        text = self.match.game.positions().texts(self.match.rules, self.match.state())[clause]
        return "" if text == EMPTY else text
