"""The judge's inputs: where pawns stand, what they can capture, and when they reach the enemy's centre."""

from __future__ import annotations

from itertools import product

import pytest

from regalia.games.battle_royal import GAME
from regalia.games.battle_royal.bots.inputs import OF_FORCE, STANCES, WAY, sight
from regalia.games.battle_royal.bots.stance import (
    LINKS,
    NEAR_GOAL,
    NEXT_THIN,
    OF_STANCE,
    PRIZES,
    SECOND_WAY,
    TARGETS,
    chances_to_reach,
)
from regalia.games.battle_royal.bots.threats import chances
from regalia.games.battle_royal.rules.position import Position
from regalia.kernel.match import Match
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.state import buffer, view
from tests.games.battle_royal.board import Board

WHITE = "b8 c8 d8 e8 f7 g6 h6 i6 j7"
BLACK = "p8 o8 n8 m8 l7 k6 j5 j4"


def position_of(board: Board) -> Position:
    state = board.match.state()
    assert isinstance(state, Position)
    return state


def numbers(text: str, force: str, points: int) -> list[float]:
    return list(sight(position_of(Board(text, force, points))))


def turned(squares: str) -> str:
    """The squares after half a turn of the standard map, which has 17 columns and 15 rows."""
    return " ".join(f"{chr(ord('a') + ord('q') - ord(name[0]))}{16 - int(name[1:])}" for name in squares.split())


@pytest.mark.parametrize("points", [1, 3])
def test_a_position_and_its_half_turn_look_alike(points: int) -> None:
    one = numbers(f"white {WHITE} +3, black {BLACK} +4", "white", points)
    two = numbers(f"white {turned(BLACK)} +4, black {turned(WHITE)} +3", "black", points)
    assert one == pytest.approx(two)


def test_targets_are_told_by_price_with_all_that_falls() -> None:
    seen = numbers(f"white {WHITE} +3, black {BLACK}", "white", 2)
    targets = [seen[STANCES + TARGETS + kind] for kind in range(3)]
    prizes = [seen[STANCES + PRIZES + kind] for kind in range(3)]
    assert sum(targets) > 0.0
    assert [count > 0.0 for count in targets] == [prize > 0.0 for prize in prizes]
    assert max(prizes) > 0.2  # a capture in a line takes more than one pawn


def test_a_doubled_line_has_fewer_links_than_a_single_one() -> None:
    enemy = "black p8 o8"
    single = numbers(f"white b8 c8 d8 e8 f8, {enemy}", "white", 1)
    double = numbers(f"white b8 c8 d8 c9 d9, {enemy}", "white", 1)
    assert single[STANCES + LINKS] > double[STANCES + LINKS]
    assert single[STANCES + NEXT_THIN] > double[STANCES + NEXT_THIN]


def test_a_lone_runner_leaves_a_long_way_behind() -> None:
    lone = numbers("white b8 c8 d8 e8 f8 g7 h6 i6 j6 k6 l6, black p8 o8", "white", 1)
    assert lone[STANCES + SECOND_WAY] > lone[WAY]
    assert lone[STANCES + NEAR_GOAL + 4] > 0.0
    assert lone[STANCES + OF_STANCE + NEAR_GOAL + 4] == 0.0
    assert lone[OF_FORCE + WAY] > lone[WAY]


@pytest.mark.parametrize("way", range(-1, 14))
def test_the_chances_of_two_and_three_cards_are_those_of_counting(way: int) -> None:
    odds = chances(position_of(Board("white b8, black p8", "white", 1)))
    exact = [odds[points] - (odds[points + 1] if points < 4 else 0.0) for points in range(5)]
    due = []
    for cards in (2, 3):
        chance = 0.0
        for hand in product(range(5), repeat=cards):
            if sum(hand) >= way:
                likely = 1.0
                for points in hand:
                    likely *= exact[points]
                chance += likely
        due.append(chance)
    assert list(chances_to_reach(odds, way)) == pytest.approx(due)


@pytest.mark.parametrize("options", [{}, {"early_card": "own"}, {"long_game": True, "map": "fords"}])
def test_it_reads_nothing_but_the_table(options: dict[str, object]) -> None:
    rules, rng = Match(GAME, options).rules, FastRng(5)
    state, moves = rules.start(), buffer(rules.most_moves)
    for _ in range(40):
        seat = settle(state, rng)
        assert isinstance(state, Position)
        world = rules.guess(view(state, 1 - seat), FastRng(7))
        assert isinstance(world, Position)
        assert list(sight(world)) == list(sight(state))
        state.play(moves[rng.below(state.moves(moves))])
