"""The aims of tactical positions: when each is reached, and when it is missed. The prover does the rest."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.agents.search.proof import NO, OPEN, YES, Proof
from regalia.kernel.rules import Rules
from regalia.kernel.state import OVER, State
from regalia.kernel.vecs import vec
from tests.agents.tactics.facts import Losses, facts_of


class Win(Proof):
    """To win in this turn, or at its end before anybody chooses again; or, where it is near, at the end of the game."""

    def __init__(self, rules: Rules, seat: int, limit: int, root: State, at_the_end: bool) -> None:
        super().__init__(rules, seat, limit)
        self.patient = True
        self.at_the_end = at_the_end
        self.turn = facts_of(root).turn
        self.begun = self.turn(root)

    def verdict(self, state: State, news: bool) -> i64:
        if state.turn() == OVER:
            return YES if state.result(self.seat) == 1.0 else NO
        if self.at_the_end or state.turn() < 0:
            return OPEN
        return OPEN if self.turn(state) == self.begun else NO


class Gain(Proof):
    """That the opponent loses at least so much in this turn, at no cost to the seat: royals that fall or points that are
    scored against it, for no ace and no joker; units; pawns; in an attack of Battle hits and soldiers for no soldier, when
    all of it has been fought out."""

    def __init__(self, rules: Rules, seat: int, limit: int, root: State, losses: Losses, least: int) -> None:
        super().__init__(rules, seat, limit)
        self.patient = True
        facts = facts_of(root)
        self.turn, self.losses, self.costs, self.fighting = facts.turn, losses, facts.costs, facts.fighting
        self.begun = self.turn(root)
        self.attack = self.fighting(root)
        self.theirs = self.losses(root, 1 - seat) + least
        self.mine = self.costs(root, seat)

    def verdict(self, state: State, news: bool) -> i64:
        over = state.turn() == OVER
        if over and state.result(self.seat) == 1.0:
            return YES
        if self.fighting(state):
            return OPEN
        if self.losses(state, 1 - self.seat) >= self.theirs and self.costs(state, self.seat) <= self.mine:
            return YES
        return NO if over or self.attack or self.turn(state) != self.begun else OPEN


class Doom(Proof):
    """That the seat wins no later than in its next turn, or in this one if it is its own; or, where it is near, at the end
    of the game. The other seat is the one to choose in the position that is asked about."""

    def __init__(self, rules: Rules, seat: int, limit: int, root: State, at_the_end: bool) -> None:
        super().__init__(rules, seat, limit)
        self.patient = True
        self.at_the_end = at_the_end
        facts = facts_of(root)
        self.turn, self.drawing = facts.turn, facts.drawing
        number, active = self.turn(root)
        self.begun = number
        self.last = number if active == seat else number + 1

    def verdict(self, state: State, news: bool) -> i64:
        if state.turn() == OVER:
            return YES if state.result(self.seat) == 1.0 else NO
        if self.at_the_end:
            return OPEN
        number, active = self.turn(state)
        return NO if number > self.last or (number > self.begun and active != self.seat) else OPEN

    def outcomes(self, state: State) -> vec[i64]:
        """Where the card that is drawn cannot matter, one stands for all."""
        found = super().outcomes(state)
        return found[:1] if self.drawing(state) else found
