"""Bots in every mode: they beat random play, help their side, use the boss, and can search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from regalia import agents
from regalia.games.royal_battles import GAME
from regalia.games.royal_battles.rules.model import INJURY, KIND, SLOTS
from regalia.games.royal_battles.rules.rules import RoyalBattles
from regalia.games.royal_battles.rules.terms import ACTING
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.state import buffer
from tests.games.royal_battles.board import Board

MODES = [("melee", 3), ("melee", 4), ("pairs", 4), ("master", 3), ("master", 5)]


def battle(mode: str, bots: Sequence[str], seed: int) -> tuple[list[float], int]:
    """The result, and how often the boss had an enemy in reach and did something about it."""
    rules, _ = GAME.set_up({"mode": mode}, len(bots))
    players, out = [agents.find(bot) for bot in bots], buffer(rules.most_moves)
    chance, thoughts, state = FastRng(seed), FastRng(seed, 1), rules.start()
    assert isinstance(state, RoyalBattles)
    strikes = 0
    while (seat := settle(state, chance)) >= 0:
        acting = state.table.step == ACTING
        boss = acting and state.table.units[KIND + state.table.mover] >= state.options.kinds
        move = players[seat].pick(state, rules, thoughts, out)
        strikes += boss and " hold" not in GAME.codec.line(seat, move)
        state.play(move)
    return [state.result(seat) for seat in range(len(bots))], strikes


@pytest.mark.release
@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_has_the_first_place_in_a_melee_with_random_seats(seats: int) -> None:
    games, alone, share = 4000, 0, 0.0
    for number in range(games):
        mine = number % seats
        result, _ = battle("melee", ["greedy" if seat == mine else "random" for seat in range(seats)], number)
        alone += result[mine] == 1.0
        share += result[mine]  # a shared first place counts as its share
    assert alone >= 0.95 * games
    assert share >= 0.97 * games


@pytest.mark.release
def test_a_greedy_pair_beats_a_random_pair() -> None:
    results = [battle("pairs", ["greedy", "random", "greedy", "random"], number)[0] for number in range(20)]
    assert sum(result[0] for result in results) >= 19


@pytest.mark.parametrize(("mode", "seats"), [("pairs", 4), ("master", 4)])
def test_nobody_hurts_a_unit_of_the_same_side(mode: str, seats: int) -> None:
    """Splashes and pushes are aimed at enemies; a side's injuries only ever shrink in its own turns."""
    rules, _ = GAME.set_up({"mode": mode, "army_choice": "random"}, seats)
    greedy, out = agents.find("greedy"), buffer(rules.most_moves)
    chance, state, actions = FastRng(4), rules.start(), 0
    assert isinstance(state, RoyalBattles)
    while (seat := settle(state, chance)) >= 0:
        side, acting = state.options.side[seat], state.table.step == ACTING
        friends = [unit for unit in range(seats * SLOTS) if state.options.side[unit // SLOTS] == side]
        before = [state.table.units[INJURY + unit] for unit in friends]
        state.play(greedy.pick(state, rules, chance, out))
        after = [state.table.units[INJURY + unit] for unit in friends]
        assert all(new <= old for new, old in zip(after, before, strict=True))
        actions += acting
    assert actions > 10


LEADER, BEHIND = "P c1 2h, N e1 Kd", "P a5 Kc"


@pytest.mark.parametrize(
    ("sides", "hands", "decks", "options", "choice"),
    [
        ((LEADER, BEHIND), "3c 5c/-", "-/5h 6h", {}, "discard"),
        ((LEADER, BEHIND), "3c 5c/-", "-/5h 6h", {"exhaustion": "both"}, "keep"),
        ((LEADER, BEHIND, "P g7 4s"), "3c 5c/-/-", "-/5h 6h/5h", {"mode": "melee"}, "keep"),
        ((LEADER, BEHIND, "P g7 4s"), "3c 5c/-/-", "-/5h 6h/5h", {"mode": "melee", "exhaustion": "one"}, "discard"),
        ((LEADER, BEHIND, "P g1 8s", "P a7 9s"), "3c 5c/-/6c/-", "-/5h/-/5h", {"mode": "pairs"}, "keep"),
        (
            (LEADER, BEHIND, "P g1 8s", "P a7 9s"),
            "3c 5c/-/6c/-",
            "-/5h/-/5h",
            {"mode": "pairs", "exhaustion": "one"},
            "keep",
        ),
        (
            (LEADER, BEHIND, "P g1 8s", "P a7 9s"),
            "3c 5c/-/-/-",
            "-/5h/-/5h",
            {"mode": "pairs", "exhaustion": "one"},
            "discard",
        ),
    ],
)
def test_a_leader_without_a_deck_discards_only_to_end_the_battle(
    sides: tuple[str, ...], hands: str, decks: str, options: dict[str, Any], choice: str
) -> None:
    """Where the others play on, a discarded hand would leave the seat, and its partner, without its turns."""
    board = Board.at(*sides, hands=hands, decks=decks, **options).play("0 play 3c", "0 move 3c c1 c1")
    assert chosen(board) == f"0 {choice}"


def test_a_master_without_a_deck_keeps_the_hand() -> None:
    board = Board.at(
        "P b2 2h", "P f2 3h", "K* d6 4c, N c6 5h", hands="-/-/6h 8h", decks="5c/6c/-", mode="master", order="0 [2] 1 2"
    )
    board.play("2 play 6h", "2 move 6h d6 d6")
    assert chosen(board) == "2 keep"


def chosen(board: Board) -> str:
    """The line that greedy plays."""
    match = board.match
    move = agents.find("greedy").choose(match.view(match.turn), match.rules, FastRng(1))
    return GAME.codec.line(match.turn, move)


@pytest.mark.release
def test_a_greedy_master_beats_random_players_and_uses_the_boss() -> None:
    found = [battle("master", ["random", "random", "greedy"], number) for number in range(20)]
    assert sum(result[2] for result, _ in found) >= 19
    assert sum(strikes for _, strikes in found) >= 20


@pytest.mark.release
def test_greedy_players_bring_down_a_random_masters_boss() -> None:
    results = [battle("master", ["greedy", "greedy", "random"], number)[0] for number in range(20)]
    assert sum(result[0] for result in results) >= 18


@pytest.mark.parametrize(("mode", "seats"), MODES)
@pytest.mark.parametrize("bot", ["knight", "monarch:24"])
def test_bots_that_search_choose_a_legal_move_in_every_mode(mode: str, seats: int, bot: str) -> None:
    rules, _ = GAME.set_up({"mode": mode}, seats)
    greedy, searching, out = agents.find("greedy"), agents.find(bot), buffer(rules.most_moves)
    chance, state, asked = FastRng(3), rules.start(), 0
    while asked < 60 and settle(state, chance) >= 0:
        count = state.moves(out)
        legal = [out[i] for i in range(count)]
        move = (searching if asked % 12 == 0 else greedy).pick(state, rules, chance, out)
        assert move in legal
        state.play(move)
        asked += 1
    assert asked == 60
