"""Our tree search in simulations per second, run by search.py on the staged package."""

from __future__ import annotations

from answer import answer

from regalia import native
from regalia.agents.levels import level
from regalia.agents.search import SearchAgent
from regalia.games import catalogue, find
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import View, listed_moves, view
from regalia.lab.stopwatch import Work

POSITIONS = 8
SIMULATIONS = 500


def main() -> None:
    works: dict[str, Work] = {}
    for key in ("hearts", *catalogue()):
        game = find(key)
        rules, _ = game.set_up({}, game.usual_seats)
        plain = SearchAgent(SIMULATIONS, 0, 2.0, 0, 100, 1)  # as the peer: a new node and a random game a simulation
        works[f"{key}, random playouts"] = searches(rules, plain)
        knight = level("knight", SIMULATIONS)
        assert isinstance(knight, SearchAgent)
        works[f"{key}, as Knight plays"] = searches(rules, knight)
    answer(works, {"compiled": lambda _: [native.active, native.why_not], "games": lambda _: list(catalogue())})


def searches(rules: Rules, agent: SearchAgent) -> Work:
    views = [after(rules, 5, number) for number in range(POSITIONS)]

    def work(times: int) -> int:
        done = 0
        for number in range(times):
            done += sum(visits for _, visits, _ in agent.advise(views[number % POSITIONS], rules, FastRng(number)))
        return done

    return work


def after(rules: Rules, decisions: int, seed: int) -> View:
    """The view of a seat with a choice, about that many decisions into a random game."""
    rng = FastRng(seed)
    state = rules.start()
    while True:
        seat = settle(state, rng)
        legal = listed_moves(state, rules.most_moves)
        if decisions <= 0 and len(legal) > 1:
            return view(state, seat)
        state.play(legal[rng.below(len(legal))])
        decisions -= 1


if __name__ == "__main__":
    main()
