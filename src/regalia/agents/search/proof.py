# native
"""Proof: what a seat can certainly achieve, by the rules alone, without hints, playouts or judges.

It is an and-or search. One of the seat's own choices must work; every choice of others and every outcome of chance must. In
worlds that the seat cannot tell apart it makes the same choice. What was not searched to its end is unknown, never a guess.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from regalia.kernel.encoding import Encoding
from regalia.kernel.rng import Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER, REVEAL, State, View, encode_state, encode_view
from regalia.kernel.vecs import vec

NO: Final[i64] = 0
YES: Final[i64] = 1
UNKNOWN: Final[i64] = 2  # the limit was reached, or the seat would need more choices than allowed
OPEN: Final[i64] = 3  # a position that does not settle it
NOBODY: Final[i64] = -1
DEEPEST: Final[i64] = 200  # most consecutive moves of chance and others, since repeated dice could go on forever

Known = dict[tuple[int, ...], int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Proof:
    """Proves that a seat wins, or its victim gets nothing, before another seat's turn.

    Subclasses prove other aims by overriding ``verdict``.
    """

    def __init__(self, rules: Rules, seat: i64, limit: i64) -> None:
        self.rules = rules
        self.seat = seat  # the seat whose aim is proved
        self.victim = NOBODY
        self.limit = limit  # most positions to examine
        self.hopeless = limit  # most positions to examine before the first one that ends the game
        self.looked: i64 = 0
        self.depth: i64 = 0  # consecutive moves of chance and other seats
        self.ended = False  # whether a position that ends the game was found
        self.most: i64 = 0  # choices that the seat may use in this pass
        self.short = False  # whether the seat ran out of choices somewhere
        self.patient = False  # whether to look for a NO after a YES has become impossible
        self.buffer = vec[i64]([0] * rules.most_moves)
        self.weights = vec[i64]([0] * rules.most_moves)
        self.encoding = Encoding()
        self.known: Known = {}

    def verdict(self, state: State, news: bool) -> i64:
        """What the position decides, or OPEN. ``news``: chance has moved since the seat's last choice.

        Another seat that chooses after chance has its own turn: nothing is proved beyond that.
        """
        turn = state.turn()
        if turn == OVER and self.victim != NOBODY:
            return YES if state.result(self.victim) == 0.0 else NO
        if turn == OVER:
            return YES if state.result(self.seat) == 1.0 else NO
        return NO if news and turn >= 0 and turn != self.seat else OPEN

    def outcomes(self, state: State) -> vec[i64]:
        """The outcomes of chance to examine: all of them, unless a subclass knows that some are equal."""
        count = state.odds(self.buffer, self.weights)
        return self.buffer[:count]

    # ---- questions

    def begin(self) -> None:
        """Clear the results for another position."""
        self.looked = 0
        self.depth = 0
        self.ended = False
        self.known = {}

    def spent(self) -> bool:
        return self.looked > (self.limit if self.ended else self.hopeless)

    def surely(self, worlds: list[State], most: i64) -> list[int]:
        """The moves that achieve the aim with the fewest own choices, at most ``most``; none without a proof."""
        self.begin()
        count = worlds[0].moves(self.buffer)
        moves = self.buffer[:count]
        for choices in range(1, most + 1):
            self.short = False
            found: list[int] = []
            for i in range(count):
                if self.after(worlds, moves[i], choices) == YES:
                    found.append(moves[i])
            if found or not self.short or self.spent():
                return found
        return []

    def after(self, worlds: list[State], move: i64, choices: i64) -> i64:
        """Whether this move achieves the aim within that many own choices, in all worlds."""
        result = YES
        for world in worlds:  # each alone first: a move that fails with open hands fails
            found = self.follow(played(world, move), choices - 1, False)
            if found == NO:
                return NO
            if found == UNKNOWN:
                result = UNKNOWN
        if result == YES and len(worlds) > 1:
            return self.together(worlds, move, choices - 1)
        return result

    def fatal(self, worlds: list[State], most: i64) -> list[int]:
        """The moves of another seat that let this seat achieve its aim in every world.

        That holds whatever the other does next. The seat uses at most ``most`` own choices and knows the world.
        """
        self.begin()
        count = worlds[0].moves(self.buffer)
        moves = self.buffer[:count]
        found: list[int] = []
        for choices in range(1, most + 1):
            self.most = choices
            self.short = False
            for i in range(count):
                if moves[i] not in found and self.dooms(worlds, moves[i], choices):
                    found.append(moves[i])
            if not self.short or self.spent():
                break
        return found

    def dooms(self, worlds: list[State], move: i64, choices: i64) -> bool:
        for world in worlds:
            if self.follow(played(world, move), choices, False) != YES:
                return False
        return True

    # ---- one world, all of it open

    def follow(self, state: State, choices: i64, news: bool) -> i64:
        """Whether the aim is achieved from a position that a move has led to."""
        self.looked += 1
        while state.turn() == REVEAL:
            state.reveal()
        if state.turn() == OVER:
            self.ended = True
        said = self.verdict(state, news)
        if said != OPEN:
            return said
        turn = state.turn()
        if turn == self.seat:
            return self.choose(state, choices)
        if self.spent() or self.depth == DEEPEST:
            return UNKNOWN
        self.depth += 1
        result = self.whatever(state, choices, news or (turn == CHANCE and self.counts(choices)))
        self.depth -= 1
        return result

    def whatever(self, state: State, choices: i64, news: bool) -> i64:
        """Whether the aim is achieved whatever chance or another seat does now."""
        ways = self.outcomes(state) if state.turn() == CHANCE else self.moves(state)
        result = YES
        for i in range(i64(len(ways))):
            found = self.follow(played(state, ways[i]), choices, news)
            if found == NO:
                return NO
            if found == UNKNOWN:
                result = UNKNOWN
                if not self.patient or self.spent():
                    break
        return result

    def counts(self, choices: i64) -> bool:
        """Whether chance ends the relevant turn: not while the victim may still be in its own."""
        return self.victim == NOBODY or choices < self.most

    def choose(self, state: State, choices: i64) -> i64:
        """Whether one of the seat's own moves achieves the aim."""
        if choices == 0:
            self.short = True
            return UNKNOWN
        if choices == 1:
            return self.best(state, choices)
        encode_state(state, self.encoding)
        key = tuple(self.encoding.listed())
        if key in self.known:
            return self.known[key]
        result = self.best(state, choices)
        if result != UNKNOWN:
            self.known[key] = result
        return result

    def best(self, state: State, choices: i64) -> i64:
        ways = self.moves(state)
        result = NO
        for i in range(i64(len(ways))):
            if self.spent():
                return UNKNOWN
            found = self.follow(played(state, ways[i]), choices - 1, False)
            if found == YES:
                return YES
            if found == UNKNOWN:
                result = UNKNOWN
        return result

    def moves(self, state: State) -> vec[i64]:
        count = state.moves(self.buffer)
        return self.buffer[:count]

    # ---- many worlds that look the same

    def together(self, worlds: list[State], move: i64, choices: i64) -> i64:
        """Whether one move works in all worlds, with equal choices while they look alike."""
        met: dict[tuple[int, ...], list[State]] = {}
        for world in worlds:
            found = self.gather(played(world, move), False, met)
            if found != YES:
                return found
        for alike in met.values():
            found = self.choose_alike(alike, choices)
            if found != YES:
                return found
        return YES

    def gather(self, state: State, news: bool, met: dict[tuple[int, ...], list[State]]) -> i64:
        """Collect the positions in which the seat chooses next, by its view. YES: all others achieve the aim."""
        self.looked += 1
        if self.spent():
            return UNKNOWN
        while state.turn() == REVEAL:
            state.reveal()
        if state.turn() == OVER:
            self.ended = True
        said = self.verdict(state, news)
        if said != OPEN:
            return said
        turn = state.turn()
        if turn == self.seat:
            encode_view(state, self.seat, self.encoding)
            key = tuple(self.encoding.listed())
            if key in met:
                met[key].append(state)
            else:
                met[key] = [state]
            return YES
        ways = self.outcomes(state) if turn == CHANCE else self.moves(state)
        for i in range(i64(len(ways))):
            found = self.gather(played(state, ways[i]), news or turn == CHANCE, met)
            if found != YES:
                return found
        return YES

    def choose_alike(self, worlds: list[State], choices: i64) -> i64:
        if len(worlds) == 1:
            return self.choose(worlds[0], choices)
        if choices == 0:
            self.short = True
            return UNKNOWN
        ways = self.moves(worlds[0])
        result = NO
        for i in range(i64(len(ways))):
            found = self.together(worlds, ways[i], choices - 1)
            if found == YES:
                return YES
            if found == UNKNOWN:
                result = UNKNOWN
        return result


def played(state: State, move: i64) -> State:
    """A copy of the position after a move."""
    new = state.clone()
    new.play(move)
    return new


def guessed(rules: Rules, seen: View, rng: Rng, count: i64) -> list[State]:
    """Guessed worlds that look alike to the viewer, without duplicates."""
    encoding = Encoding()
    found: dict[tuple[int, ...], State] = {}
    for _ in range(count):
        world = rules.guess(seen, rng)
        encode_state(world, encoding)
        found.setdefault(tuple(encoding.listed()), world)
    return list(found.values())
