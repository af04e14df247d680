"""Makes a batch of games as arrays, in this process or with workers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.envs.arrays import Arrays
from regalia.envs.batch_arrays import BatchArrays
from regalia.envs.worker import Plan
from regalia.envs.worker_arrays import WorkerArrays


def batch(
    game: str,
    size: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    seats: int | None = None,
    *,
    sees: bool = True,
    workers: int = 0,
) -> Arrays:
    """Many games of self-play as NumPy arrays, without any other project's interface: the fastest.

    ``workers`` is the number of processes that play them; with 0, this one does. The games are the same.
    """
    plan = Plan(game, options, seats, size, seed, sees)
    return WorkerArrays(plan, workers) if workers else BatchArrays(plan.rules(), size, seed, sees=sees)
