"""Measure luck: a player who sees every card and searches like the bots, against greedy.

Run as ``python bench/luck.py GAME [--games N] [--simulations N] [--horizon TURNS]``. What comes is still unknown to it, what
is hidden is not. The bots cannot know that much: where even this player wins little more than they do, luck is the limit.
"""

from __future__ import annotations

import argparse
import math

from mypy_extensions import i64

from regalia.agents.agent import Agent
from regalia.agents.greedy import GreedyAgent
from regalia.games import find
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import buffer
from regalia.kernel.vecs import vec
from regalia.lab.open_hands import Seer


def share(key: str, games: int, simulations: int, horizon: int) -> tuple[float, float]:
    """The share of the knowing player and half its 95 % interval; each deal is played from both sides."""
    rules, _ = find(key).set_up({}, 2)
    knowing, moves = Seer(rules, simulations, horizon), buffer(rules.most_moves)
    deals = []
    for deal in range(games // 2):
        deals.append(sum(game(rules, knowing, seat, deal, moves) for seat in range(2)) / 2)
    mean = sum(deals) / len(deals)
    spread = sum((found - mean) ** 2 for found in deals) / max(len(deals) - 1, 1)
    return mean, 1.96 * math.sqrt(spread / len(deals))


def game(rules: Rules, knowing: Agent, seat: int, deal: int, moves: vec[i64]) -> float:
    chance, thoughts = FastRng(1, deal), FastRng(2, 2 * deal + seat)
    greedy, state = GreedyAgent(), rules.start()
    while (mover := settle(state, chance)) >= 0:
        agent = knowing if mover == seat else greedy
        state.play(agent.pick(state, rules, thoughts, moves))
    return state.result(seat)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument(
        "--horizon", type=int, default=-1, help="turns; 0 is the end of the game, -1 what the game says"
    )
    asked = parser.parse_args()
    mean, error = share(asked.game, asked.games, asked.simulations, asked.horizon)
    print(f"{asked.game}: {mean:.3f} ± {error:.3f} over {asked.games} games, {asked.simulations} simulations a choice")


if __name__ == "__main__":
    main()
