"""The aims of tactical positions: when each is reached, and when it is missed. The prover does the rest."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.agents.search.proof import NO, OPEN, YES, Proof
from regalia.kernel.rules import Rules
from regalia.kernel.state import OVER, State
from regalia.kernel.vecs import vec
from tests.agents.tactics.facts import drawing, fighting, losses, moment


class Win(Proof):
    """To win before this turn is over."""

    def __init__(self, rules: Rules, seat: int, limit: int, root: State) -> None:
        super().__init__(rules, seat, limit)
        self.begun = moment(root)

    def verdict(self, state: State, news: bool) -> i64:
        if state.turn() == OVER:
            return YES if state.result(self.seat) == 1.0 else NO
        return OPEN if moment(state) == self.begun else NO


class Gain(Proof):
    """That the opponent loses at least so much in this turn, and the seat itself nothing: royals that fall; units; pawns; in
    an attack of Battle hits and soldiers, counted when all of it has been fought out."""

    def __init__(self, rules: Rules, seat: int, limit: int, root: State, least: int = 1) -> None:
        super().__init__(rules, seat, limit)
        self.begun = moment(root)
        self.theirs = losses(root, 1 - seat) + least
        self.mine = losses(root, seat)

    def verdict(self, state: State, news: bool) -> i64:
        if state.turn() == OVER and state.result(self.seat) == 1.0:
            return YES
        if not fighting(state) and losses(state, 1 - self.seat) >= self.theirs:
            return YES if losses(state, self.seat) <= self.mine else NO
        return OPEN if state.turn() != OVER and moment(state) == self.begun else NO


class Doom(Proof):
    """That the seat wins no later than in its next turn, or in this one if it is its own. The other seat is the one to
    choose in the position that is asked about."""

    def __init__(self, rules: Rules, seat: int, limit: int, root: State) -> None:
        super().__init__(rules, seat, limit)
        number, active = moment(root)
        self.begun = number
        self.last = number if active == seat else number + 1

    def verdict(self, state: State, news: bool) -> i64:
        if state.turn() == OVER:
            return YES if state.result(self.seat) == 1.0 else NO
        number, active = moment(state)
        if number > self.last or (number > self.begun and active != self.seat):
            return NO
        return OPEN

    def outcomes(self, state: State) -> vec[i64]:
        """In Battle the card of the draw step cannot be played before the attack: one stands for all."""
        found = super().outcomes(state)
        return found[:1] if drawing(state) else found
