"""Batches as NumPy arrays: they are the batch's own memory, and every game restarts by itself."""

from __future__ import annotations

import numpy as np
import pytest

from regalia import agents, envs, native
from regalia.envs.batch_arrays import WHIMS, BatchArrays
from regalia.games import catalogue
from regalia.kernel.rng import FastRng
from regalia.kernel.state import view
from tests.envs.tables import Table, tables


@pytest.mark.parametrize("table", tables())
def test_arrays_tell_what_the_batch_holds(table: Table) -> None:
    games = envs.batch(table.key, 4, 3, table.options, table.seats)
    rng = np.random.default_rng(2)
    for _ in range(40):
        counts = games.mask.sum(axis=1)
        assert (counts == games.counts).all()
        for i in range(4):
            assert sorted(games.legal[i, : counts[i]]) == np.flatnonzero(games.mask[i]).tolist()
        assert np.isfinite(games.observations).all()
        assert games.observations.any(axis=1).all()
        assert not games.rewards[~games.dones].any()
        games.step(games.random_actions(rng))
    again = envs.batch(table.key, 4, 8, table.options, table.seats)
    games.reset(8)
    assert (again.observations == games.observations).all()
    assert (again.mask == games.mask).all()
    assert not games.lengths.any()


@pytest.mark.skipif(not native.active, reason="only compiled code shares its memory")
def test_nothing_is_copied() -> None:
    """A step of the batch itself changes the arrays, which cannot be written from outside."""
    games = envs.batch("royals", 3, 1)
    assert isinstance(games, BatchArrays)
    before = {name: array.copy() for name, array in shown(games).items()}
    games.batch.step(games.legal[:, 0].astype("<i4").tobytes())
    for name in ("observations", "mask", "legal", "lengths"):
        assert (before[name] != shown(games)[name]).any(), name
    for array in shown(games).values():
        assert not array.flags.owndata
        assert not array.flags.writeable


def shown(games: envs.Arrays) -> dict[str, np.ndarray]:
    return {name: array for name, array in vars(games).items() if isinstance(array, np.ndarray) and name[0] != "_"}


@pytest.mark.parametrize("key", catalogue())
def test_a_bot_chooses_from_the_views_of_the_games_it_is_asked_about(key: str) -> None:
    games = envs.batch(key, 5, 3)
    assert isinstance(games, BatchArrays)
    rules, bot = games.rules, agents.find("greedy")
    chosen = games.bot_actions("greedy", np.array([1, 3]))
    assert not chosen[[0, 2, 4]].any()
    for i in (1, 3):
        state = games.batch.states[i]
        move = bot.choose(view(state, state.turn()), rules, FastRng(3 + WHIMS, i))
        assert chosen[i] == rules.learning.action(state, move)
        assert games.mask[i, chosen[i]]
    assert not games.lengths.any(), "it has played nothing"


@pytest.mark.parametrize("workers", [0, 1])
def test_a_step_takes_one_integer_for_each_game(workers: int) -> None:
    games = envs.batch("royals", 3, workers=workers)
    for wrong in (games.legal[:1, 0], games.legal[:, 0].astype(float), games.mask):
        with pytest.raises(ValueError, match="A step takes 3 integers, one for each game"):
            games.step(wrong)
    games.step(games.legal[:, 0])
    games.close()


def test_a_batch_without_observations_plays_the_same_games() -> None:
    seeing, blind = envs.batch("battle", 5, 4), envs.batch("battle", 5, 4, sees=False)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(300):
        actions = seeing.random_actions(rng)
        seeing.step(actions)
        blind.step(actions)
        for name in ("mask", "counts", "seats", "dones", "rewards", "lengths"):
            assert (shown(seeing)[name] == shown(blind)[name]).all(), name
        ended += int(seeing.dones.sum())
    assert ended
    assert blind.observations.shape[0] == 1
