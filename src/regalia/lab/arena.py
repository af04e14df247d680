# native
"""Arena: whole games between agents, compiled together with the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.agents.agent import Agent
from regalia.kernel.rng import FastRng, Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, REVEAL, State
from regalia.kernel.vecs import vec

GROWS: Final[i64] = -9  # in place of the seat: a chance move that continues the line before it


class Script:
    """The moves of a game as numbers: for each its seat (CHANCE or GROWS for chance) and the move.

    With ``legal`` each choice is followed by the number of legal moves and by the moves themselves.
    """

    def __init__(self, legal: bool) -> None:
        self.legal = legal
        self.numbers: list[int] = []


class Arena:
    """A game with its options and an agent for each seat. It can be played any number of times."""

    def __init__(self, rules: Rules, agents: list[Agent]) -> None:
        self.rules = rules
        self.agents = agents
        self.buffer: vec[i64] = vec[i64]([0] * rules.most_moves)
        self.decisions: i64 = 0  # of the last game played
        self.legal: i64 = 0
        self.most_legal: i64 = 0

    def play(self, seed: i64, number: i64, script: Script | None) -> State:
        """Play one game and return its final state. The same seed and number always give the same game."""
        state = self.rules.start()
        rng = FastRng(seed, number)
        self.decisions = 0
        self.legal = 0
        self.most_legal = 0
        line_open = False
        while True:
            seat = state.turn()
            if seat >= 0:
                self.choose(state, seat, rng, script)
                line_open = False
            elif seat == CHANCE:
                move = state.deal(rng)
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
        count = state.moves(self.buffer)
        self.decisions += 1
        self.legal += count
        if count > self.most_legal:
            self.most_legal = count
        if script is None:
            state.play(self.agents[seat].pick(state, self.rules, rng, self.buffer))
            return
        listed: list[int] = []
        if script.legal:
            listed.append(count)
            for i in range(count):
                listed.append(self.buffer[i])
        move = self.agents[seat].pick(state, self.rules, rng, self.buffer)
        script.numbers.append(seat)
        script.numbers.append(move)
        script.numbers.extend(listed)
        state.play(move)


def figures(arena: Arena, seed: i64, first: i64, games: i64) -> list[tuple[int, int, int, int, list[float]]]:
    """Play games from number ``first`` on; each as decisions, legal moves, most legal moves, reason, result."""
    found: list[tuple[int, int, int, int, list[float]]] = []
    for number in range(first, first + games):
        state = arena.play(seed, number, None)
        found.append((arena.decisions, arena.legal, arena.most_legal, state.reason(), results(state)))
    return found


def results(state: State) -> list[float]:
    found: list[float] = []
    for seat in range(state.seats()):
        found.append(state.result(seat))
    return found
