"""Sensible single decisions of greedy, and games that it wins."""

from __future__ import annotations

from regalia import agents
from regalia.games.royal_ascension import GAME
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE
from tests.games.royal_ascension.board import SPADES, Board

GAMES = 24


def chosen(board: Board) -> str:
    """What greedy plays for the seat to choose."""
    match = board.match
    move = agents.find("greedy").choose(match.view(match.turn), match.rules, FastRng(1))
    return GAME.codec.line(match.turn, move)


def test_the_best_territory_is_picked() -> None:
    board = Board().play("~ order 0 6 5 | ~ order 1 5 5 | ~ order 2 4 5 | ~ order 3 4 4")
    assert chosen(board) == "0 pick mewtopia"


def test_the_dearest_basket_paid_with_the_least_waste() -> None:
    board = Board.opened().given(hands={0: "Jd Jd 5d 3d"}).play("~ roll 0 4", "0 move 3")
    bought = []
    while board.match.turn == 0:
        bought.append(chosen(board))
        board.play(bought[-1])
    assert bought == ["0 buy Kc", "0 buy 7c", "0 buy 6c", "0 done", "0 pay Jd", "0 pay Jd", "0 pay 5d"]


def test_everything_is_used_in_a_battle_that_can_be_won() -> None:
    board = Board.opened().play(SPADES, "~ action 0 7s", "~ event 0 1", "0 attack 1")
    board.given(hands={0: "Qh 9h 2h Jc 3c"})
    used = []
    while board.match.turn == 0:
        used.append(chosen(board))
        board.play(used[-1])
    assert used == ["0 field mewtopia", "0 use Qh", "0 use 9h", "0 use Jc", "0 use 3c", "0 done"]


def test_a_lost_battle_gets_the_weakest_territory() -> None:
    board = Board.opened().given(hands={0: "2h", 1: "Qc Qc Jc"})
    board.play(SPADES, "~ action 0 7s", "~ event 0 1", "0 attack 1")
    assert chosen(board) == "0 field jiggy"
    assert chosen(board.play("0 field jiggy")) == "0 done"


def test_the_weakest_opponent_is_attacked_and_a_throne_is_not_given_away() -> None:
    board = Board.opened().given(hands={1: "Qc Qc", 2: "Jc", 0: "Jh Jh"}).play(SPADES, "~ action 0 7s", "~ event 0 1")
    assert chosen(board) == "0 attack 3"
    owners = {0: "jiggy dragon vapor flare lucio mewtopia", 1: "snore char", 2: "bulben teal", 3: "venom pika"}
    answer = Board.opened().given(hands={1: "3s Qc Qc Jh Jh"}, owners=owners)
    assert chosen(answer.play(SPADES, "~ action 0 7s", "~ event 0 1", "0 attack 1")) == "1 ally"


def test_one_greedy_among_random_players_wins_most_games() -> None:
    won = 0.0
    for number in range(GAMES):
        rng = FastRng(77, number)
        match = Match(GAME, {})
        seat = number % 4
        while not match.over:
            if match.turn == CHANCE:
                match.deal(rng)
            else:
                bot = agents.find("greedy" if match.turn == seat else "random")
                match.play_move(bot.choose(match.view(match.turn), match.rules, rng))
        result = match.result()
        assert result is not None
        won += result[seat]
    assert won >= 0.6 * GAMES
