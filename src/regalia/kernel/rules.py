# native
"""Rules: a game with its options chosen. Makes first states, guesses hidden ones, reads encodings."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from regalia.kernel.encoding import Encoding
from regalia.kernel.features import Layout
from regalia.kernel.optional.advice import Advice
from regalia.kernel.optional.learning import Learning
from regalia.kernel.rng import Rng
from regalia.kernel.state import Part, State, View, listed_moves, seen_from
from regalia.kernel.vecs import vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What a game must answer beyond its states. Only ``start`` and ``census`` know what no seat does."""

    def __init__(self, seats: i64, most_moves: i64, longest: i64) -> None:
        self.seats = seats
        self.most_moves = most_moves  # no decision has more legal moves, no chance more outcomes
        self.longest = longest  # no game has more decisions
        self.advice: Advice = Advice(seats)
        self.learning: Learning = Learning(0, Layout())
        self.buffer: vec[i64] = vec[i64]([0] * most_moves)

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

    def new_table(self) -> Part:
        """A table with nothing on it, for ``Part.read``."""
        raise NotImplementedError

    def from_table(self, table: Part) -> State:
        """A state with this table, which it takes over. Its hands and its stock are empty."""
        raise NotImplementedError

    # ---- with a default

    def open(self, view: View) -> State:
        """The position as far as the viewer sees it.

        Hidden parts are empty. The viewer's moves are legal in it (law 6).
        """
        state = self.from_table(view.table.copy())
        lay_hands(state, view.hands)
        return state

    def move_of(self, state: State, action: i64) -> i64:
        """The legal move with this number in the learners' vocabulary; -1 if there is none."""
        for i in range(state.moves(self.buffer)):
            if self.learning.action(state, self.buffer[i]) == action:
                return self.buffer[i]
        return -1


def lay_hands(state: State, hands: list[Part | None]) -> None:
    """Put the hands that are known into a state."""
    for seat, hand in enumerate(hands):
        if hand is not None:
            state.lay_hand(seat, hand)


def moves_seen(rules: Rules, seen: View) -> list[int]:
    """The moves of the viewer, whose turn it is, in their stable order."""
    return listed_moves(rules.open(seen), rules.most_moves)


def read_state(rules: Rules, values: list[int]) -> State:
    """The state that ``encode_state`` wrote."""
    encoding = Encoding()
    encoding.load(values)
    table = rules.new_table()
    table.read(encoding)
    blank = rules.from_table(rules.new_table())
    hands = read_hands(blank, encoding, [True] * rules.seats)
    stock = blank.stock_part()
    stock.read(encoding)
    if encoding.at != encoding.size:
        raise ValueError("This is not a state under these rules: there are numbers left after the last part.")
    state = rules.from_table(table)
    lay_hands(state, hands)
    state.lay_stock(stock)
    return state


def read_view(rules: Rules, values: list[int], seen: list[bool]) -> View:
    """The view that ``View.write`` wrote; ``seen`` tells whose hands are in it."""
    encoding = Encoding()
    encoding.load(values)
    seat = encoding.take()
    table = rules.new_table()
    table.read(encoding)
    blank = rules.from_table(rules.new_table())
    hands = read_hands(blank, encoding, seen)
    if encoding.at != encoding.size:
        raise ValueError("This is not a view under these rules: there are numbers left after the last part.")
    return seen_from(blank, View(seat, table, hands))


def read_hands(blank: State, encoding: Encoding, seen: list[bool]) -> list[Part | None]:
    """The hands that come next in an encoding; a blank state tells how they are made."""
    hands: list[Part | None] = []
    for owner in range(i64(len(seen))):
        hand: Part | None = None
        if seen[owner]:
            hand = blank.hand_part(owner)
            hand.read(encoding)
        hands.append(hand)
    return hands
