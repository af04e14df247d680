"""Arrays: a batch of games for NumPy. In compiled code the arrays are the batch's own memory."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia import native
from regalia.kernel.batch import Batch
from regalia.kernel.rules import Rules

Floats = NDArray[np.float32]
Bytes = NDArray[np.int8]
Numbers = NDArray[np.int32]


class Arrays:
    """Many games side by side, stepped with one call. See ``Batch`` for what the arrays mean.

    The arrays are read-only, and the next step changes what they hold: copy what you keep. Where nothing is compiled they are
    filled again after every step.
    """

    def __init__(self, rules: Rules, size: int, seed: int = 0, *, sees: bool = True) -> None:
        self.rules = rules
        self.size = size
        self._games = np.arange(size)
        self.batch = batch = Batch(rules, size, seed, sees)
        width, actions, most = int(batch.row.width), int(batch.actions), int(batch.most)
        self._shared: list[tuple[NDArray[Any], str, object]] = []
        rows = size if sees else 1
        self.observations: Floats = self._share("bits", (rows, width), np.int32, batch.row).view(np.float32)
        self.mask: Bytes = self._share("mask", (size, actions), np.int8)
        self.legal: Numbers = self._share("legal", (size, most), np.int32)
        self.counts: Numbers = self._share("counts", (size,), np.int32)
        self.seats: Numbers = self._share("seats", (size,), np.int32)
        self.dones: NDArray[np.bool_] = self._share("dones", (size,), np.int8).view(np.bool_)
        self.rewards: NDArray[np.float64] = self._share("rewards", (size, int(rules.seats)), np.float64)
        self.lengths: Numbers = self._share("lengths", (size,), np.int32)

    def reset(self, seed: int) -> None:
        """Begin all games again."""
        self.batch.begin(seed)
        self._refill()

    def step(self, actions: NDArray[Any]) -> None:
        """Play one legal action in every game; raises ValueError for one that is not legal, and plays none then."""
        self.batch.step(np.ascontiguousarray(actions, np.int32).tobytes())
        self._refill()

    def random_actions(self, rng: np.random.Generator) -> Numbers:
        """A legal action for every game, each as likely as the others."""
        chosen = (rng.random(self.size) * self.counts).astype(np.intp)
        found: Numbers = self.legal[self._games, chosen]
        return found

    def _share(self, name: str, shape: tuple[int, ...], kind: Any, owner: object = None) -> NDArray[Any]:
        """An array over a vector of the batch; where nothing is compiled, a copy."""
        holder = self.batch if owner is None else owner
        numbers = getattr(holder, name)
        if native.active:
            return np.frombuffer(numbers, kind).reshape(shape)
        array: NDArray[Any] = np.array(numbers, kind).reshape(shape)
        self._shared.append((array, name, holder))
        return array

    def _refill(self) -> None:
        for array, name, holder in self._shared:
            array.ravel()[:] = getattr(holder, name)
