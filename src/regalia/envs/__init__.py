"""Environments for learners: PettingZoo, Gymnasium and, in ``regalia.envs.openspiel``, OpenSpiel.

Importing this package registers the Gymnasium ids. It needs ``pip install 'regalia[envs]'``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regalia.envs.extra import explained

try:
    from regalia.envs.aec import TableEnv
    from regalia.envs.arrays import Arrays
    from regalia.envs.batch import batch
    from regalia.envs.ids import register
    from regalia.envs.parallel import LockstepEnv
    from regalia.envs.single import SeatEnv
    from regalia.envs.vector import BatchEnv
except ModuleNotFoundError as missing:
    raise explained(missing) from None

__all__ = ["Arrays", "BatchEnv", "LockstepEnv", "SeatEnv", "TableEnv", "aec", "batch", "parallel", "single", "vector"]

Options = Mapping[str, Any]


def aec(
    game: str,
    options: Options | None = None,
    seats: int | None = None,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> TableEnv:
    """A table as a PettingZoo environment: one agent for each seat, one acts at a time."""
    return TableEnv(game, options, seats, render_mode=render_mode, max_cycles=max_cycles)


def parallel(
    game: str,
    options: Options | None = None,
    seats: int | None = None,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> LockstepEnv:
    """A table as a PettingZoo environment in which all agents answer at every step, and one answer counts."""
    return LockstepEnv(game, options, seats, render_mode=render_mode, max_cycles=max_cycles)


def single(
    game: str,
    seat: int = 0,
    opponents: str | Sequence[str] = "greedy",
    options: Options | None = None,
    seats: int | None = None,
    *,
    render_mode: str | None = None,
) -> SeatEnv:
    """One seat as a Gymnasium environment; bots play the other seats."""
    return SeatEnv(game, seat, opponents, options, seats, render_mode=render_mode)


def vector(
    game: str,
    size: int,
    options: Options | None = None,
    seats: int | None = None,
    *,
    copy: bool = True,
    workers: int = 0,
) -> BatchEnv:
    """Many games of self-play as a Gymnasium vector environment, played by this process or by workers."""
    return BatchEnv(game, size, options, seats, copy=copy, workers=workers)


register()
