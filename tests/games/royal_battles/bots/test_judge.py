"""The judge of a duel: what it sees, and what it makes of it."""

from __future__ import annotations

import pytest

from regalia.games.royal_battles import GAME
from regalia.games.royal_battles.bots.inputs import KEY, KILL, LATER_KILL, OF_SIDE, Sight
from regalia.games.royal_battles.bots.odds import Odds
from regalia.games.royal_battles.rules.combat import listed, needed_trumps, suffered
from regalia.games.royal_battles.rules.model import AT, KIND, SLOTS, STANDING
from regalia.games.royal_battles.rules.position import Position
from regalia.games.royal_battles.rules.terms import (
    BY_ADVANTAGE,
    EXTRA_TRUMP,
    IGNORES_ARMOUR,
    SHEET,
    TARGETS_OWN,
    Options,
)
from regalia.kernel.match import Match
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.state import buffer, view
from regalia.kernel.vecs import vec
from tests.games.royal_battles.board import Board
from tests.games.royal_battles.mixes import CUSTOM

FAR = "N g5 8s, K a5 Kc"
TABLES: tuple[dict[str, object], ...] = ({}, {"points": 500}, {"units": CUSTOM, "army_choice": "random"})


def position_of(board: Board) -> Position:
    state = board.match.state()
    assert isinstance(state, Position)
    return state


def numbers(board: Board) -> list[float]:
    position = position_of(board)
    return list(Sight(position.options).look(position))


def chance(board: Board, seat: int) -> float:
    results = vec[float]([0.0, 0.0])
    board.match.rules.advice.expected_results(board.match.state(), results)
    assert results[0] + results[1] == pytest.approx(1.0)
    return results[seat]


def test_more_units_and_more_life_are_better() -> None:
    even = Board.at("P c1 2h, N e1 Kd", FAR, initiative="2c/4d", hands="6h/-")
    fewer = Board.at("P c1 2h", FAR, initiative="2c/4d", hands="6h/-")
    hurt = Board.at("P c1 2h -6, N e1 Kd -6", FAR, initiative="2c/4d", hands="6h/-")
    assert chance(fewer, 0) < chance(even, 0) - 0.1
    assert chance(hurt, 0) < chance(even, 0) - 0.1


def test_a_position_and_its_half_turn_look_alike() -> None:
    white, black = "P d2 3c, K a1 4c", "N d4 8s -5, Q b5 Kc"
    white_turned, black_turned = "P d4 3c, K g5 4c", "N d2 8s -5, Q f1 Kc"
    one = Board.at(white, black, initiative="2c/4d", hands="6h 9h/Td")
    two = Board.at(black_turned, white_turned, initiative="4d/2c", hands="Td/6h 9h", turn=1)
    assert numbers(one) == pytest.approx(numbers(two))


def test_it_sees_the_kill_that_three_known_cards_make_likely() -> None:
    board = Board.at("P d2 3c", "N d4 8s -5, K a5 Kc", initiative="2c/4d", hands="6h/-")
    other = Board.at("P d2 3c", "N d4 8s -5, K a5 Kc", initiative="5c/7d", hands="6h/-")
    assert numbers(board)[KILL] > 0.15 > numbers(other)[KILL]
    assert numbers(board)[LATER_KILL] == numbers(other)[LATER_KILL] > 0.0


def test_a_square_that_the_card_may_not_cover_is_out_of_reach() -> None:
    fronts, hands = "2h/4d", "6h/-"
    free = Board.at("P d1 3c", "N d3 8s, K a5 Kc", initiative=fronts, hands=hands)
    paved = Board.at("P d1 3c", "N d3 8s, K a5 Kc", initiative=fronts, hands=hands, vacant="d2 9h")
    assert numbers(free)[KEY] > 0.0
    assert numbers(paved)[KEY] == 0.0


def test_the_second_seat_strikes_with_the_same_initiative_cards() -> None:
    board = Board.at("N d2 8s -5, K a1 Kc", "P d4 3c", initiative="2c/4d", hands="6h/6d")
    assert numbers(board)[OF_SIDE + KILL] > 0.15


@pytest.mark.parametrize("options", TABLES)
def test_it_reads_nothing_but_the_table(options: dict[str, object]) -> None:
    state, rules, rng = begun(options), Match(GAME, options).rules, FastRng(5)
    sight, moves = Sight(state.options), buffer(rules.most_moves)
    for _ in range(8):
        seat = settle(state, rng)
        seen = list(sight.look(state))
        for n in range(4):
            world = rules.guess(view(state, 1 - seat), FastRng(7, n))
            assert isinstance(world, Position)
            assert list(sight.look(world)) == seen
        state.play(moves[rng.below(state.moves(moves))])


@pytest.mark.parametrize("options", TABLES)
def test_injuries_are_those_of_the_rules(options: dict[str, object]) -> None:
    position = begun(options)
    odds = Odds(position.options)
    compared = 0
    for unit in range(position.options.slots):
        for target in range(SLOTS, SLOTS + position.options.slots):
            if position.table.units[AT + unit] >= 0 and position.table.units[AT + target] >= 0:
                compared += compare(position, odds, unit, target)
    assert compared >= 4 * 4 * 5 * 3


def begun(options: dict[str, object]) -> Position:
    """A battle in which the armies stand."""
    rules, rng = Match(GAME, options).rules, FastRng(3)
    state, moves = rules.start(), buffer(rules.most_moves)
    while settle(state, rng) >= 0 and rules.advice.turns(state) == 0:
        state.moves(moves)
        state.play(moves[0])
    assert isinstance(state, Position)
    return state


def compare(position: Position, odds: Odds, unit: int, target: int) -> int:
    """Compare all injuries of a target by a unit; returns their number."""
    terms: Options = position.options
    table = position.table
    kind, prey = table.units[KIND + unit], table.units[KIND + target]
    styles = BY_ADVANTAGE if terms.sheets[kind * SHEET + TARGETS_OWN] else BY_ADVANTAGE + 1
    compared = 0
    for style in range(styles):
        ignores = style == BY_ADVANTAGE and terms.sheets[kind * SHEET + IGNORES_ARMOUR] != 0
        for count in range(5):
            extra = terms.sheets[kind * SHEET + EXTRA_TRUMP] if style == BY_ADVANTAGE else 0
            trumps = min(count + extra, 4)
            due = suffered(terms, prey, listed(terms, table, unit, style, trumps), ignores)
            due = due if trumps >= needed_trumps(terms, kind, prey, style) else 0
            assert odds.injury(kind, prey, style, count, table.row[STANDING]) == due
            compared += 1
    return compared
