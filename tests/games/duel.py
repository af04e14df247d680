"""A random game played side by side by a game's rules and by its second implementation, the oracle."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE


class Duel:
    """One game under random options; ``fight`` asserts that both agree at every decision and at the end.

    A game's duel makes the match and the oracle from ``rng``, and says how they are compared.
    """

    every: ClassVar[int]  # the whole position is compared after that many lines
    asks: ClassVar[type]  # what the oracle waits for where a player must choose
    picks: ClassVar[Sequence[Callable[[list[str], random.Random], str]]] = ()  # ways to choose a line, in rotation
    match: Match
    oracle: Any
    settings: tuple[object, ...]  # seats and options, for messages

    def __init__(self, number: int) -> None:
        self.number = number
        self.rng = random.Random(number)
        self.dice = FastRng(number)

    @property
    def told(self) -> tuple[object, ...]:
        """How to find the place again, for messages."""
        return self.number, *self.settings, self.match.lines

    # ---- what a game's duel says

    def chance(self) -> str:
        """Deal the chance line that is due, after comparing what chance may bring; returns the line."""
        raise NotImplementedError

    def expected(self) -> list[str]:
        """The legal lines by the oracle."""
        return [*set(self.asked.lines)]

    @property
    def asked(self) -> Any:
        """The question that the oracle waits for, which must be one to a player."""
        assert isinstance(self.oracle.wait, self.asks), self.told
        return self.oracle.wait

    def pick(self, lines: list[str]) -> str:
        """One of the legal lines."""
        return self.picks[self.number % len(self.picks)](lines, self.rng)

    def same_position(self) -> None:
        """Assert that both have the same position."""
        raise NotImplementedError

    def send(self, line: str) -> None:
        """Tell the oracle a line."""
        self.oracle.send(line)

    def interrupt(self) -> None:
        """Do what may come from outside, before a line."""

    def ended(self) -> None:
        """Assert what only the end of a game shows: the oracle waits for nothing, and both rank the players alike."""
        assert self.oracle.wait is None, self.told
        ranks, oracle_ranks = self.ranks()
        assert ranks == oracle_ranks, self.told

    def ranks(self) -> tuple[object, object]:
        """The final ranking by the rules and by the oracle, in games for more than two players."""
        return None, None

    # ---- the game

    def fight(self) -> None:
        while not self.match.over:
            self.interrupt()
            line = self.chance() if self.match.turn == CHANCE else self.choice()
            self.send(line)
            if len(self.match.lines) % self.every == 0:
                self.same_position()
        self.ended()
        assert (self.match.result(), self.match.reason()) == (self.oracle.result(), self.oracle.reason), self.told
        self.same_position()

    def choice(self) -> str:
        """Play one of the legal lines, which must be the oracle's."""
        lines = self.match.legal()
        assert len(set(lines)) == len(lines), self.told
        assert sorted(self.expected()) == sorted(lines), self.told
        line = self.pick(lines)
        self.match.play(line)
        return line
