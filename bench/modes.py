"""Measure a bot in the modes of Royal Battles, beside another bot on the same deals.

Run as ``python bench/modes.py TABLE [--bot BOT] [--beside BOT] [--games N] [--seed N]``. The tables:

* ``melee3``, ``melee4``: one seat has the bot, each in turn. Printed are its first places alone, alone or shared, and its share
  of the points, where k winners have 1/k each.
* ``pairs``: a pair of the bot against a pair of the other, twice on each deal with the seats exchanged. Printed is the share.
* ``master3`` to ``master5`` with ``players`` or ``master``: these seats have the bot. Printed is what that adds to their
  wins compared with the same deal where the other bot has all seats.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable

from regalia import agents
from regalia.games.royal_battles import GAME
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.state import buffer

Deal = Callable[[list[str], int], list[float]]


def table(mode: str, seats: int) -> Deal:
    """A function that plays one game, given the bots by seat and the deal, and returns the result."""
    rules, _ = GAME.set_up({"mode": mode}, seats)
    moves = buffer(rules.most_moves)

    def play(bots: list[str], deal: int) -> list[float]:
        players, state = [agents.find(bot) for bot in bots], rules.start()
        chance, thoughts = FastRng(deal), FastRng(deal, 1)
        while (seat := settle(state, chance)) >= 0:
            state.play(players[seat].pick(state, rules, thoughts, moves))
        return [state.result(seat) for seat in range(seats)]

    return play


def in_melee(seats: int, bot: str, other: str, deals: range) -> dict[str, list[float]]:
    play, found = table("melee", seats), []
    for deal in deals:
        mine = deal % seats
        found.append(play([bot if seat == mine else other for seat in range(seats)], deal)[mine])
    return {
        "first alone": [float(result == 1.0) for result in found],
        "first, alone or shared": [float(result > 0.0) for result in found],
        "share": found,
    }


def in_pairs(bot: str, other: str, deals: range) -> dict[str, list[float]]:
    play = table("pairs", 4)
    return {"share": [(play([bot, other] * 2, deal)[0] + play([other, bot] * 2, deal)[1]) / 2 for deal in deals]}


def with_master(seats: int, role: str, bot: str, other: str, deals: range) -> dict[str, list[float]]:
    play = table("master", seats)
    bots = [bot if (seat == seats - 1) == (role == "master") else other for seat in range(seats)]
    seat = seats - 1 if role == "master" else 0
    return {"added": [play(bots, deal)[seat] - play([other] * seats, deal)[seat] for deal in deals]}


def interval(found: list[float]) -> tuple[float, float]:
    """The mean and half its 95 % interval."""
    mean = sum(found) / len(found)
    spread = sum((one - mean) ** 2 for one in found) / max(len(found) - 1, 1)
    return mean, 1.96 * math.sqrt(spread / len(found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", choices=["melee3", "melee4", "pairs", "master3", "master4", "master5"])
    parser.add_argument("role", nargs="?", choices=["players", "master"], default="players")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--beside", default="random")
    parser.add_argument("--games", type=int, default=1000, help="deals")
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    asked = parser.parse_args()
    deals = range(asked.seed, asked.seed + asked.games)
    if asked.table == "pairs":
        found = in_pairs(asked.bot, asked.beside, deals)
    elif asked.table.startswith("melee"):
        found = in_melee(int(asked.table[-1]), asked.bot, asked.beside, deals)
    else:
        found = with_master(int(asked.table[-1]), asked.role, asked.bot, asked.beside, deals)
    for name, numbers in found.items():
        mean, error = interval(numbers)
        print(
            f"{asked.table}: {name} {mean:.3f} ± {error:.3f} over {asked.games} deals, {asked.bot} beside {asked.beside}"
        )


if __name__ == "__main__":
    main()
