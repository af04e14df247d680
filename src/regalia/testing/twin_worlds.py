# native
"""Twin worlds: the real one and one that a viewer cannot tell from it (law 7).

A choice that looks the same to the viewer, played in both, must leave the viewer with equal views. Compiled for speed.
"""

from __future__ import annotations

from mypy_extensions import i64

from regalia.kernel.encoding import Encoding
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, WITHHELD, State, encode_view
from regalia.kernel.vecs import vec


class Twins:
    """Compares what comes of moves that look the same. Holds the buffers, and the last pair that differed."""

    def __init__(self, rules: Rules) -> None:
        self.here: vec[i64] = vec[i64]([0] * rules.most_moves)
        self.there: vec[i64] = vec[i64]([0] * rules.most_moves)
        self.weights: vec[i64] = vec[i64]([0] * rules.most_moves)
        self.shown_here: vec[i64] = vec[i64]([0] * rules.most_moves)
        self.shown_there: vec[i64] = vec[i64]([0] * rules.most_moves)
        self.wanted: Encoding = Encoding()
        self.found: Encoding = Encoding()
        self.compared: i64 = 0
        self.move: i64 = WITHHELD
        self.other: i64 = WITHHELD
        self.other_is_here: bool = False

    def differ(self, state: State, twin: State, viewer: i64) -> bool:
        """Whether some move that looks the same to the viewer leaves it with something else. Looks at all of them:
        choices and chance, between the worlds and within the real one."""
        count = self.due(state, self.here, self.shown_here, viewer)
        others = self.due(twin, self.there, self.shown_there, viewer)
        for i in range(count):
            shown = self.shown_here[i]
            if self.seen_before(shown, i):
                continue
            self.move = self.here[i]
            after(state, self.move, viewer, self.wanted)
            for j in range(i + 1, count):
                if self.shown_here[j] == shown and self.other_way(state, self.here[j], viewer):
                    self.other_is_here = True
                    return True
            for j in range(others):
                if self.shown_there[j] == shown and self.other_way(twin, self.there[j], viewer):
                    self.other_is_here = False
                    return True
        return False

    def due(self, state: State, out: vec[i64], shown: vec[i64], viewer: i64) -> i64:
        """The moves that are due, and each of them as it is shown to the viewer; how many there are."""
        count = state.odds(out, self.weights) if state.turn() == CHANCE else state.moves(out)
        for i in range(count):
            shown[i] = state.shown(out[i], viewer)
        return count

    def seen_before(self, shown: i64, end: i64) -> bool:
        for i in range(end):
            if self.shown_here[i] == shown:
                return True
        return False

    def other_way(self, state: State, move: i64, viewer: i64) -> bool:
        self.other = move
        self.compared += 1
        after(state, move, viewer, self.found)
        return not self.wanted.same(self.found)


def after(state: State, move: i64, viewer: i64, encoding: Encoding) -> None:
    """What the viewer has once the move is played: its view, whose turn it is, whether the line goes on."""
    later = state.clone()
    later.play(move)
    left(later, viewer, encoding)


def left(state: State, viewer: i64, encoding: Encoding) -> None:
    encode_view(state, viewer, encoding)
    turn = state.turn()
    encoding.put(turn)
    if turn == CHANCE:
        encoding.put(1 if state.open_line() else 0)


def same_view(state: State, twin: State, viewer: i64, one: Encoding, other: Encoding) -> bool:
    encode_view(state, viewer, one)
    encode_view(twin, viewer, other)
    return one.same(other)
