"""Environments of one game can be copied and pickled: the copy goes on with the same position and the same chance."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from regalia import envs
from regalia.games import catalogue

BEFORE = 3  # decisions before the copy is made
Rows = list[list[float]]


def played_aec(env: envs.TableEnv) -> Iterator[Rows]:
    while not any(env.terminations.values()):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1]))
        yield [[*env.observe(agent)["observation"], env.rewards[agent]] for agent in env.possible_agents]


def played_parallel(env: envs.LockstepEnv) -> Iterator[Rows]:
    while env.agents:
        choice = int(np.flatnonzero(env.play.mask())[-1])
        seen, rewards, *_ = env.step(dict.fromkeys(env.agents, choice))
        yield [[*seen[agent]["observation"], rewards[agent]] for agent in env.possible_agents]


def played_single(env: envs.SeatEnv) -> Iterator[Rows]:
    done = False
    while not done:
        row, reward, done, _, _ = env.step(int(np.flatnonzero(env.action_masks())[-1]))
        yield [[*row, reward]]


MADE: dict[str, tuple[Callable[[str], Any], Callable[[Any], Iterator[Rows]]]] = {
    "aec": (envs.aec, played_aec),
    "parallel": (envs.parallel, played_parallel),
    "single": (envs.single, played_single),
}


@pytest.mark.parametrize("kind", MADE)
@pytest.mark.parametrize("key", catalogue())
def test_a_copy_plays_the_same_game_to_its_end(key: str, kind: str) -> None:
    make, played = MADE[kind]
    env = make(key)
    env.reset(seed=3)
    for _ in zip(range(BEFORE), played(env), strict=False):
        pass
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    told = [*played(env)]
    assert told
    for twin in twins:
        assert [*played(twin)] == told
    again = copy.deepcopy(env)
    env.reset()
    again.reset()
    assert (env.play.observe(0) == again.play.observe(0)).all(), "the next games are the same too"
