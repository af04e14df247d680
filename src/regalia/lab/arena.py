# native
"""Arena: whole games between agents, compiled together with the rules.

Chance draws from the stream of the game's number, each seat's agent from a stream of its own. So the same seed and number
deal the same cards whoever plays and whatever the options are, as far as the games go the same way.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.agents.agent import Agent
from regalia.kernel.optional.statistics import UNKNOWN, Statistics
from regalia.kernel.rng import FastRng, Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, REVEAL, State
from regalia.kernel.vecs import vec
from regalia.lab.sheet import Sheet

GROWS: Final[i64] = -9  # in place of the seat: a chance move that continues the line before it
BOTS: Final[i64] = 1 << 41  # number of the first stream that belongs to an agent
STREAMS_A_GAME: Final[i64] = 16  # more than there are seats
NEVER: Final[i64] = -(1 << 40)  # before the first turn and the first round


def seat_stream(game: i64, seat: i64) -> i64:
    """The number of the stream that the agent of a seat draws from."""
    return BOTS + game * STREAMS_A_GAME + seat


class Script:
    """The moves of a game as numbers: for each its seat (CHANCE or GROWS for chance) and the move.

    With ``legal`` each choice is followed by the number of legal moves and by the moves themselves.
    """

    def __init__(self, legal: bool) -> None:
        self.legal = legal
        self.numbers: list[int] = []


class Arena:
    """A game with its options and an agent for each seat. It can be played any number of times."""

    def __init__(self, rules: Rules, agents: list[Agent], statistics: Statistics, sheet: Sheet | None = None) -> None:
        self.rules = rules
        self.agents = agents
        self.statistics = statistics
        self.sheet = sheet
        self.buffer: vec[i64] = vec[i64]([0] * rules.most_moves)
        self.decisions: i64 = 0  # of the last game played
        self.legal: i64 = 0
        self.most_legal: i64 = 0
        self.forced: i64 = 0  # decisions with one legal move
        self.turns: i64 = 0  # turns in which somebody had to choose
        self.rounds: i64 = 0
        self.starter: i64 = UNKNOWN
        self.turn: i64 = NEVER
        self.round: i64 = NEVER

    def begin(self) -> None:
        self.decisions = 0
        self.legal = 0
        self.most_legal = 0
        self.forced = 0
        self.turns = 0
        self.rounds = 0
        self.starter = UNKNOWN
        self.turn = NEVER
        self.round = NEVER

    def play(self, seed: i64, number: i64, script: Script | None) -> State:
        """Play one game and return its final state. The same seed and number always give the same game."""
        state = self.rules.start()
        chance = FastRng(seed, number)
        thoughts: list[FastRng] = []
        for owner in range(i64(len(self.agents))):
            thoughts.append(FastRng(seed, seat_stream(number, owner)))
        self.begin()
        line_open = False
        while True:
            seat = state.turn()
            if seat >= 0:
                self.choose(state, seat, thoughts[seat], script)
                line_open = False
            elif seat == CHANCE:
                move = state.deal(chance)
                if script is not None:
                    script.numbers.append(GROWS if line_open and state.open_line() else CHANCE)
                    script.numbers.append(move)
                state.play(move)
                line_open = True
            elif seat == REVEAL:
                state.reveal()
                line_open = False
            else:
                return state

    def choose(self, state: State, seat: i64, rng: Rng, script: Script | None) -> None:
        self.watch(state, seat)
        count = state.moves(self.buffer)
        self.decisions += 1
        self.legal += count
        if count > self.most_legal:
            self.most_legal = count
        if count == 1:
            self.forced += 1
        listed = listing(self.buffer, count) if script is not None and script.legal else None
        move = self.agents[seat].pick_among(state, self.rules, rng, self.buffer, count)
        sheet = self.sheet
        if sheet is not None:
            sheet.choice(state, seat, move, count, self.rounds)
        if script is not None:
            script.numbers.append(seat)
            script.numbers.append(move)
            if listed is not None:
                script.numbers.extend(listed)
        state.play(move)

    def watch(self, state: State, seat: i64) -> None:
        """Look whether the first turn, a turn or a round begins with this choice."""
        statistics = self.statistics
        sheet = self.sheet
        if self.starter == UNKNOWN:
            self.starter = statistics.starter(state, seat)
            if self.starter == UNKNOWN:
                return
            if sheet is not None:
                statistics.first_turn(state)
        turn = statistics.turn(state)
        if turn == self.turn:
            return
        self.turn = turn
        self.turns += 1
        round = statistics.round(state)
        if round != self.round:
            self.round = round
            self.rounds += 1
            if sheet is not None:
                sheet.new_round(state)


def listing(moves: vec[i64], count: i64) -> list[int]:
    """The number of legal moves and the moves themselves, as a script has them."""
    listed: list[int] = [count]
    for i in range(count):
        listed.append(moves[i])
    return listed


def figures(arena: Arena, seed: i64, first: i64, games: i64) -> list[tuple[list[int], list[float]]]:
    """Play games from number ``first`` on; each as the numbers of ``numbers_of`` and its results.

    If the arena has a sheet, its rows are written too.
    """
    found: list[tuple[list[int], list[float]]] = []
    sheet = arena.sheet
    for number in range(first, first + games):
        if sheet is not None:
            sheet.begin()
        state = arena.play(seed, number, None)
        numbers = numbers_of(arena, state)
        if sheet is not None:
            sheet.end(state, numbers)
        found.append((numbers, results(state)))
    return found


def numbers_of(arena: Arena, state: State) -> list[int]:
    """What ``Numbers`` of ``lab/tally.py`` names, of the game just played."""
    return [
        arena.starter,
        state.reason(),
        arena.decisions,
        arena.forced,
        arena.turns,
        arena.rounds,
        arena.legal,
        arena.most_legal,
    ]


def results(state: State) -> list[float]:
    found: list[float] = []
    for seat in range(state.seats()):
        found.append(state.result(seat))
    return found
