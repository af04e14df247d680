"""The aim of a gain at no cost: when it is reached, and when it is missed. ``regalia.puzzles.aims`` has the others."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.agents.search.proof import NO, OPEN, YES, Proof
from regalia.kernel.rules import Rules
from regalia.kernel.state import OVER, State
from tests.agents.tactics.facts import Losses, facts_of


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
