# native
"""Rules: a game with its options chosen. Makes first states, guesses hidden ones, reads encodings."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from regalia.kernel.advice import Advice
from regalia.kernel.encoding import Encoding
from regalia.kernel.learning import Learning
from regalia.kernel.rng import FastRng, Rng
from regalia.kernel.state import Part, State, View, listed_moves


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What a game must answer beyond its states. Only ``start`` and ``census`` know what no seat does."""

    def __init__(self, seats: i64, most_moves: i64, longest: i64) -> None:
        self.seats = seats
        self.most_moves = most_moves  # no decision has more legal moves, no chance more outcomes
        self.longest = longest  # no game has more decisions
        self.advice: Advice = Advice(seats)
        self.learning: Learning = Learning(0)

    # ---- every game

    def start(self) -> State:
        """The first state. Raises ValueError in plain words where the options, as a seat may see them, do not tell it."""
        raise NotImplementedError

    def guess(self, view: View, rng: Rng) -> State:
        """A full state that the viewer could not tell from the real one."""
        raise NotImplementedError

    def census(self, state: State) -> list[int]:
        """The number of each card or piece over all places. Play never changes it (law 8)."""
        raise NotImplementedError

    def read_table(self, encoding: Encoding) -> Part:
        """The table that its part wrote; likewise a hand and the stock."""
        raise NotImplementedError

    def read_hand(self, encoding: Encoding) -> Part:
        raise NotImplementedError

    def read_stock(self, encoding: Encoding) -> Part:
        raise NotImplementedError

    def join(self, table: Part, hands: list[Part], stock: Part) -> State:
        """A state of its parts, which it takes over."""
        raise NotImplementedError

    # ---- with a default

    def open(self, view: View) -> State:
        """The position as far as the viewer sees it.

        Hidden parts are missing or arbitrary. The viewer's moves are legal in it (law 6).
        """
        return self.guess(view, FastRng(1))


def moves_seen(rules: Rules, seen: View) -> list[int]:
    """The moves of the viewer, whose turn it is, in their stable order."""
    return listed_moves(rules.open(seen), rules.most_moves)


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
        raise ValueError("This is not a state under these rules: there are numbers left after the last part.")
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
        raise ValueError("This is not a view under these rules: there are numbers left after the last part.")
    return View(seat, table, hands)
