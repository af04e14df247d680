"""Arrays: a batch of games as NumPy arrays, stepped with one call."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia.kernel.rules import Rules

Floats = NDArray[np.float32]
Bytes = NDArray[np.int8]
Numbers = NDArray[np.int32]
Shown = dict[str, NDArray[Any]]


def shapes(rules: Rules, size: int, sees: bool) -> dict[str, tuple[tuple[int, ...], type]]:
    """The shape and the type of every array of a batch."""
    learning = rules.learning
    return {
        "observations": ((size if sees else 1, int(learning.layout.width)), np.float32),
        "mask": ((size, int(learning.actions)), np.int8),
        "legal": ((size, int(rules.most_moves)), np.int32),
        "counts": ((size,), np.int32),
        "seats": ((size,), np.int32),
        "dones": ((size,), np.bool_),
        "rewards": ((size, int(rules.seats)), np.float64),
        "lengths": ((size,), np.int32),
    }


class Arrays(ABC):
    """Many games side by side. See ``Batch`` for what the arrays mean.

    The arrays are read-only, and the next step changes what they hold: copy what you keep.
    """

    def __init__(self, rules: Rules, size: int, arrays: Mapping[str, NDArray[Any]]) -> None:
        self.rules = rules
        self.size = size
        self.observations: Floats = arrays["observations"]
        self.mask: Bytes = arrays["mask"]
        self.legal: Numbers = arrays["legal"]
        self.counts: Numbers = arrays["counts"]
        self.seats: Numbers = arrays["seats"]
        self.dones: NDArray[np.bool_] = arrays["dones"]
        self.rewards: NDArray[np.float64] = arrays["rewards"]
        self.lengths: Numbers = arrays["lengths"]
        self._games = np.arange(size)

    @abstractmethod
    def reset(self, seed: int) -> None:
        """Begin all games again."""

    def step(self, actions: NDArray[Any]) -> None:
        """Play one legal action in every game; raises ValueError for one that is not legal."""
        self.step_async(actions)
        self.step_wait()

    def taken(self, actions: NDArray[Any]) -> Numbers:
        """The actions of a step as 32-bit integers; raises ValueError if there is not one for each game."""
        given = np.asarray(actions)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"A step takes {self.size} integers, one for each game, not {given.dtype} of shape {given.shape}."
            )
        return given.astype(np.int32, copy=False)

    @abstractmethod
    def step_async(self, actions: NDArray[Any]) -> None:
        """Begin a step. Until ``step_wait`` returns, the arrays hold nothing that can be read."""

    @abstractmethod
    def step_wait(self) -> None:
        """Wait for the step that has begun."""

    @abstractmethod
    def bot_actions(self, bot: str, games: NDArray[Any] | None = None) -> Numbers:
        """What a bot would choose in these games, by default in all; 0 in the others. It plays nothing."""

    def random_actions(self, rng: np.random.Generator) -> Numbers:
        """A legal action for every game, each as likely as the others."""
        chosen = (rng.random(self.size) * self.counts).astype(np.intp)
        found: Numbers = self.legal[self._games, chosen]
        return found

    @abstractmethod
    def close(self) -> None:
        """End what runs for this batch; it cannot be stepped afterwards."""
