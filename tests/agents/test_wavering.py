"""Page and Squire: they misjudge moves a little, and see what is plain."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from regalia import agents
from regalia.agents.levels import LEVELS
from regalia.games import catalogue
from regalia.kernel.game import Game
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.state import OVER, buffer, listed_moves

GAMES = list(catalogue().values())
MATCHES = 4
DECISIONS = 150  # of each match
ENOUGH = 4  # moves that have a worst quarter


@dataclass(frozen=True)
class Decision:
    """A choice, judged by hints: the chosen move's, those of all moves, and the error that a Page may make."""

    chosen: float
    all: list[float]
    error: float


def decisions(game: Game, name: str) -> list[Decision]:
    """What a bot decides against itself, where it has a choice."""
    rules, _ = game.set_up()
    agent, moves = agents.find(name), buffer(rules.most_moves)
    found: list[Decision] = []
    for number in range(MATCHES):
        chance, thoughts, state = FastRng(6, number), FastRng(7, number), rules.start()
        for _ in range(DECISIONS):
            if settle(state, chance) == OVER:
                break
            chosen = agent.pick(state, rules, thoughts, moves)
            hints = {move: rules.advice.beginner_hint(state, move) for move in listed_moves(state, rules.most_moves)}
            if len(hints) > 1:
                found.append(Decision(hints[chosen], list(hints.values()), rules.advice.beginner_error(state)))
            state.play(chosen)
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("name", ["page", "squire"])
def test_a_move_that_is_plainly_worse_is_never_played(game: Game, name: str) -> None:
    share = LEVELS[name].error / 100
    for decision in decisions(game, name):
        assert decision.chosen >= max(decision.all) - share * decision.error


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("name", ["page", "squire"])
def test_the_worst_quarter_is_hardly_ever_played(game: Game, name: str) -> None:
    """Random play is there about every fourth time."""
    many = [decision for decision in decisions(game, name) if len(decision.all) >= ENOUGH]
    worst = [one for one in many if sum(hint > one.chosen for hint in one.all) >= 0.75 * len(one.all)]
    assert len(worst) <= 0.05 * len(many)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_page_often_misses_the_best_move_and_squire_less_often(game: Game) -> None:
    missed = [
        sum(one.chosen < max(one.all) for one in found) / len(found)
        for found in (decisions(game, "page"), decisions(game, "squire"))
    ]
    assert missed[0] > missed[1] > 0.02
