"""Play: one running game for environments that step a single game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia import native
from regalia.games import find
from regalia.kernel.batch import Batch
from regalia.kernel.errors import OptionError
from regalia.kernel.rng import FastRng
from regalia.kernel.state import State, View, view

Row = NDArray[np.float32]
Mask = NDArray[np.int8]
IDLE = "No game is running: call reset."


class Play:
    """A game, its table and the moves that are legal now. ``seat`` is who must choose, -1 when the game is over."""

    def __init__(self, key: str, options: Mapping[str, Any] | None, seats: int | None) -> None:
        self.game = find(key)
        self.rules, self.options = self.game.set_up(options, seats)
        self.seats = int(self.rules.seats)
        self.actions = int(self.rules.learning.actions)
        self.longest = int(self.rules.longest)
        self._batch = batch = Batch(self.rules, 1, 0, sees=False, restarts=False)
        self._row: Row | None = None
        self._mask: Mask | None = None
        if native.active:
            self._row = np.frombuffer(memoryview(batch.row.bits), np.float32)
            self._mask = np.frombuffer(memoryview(batch.mask), np.int8)
        self.seat = int(batch.seats[0])
        self._seeded = False

    def __reduce__(self) -> tuple[Any, ...]:
        batch, rng = self._batch, self.rng
        told = batch.lengths[0], batch.dones[0], [batch.rewards[seat] for seat in range(self.seats)]
        running = self.state, (rng.a, rng.b), batch.seed, batch.games[0], told, self._seeded
        return resumed, (self.game.key, self.options, self.seats, running)

    def resume(self, running: tuple[Any, ...]) -> None:
        """Continue a game that was pickled or copied, with the chance that it would have had."""
        batch = self._batch
        batch.states[0], (self.rng.a, self.rng.b), batch.seed, batch.games[0], told, self._seeded = running
        batch.lengths[0], batch.dones[0], rewards = told
        for seat, reward in enumerate(rewards):
            batch.rewards[seat] = reward
        over = bool(batch.dones[0])
        batch.look(0, batch.states[0], -1 if over else batch.states[0].turn())
        self.seat = int(batch.seats[0])

    def deal(self, seed: int | None) -> None:
        """Begin the first game of a seed; without a seed, the next game of the last one.

        The first seed is random.
        """
        if seed is None and self._seeded:
            self.begin_again()
        else:
            self.begin(int(np.random.SeedSequence().generate_state(1)[0]) if seed is None else seed)
        self._seeded = True

    def begin(self, seed: int) -> None:
        """Begin the first game of a seed."""
        self._batch.begin(seed)
        self.seat = self._batch.seats[0]

    def begin_again(self) -> None:
        """Begin the next game of the seed."""
        self._batch.restart(0)
        self.seat = self._batch.seats[0]

    @property
    def state(self) -> State:
        """The position. Learners and bots are given rows and views, never this."""
        return self._batch.states[0]

    @property
    def rng(self) -> FastRng:
        """The random source of this game."""
        return self._batch.rngs[0]

    def view(self, seat: int) -> View:
        return view(self.state, seat)

    def legal(self) -> list[int]:
        """The legal actions."""
        return [self._batch.legal[i] for i in range(int(self._batch.counts[0]))]

    def find(self, action: int) -> int | None:
        """The legal move with this number; None if there is none."""
        try:
            return self._batch.find(0, action)
        except ValueError:
            return None

    def play(self, move: int) -> None:
        """Play a legal move, and what follows until a seat must choose."""
        self._batch.play(0, move)
        self.seat = self._batch.seats[0]

    def reward(self, seat: int) -> float:
        """What the last move brought the seat: -1 to 1 when the game is over, else 0."""
        return self._batch.rewards[seat]

    def mask(self) -> Mask:
        """1 for each legal action."""
        if self._mask is not None:
            return self._mask.copy()
        return np.array(self._batch.mask, np.int8)

    def observe(self, seat: int) -> Row:
        """The features of what the seat sees."""
        self._batch.observe(0, seat)
        if self._row is not None:
            return self._row.copy()
        return np.array(self._batch.row.bits, np.int32).view(np.float32)


def resumed(key: str, options: Mapping[str, Any], seats: int, running: tuple[Any, ...]) -> Play:
    """A copy of a game that was pickled."""
    play = Play(key, options, seats)
    play.resume(running)
    return play


def checked_cycles(most: int | None) -> int | None:
    """The number of decisions after which a game is cut off, if it is one."""
    if most is not None and most < 1:
        raise OptionError(f"max_cycles is at least 1, not {most}; None never cuts a game off.")
    return most
