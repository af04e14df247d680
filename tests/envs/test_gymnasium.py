"""Gymnasium: its own checker finds nothing; ids carry the version of the rules; bots play the other seats."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from regalia import envs
from regalia.envs.ids import id_of
from regalia.envs.render import render as draw
from regalia.games import catalogue
from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from tests.envs.tables import Table, tables

BLUE, RED, GREEN = (0x2F, 0x5E, 0xA8), (0xB3, 0x20, 0x2A), (0x2E, 0x7D, 0x4F)
SIDES = {
    "battle-royal": {"blue": BLUE, "red": RED, "green": GREEN, "yellow": (0xE8, 0xC9, 0x3A)},
    "royal-battles": {"blue": BLUE, "red": RED, "green": GREEN, "gold": (0xE0, 0xB1, 0x3C)},
}


def made(table: Table, render_mode: str) -> envs.SeatEnv:
    """The environment as Gymnasium makes it by its id, without the wrappers."""
    name = id_of(catalogue()[table.key])
    env = gymnasium.make(
        name, opponents="random", options=table.options, seats=table.seats, render_mode=render_mode
    ).unwrapped
    assert isinstance(env, envs.SeatEnv)
    return env


@pytest.mark.parametrize("table", tables())
def test_the_checker_finds_nothing(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    """Warnings are errors here. It makes the environment again in every render mode, and draws it."""
    check_env(made(table, "ansi"))


@pytest.mark.parametrize("table", tables(1))
def test_a_seat_is_drawn_as_it_sees_the_table(table: Table) -> None:
    """The picture is the player's, not the spectator's; the text names the seats."""
    text = made(table, "ansi")
    text.reset(seed=1)
    assert "seat 0" in str(text.render())
    env = made(table, "rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.shape == (720, 960, 3)
    assert picture.std() > 10
    spectator = draw(env.play, "rgb_array", seat=None)
    assert isinstance(spectator, np.ndarray)
    assert (picture != spectator).any()


@pytest.mark.parametrize(
    ("key", "options"), [("battle-royal", {}), ("royal-battles", {"mode": "melee", "army_choice": "random"})]
)
def test_four_seats_have_pieces_of_four_colours(key: str, options: dict[str, str]) -> None:
    env = envs.aec(key, options, 4, render_mode="rgb_array")
    env.reset(seed=1)
    for _ in range(60):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1]))
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    colours = {name: (picture == rgb).all(axis=2).sum() for name, rgb in SIDES[key].items()}
    assert min(colours.values()) > 100, colours


@pytest.mark.parametrize("game", catalogue().values(), ids=lambda game: game.key)
def test_every_game_is_registered_with_the_version_of_its_rules(game: Game) -> None:
    assert id_of(game).endswith(f"-v{game.version}")
    env = gymnasium.make(id_of(game), opponents="random")
    row, info = env.reset(seed=3)
    assert env.observation_space.contains(row)
    assert info["action_mask"].any()
    many = gymnasium.make_vec(id_of(game), num_envs=2)
    assert many.reset(seed=1)[0].shape == (2, *row.shape)


@pytest.mark.parametrize("table", tables())
def test_a_seat_plays_to_the_end(table: Table) -> None:
    env = envs.single(table.key, table.seats - 1, "random", table.options, table.seats)
    row, info = env.reset(seed=7)
    done, steps = False, 0
    while not done:
        assert env.observation_space.contains(row)
        assert (info["action_mask"] == env.action_masks()).all()
        assert info["action_mask"].any()
        row, reward, done, cut, info = env.step(np.flatnonzero(info["action_mask"])[steps % 2 - 1])
        assert not cut
        steps += 1
        assert steps <= env.play.longest
    assert -1.0 <= reward <= 1.0
    assert not info["action_mask"].any()


def test_an_illegal_action_loses() -> None:
    env = envs.single("royals", opponents="random")
    _, info = env.reset(seed=1)
    _, reward, done, _, after = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, done, after["illegal"]) == (-1.0, True, True)
    assert not after["action_mask"].any()
    with pytest.raises(RegaliaError, match="No game is running: call reset"):
        env.step(0)


def test_a_stronger_bot_wins_more() -> None:
    """Greedy beats a seat that chooses at random far more often than a random bot does."""
    wins = {}
    for bot in ("random", "greedy"):
        env = envs.single("royals", opponents=bot)
        rng = np.random.default_rng(1)
        wins[bot] = 0
        for number in range(20):
            _, info = env.reset(seed=number)
            done = False
            while not done:
                _, reward, done, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
            wins[bot] += reward < 0
    assert wins["greedy"] >= wins["random"] + 4


def test_opponents_and_seats_must_fit() -> None:
    with pytest.raises(RegaliaError, match="has 2 opponents; 1 were named"):
        envs.single("battle", opponents=["greedy"], seats=3)
    with pytest.raises(RegaliaError, match="no seat 2"):
        envs.single("royals", 2)
    with pytest.raises(RegaliaError, match="no bot 'oracle'"):
        envs.single("royals", opponents="oracle")


@pytest.mark.parametrize("table", tables())
def test_a_vector_of_games_keeps_its_spaces(table: Table) -> None:
    env = envs.vector(table.key, 3, table.options, table.seats)
    rows, info = env.reset(seed=1)
    ended = 0
    for _ in range(60):
        assert env.observation_space.contains(rows)
        assert info["action_mask"].any(axis=1).all()
        acted = info["seat"]
        rows, rewards, dones, cuts, info = env.step(env.random_actions())
        assert (rewards == info["rewards"][np.arange(3), acted]).all()
        assert not cuts.any()
        assert not rewards[~dones].any()
        ended += int(dones.sum())
    again = envs.vector(table.key, 3, table.options, table.seats)
    first, _ = again.reset(seed=1)
    assert (first == env.reset(seed=1)[0]).all()


def test_a_vector_has_one_seed() -> None:
    with pytest.raises(RegaliaError, match="one seed for all its games"):
        envs.vector("royals", 2).reset(seed=[1, 2])  # type: ignore[arg-type]


def test_a_vector_shares_its_memory_only_when_asked() -> None:
    kept, _ = (env := envs.vector("royals", 2)).reset(seed=1)
    shared, _ = (quick := envs.vector("royals", 2, copy=False)).reset(seed=1)
    before = kept.copy()
    env.step(env.random_actions())
    quick.step(quick.random_actions())
    assert (kept == before).all()
    assert (shared != before).any()
