"""Chances, sensible single decisions of the house bot, and games that it wins."""

from __future__ import annotations

from collections import Counter

import pytest

from regalia import agents
from regalia.games.royal_ascension import GAME
from regalia.games.royal_ascension.rules.chances import chance_against_all, chance_of
from regalia.games.royal_ascension.scene.odds import best_two, duel
from regalia.games.royal_ascension.scene.sight import Sight
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE
from tests.games.royal_ascension.board import DUEL, SPADES, Board

GAMES = 24


@pytest.mark.parametrize(
    ("lead", "percent"),
    [
        (0, 50.0),
        (1, 58.7),
        (2, 67.0),
        (3, 74.5),
        (4, 81.0),
        (5, 86.3),
        (6, 90.6),
        (7, 93.7),
        (8, 96.0),
        (9, 97.6),
        (10, 98.6),
        (12, 99.6),
        (15, 100.0),
    ],
)
def test_chances_of_section_12(lead: int, percent: float) -> None:
    assert round(100 * chance_of(lead, 4), 1) == percent
    assert chance_of(-lead, 4) == pytest.approx(1 - chance_of(lead, 4))


def test_equal_fighters_share_the_chance() -> None:
    assert chance_against_all([0.0], 4) == pytest.approx(0.5)
    assert chance_against_all([0.0, 0.0, 0.0], 4) == pytest.approx(0.25, abs=0.01)


def test_the_best_two_of_unknown_hearts() -> None:
    hearts = Counter(dict.fromkeys(range(1, 14), 2))
    for count, mean in ((1, 7.0), (2, 14.0), (3, 17.4), (4, 19.4), (5, 20.7)):
        pairs = list(best_two(hearts, count))
        assert sum(chance for _, chance in pairs) == pytest.approx(1.0)
        assert sum(sum(pair) * chance for pair, chance in pairs) == pytest.approx(mean, abs=0.35)


def test_the_chance_from_what_one_knows() -> None:
    """Known hearts of the opponent make the chance exact."""
    board = Board.opened().play(DUEL, "~ battle 0 6 6 6 6", "~ battle 1 1 1 1 1", "~ lose 0 2h")
    sight = Sight(board.match.view(2), board.match.rules)
    assert duel(sight, 18 + 8 + 6 + 3, 1) == pytest.approx(chance_of(3, 4))


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
