"""Our side of the comparison, run by peers.py on the staged package with the probe games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from answer import answer

from regalia import native
from regalia.agents.driven import DrivenAgent
from regalia.agents.games import agent_playouts
from regalia.games import find
from regalia.kernel.playout import count_moves, guesses, playouts, rollouts, settle
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import VERB_BITS, State, View, listed_moves, view
from regalia.lab.speed import middle, step_buffer, step_list
from regalia.lab.stopwatch import Work

SEATS = {"royals": 2, "battle": 2, "royal-battles": 2, "battle-royal": 2, "royal-ascension": 4}
HALF_WAY = 26  # decisions into a game
DEALS = 16
SEAT_BITS = 2  # of a deal in hearts


def main() -> None:
    ours = {key: find(key).set_up({}, seats)[0] for key, seats in SEATS.items()}
    hearts, _ = find("hearts").set_up({})
    deals = [hearts.start() for _ in range(DEALS)]
    for number, deal in enumerate(deals):
        settle(deal, FastRng(1, number))
    driven = ours["battle-royal"]
    works: dict[str, Work] = {
        "hearts rollouts": lambda each: sum(rollouts(deal, each, 1, hearts.most_moves) for deal in deals),
        "hearts stepped after the deal": lambda games: step_list(FromDeals(hearts, deals), games, 1),
        "battle-royal driven playouts": lambda games: agent_playouts(driven, DrivenAgent(), games, 1),
    }
    for key, rules in {**ours, "hearts": hearts}.items():
        works |= measures(key, rules)
    asks: dict[str, Callable[[Any], Any]] = {
        "same games": lambda told: [replay(hearts, game) for game in told],
        "compiled": lambda _: [native.active, native.why_not],
        "legal": lambda asked: legal(ours[asked[0]], asked[1]),
    }
    answer(works, asks)


def measures(key: str, rules: Rules) -> dict[str, Work]:
    """The measures of a game."""
    half_way = middle(rules, HALF_WAY)
    return {
        f"{key} playouts": lambda games: playouts(rules, games, 1),
        f"{key} stepped, list": lambda games: step_list(rules, games, 1),
        f"{key} stepped, buffer": lambda games: step_buffer(rules, games, 1),
        f"{key} clones": clones(half_way),
        f"{key} guesses": guessed(rules, half_way),
    }


def legal(rules: Rules, games: int) -> float:
    """Legal moves per decision."""
    decisions, moves, _ = count_moves(rules, games, 1)
    return moves / decisions


class FromDeals(Rules):
    """Rules whose games start from given dealt positions, in rotation."""

    def __init__(self, rules: Rules, deals: list[State]) -> None:
        super().__init__(rules.seats, rules.most_moves, rules.longest)
        self.deals = deals
        self.number = 0

    def start(self) -> State:
        self.number += 1
        return self.deals[self.number % len(self.deals)].clone()


def clones(state: State) -> Work:
    """Copies of a state made from Python, like the peer's."""

    def work(times: int) -> int:
        clone = state.clone
        for _ in range(times):
            clone()
        return times

    return work


def guessed(rules: Rules, state: State) -> Work:
    seen: View = view(state, 0)

    def work(times: int) -> int:
        guesses(rules, seen, times, 1)
        return times

    return work


def replay(rules: Rules, told: dict[str, Any]) -> str:
    """The first difference when the peer's game is replayed here; empty if there is none."""
    state = rules.start()
    for seat, cards in enumerate(told["hands"]):
        for card in cards:
            state.play(2 | seat << VERB_BITS | ours(card) + 1 << VERB_BITS + SEAT_BITS)
    for number, (player, actions, action) in enumerate(told["moves"]):
        here = sorted((move >> VERB_BITS) - 1 for move in listed_moves(state, rules.most_moves))
        if state.turn() != player or here != sorted(map(ours, actions)):
            return f"decision {number}: {state.turn()} {here}, there {player} {sorted(map(ours, actions))}"
        state.play(1 | ours(action) + 1 << VERB_BITS)
    returns = [round(26 * state.result(seat)) for seat in range(4)]
    return "" if returns == told["returns"] else f"at the end: {returns}, there {told['returns']}"


def ours(card: int) -> int:
    """The peer counts ranks from two, we from the ace; suits are in the same order."""
    return (card // 4 + 1) % 13 * 4 + card % 4


if __name__ == "__main__":
    main()
