"""OpenSpiel's information-set tree search in simulations per second, run by search.py."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found, unused-ignore]
from answer import answer

from regalia.lab.stopwatch import Work

POSITIONS = 8
SIMULATIONS = 500
random = Random(1)


def main() -> None:
    answer({"hearts": searches("hearts(pass_cards=false)", 5), "gin_rummy": searches("gin_rummy", 6)}, {})


def searches(name: str, decisions: int) -> Work:
    """OpenSpiel's search with one random rollout per simulation, from positions of random games."""
    game = pyspiel.load_game(name)
    positions = [after(game, decisions) for _ in range(POSITIONS)]

    def work(times: int) -> int:
        done = 0
        for number in range(times):
            evaluator = pyspiel.RandomRolloutEvaluator(1, random.randrange(1 << 30))
            most_visits = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
            bot = pyspiel.ISMCTSBot(number, evaluator, 2.0, SIMULATIONS, -1, most_visits, False, False)
            bot.step(positions[number % POSITIONS])
            done += SIMULATIONS
        return done

    return work


def after(game: Any, decisions: int) -> Any:
    """A position with a choice, about that many decisions into a random game."""
    state = game.new_initial_state()
    if game.get_type().short_name == "hearts":
        state.apply_action(0)  # nobody passes
    while state.is_chance_node() or decisions > 0 or len(state.legal_actions()) < 2:
        if not state.is_chance_node():
            decisions -= 1
        state.apply_action(random.choice(state.legal_actions()))
    return state


if __name__ == "__main__":
    main()
