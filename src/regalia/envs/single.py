"""SeatEnv: one seat of a table as a Gymnasium environment; bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from regalia import agents
from regalia.agents.agent import Agent
from regalia.envs.play import IDLE, Mask, Play, Row
from regalia.envs.render import MODES, checked_mode, render
from regalia.envs.spaces import box, discrete
from regalia.kernel.errors import OptionError, RegaliaError
from regalia.kernel.rng import FastRng
from regalia.kernel.state import buffer

BOTS = 1  # stream of the bots' random source


class SeatEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One seat. An observation is what it sees when it must choose; ``info["action_mask"]`` marks its legal actions.

    The only reward comes at the end: 1 for a win, -1 for a loss, shares between. An illegal action loses at once.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 4}  # noqa: RUF012 - Gymnasium's name

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: str | Sequence[str] = "greedy",
        options: Mapping[str, Any] | None = None,
        seats: int | None = None,
        *,
        render_mode: str | None = None,
    ) -> None:
        self.play = Play(game, options, seats)
        if not 0 <= seat < self.play.seats:
            raise OptionError(f"There is no seat {seat} at this table: it has seats 0 to {self.play.seats - 1}.")
        self.seat = seat
        self.opponents = opponents
        self._seat_bots()
        self.render_mode = checked_mode(render_mode)
        self.observation_space = box(self.play.rules)
        self.action_space = discrete(self.play.rules)
        self._over = True  # until the first game begins

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("bots", "_buffer", "_rng")} | {
            "words": (self._rng.a, self._rng.b)
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        words = kept.pop("words")
        vars(self).update(kept)
        self._seat_bots()
        self._rng.a, self._rng.b = words

    def _seat_bots(self) -> None:
        """Make what is not pickled: the bots remember nothing between two choices."""
        self.bots = seated(self.opponents, self.seat, self.play.seats)
        self._buffer = buffer(self.play.rules.most_moves)
        self._rng = FastRng(0, BOTS)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed)
        self._over = False
        while True:
            seed = int(self.np_random.integers(2**31))
            self.play.begin(seed)
            self._rng = FastRng(seed, BOTS)
            self._wait()
            if self.play.seat == self.seat:  # and not a game that the bots have ended among themselves
                break
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise RegaliaError(IDLE)
        move = self.play.find(int(action))
        if move is None:
            self._over = True
            row, info = self._seen()
            return row, -1.0, True, False, info | {"illegal": True}
        self.play.play(move)
        self._wait()
        self._over = self.play.seat < 0
        row, info = self._seen()
        return row, self.play.reward(self.seat) if self._over else 0.0, self._over, False, info

    def action_masks(self) -> Mask:
        """1 for each legal action; the name is the one that sb3-contrib asks for."""
        if self._over:
            return np.zeros(self.play.actions, np.int8)
        return self.play.mask()

    def render(self) -> Any:
        """The table as the seat sees it: text, or an image."""
        return render(self.play, self.render_mode, seat=self.seat)

    def _wait(self) -> None:
        """Let the bots play until the seat must choose or the game is over."""
        play = self.play
        while play.seat >= 0 and play.seat != self.seat:
            bot = self.bots[play.seat]
            play.play(bot.pick(play.state, play.rules, self._rng, self._buffer))
        if self.render_mode == "human":
            self.render()

    def _seen(self) -> tuple[Row, dict[str, Any]]:
        return self.play.observe(self.seat), {"action_mask": self.action_masks()}


def seated(opponents: str | Sequence[str], seat: int, seats: int) -> dict[int, Agent]:
    """The bots by seat: one name for all, or a name for each other seat in order."""
    others = [other for other in range(seats) if other != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(names) != len(others):
        raise OptionError(f"This table has {len(others)} opponents; {len(names)} were named.")
    return {other: agents.find(name) for other, name in zip(others, names, strict=True)}
