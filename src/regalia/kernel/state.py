# native
"""State, its three parts, and the views the kernel builds from them. Names no game.

Every fact lives in exactly one part. *Table*: all see it. *Hand*: one seat sees it. *Stock*: nobody sees it.
A view is the table and the hands its seat may see, as copies: nothing in it leads back to a state.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from regalia.kernel.encoding import Encoding
from regalia.kernel.rng import Rng
from regalia.kernel.terms import NOWHERE, Origin, Terms
from regalia.kernel.vecs import vec

CHANCE: Final[i64] = -1
OVER: Final[i64] = -2
REVEAL: Final[i64] = -3
SPECTATOR: Final[i64] = -1
WITHHELD: Final[i64] = -1  # how a move looks to whom it is hidden
NOTICED: Final[i64] = -2  # its line is hidden too, but that it was made is seen

VERB_BITS: Final[i64] = 6
VERB_MASK: Final[i64] = 63

NO_TERMS: Final = Terms()  # of states whose game has none


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """One part of a state."""

    def copy(self) -> Part:
        raise NotImplementedError

    def serialize(self, encoding: Encoding) -> None:
        """Pass every fact through the encoding, in a fixed order, and keep what it returns.

        ``self.turn = encoding.number(self.turn)``: one method for both ways, as the encoding writes or reads.
        """
        raise NotImplementedError

    def write(self, encoding: Encoding) -> None:
        encoding.reading = False
        self.serialize(encoding)

    def read(self, encoding: Encoding) -> None:
        """Replace every fact by what was written."""
        encoding.reading = True
        self.serialize(encoding)


class Stock(Part):
    """What nobody sees, where this is one row of numbers, such as the counts of a deck's cards."""

    def __init__(self, cards: vec[i64]) -> None:
        self.cards = cards

    def copy(self) -> Stock:
        return Stock(self.cards[:])

    def serialize(self, encoding: Encoding) -> None:
        self.cards = encoding.numbers(self.cards)


class View:
    """What a seat sees: the table, and the hand of each seat it sees into (its own; None for the others)."""

    def __init__(self, seat: i64, table: Part, hands: list[Part | None]) -> None:
        self.seat = seat
        self.table = table
        self.hands = hands
        self.origin: Origin = NOWHERE  # holds what the viewer may know of the options

    def __copy__(self) -> View:
        new = View(self.seat, self.table.copy(), [None if hand is None else hand.copy() for hand in self.hands])
        new.origin = self.origin
        return new

    def __deepcopy__(self, memo: object) -> View:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        if not self.origin.known():
            raise TypeError("This view cannot be pickled: its rules were not made by Game.set_up.")
        return self.origin.view, (self.listed(), [hand is not None for hand in self.hands])

    def write(self, encoding: Encoding) -> None:
        encoding.clear()
        encoding.put(self.seat)
        self.table.write(encoding)
        for hand in self.hands:
            if hand is not None:
                hand.write(encoding)

    def listed(self) -> list[int]:
        encoding = Encoding()
        self.write(encoding)
        return encoding.listed()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position, changed in place by ``play`` and ``reveal``; clone it first to keep it.

    A game must have the methods of the first group, and of each other group that concerns it.
    """

    # ---- every game

    def seats(self) -> i64:
        """How many seats play."""
        raise NotImplementedError

    def turn(self) -> i64:
        """The seat that must choose, or CHANCE, REVEAL, OVER. One stored field of the table; reads nothing else."""
        raise NotImplementedError

    def moves(self, out: vec[i64]) -> i64:
        """Write the legal moves of the choosing seat in a stable order; returns their number.

        Reads the table and that seat's hand only. Legality is membership in this list.
        """
        raise NotImplementedError

    def play(self, move: i64) -> None:
        """Carry out a choice or a chance move, in place. Trusts its caller: ``Match`` is where legality is checked."""
        raise NotImplementedError

    def clone(self) -> State:
        """An equal state that shares nothing with this one."""
        raise NotImplementedError

    def result(self, seat: i64) -> float:
        """Between 0.0 and 1.0; asked only when the game is over."""
        raise NotImplementedError

    def reason(self) -> i64:
        """Why the game ended: index into the game's closed list of reasons."""
        raise NotImplementedError

    def table_part(self) -> Part:
        """What all see."""
        raise NotImplementedError

    def hand_part(self, seat: i64) -> Part:
        """What this seat sees and others do not."""
        raise NotImplementedError

    def stock_part(self) -> Part:
        """What nobody sees."""
        raise NotImplementedError

    def lay_hand(self, seat: i64, hand: Part) -> None:
        """Put a seat's hand where ``hand_part`` reads it. The table is in place; the hand is not changed later."""
        raise NotImplementedError

    def lay_stock(self, stock: Part) -> None:
        """Put the stock where ``stock_part`` reads it; takes it over."""
        raise NotImplementedError

    # ---- copies and pickles

    def terms(self) -> Terms:
        """The options that the state holds."""
        return NO_TERMS

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        origin = self.terms().origin
        if not origin.known():
            raise TypeError("This state cannot be pickled: its rules were not made by Game.set_up.")
        encoding = Encoding()
        encode_state(self, encoding)
        return origin.state, (encoding.listed(),)

    # ---- games with chance

    def odds(self, out: vec[i64], weights: vec[i64]) -> i64:
        """Write the chance moves that are due and their weights (positive integers); how many there are."""
        raise NotImplementedError

    def deal(self, rng: Rng) -> i64:
        """One of the chance moves that are due, drawn by its weight."""
        raise NotImplementedError

    def open_line(self) -> bool:
        """Whether the next chance move still belongs to the record's line that the last one began."""
        return False

    # ---- games with hidden moves and reveals

    def reveal(self) -> None:
        """Do the reveal that is due: one certain outcome, no line in the record."""
        raise NotImplementedError

    def revealed(self, encoding: Encoding, viewer: i64) -> None:
        """Write what the due reveal will show to the viewer, for law 7."""

    def shown(self, move: i64, seat: i64) -> i64:
        """The move as that seat (or SPECTATOR) learns of it at once, asked before it is played:

        itself, the same with hidden cards blank, or without a line until the next reveal: WITHHELD, or NOTICED.
        """
        return move

    # ---- games with open team hands

    def sees(self, viewer: i64, owner: i64) -> bool:
        """Whether a seat may look into another's hand (open team hands)."""
        return viewer == owner

    def open_part(self, seat: i64) -> Part:
        """What of a hand is seen by another seat that may look into it: all of it, unless a game says otherwise."""
        return self.hand_part(seat)

    # ---- games with events from outside, such as a clock

    def admits(self, move: i64) -> bool:
        """Whether an event from outside the game may be written now.

        It is written like chance but is never due. ``play`` carries it out.
        """
        return False


def view(state: State, seat: i64) -> View:
    """What the seat sees. The one place where views are made."""
    hands: list[Part | None] = []
    for owner in range(state.seats()):
        if seat >= 0 and state.sees(seat, owner):
            hands.append(seen_part(state, seat, owner).copy())
        else:
            hands.append(None)
    return seen_from(state, View(seat, state.table_part().copy(), hands))


def shared_view(state: State, seat: i64) -> View:
    """What the seat sees, without copies: the same parts as ``view``, for code that reads them at once.

    No part leads back to a state. Whoever gets it must not change it, and must not keep it beyond the next move.
    """
    hands: list[Part | None] = []
    for owner in range(state.seats()):
        hands.append(seen_part(state, seat, owner) if seat >= 0 and state.sees(seat, owner) else None)
    return View(seat, state.table_part(), hands)


def seen_from(state: State, seen: View) -> View:
    """The view with its origin, so that it can be pickled."""
    origins = state.terms().seen
    if seen.seat + 1 < len(origins):
        seen.origin = origins[seen.seat + 1]
    return seen


def seen_part(state: State, seat: i64, owner: i64) -> Part:
    """What a seat sees of a hand that it may look into."""
    return state.hand_part(owner) if seat == owner else state.open_part(owner)


def encode_view(state: State, seat: i64, encoding: Encoding) -> None:
    """The encoding of a view, without making the view."""
    encoding.clear()
    encoding.put(seat)
    state.table_part().write(encoding)
    if seat >= 0:
        for owner in range(state.seats()):
            if state.sees(seat, owner):
                seen_part(state, seat, owner).write(encoding)


def encode_state(state: State, encoding: Encoding) -> None:
    encoding.clear()
    state.table_part().write(encoding)
    for seat in range(state.seats()):
        state.hand_part(seat).write(encoding)
    state.stock_part().write(encoding)


def open_view(state: State, seat: i64) -> View:
    """The view of a seat with all hands open. Only for games that are over and records that are looked at."""
    hands: list[Part | None] = []
    for owner in range(state.seats()):
        hands.append(state.hand_part(owner).copy())
    return seen_from(state, View(seat, state.table_part().copy(), hands))


def buffer(size: i64) -> vec[i64]:
    """A buffer for moves, for callers outside compiled code: to be made once and used again and again.

    Compiled code never lets go of a vector that was handed to it from outside (mypyc 2.4 keeps one reference too many)."""
    return vec[i64]([0] * size)


def listed_moves(state: State, most_moves: i64) -> list[int]:
    """The legal moves as a list, for callers outside compiled code."""
    out = vec[i64]([0] * most_moves)
    count = state.moves(out)
    return [out[i] for i in range(count)]


def listed_odds(state: State, most_moves: i64) -> list[tuple[int, int]]:
    """What chance may bring now and how much each outcome weighs, likewise."""
    out, weights = vec[i64]([0] * most_moves), vec[i64]([0] * most_moves)
    count = state.odds(out, weights)
    return [(out[i], weights[i]) for i in range(count)]
