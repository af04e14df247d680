"""BatchArrays: a batch of this process. In compiled code the arrays are the batch's own memory."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia import agents, native
from regalia.envs.arrays import Arrays, Numbers, Shown, shapes
from regalia.kernel.batch import Batch
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import buffer

WHIMS = 1 << 32  # added to the seed for the random sources of bots
STORED = {"observations": np.int32, "dones": np.int8}  # what a batch writes these as


class BatchArrays(Arrays):
    """Games that this process plays: all of a batch, or the part of it from place ``first`` on.

    Where nothing is compiled the arrays are filled again after every step.
    """

    def __init__(
        self, rules: Rules, size: int, seed: int = 0, *, sees: bool = True, first: int = 0, places: int = 0
    ) -> None:
        self.batch = batch = Batch(rules, size, seed, sees, True, first, places)
        holders = {name: getattr(batch, name) for name in shapes(rules, 1, sees) if name != "observations"}
        self._vectors = {"observations": batch.row.bits} | holders
        arrays: Shown = {}
        for name, (shape, kind) in shapes(rules, size, sees).items():
            arrays[name] = (
                np.frombuffer(self._vectors[name], kind).reshape(shape) if native.active else np.zeros(shape, kind)
            )
        super().__init__(rules, size, arrays)
        self._copies = {} if native.active else arrays
        self._buffer = buffer(rules.most_moves)
        self._begun(seed)

    def reset(self, seed: int) -> None:
        self.batch.begin(seed)
        self._begun(seed)

    def step_async(self, actions: NDArray[Any]) -> None:
        """Play the step at once. If one action is not legal, none is played."""
        self.batch.step(self.taken(actions).tobytes())
        self._refill()

    def step_wait(self) -> None:
        """Nothing is left to wait for."""

    def bot_actions(self, bot: str, games: NDArray[Any] | None = None) -> Numbers:
        """What a bot would choose. Each place has its own random source for it, whatever is asked of other places."""
        agent = agents.find(bot)
        chosen = np.zeros(self.size, np.int32)
        for i in range(self.size) if games is None else map(int, games):
            state = self.batch.states[i]
            move = agent.pick(state, self.rules, self._whims[i], self._buffer)
            chosen[i] = self.rules.learning.action(state, move)
        return chosen

    def close(self) -> None:
        """Nothing is held open."""

    def _begun(self, seed: int) -> None:
        first = int(self.batch.first)
        self._whims = [FastRng(seed + WHIMS, first + i) for i in range(self.size)]
        self._refill()

    def _refill(self) -> None:
        for name, array in self._copies.items():
            array.view(STORED.get(name, array.dtype)).ravel()[:] = self._vectors[name]
