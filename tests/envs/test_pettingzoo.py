"""PettingZoo: its own tests pass for all games; agents are told what their seats see."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from regalia import envs
from regalia.kernel.errors import RegaliaError
from regalia.kernel.state import view
from tests.envs.tables import Table, tables

CYCLES = 120
# PettingZoo says this of every environment whose agents are shown a mask, unless it is in a list of its own environments.
MASKED = ("Observation space for each agent probably should be", "Observation is not a NumPy array")
masked = pytest.mark.filterwarnings(*(f"ignore:{text}:UserWarning" for text in MASKED))


@masked
@pytest.mark.parametrize("table", tables())
def test_aec_keeps_the_interface(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(envs.aec(table.key, table.options, table.seats), num_cycles=CYCLES)


@pytest.mark.parametrize("table", tables())
def test_aec_repeats_itself_with_a_seed(table: Table) -> None:
    seed_test(lambda: envs.aec(table.key, table.options, table.seats), num_cycles=CYCLES)


@pytest.mark.parametrize("table", tables())
def test_parallel_keeps_the_interface(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(envs.parallel(table.key, table.options, table.seats), num_cycles=CYCLES)


@pytest.mark.parametrize("table", tables())
def test_parallel_repeats_itself_with_a_seed(table: Table) -> None:
    parallel_seed_test(lambda: envs.parallel(table.key, table.options, table.seats), num_cycles=CYCLES // 4)


@pytest.mark.parametrize("table", tables())
def test_games_are_cut_off_after_max_cycles(table: Table) -> None:
    """PettingZoo asks for both kinds of environment, and for equally many steps of all agents."""
    if 0 < (table.options.get("turn_limit") or 0) <= 2:
        pytest.skip("the game itself may end before the four cycles that PettingZoo plays")

    def made(max_cycles: int) -> envs.LockstepEnv:
        return envs.parallel(table.key, table.options, table.seats, max_cycles=max_cycles)

    max_cycles_test(SimpleNamespace(parallel_env=made, env=lambda max_cycles: parallel_to_aec(made(max_cycles))))
    env = envs.aec(table.key, table.options, table.seats, max_cycles=3)
    env.reset(seed=1)
    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize("table", tables())
def test_tables_are_drawn(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        lambda render_mode: envs.aec(table.key, table.options, table.seats, render_mode=render_mode),
        {"ansi": lambda text: "seat 0" in text, "rgb_array": lambda image: image.std() > 10},
    )


def test_an_agent_is_told_what_its_seat_sees_and_no_more() -> None:
    """Observations are those of the seat's view, whoever must choose; the other hand changes nothing."""
    env = envs.aec("royals")
    env.reset(seed=4)
    rules, state = env.play.rules, env.play.state
    for agent in env.agents:
        seat = int(agent.removeprefix("seat_"))
        row = env.observe(agent)["observation"]
        assert row.tolist() == rules.learning.features(view(state, seat))
        world = rules.guess(view(state, seat), env.play.rng)
        assert row.tolist() == rules.learning.features(view(world, seat))
        other = view(world, 1 - seat)
        assert rules.learning.features(other) != rules.learning.features(view(state, 1 - seat))


def test_only_the_choosing_agent_has_a_mask() -> None:
    env = envs.aec("battle", seats=3)
    env.reset(seed=1)
    masks = {agent: int(env.observe(agent)["action_mask"].sum()) for agent in env.agents}
    assert [agent for agent, count in masks.items() if count] == [env.agent_selection]


def test_an_illegal_action_ends_the_game_for_the_one_who_chose_it() -> None:
    env = envs.aec("royals")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.rewards == {name: -1.0 if name == agent else 0.0 for name in env.possible_agents}
    assert all(env.terminations.values())
    assert not env.observe(agent)["action_mask"].any()


def test_games_follow_each_other_without_a_seed_and_differ() -> None:
    env = envs.aec("royals")
    env.reset(seed=1)
    first = env.observe("seat_0")["observation"]
    env.reset()
    assert (env.observe("seat_0")["observation"] != first).any()
    env.reset(seed=1)
    assert (env.observe("seat_0")["observation"] == first).all()


def test_lockstep_waits_and_plays_the_default_for_nonsense() -> None:
    env = envs.parallel("royals")
    seen, _ = env.reset(seed=1)
    chooser = env.possible_agents[env.play.seat]
    waiting = next(agent for agent in env.agents if agent != chooser)
    assert np.flatnonzero(seen[waiting]["action_mask"]).tolist() == [env.wait]
    default = env.play.game.default(env.play.view(env.play.seat), env.play.rules)
    other = envs.parallel("royals")
    other.reset(seed=1)
    number = env.play.rules.learning.action(env.play.state, default)
    wrong = env.step({chooser: env.wait, waiting: env.wait})[0]
    right = other.step({chooser: int(number), waiting: env.wait})[0]
    assert all((wrong[agent]["observation"] == right[agent]["observation"]).all() for agent in env.agents)


def test_mistakes_are_told_in_words() -> None:
    with pytest.raises(RegaliaError, match="no render mode 'film'"):
        envs.aec("royals", render_mode="film")
    with pytest.raises(RegaliaError, match="render_mode="):
        envs.aec("royals").render()
    env = envs.aec("royals")
    env.reset(seed=1)
    with pytest.raises(RegaliaError, match="must choose an action"):
        env.step(None)
    together = envs.parallel("royals")
    with pytest.raises(RegaliaError, match="No game is running: call reset"):
        together.step({})
    with pytest.raises(RegaliaError, match="No game is running: call reset"):
        envs.aec("royals").step(0)
    together.reset(seed=1)
    with pytest.raises(RegaliaError, match=r"seat_\d must choose, and no action was given"):
        together.step({})
    with pytest.raises(RegaliaError, match="max_cycles is at least 1, not 0"):
        envs.aec("royals", max_cycles=0)
