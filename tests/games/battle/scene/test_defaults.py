"""The default move (rules 4.5): always legal, and never harmful if that can be avoided."""

from __future__ import annotations

import pytest

from regalia import agents
from regalia.games.battle import GAME
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE
from tests.games.battle.board import Board
from tests.games.battle.face import TABLES, games


def default(board: Board) -> str:
    match = board.match
    return GAME.codec.line(match.turn, GAME.default(match.view(match.turn), match.rules))


def test_nothing_is_attacked_and_nothing_is_played() -> None:
    board = Board.at("army0 Kh 5c, army1 4d, hand0 9c")
    assert default(board) == "0 done"
    assert default(board.play("0 done")) == "0 end"


@pytest.mark.parametrize(
    ("hits", "line"),
    [(2, "1 pass 1"), (3, "1 block 3d 1")],  # two more are no harm yet; with the fifth the castle falls
)
def test_a_group_is_let_through_unless_the_castle_would_fall(hits: int, line: str) -> None:
    board = Board.at(f"army0 Kh 5c, army1 9d 3d, hand0 9c, hits1 {hits}").play("0 attack Kh 1", "0 attack 5c 1")
    assert default(board) == line


def test_one_blocker_is_enough() -> None:
    board = Board.at("army0 Kh 5c, army1 9d 3d, hand0 9c, hits1 3").play("0 attack Kh 1", "0 join 5c 1")
    assert default(board.play("1 block 9d 1")) == "1 pass 1"


def test_a_strike_takes_the_strongest_enemy() -> None:
    board = Board.at("army0 Qd 8d, army1 Th 9h 2h, hand0 9c").play("0 attack Qd 1", "0 join 8d 1")
    board.play("1 block Th 1", "1 block 9h 1", "1 block 2h 1")
    assert default(board) == "0 strike 1 Th"
    assert default(board.play("0 strike 1 9h")) == "1 strike 0 Qd"


def test_a_strike_takes_the_strongest_enemy_of_all_seats() -> None:
    board = Board.at("army0 5d, army2 8d, army1 9h, hand0 9c, hand2 4c", 4, teams="as_one")
    board.play("0 attack 5d 1", "2 aid 1", "1 block 9h 1")
    assert default(board) == "1 strike 2 8d"


def test_who_came_to_aid_joins_with_the_weakest() -> None:
    board = Board.at("army0 9d, army2 Kc 4c, army1 5h, hand0 9c, hand2 4s", 4, teams="as_one")
    assert default(board.play("0 attack 9d 1", "2 aid 1")) == "2 join 4c 1"


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ("army0 Kh 4h, army1 4d 9d, hand0 3h 9c", "0 destroy 1 9d"),
        ("army0 Kh 4h, hand0 3h 9c, hand1 4d", "0 destroy 0 4h"),  # there is no other
    ],
)
def test_a_three_spares_the_own_side(position: str, line: str) -> None:
    assert default(Board.at(position, main=True).play("0 use 3h")) == line


def test_a_three_spares_team_mates() -> None:
    board = Board.at("army0 4h, army1 4d, army2 Kc, hand0 3h 9c", 4, main=True, teams="alliance")
    assert default(board.play("0 use 3h")) == "0 destroy 1 4d"


@pytest.mark.parametrize(("chooser", "line"), [("opponent", "1 destroy 1 6h"), ("caster", "0 destroy 1 9h")])
def test_a_two_costs_the_own_weakest_or_the_strongest_enemies(chooser: str, line: str) -> None:
    board = Board.at("army0 5c, army1 9h 6h 4h, hand0 2c Kc", main=True, two_chooser=chooser)
    assert default(board.play("0 use 2c 1")) == line


@pytest.mark.parametrize(("chooser", "line"), [("opponent", "1 take 1 4h"), ("caster", "0 take 1 9h")])
def test_a_joker_takes_the_weakest_or_the_strongest(chooser: str, line: str) -> None:
    board = Board.at("army1 9h 6h 4h, hand0 Xx Kc", main=True, jokers=1, joker_chooser=chooser)
    assert default(board.play("0 use Xx 1")) == line


def test_picks_and_cuts_are_the_house_players() -> None:
    for form in ("draft", "split", "constructed"):
        match = Match(GAME, {"format": form}, 2)
        rng = FastRng(3)
        while match.turn == CHANCE:
            match.deal(rng)
        view = match.view(match.turn)
        best = max(match.rules.advice.hint(match.state(), move) for move in match.moves())
        assert match.rules.advice.hint(match.state(), GAME.default(view, match.rules)) == best


def test_the_default_is_always_legal() -> None:
    for match in games():
        if not match.over:
            assert GAME.default(match.view(match.turn), match.rules) in match.moves()


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_a_seat_that_never_answers_does_not_stop_the_game(table: int) -> None:
    seats, options = TABLES[table]
    match = Match(GAME, options, seats)
    rng = FastRng(8, table)
    while not match.over:
        if match.turn == CHANCE:
            match.deal(rng)
        elif match.turn == 0:
            match.play_move(GAME.default(match.view(0), match.rules))
        else:
            match.play_move(agents.find("greedy").choose(match.view(match.turn), match.rules, rng))
    assert match.reason() in GAME.reasons
