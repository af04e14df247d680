"""BatchEnv: many games of self-play as a Gymnasium vector environment, stepped in compiled code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from regalia.envs.batch import batch
from regalia.envs.spaces import box, discrete
from regalia.kernel.errors import OptionError

Rows = NDArray[np.float32]
Flags = NDArray[np.bool_]


class BatchEnv(VectorEnv[Rows, NDArray[np.int64], NDArray[Any]]):
    """Games side by side. Row i is what the seat sees that must choose in game i; ``info["seat"]`` names it.

    A game that is over begins again in the same step. ``reward`` is what the seat that acted got; ``info["rewards"]`` has what
    each seat got. With ``copy=False`` all arrays are the batch's own memory, and the next step changes them. ``workers`` is the
    number of processes that play the games; with 0, this one does.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium's name

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        options: Mapping[str, Any] | None = None,
        seats: int | None = None,
        *,
        copy: bool = True,
        workers: int = 0,
    ) -> None:
        self.arrays = batch(game, num_envs, 0, options, seats, workers=workers)
        rules = self.arrays.rules
        self.num_envs = num_envs
        self.copy = copy
        self.single_observation_space = box(rules)
        self.single_action_space = discrete(rules)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._games = np.arange(num_envs)
        self._never = np.zeros(num_envs, np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Rows, dict[str, Any]]:
        if seed is not None and np.ndim(seed):
            raise OptionError("A batch has one seed for all its games: give a number, not a list.")
        super().reset(seed=seed)
        self.arrays.reset(int(self.np_random.integers(2**31)))
        return self._kept(self.arrays.observations), self._info()

    def step(self, actions: NDArray[Any]) -> tuple[Rows, NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        arrays = self.arrays
        acted = arrays.seats.copy()
        arrays.step(actions)
        rewards = arrays.rewards[self._games, acted]
        return self._kept(arrays.observations), rewards, self._kept(arrays.dones), self._never.copy(), self._info()

    def random_actions(self) -> NDArray[np.int32]:
        """A legal action for every game."""
        return self.arrays.random_actions(self.np_random)

    def close_extras(self, **_: Any) -> None:
        """End the workers, when Gymnasium closes the environment."""
        self.arrays.close()

    def _info(self) -> dict[str, Any]:
        arrays = self.arrays
        told: dict[str, NDArray[Any]] = {"action_mask": arrays.mask, "seat": arrays.seats, "rewards": arrays.rewards}
        return {name: self._kept(array) for name, array in told.items()}

    def _kept(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array
