"""The bots of Battle: sensible single decisions, and games that they win."""

from __future__ import annotations

import pytest

from regalia import agents
from regalia.games.battle import GAME
from regalia.games.battle.bots.forecast import outcome
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE
from tests.games.battle.board import Board
from tests.games.battle.face import games

GAMES = 20


def chosen(board: Board) -> str:
    """The move of the greedy bot for the seat that must choose."""
    match = board.match
    move = agents.find("greedy").choose(match.view(match.turn), match.rules, FastRng(1))
    return GAME.codec.line(match.turn, move)


def test_a_fight_goes_by_skill() -> None:
    assert outcome([12], [11]) == ([True], [False])
    assert outcome([7], [7]) == ([False], [False])
    assert outcome([10, 4], [11]) == ([False, True], [False])
    assert outcome([10], [9, 8]) == ([False], [False, True])
    assert outcome([], [5]) == ([], [True])


@pytest.mark.parametrize(
    ("position", "main", "line"),
    [
        ("army0 Kh, army1 4d, hand0 2c", False, "0 attack Kh 1"),  # nobody can stop it
        ("army0 4h, army1 Kd Qd, hand0 2c", False, "0 done"),  # it would only fall
        ("army0 4h, army1 Kd, hand0 9c 3h", True, "0 play 9c"),  # soldiers first
        ("army0 4h, army1 Kd, hand0 3h Jc", True, "0 use 3h"),  # the best enemy
    ],
)
def test_own_turn(position: str, main: bool, line: str) -> None:
    assert chosen(Board.at(position, main=main)) == line


def test_the_three_hits_the_best_enemy() -> None:
    board = Board.at("army0 Ah 4h, army1 4d Kd, hand0 3h 9c", main=True).play("0 use 3h")
    assert chosen(board) == "0 destroy 1 Kd"


@pytest.mark.parametrize("teams", ["alliance", "as_one"])
def test_the_three_spares_team_mates(teams: str) -> None:
    position = "army0 4h, army1 5d, army2 Kc, army3 9s, hand0 3h 9c, hand2 4s"
    board = Board.at(position, 4, main=True, teams=teams).play("0 use 3h")
    assert chosen(board) == "0 destroy 3 9s"


def test_a_team_attacks_together() -> None:
    position = "army0 9d, army2 Tc 9c 8c, army1 Jh, hand0 9s, hand2 4s"
    board = Board.at(position, 4, teams="as_one").play("0 attack 9d 1")
    assert chosen(board).split()[1] in ("aid", "attack"), "one soldier stands against four"


def test_the_two_costs_the_weakest_soldiers() -> None:
    board = Board.at("army0 5c, army1 Kd 9d 4d 4s, hand0 2c 9s", main=True).play("0 use 2c 1")
    assert chosen(board) == "1 destroy 1 4s"


def test_a_winning_block_is_made_and_a_losing_one_only_in_need() -> None:
    attack = ("0 attack 9c 1", "0 done")
    assert chosen(Board.at("army0 9c 2h, army1 Td, hand0 2c").play(*attack)) == "1 block Td 1"
    assert chosen(Board.at("army0 9c 2h, army1 8d, hand0 2c").play(*attack)) == "1 pass 1"
    assert chosen(Board.at("army0 9c 2h, army1 8d, hand0 2c, hits1 4").play(*attack)) == "1 block 8d 1"


def test_advice_reads_only_what_the_seat_sees() -> None:
    """Law 6 for hidden hands: in guessed worlds the same moves get the same hints."""
    for number, match in enumerate(games("greedy")):
        if match.over or number % 9:
            continue
        state = match.state()
        world = match.rules.guess(match.view(match.turn), FastRng(number))
        for move in match.moves():
            assert match.rules.advice.hint(state, move) == match.rules.advice.hint(world, move)
        assert match.rules.advice.worth(state, match.turn) == match.rules.advice.worth(world, match.turn)


def test_a_draft_takes_the_strongest_number_card() -> None:
    board = Board(2, format="draft")
    board.play("~ pack 0 Jc Th 9c 6c 5s 5h 5d 5c 4s 4h 4d 4c 3s 2h Ah")
    board.play("~ pack 1 Kh Kd Kc Jh 8h 8d 8c 7s 7h 7c 6s 6d 3c 2c Ac")
    assert chosen(board) == "0 pick Th"


def test_greedy_beats_random() -> None:
    won = 0.0
    for number in range(GAMES):
        match = Match(GAME, {}, 2)
        rng = FastRng(11, number)
        seat = number % 2
        while not match.over:
            if match.turn == CHANCE:
                match.deal(rng)
                continue
            bot = agents.find("greedy" if match.turn == seat else "random")
            match.play_move(bot.choose(match.view(match.turn), match.rules, rng))
        won += (match.result() or [0.0, 0.0])[seat]
    assert won >= 0.9 * GAMES
