"""Bots: greedy takes capitals, makes good captures and guards its centre; driven attacks."""

from __future__ import annotations

import pytest

from regalia import agents
from regalia.games.battle_royal import GAME
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE
from tests.games.battle_royal.board import Board


def chosen(board: Board, bot: str = "greedy") -> str:
    match = board.match
    move = agents.find(bot).choose(match.view(match.turn), match.rules, FastRng(1))
    return match.game.codec.text(move)


def test_greedy_takes_an_open_capital() -> None:
    board = Board("white d8 e8 f8, black c8 d9 e9", "black", 1)
    board.play(f"1 {chosen(board)}")
    assert chosen(board) == "place b8"


def test_greedy_goes_for_a_capital_over_several_squares() -> None:
    board = Board("white b8 c8 d8 e8 +5, black m8 l8", "white", 4)
    assert chosen(board) != "done"
    near = Board("white m8 n8 +5, black j4", "white", 3)
    near.play(f"0 {chosen(near)}")
    near.play(f"0 {chosen(near)}")
    assert near.end == ("capital", [1.0, 0.0])


def test_the_last_pawn_steps_into_an_open_capital() -> None:
    """Rule 30. The greedy bot used to miss this win."""
    board = Board("white h6 i6 j6, black c8", "black", 1)
    assert chosen(board) == "take c8"
    board.play("1 take c8")
    assert chosen(board) == "place b8"


def test_the_last_pawn_stays_at_home_while_an_enemy_is_near() -> None:
    """A pawn that is taken up must go somewhere: away from the centre, which would then be open."""
    assert chosen(Board("white k8 l8 m8 n8, black p8", "black", 2)) == "done"


def test_greedy_cuts_where_most_falls() -> None:
    board = Board("white b8 c8 d8 e8 f7 g6 h6 i6 j7 +3, black p8 o8 n8 m8 l7 k6 j5 j4", "white", 2)
    assert chosen(board) == "capture k6"


def test_greedy_spares_the_group_that_helps_it_most() -> None:
    board = Board("white b8 c8 d8 e8 f8 g8 +1, black e9 f10 g10", "black", 2).play("1 take g10", "1 capture d8")
    assert chosen(board) == "spare e8"


def test_greedy_guards_its_centre() -> None:
    """The pawn that guards the centre is not sent forward while an enemy is near."""
    board = Board("white b8 c8 d8 +0, black e7 e8 f8", "white", 1)
    assert chosen(board) != "take b8"


def test_driven_play_captures_where_it_can() -> None:
    board = Board("white b8 c8 d8 e8 f7 g6 h6 i6 j7 +3, black p8 o8 n8 m8 l7 k6 j5 j4", "white", 2)
    rules, view = board.match.rules, board.match.view(0)
    picks = [GAME.codec.text(agents.find("driven").choose(view, rules, FastRng(n))) for n in range(40)]
    assert picks.count("capture k6") + picks.count("capture j5") > 20


@pytest.mark.parametrize("bot", ["driven", "greedy"])
def test_bots_play_to_an_end(bot: str) -> None:
    match = Match(GAME, {"map": "fords", "quiet_rounds": 5}, 2)
    rng = FastRng(5)
    agent = agents.find(bot)
    while not match.over:
        if match.turn == CHANCE:
            match.deal(rng)
        else:
            match.play_move(agent.choose(match.view(match.turn), match.rules, rng))
    assert match.reason() in GAME.reasons
