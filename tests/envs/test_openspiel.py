"""OpenSpiel: its own simulation test passes; information states have perfect recall and tell nothing hidden."""

from __future__ import annotations

import importlib.util
import os
import pickle
import random
from typing import Any

import numpy as np
import pytest

from tests.envs.tables import Table, tables

if importlib.util.find_spec("pyspiel") is None and not os.environ.get("CI"):
    pytest.skip("OpenSpiel is not installed: pip install 'regalia[openspiel]'", allow_module_level=True)

import pyspiel
from open_spiel.python import observation
from open_spiel.python.algorithms import ismcts, mcts

from regalia.envs.openspiel import register


def registered(table: Table) -> str:
    return register(table.key, table.options, table.seats)


def advanced(name: str, seed: int, most: int = 10_000) -> Any:
    """A state after this number of random actions, or at the end."""
    state, rng = pyspiel.load_game(name).new_initial_state(), random.Random(seed)
    for _ in range(most):
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def choosing(name: str, seed: int, most: int) -> Any:
    """A state after about this number of random actions, or fewer in a short game, where a player must choose."""
    while True:
        state = advanced(name, seed, most)
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        if not state.is_terminal():
            return state
        most //= 2


@pytest.mark.parametrize("table", tables())
def test_random_simulations_with_serialisation(table: Table) -> None:
    game = pyspiel.load_game(registered(table))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", tables())
def test_information_states_have_perfect_recall(table: Table) -> None:
    """What a seat was told before is the beginning of what it has been told now, and its own choices are among it."""
    state, rng = pyspiel.load_game(registered(table)).new_initial_state(), random.Random(3)
    players = state.num_players()
    told = [""] * players
    for _ in range(150):
        if state.is_terminal():
            break
        chooser = state.current_player()
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(actions, weights)[0]
        else:
            action = rng.choice(state.legal_actions())
            line = f"{chooser} {state.action_to_string(chooser, action)}"
        state.apply_action(action)
        for player in range(players):
            now = state.information_state_string(player)
            assert now.startswith(told[player])
            if player == chooser:
                assert line in now[len(told[player]) :].splitlines()
            told[player] = now


@pytest.mark.parametrize("table", tables())
def test_equal_information_states_have_equal_pasts(table: Table) -> None:
    """Games with the same first choices: a seat that is told the same has chosen and observed the same so far."""
    past: dict[tuple[int, str], list[str]] = {}
    game = pyspiel.load_game(registered(table))
    for seed in range(12):
        state, same, other = game.new_initial_state(), random.Random(1), random.Random(seed)
        seen: list[list[str]] = [[] for _ in range(state.num_players())]
        for step in range(30):
            if state.is_terminal():
                break
            chooser, actions = state.current_player(), state.legal_actions()
            action = (same if step < seed else other).choice(actions)
            if chooser >= 0:
                seen[chooser] = [*seen[chooser], f"chose {action} of {actions}"]
            state.apply_action(action)
            for player, told in enumerate(seen):
                observed = state.observation_string(player)
                if told[-1:] != [observed]:
                    seen[player] = [*told, observed]
                known = (player, state.information_state_string(player))
                assert past.setdefault(known, seen[player]) == seen[player]


@pytest.mark.parametrize("table", tables())
def test_resampling_keeps_what_the_seat_knows_and_nothing_else(table: Table) -> None:
    """The seat is told the same. OpenSpiel's history is new, and the true lists of other seats stay behind."""
    state = choosing(registered(table), 5, 40)
    player = state.current_player()
    draws = random.Random(1)
    for _ in range(8):
        world = state.resample_from_infostate(player, draws.random)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()
        assert world.history() == []
        for other in range(state.num_players()):
            if other != player:
                line, *more = world.information_state_string(other).splitlines()
                assert not more
                assert line.endswith(world.observation_string(other))


@pytest.mark.parametrize("table", tables())
def test_states_are_copied_and_pickled(table: Table) -> None:
    name = registered(table)
    game, state = pyspiel.load_game(name), choosing(name, 2, 30)
    twin = state.clone()
    again = pickle.loads(pickle.dumps(state))
    for other in (twin, again):
        assert str(other) == str(state)
        assert other.information_state_string(0) == state.information_state_string(0)
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)
    restored = game.deserialize_state(game.serialize() and state.serialize())
    assert str(restored) == str(state)


@pytest.mark.parametrize("table", tables())
def test_observers_name_the_blocks(table: Table) -> None:
    state = advanced(registered(table), 4, 25)
    game = state.get_game()
    observer = observation.make_observation(game)
    observer.set_from(state, 0)
    blocks = game.table.rules.learning.layout.blocks
    assert {block.name for block in blocks} == set(observer.dict)
    assert np.concatenate([part.ravel() for part in observer.dict.values()]).tolist() == observer.tensor.tolist()
    assert observer.tensor.any()
    assert observer.string_from(state, 0) == state.observation_string(0)


def test_the_observer_of_perfect_recall_has_the_information_state_and_no_tensor() -> None:
    state = choosing(register("royals"), 4, 25)
    observer = observation.make_observation(state.get_game(), observation.INFO_STATE_OBS_TYPE)
    observer.set_from(state, 0)
    assert observer.tensor is None
    assert observer.string_from(state, 0) == state.information_state_string(0)


def test_mistakes_are_told_in_words() -> None:
    state = pyspiel.load_game(register("royals")).new_initial_state()
    assert state.is_chance_node()
    for told in (state.information_state_string, state.observation_string):
        for player in ([], [-1], [2]):
            with pytest.raises(ValueError, match="Name a player from 0 to 1"):
                told(*player)
    with pytest.raises(ValueError, match="Action 999 is not legal here; these are: 0, 1"):
        state.apply_action(999)


def test_a_table_has_one_name() -> None:
    assert register("royals") == register("royals", {"decks": 1}) == "regalia_royals"
    assert register("royals", {"decks": 2}) == register("royals", {"decks": 2}) != "regalia_royals"
    assert register("battle", seats=3) != register("battle")


SHORT: dict[str, dict[str, Any]] = {
    "battle": {"turn_limit": 4},
    "battle-royal": {"map": "fords", "quiet_rounds": 6},
    "royal-ascension": {"max_rounds": 2},
    "royal-battles": {"round_limit": 2},
    "royals": {"reshuffle_limit": 0},
}


@pytest.mark.parametrize("key", SHORT)
def test_its_searches_choose_legal_actions(key: str) -> None:
    """Information-set search, which resamples, finds equal actions in all worlds; plain search sees the true state."""
    game = pyspiel.load_game(register(key, SHORT[key]))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    fair = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=evaluator,
        max_simulations=4,
        max_world_samples=-1,
        random_state=np.random.RandomState(1),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
        child_selection_policy=ismcts.ChildSelectionPolicy.UCT,
    )
    plain = mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=np.random.RandomState(1))
    for most in (20, 30):
        state = choosing(register(key, SHORT[key]), 1, most)
        assert fair.step(state) in state.legal_actions()
        assert plain.step(state) in state.legal_actions()
