# native
"""Rules: a game with its options chosen. Makes first states, guesses hidden ones, and advises bots and learners."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64, mypyc_attr

from regalia.kernel.advice import Advice
from regalia.kernel.encoding import Encoding
from regalia.kernel.learning import Learning
from regalia.kernel.rng import FastRng, Rng
from regalia.kernel.state import Part, State, View, listed_moves
from regalia.kernel.vecs import vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What a game must answer beyond its states. Every method but ``start`` works from what a seat may know."""

    def __init__(self, seats: i64, most_moves: i64, longest: i64, actions: i64) -> None:
        self.seats = seats
        self.most_moves = most_moves  # no decision has more legal moves, no chance more outcomes
        self.longest = longest  # no game has more decisions
        self.actions = actions  # size of the learners' vocabulary
        self.advice: Advice = OldAdvice(self)
        self.learning: Learning = OldLearning(self, actions)

    def start(self) -> State:
        """The first state. Raises ValueError in plain words where the options, as a seat may see them, do not tell it."""
        raise NotImplementedError

    def open(self, view: View) -> State:
        """The position as far as the viewer sees it: what is hidden is missing, or anything. The viewer's moves are legal in
        it (law 6)."""
        return self.guess(view, FastRng(1))

    def guess(self, view: View, rng: Rng) -> State:
        """A full state that the viewer could not tell from the real one."""
        raise NotImplementedError

    def hint(self, state: State, move: i64) -> float:
        """How good a legal move looks at first sight, in points. Reads the table and the mover's hand only."""
        return 0.0

    def eager_hint(self, state: State, move: i64) -> float:
        """How much an eager beginner wants a legal move, without looking ahead. Reads the table and the mover's hand only."""
        return self.hint(state, move)

    def worth(self, state: State, seat: i64) -> float:
        """How well the seat stands, in points. Reads the table and that seat's hand only."""
        return 0.0

    def turns(self, state: State) -> i64:
        """How many turns have begun, so that a search can judge all moves after equally many. -1: the game does not count
        them; then the horizon is a number of choices, and ``calm`` is asked."""
        return -1

    def calm(self, state: State) -> bool:
        """Whether ``expected_results`` may judge the position: not in the midst of a fight."""
        return True

    def log_chance(self, state: State, seat: i64) -> float:
        """The logarithm of how likely the seat is to win, beside the other seats' the same. Reads the whole state."""
        return self.worth(state, seat) / self.advice.points_per_e

    def expected_results(self, state: State, results: vec[float]) -> None:
        """Write the result that each seat may hope for where the game is not over. Reads the whole state."""
        first = self.log_chance(state, 0)
        total = 0.0
        for seat in range(self.seats):
            results[seat] = exp(min(self.log_chance(state, seat) - first, 50.0))
            total += results[seat]
        for seat in range(self.seats):
            results[seat] /= total

    def action(self, state: State, move: i64) -> i64:
        """The number of a legal move in the learners' fixed vocabulary; different legal moves, different numbers."""
        raise NotImplementedError

    def features(self, view: View) -> list[float]:
        """The view as numbers, always equally many."""
        raise NotImplementedError

    def census(self, state: State) -> list[int]:
        """How many of each card or piece there are, counted over all places, seen or not. Play never changes it (law 8)."""
        raise NotImplementedError

    def read_table(self, encoding: Encoding) -> Part:
        raise NotImplementedError

    def read_hand(self, encoding: Encoding) -> Part:
        raise NotImplementedError

    def read_stock(self, encoding: Encoding) -> Part:
        raise NotImplementedError

    def join(self, table: Part, hands: list[Part], stock: Part) -> State:
        """A state of its parts, which it takes over."""
        raise NotImplementedError


def moves_seen(rules: Rules, seen: View) -> list[int]:
    """The moves of the viewer, whose turn it is, in their stable order."""
    return listed_moves(rules.open(seen), rules.most_moves)


class OldAdvice(Advice):
    """Until every game has an advice of its own: what its rules still say."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.seats)
        self.rules = rules

    def hint(self, state: State, move: i64) -> float:
        return self.rules.hint(state, move)

    def eager_hint(self, state: State, move: i64) -> float:
        return self.rules.eager_hint(state, move)

    def worth(self, state: State, seat: i64) -> float:
        return self.rules.worth(state, seat)

    def turns(self, state: State) -> i64:
        return self.rules.turns(state)

    def calm(self, state: State) -> bool:
        return self.rules.calm(state)

    def log_chance(self, state: State, seat: i64) -> float:
        return self.rules.log_chance(state, seat)

    def expected_results(self, state: State, results: vec[float]) -> None:
        self.rules.expected_results(state, results)


class OldLearning(Learning):
    def __init__(self, rules: Rules, actions: i64) -> None:
        super().__init__(actions)
        self.rules = rules

    def action(self, state: State, move: i64) -> i64:
        return self.rules.action(state, move)

    def features(self, view: View) -> list[float]:
        return self.rules.features(view)


def read_state(rules: Rules, values: list[int]) -> State:
    """The state that ``encode_state`` wrote."""
    encoding = Encoding()
    encoding.load(values)
    table = rules.read_table(encoding)
    hands: list[Part] = []
    for _ in range(rules.seats):
        hands.append(rules.read_hand(encoding))
    stock = rules.read_stock(encoding)
    if encoding.at != encoding.size:
        raise ValueError("This is no state of these rules: there is more written than they read.")
    return rules.join(table, hands, stock)


def read_view(rules: Rules, values: list[int], seen: list[bool]) -> View:
    """The view that ``View.write`` wrote; ``seen`` tells whose hands are in it."""
    encoding = Encoding()
    encoding.load(values)
    seat = encoding.take()
    table = rules.read_table(encoding)
    hands: list[Part | None] = []
    for owner in seen:
        hands.append(rules.read_hand(encoding) if owner else None)
    if encoding.at != encoding.size:
        raise ValueError("This is no view under these rules: there is more written than they read.")
    return View(seat, table, hands)
