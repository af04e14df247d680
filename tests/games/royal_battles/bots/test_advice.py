"""The bots of Royal Battles: sensible single decisions, and games that they win."""

from __future__ import annotations

import pytest

from regalia import agents
from regalia.games.royal_battles import GAME
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE
from tests.games.royal_battles.board import Board
from tests.games.royal_battles.mixes import CUSTOM

GAMES = 12


def chosen(board: Board) -> str:
    """What greedy plays for the seat to choose."""
    match = board.match
    move = agents.find("greedy").choose(match.view(match.turn), match.rules, FastRng(1))
    return GAME.codec.line(match.turn, move)


@pytest.mark.parametrize(
    ("white", "black", "front", "hand", "line"),
    [
        ("P d2 3c", "N d4 8s -5, K a5 Kc", "2c/4d", "6h 9h", "0 play 6h"),  # four Trumps remove the knight
        ("P d2 3c, K a1 4c", "N d4 8s -5, K a5 Kc", "2c/4d", "6h", "0 move 6h d2 d3"),
        ("P c2 2h", "P g5 Kc", "2c/4d", "3h 5h", "0 discard"),  # nothing can be played
    ],
)
def test_sensible_choices(white: str, black: str, front: str, hand: str, line: str) -> None:
    assert chosen(Board.at(white, black, initiative=front, hands=f"{hand}/-")) == line


def test_it_takes_the_hit_that_removes() -> None:
    board = Board.at("P d2 3c", "N d4 8s -5, K a5 Kc", initiative="2c/4d", hands="6h/-").play("0 move 6h d2 d3")
    assert chosen(board) == "0 attack d4 easy"


def test_a_leader_without_a_deck_ends_the_battle() -> None:
    board = Board.at("P c1 2h, N e1 Kd", "P a5 Kc", hands="3c 4c/5h", decks="-/5c 6c")
    board.play("0 play 3c", "0 move 3c c1 c1")
    assert chosen(board) == "0 discard"


@pytest.mark.parametrize("options", [{"army_choice": "random"}, {"units": CUSTOM, "army_choice": "random"}])
def test_greedy_beats_random(options: dict[str, object]) -> None:
    score = 0.0
    for number in range(GAMES):
        seat = number % 2
        match = Match(GAME, options)
        bots = [agents.find("greedy"), agents.find("random")]
        rng = FastRng(77, number)
        while not match.over:
            if match.turn == CHANCE:
                match.deal(rng)
            else:
                bot = bots[match.turn ^ seat]
                match.play_move(bot.choose(match.view(match.turn), match.rules, rng))
        result = match.result()
        assert result is not None
        score += result[seat]
    assert score >= GAMES - 1
