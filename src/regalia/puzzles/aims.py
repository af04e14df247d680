"""The aims of puzzles as proofs: when each is reached, and when it is missed."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.agents.search.proof import NO, OPEN, UNKNOWN, YES, Proof, played
from regalia.kernel.optional.goals import Goal, Goals, Place, Turn, never
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER, State
from regalia.kernel.vecs import vec

UNCOUNTED = -1  # the number of a turn in a game that does not count turns


def turn_counter(goals: Goals, rules: Rules) -> Turn:
    """How turns are counted: by the game's goals, else by its advice, which does not tell whose turn it is."""
    if goals.turn is not None:
        return goals.turn
    return lambda state: (int(rules.advice.turns(state)), UNCOUNTED)


class Win(Proof):
    """To win in this turn, or at its end before anybody chooses again; or, where it is near, at the end of the game."""

    def __init__(self, rules: Rules, seat: int, limit: int, root: State, turn: Turn, to_the_end: bool) -> None:
        super().__init__(rules, seat, limit)
        self.patient = True
        self.to_the_end = to_the_end
        self.turn = turn
        self.begun = turn(root)

    def verdict(self, state: State, news: bool) -> i64:
        if state.turn() == OVER:
            return YES if state.result(self.seat) == 1.0 else NO
        if self.begun[0] == UNCOUNTED:
            return super().verdict(state, news)
        if self.to_the_end or state.turn() < 0:
            return OPEN
        return OPEN if self.turn(state) == self.begun else NO


class Gain(Proof):
    """To gain at least so much in this turn, by the goal's measure."""

    def __init__(self, rules: Rules, seat: int, root: State, turn: Turn, goal: Goal, least: int) -> None:
        super().__init__(rules, seat, goal.limit)
        self.patient = True
        self.turn, self.goal = turn, goal
        self.begun = turn(root)
        self.wanted = goal.measure(root, seat) + least

    def verdict(self, state: State, news: bool) -> i64:
        if state.turn() == OVER and state.result(self.seat) == 1.0:
            return YES
        if self.goal.pending(state, self.seat):
            return OPEN
        if self.goal.measure(state, self.seat) >= self.wanted:
            return YES
        over = state.turn() == OVER or self.goal.final(state, self.seat)
        return NO if over or self.turn(state) != self.begun else OPEN


class Doom(Proof):
    """That the seat wins in its next turn at the latest, whatever card comes.

    With ``to_the_end`` it may win at the end of the game. The other seat is the one to choose in the position that is asked
    about. If it is the seat's own turn, that is the last.
    """

    def __init__(
        self, rules: Rules, seat: int, limit: int, root: State, turn: Turn, to_the_end: bool, moot: Place = never
    ) -> None:
        super().__init__(rules, seat, limit)
        self.patient = True
        self.to_the_end = to_the_end
        self.turn, self.moot = turn, moot
        number, active = turn(root)
        self.begun = number
        self.last = number if active == seat else number + 1

    def verdict(self, state: State, news: bool) -> i64:
        if state.turn() == OVER:
            return YES if state.result(self.seat) == 1.0 else NO
        if self.to_the_end:
            return OPEN
        number, active = self.turn(state)
        theirs = active in (self.seat, UNCOUNTED)  # where the owner of a turn is unknown, it may be the seat's own
        return NO if number > self.last or (number > self.begun and not theirs) else OPEN

    def outcomes(self, state: State) -> vec[i64]:
        """Where the card that is drawn cannot matter, one stands for all."""
        found = super().outcomes(state)
        return found[:1] if self.moot(state, self.seat) else found


class Peril(Doom):
    """The same with the luck of a card: what a defence must not allow, since a defence that only luck makes good is none."""

    def whatever(self, state: State, choices: i64, news: bool) -> i64:
        """One outcome of chance is enough."""
        if state.turn() != CHANCE:
            return super().whatever(state, choices, news)
        result = NO
        for way in self.outcomes(state):
            found = self.follow(played(state, way), choices, news)
            if found == YES:
                return YES
            if found == UNKNOWN:
                result = UNKNOWN
                if self.spent():
                    break
        return result


def aim_of(goal: Goal, goals: Goals, rules: Rules, seat: int, root: State, least: int) -> Proof:
    """The proof of a goal from this position; ``least`` matters for gains."""
    turn = turn_counter(goals, rules)
    if goal.kind == "win":
        return Win(rules, seat, goal.limit, root, turn, goal.to_the_end)
    if goal.kind == "hold":
        return Peril(rules, 1 - seat, goal.limit, root, turn, goal.to_the_end, goal.moot)
    return Gain(rules, seat, root, turn, goal, least)
