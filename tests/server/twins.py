"""Two games that one viewer cannot tell apart: the lines shown are the same, the cards behind them differ."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE, REVEAL, State, listed_moves, listed_odds, view

TRIES = 40


@dataclass(frozen=True)
class Way:
    """A line that could be played, as moves; what the viewer is shown of it and sees afterwards."""

    moves: tuple[int, ...]
    shown: tuple[int, ...]
    seen: tuple[int, ...]


class Twins:
    """Two matches in lockstep. Where the viewer is shown nothing, they often differ."""

    def __init__(self, game: Game, options: dict[str, Any], viewer: int, seed: int) -> None:
        self.game = game
        self.viewer = viewer
        self.here = Match(game, options)
        self.there = Match(game, options)
        self.random = random.Random(seed)
        self.rng = FastRng(seed)

    def play(self, most: int) -> None:
        """Play up to ``most`` lines that look the same, and end where seat 0 or nobody is to move."""
        rest = 0
        while not self.here.over and len(self.here.lines) < most and self.step():
            if self.here.turn == 0 or self.here.over:
                rest = len(self.here.lines)
        self.here, self.there = self.first_lines(self.here, rest), self.first_lines(self.there, rest)

    def step(self) -> bool:
        """Play one line in both; False if none looks the same to the viewer."""
        here, there = self.here.state(), self.there.state()
        for one, moves in self.ways(here, there):
            other = self.tried(there, moves)
            if other is not None and (other.shown, other.seen) == (one.shown, one.seen):
                self.commit(self.here, one)
                self.commit(self.there, other)
                return True
        return False

    def ways(self, here: State, there: State) -> Iterator[tuple[Way, tuple[int, ...]]]:
        for _ in range(TRIES):
            one = self.tried(here, self.sampled(here))
            assert one is not None
            order = [self.sampled(there), one.moves]
            if self.random.random() < 0.5:
                order.reverse()
            yield from ((one, moves) for moves in order)

    def sampled(self, state: State) -> tuple[int, ...]:
        """The moves of one line."""
        if state.turn() != CHANCE:
            return (self.random.choice(self.legal(state)),)
        later = state.clone()
        moves: list[int] = []
        while not moves or (later.turn() == CHANCE and later.open_line()):
            moves.append(later.deal(self.rng))
            later.play(moves[-1])
        return tuple(moves)

    def tried(self, state: State, moves: tuple[int, ...]) -> Way | None:
        """The result of the moves; None if they cannot be played."""
        later = state.clone()
        shown: list[int] = []
        for move in moves:
            if move not in self.legal(later):
                return None
            shown.append(later.shown(move, self.viewer))
            later.play(move)
        while later.turn() == REVEAL:
            later.reveal()
        return Way(moves, tuple(shown), tuple(view(later, self.viewer).listed()))

    def legal(self, state: State) -> list[int]:
        most = self.here.rules.most_moves
        if state.turn() == CHANCE:
            return [move for move, _ in listed_odds(state, most)]
        return listed_moves(state, most)

    def commit(self, match: Match, way: Way) -> None:
        line = self.game.codec.line(match.turn, way.moves[0])
        for move in way.moves[1:]:
            line = self.game.codec.grown(line, move)
        match.play(line)

    def first_lines(self, match: Match, count: int) -> Match:
        again = Match(self.game, match.options)
        for line in match.lines[:count]:
            again.play(line)
        return again
