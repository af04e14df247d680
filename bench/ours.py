"""Our side of the comparison. Runs on the staged package with the probe games in it; see peers.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from answer import answer

from regalia import native
from regalia.games import find
from regalia.kernel.playout import count_moves, guesses, playouts, rollouts, settle
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import VERB_BITS, State, View, buffer, listed_moves, view
from regalia.lab.speed import middle, step_buffer, step_list
from regalia.lab.stopwatch import Work

DEALS = 16
SEAT_BITS = 2  # of a deal in hearts


def main() -> None:
    royals, _ = find("royals").set_up({})
    battle, _ = find("battle").set_up({})
    hearts, _ = find("hearts").set_up({})
    deals = [hearts.start() for _ in range(DEALS)]
    for number, deal in enumerate(deals):
        settle(deal, FastRng(1, number))
    royals_middle, battle_middle, hearts_middle = middle(royals, 25), middle(battle, 40), middle(hearts, 26)
    works: dict[str, Work] = {
        "royals playouts": lambda games: playouts(royals, games, 1),
        "royals stepped, list": lambda games: step_list(royals, games, 1),
        "royals stepped, buffer": lambda games: step_buffer(royals, games, 1),
        "royals clones": clones(royals_middle),
        "royals guesses": guessed(royals, royals_middle),
        "battle playouts": lambda games: playouts(battle, games, 1),
        "battle stepped, list": lambda games: step_list(battle, games, 1),
        "battle clones": clones(battle_middle),
        "battle guesses": guessed(battle, battle_middle),
        "hearts rollouts": lambda each: sum(rollouts(deal, each, 1, hearts.most_moves) for deal in deals),
        "hearts stepped, list": lambda games: step_list(hearts, games, 1),
        "hearts stepped after the deal": lambda games: step_list(FromDeals(hearts, deals), games, 1),
        "hearts clones": clones(hearts_middle),
        "hearts guesses": guessed(hearts, hearts_middle),
    }
    asks: dict[str, Callable[[Any], Any]] = {
        "same games": lambda told: [replay(hearts, game) for game in told],
        "compiled": lambda _: [native.active, native.why_not],
        "legal": lambda asked: legal({"royals": royals, "battle": battle}[asked[0]], asked[1]),
    }
    answer(works, asks)


def legal(rules: Rules, games: int) -> float:
    """Legal moves a decision."""
    decisions, moves, _ = count_moves(rules, games, 1)
    return moves / decisions


class FromDeals(Rules):
    """Rules whose games begin after the deal, at given positions in turn."""

    def __init__(self, rules: Rules, deals: list[State]) -> None:
        super().__init__(rules.seats, rules.most_moves, rules.longest, rules.actions)
        self.deals = deals
        self.number = 0

    def start(self) -> State:
        self.number += 1
        return self.deals[self.number % len(self.deals)].clone()


def clones(state: State) -> Work:
    """Copies made from Python, as the peer's are."""

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
    """What is different when the peer's game is played here; empty when nothing is."""
    state = rules.start()
    out = buffer(rules.most_moves)
    for seat, cards in enumerate(told["hands"]):
        for card in cards:
            state.play(2 | seat << VERB_BITS | ours(card) + 1 << VERB_BITS + SEAT_BITS)
    for number, (player, actions, action) in enumerate(told["moves"]):
        here = sorted((move >> VERB_BITS) - 1 for move in listed_moves(state, out))
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
