"""Measure the bot's decks: ``python bench/decks.py [--games N] [--seed N] [--json]``.

In each format of Battle one of two seats builds its deck as the greedy bot does, the other at random; then both decks are
played by greedy bots. Who builds which way, and who begins, changes from game to game.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from msgspec.structs import asdict

from regalia import agents
from regalia.games.battle import GAME
from regalia.games.battle.notation import token
from regalia.games.battle.rules.state import Battle
from regalia.games.battle.scene.sight import KINDS, unbagged
from regalia.lab.arena import Arena, results
from regalia.lab.statistics import wilson

FORMATS = ("draft", "sealed", "constructed", "split")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="in each format (400)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    found = [compared(form, chosen.games, chosen.seed) for form in FORMATS]
    if chosen.json:
        print(json.dumps(found, indent=1))
        return
    for row in found:
        share, low, high = (100 * row[name] for name in ("share", "low", "high"))
        print(f"{row['format']:<12} {row['won']:g} of {row['games']} won, {share:.1f} % ({low:.1f} to {high:.1f} %)")


def compared(form: str, games: int, seed: int) -> dict[str, Any]:
    """The share of wins of the bot's deck."""
    building, _ = GAME.set_up({"format": form, "build_only": True}, 2)
    greedy, at_random = agents.find("greedy"), agents.find("random")
    won, noted = 0.0, GAME.statistics(building)
    for number in range(games):
        seat = number % 2
        built = Arena(building, [at_random, greedy] if seat else [greedy, at_random], noted).play(seed, number, None)
        assert isinstance(built, Battle)
        decks = [deck(built, owner) for owner in range(2)]
        rules, _ = GAME.set_up({"format": form, "decks": decks, "first_player": number // 2 % 2}, 2)
        won += results(Arena(rules, [greedy, greedy], noted).play(seed, number, None))[seat]
    return {"format": form, "games": games, "won": won} | asdict(wilson(won, games))


def deck(built: Battle, owner: int) -> list[str]:
    """The cards of a deck once it is built."""
    return [token(card) for card in unbagged(list(built.piles), owner * KINDS)]


if __name__ == "__main__":
    main()
