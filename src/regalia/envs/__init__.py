"""Environments for learners: PettingZoo, Gymnasium and, in ``regalia.envs.openspiel``, OpenSpiel.

Importing this package registers the Gymnasium ids. It needs ``pip install 'regalia[envs]'``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regalia.envs.aec import TableEnv
from regalia.envs.arrays import Arrays
from regalia.envs.ids import register
from regalia.envs.parallel import LockstepEnv
from regalia.envs.single import SeatEnv
from regalia.envs.vector import BatchEnv
from regalia.games import find

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
    game: str, size: int, options: Options | None = None, seats: int | None = None, *, copy: bool = True
) -> BatchEnv:
    """Many games of self-play as a Gymnasium vector environment."""
    return BatchEnv(game, size, options, seats, copy=copy)


def batch(
    game: str, size: int, seed: int = 0, options: Options | None = None, seats: int | None = None, *, sees: bool = True
) -> Arrays:
    """Many games of self-play as NumPy arrays, without any other project's interface: the fastest."""
    rules, _ = find(game).set_up(options, seats)
    return Arrays(rules, size, seed, sees=sees)


register()
