"""OpenSpiel's side of the comparison, run in a separate environment by peers.py."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found, unused-ignore]
from answer import answer

from regalia.lab.stopwatch import Work

DEALS = 16
HEARTS = pyspiel.load_game("hearts(pass_cards=false)")
DOU_DIZHU = pyspiel.load_game("dou_dizhu")
GIN_RUMMY = pyspiel.load_game("gin_rummy")
random = Random(1)


def main() -> None:
    hearts = [dealt(HEARTS) for _ in range(DEALS)]
    works: dict[str, Work] = {
        "dou_dizhu rollouts": rollouts(DOU_DIZHU, [dealt(DOU_DIZHU) for _ in range(DEALS)]),
        "hearts rollouts": rollouts(HEARTS, hearts),
        "hearts stepped": lambda games: sum(stepped(first(HEARTS)) for _ in range(games)),
        "hearts stepped after the deal": lambda games: sum(stepped(hearts[i % DEALS].clone()) for i in range(games)),
        "hearts clones": clones(HEARTS, 26),
        "dou_dizhu clones": clones(DOU_DIZHU, 20),
        "gin_rummy clones": clones(GIN_RUMMY, 20),
    }
    answer(works, {"games": games, "legal": legal})


def first(game: Any) -> Any:
    """The first position. Hearts draws a passing direction even without passing: 0 is none."""
    state = game.new_initial_state()
    if game is HEARTS:
        state.apply_action(0)
    return state


def dealt(game: Any) -> Any:
    state = first(game)
    while state.is_chance_node():
        state.apply_action(sampled(state))
    return state


def sampled(state: Any) -> int:
    """A chance move drawn by its odds."""
    left = random.random()
    outcomes = state.chance_outcomes()
    for action, chance in outcomes:
        left -= chance
        if left < 0:
            return int(action)
    return int(outcomes[-1][0])


def stepped(state: Any) -> int:
    """Play on at random, stepped from Python; returns the number of decisions."""
    decisions = 0
    choose = random.random
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(sampled(state))
            continue
        actions = state.legal_actions()
        state.apply_action(actions[int(choose() * len(actions))])
        decisions += 1
    return decisions


def rollouts(game: Any, deals: list[Any]) -> Work:
    """OpenSpiel's C++ rollouts, through its tree search: two simulations evaluate the root and a child."""
    lengths = [sum(stepped(deal.clone()) for _ in range(300)) / 300 for deal in deals]

    def work(each: int) -> int:
        decisions = 0.0
        for deal, length in zip(deals, lengths, strict=True):
            evaluator = pyspiel.RandomRolloutEvaluator(each, random.randrange(1 << 30))
            pyspiel.MCTSBot(game, evaluator, 2.0, 2, 100, False, random.randrange(1 << 30), False).step(deal)
            decisions += each * (2 * length - 1)
        return round(decisions)

    return work


def clones(game: Any, decisions: int) -> Work:
    """Copies of a position in the middle of a game, made from Python."""
    state = dealt(game)
    while decisions:
        if state.is_chance_node():
            state.apply_action(sampled(state))
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions -= 1

    def work(times: int) -> int:
        clone = state.clone
        for _ in range(times):
            clone()
        return times

    return work


def games(count: int) -> list[dict[str, Any]]:
    """Random games of hearts with all legal moves, to check that both sides play the same game."""
    told = []
    for _ in range(count):
        state = dealt(HEARTS)
        cards = state.history()[1:53]
        moves: list[tuple[int, list[int], int]] = []
        while not state.is_terminal():
            actions = state.legal_actions()
            action = random.choice(actions)
            moves.append((state.current_player(), actions, action))
            state.apply_action(action)
        told.append({"hands": [cards[seat::4] for seat in range(4)], "moves": moves, "returns": state.returns()})
    return told


def legal(games: int) -> float:
    """Legal moves per decision in dou_dizhu."""
    decisions = moves = 0
    for _ in range(games):
        state = dealt(DOU_DIZHU)
        while not state.is_terminal():
            actions = state.legal_actions()
            decisions += 1
            moves += len(actions)
            state.apply_action(random.choice(actions))
    return moves / decisions


if __name__ == "__main__":
    main()
