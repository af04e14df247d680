"""What the search expects where sides may wait, and games that end although both may."""

from __future__ import annotations

from typing import Any

import pytest

from regalia import native
from regalia.agents.search import SearchAgent
from regalia.agents.search.playout import Playout
from regalia.games.battle import GAME
from regalia.games.battle.rules.fields import END
from regalia.kernel.match import Match
from regalia.kernel.optional.advice import NO_MOVE
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.state import OVER, State, view
from regalia.kernel.vecs import vec
from tests.games.battle.board import Board

# with two camps; among more a draw would pay more than the average share of a win
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"format": "constructed"}),
    (4, {"teams": "as_one"}),
    (4, {"teams": "alliance"}),
]


def first_main_step(seats: int, options: dict[str, Any]) -> Match:
    """A match in which the first seat may play cards."""
    match, rng = Match(GAME, options, seats), FastRng(5)
    while match.turn < 0:
        match.deal(rng)
    return match


def own_decks(position: str) -> Board:
    """A main step of seat 0 in which nobody has a card left to draw."""
    decks = [["Kc", "9c", "8c", "7c", "6c"], ["Kd", "9d", "8d", "7d", "6d"]]
    options: dict[str, Any] = {"format": "constructed", "deck_size": 5, "hand_size": 4, "decks": decks}
    return Board.at(f"{position}, pile0 empty, pile1 empty", main=True, **options)


def played_out(match: Match, move: int) -> tuple[State, list[float]]:
    """The position in which the playout after a move stops, and what it expects there."""
    advice, state = match.rules.advice, match.state()
    playout, results = Playout(match.rules, advice.horizon, 0), vec[float]([0.0] * match.rules.seats)
    playout.aim(state)
    playout.begin(7)
    state.play(move)
    playout.finish(state, results)
    return state, list(results)


def expected(position: str) -> list[float]:
    """What each side may hope for."""
    board, results = Board.at(position, main=True), vec[float]([0.0, 0.0])
    board.match.rules.advice.expected_results(board.match.state(), results)
    return list(results)


def soldiers(state: Any) -> int:
    return int(state.table.start[state.options.seats])


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nobody_begins_in_a_playout(seats: int, options: dict[str, Any]) -> None:
    """Between two it stops after two turns, among more at the end of the game, in which nobody has won."""
    match = first_main_step(seats, options)
    state, results = played_out(match, END)
    assert soldiers(state) == 0
    if seats > 2:
        assert state.turn() == OVER
        assert results == [0.5] * seats
    else:
        assert sum(results) == pytest.approx(1.0)


def test_among_more_than_two_camps_a_playout_begins() -> None:
    for seats in (3, 8):
        match = first_main_step(seats, {})
        assert match.rules.advice.playout_move(match.state()) == NO_MOVE


def test_a_playout_goes_on_by_hints_once_a_card_is_played() -> None:
    board = Board.at("hand0 9c 8c 7c, hand1 Td 9d 4d", main=True)
    state, _ = played_out(board.match, GAME.codec.parse("play 9c"))
    assert soldiers(state) >= 6


def test_waiting_is_as_good_for_one_side_as_for_the_other() -> None:
    for turn in (3, 20, 36):
        assert expected(f"turn {turn}, hand0 Ks 9c 8c 3h, hand1 Kd 9h 8h 3s") == [0.5, 0.5]


def test_a_side_that_was_hit_or_has_begun_is_judged() -> None:
    """If nobody plays a card after a hit, the other side wins: that is no draw."""
    hands = "turn 20, hand0 Ks 9c 8c 3h, hand1 Kd 9h 8h 3s"
    assert expected(f"{hands}, hits0 4")[0] < 0.4
    assert expected(f"{hands}, hits1 4")[0] > 0.5
    assert expected(f"{hands}, army0 Kh Qh Jh")[0] > 0.6


AT_THE_END = "turn 40, army0 6c, hand0 Kc 9c 8c, army1 9d 6d, hand1 Kd 8d"


@pytest.mark.parametrize("hits", ["hits0 1", "hits0 2, hits1 1"])
def test_a_playout_waits_for_the_end_of_the_game_where_that_wins(hits: str) -> None:
    """Seat 1 has only to end its turn, although it could attack and play cards."""
    state, results = played_out(own_decks(f"{AT_THE_END}, quiet 4, {hits}").match, END)
    assert state.turn() == OVER
    assert results == [0.0, 1.0]


@pytest.mark.parametrize(
    "now", ["quiet 3, hits0 1", "quiet 4, hits1 1", "quiet 4, hits0 1, hits1 1", "busy yes, quiet 4, hits0 1"]
)
def test_a_playout_does_not_wait_where_that_does_not_win(now: str) -> None:
    state, _ = played_out(own_decks(f"{AT_THE_END}, {now}").match, END)
    assert state.turn() != OVER


# from a game of Monarch against itself: nobody can draw, seat 1 has taken one hit more
BEHIND = """step main, active 1, turn 73, quiet 4, army0 Ts 2h, army1 Jh Th, hits0 3, through0 4, hits1 4, through1 7,
    hand0 Ks Kh Kd Qc Jd Tc 9s 9h 8s 8d 8c 7s 7h 7c 6h 6d 6c 5h 5d 3s 3c As Ah Ad Ac,
    hand1 Kc Qs Qh Qd Js Jc Td 9d 9c 8h 7d 6s 5s 5c 4s 4h 4d 4c 3h 3d 2s 2d 2c"""


@pytest.mark.skipif(not native.active, reason="takes long without compiled code")
def test_a_side_that_is_behind_plays_a_card_before_the_game_ends_quietly() -> None:
    rules, _ = GAME.set_up({}, 2)
    seen = view(GAME.positions().read(rules, BEHIND), 1)
    advice: Any = rules.advice
    for waits in (True, False):
        advice.waits = waits
        assert (SearchAgent(200, 0).choose(seen, rules, FastRng(1)) == END) != waits


def waited(turn: int) -> State:
    """A position in which both seats have ended all their turns so far."""
    rules, _ = GAME.set_up({}, 2)
    state, rng = rules.start(), FastRng(5)
    while settle(state, rng) >= 0 and rules.advice.turns(state) < turn:
        state.play(END)
    return state


@pytest.mark.parametrize("turn", [8, 14, 20])
def test_a_search_begins_when_that_promises_more_than_a_draw(turn: int) -> None:
    """A search whose playouts do not wait expects more and more from ending its turns, on both sides."""
    state, budget = waited(turn), 200 if native.active else 20
    seen = view(state, state.turn())
    for waits in (True, False):
        rules, _ = GAME.set_up({}, 2)
        advice: Any = rules.advice
        advice.waits = waits
        tried = {move: share for move, _, share in SearchAgent(budget, 0).advise(seen, rules, FastRng(1))}
        if waits:
            assert max(tried, key=lambda move: tried[move]) != END
            assert tried.get(END, 0.5) == 0.5
        elif native.active:
            assert SearchAgent(budget, 0).choose(seen, rules, FastRng(1)) == END
            assert tried[END] > 0.65


@pytest.mark.skipif(not native.active, reason="takes minutes without compiled code")
def test_in_games_against_itself_monarch_plays_cards_and_somebody_wins() -> None:
    for number in (0, 4):
        rules, _ = GAME.set_up({}, 2)
        agent, state, rng = SearchAgent(60, 0), rules.start(), FastRng(5, number)
        while (seat := settle(state, rng)) >= 0:
            state.play(agent.choose(view(state, seat), rules, rng))
        assert state.result(0) in (0.0, 1.0)
