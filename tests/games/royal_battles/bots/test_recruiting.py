"""The armies that bots recruit: mixed, legal, and different from battle to battle."""

from __future__ import annotations

import pytest

from regalia import agents
from regalia.games.royal_battles import GAME
from regalia.games.royal_battles.rules.fields import DONE
from regalia.games.royal_battles.rules.model import RECRUITED, SLOTS
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.terms import RECRUITING
from regalia.kernel.match import Match
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.state import VERB_MASK, buffer, listed_moves
from tests.games.royal_battles.mixes import CUSTOM

BATTLES = 10
ARMY = 4


def armies(bot: str, options: dict[str, object]) -> list[tuple[int, ...]]:
    """The armies of both sides in some battles, by kind of unit."""
    rules, _ = GAME.set_up(options)
    agent, moves = agents.find(bot), buffer(rules.most_moves)
    found: list[tuple[int, ...]] = []
    for number in range(BATTLES):
        chance, thoughts, state = FastRng(4, number), FastRng(5, number), rules.start()
        assert isinstance(state, Position)
        while settle(state, chance) >= 0 and state.table.step == RECRUITING:
            state.play(agent.pick(state, rules, thoughts, moves))
        found += [tuple(state.table.units[RECRUITED + seat * SLOTS + n] for n in range(ARMY)) for seat in range(2)]
    return found


@pytest.mark.parametrize("bot", ["greedy", "page", "squire", "knight", "monarch:24"])
def test_an_army_has_at_least_three_kinds_of_units(bot: str) -> None:
    found = armies(bot, {})
    assert all(len(set(army)) >= 3 for army in found)
    assert len(set(found)) >= 4


@pytest.mark.parametrize(
    "options",
    [
        {"army_choice": "open"},
        {"army_choice": "draft"},
        {"unit_limit": "chess_set"},
        {"units": CUSTOM},
        {"units": CUSTOM, "army_choice": "draft", "unit_limit": "chess_set"},
    ],
    ids=str,
)
def test_armies_are_mixed_whatever_the_options(options: dict[str, object]) -> None:
    found = armies("greedy", options)
    assert all(len(set(army)) >= 3 for army in found)
    assert len(set(found)) > 1


@pytest.mark.parametrize("bot", ["greedy", "page", "squire"])
def test_points_are_spent_while_a_unit_fits(bot: str) -> None:
    """Section 15.3: ``done`` is legal with one unit, but even a beginner goes on."""
    rules, _ = GAME.set_up({"points": 400})
    agent, moves = agents.find(bot), buffer(rules.most_moves)
    for number in range(BATTLES):
        chance, thoughts, state = FastRng(6, number), FastRng(7, number), rules.start()
        assert isinstance(state, Position)
        while settle(state, chance) >= 0 and state.table.step == RECRUITING:
            legal = listed_moves(state, rules.most_moves)
            move = agent.pick(state, rules, thoughts, moves)
            assert len(legal) == 1 or move & VERB_MASK != DONE
            state.play(move)


def test_the_other_sides_secret_recruits_do_not_matter() -> None:
    """Black's choice is the same whatever white has recruited in secret."""
    chosen = set()
    for kinds in (("pawn", "rook", "knight", "bishop"), ("king", "king", "king", "king")):
        match = Match(GAME)
        for kind in kinds:
            match.play(f"0 recruit {kind}")
        chosen.add(agents.find("greedy").choose(match.view(1), match.rules, FastRng(2)))
    assert len(chosen) == 1
