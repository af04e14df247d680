"""The puzzles that ship with each game: enough of them, every answer legal, every claim proved again."""

from __future__ import annotations

import re
from datetime import date, timedelta

import pytest

from regalia import native
from regalia.games import catalogue, find
from regalia.puzzles.attempt import attempt, goal_of, own_lines, position_of, question, reason, reasons, solution
from regalia.puzzles.puzzle import LEVELS, Node, Puzzle
from regalia.puzzles.shelf import of_the_day, puzzles
from regalia.puzzles.solve import Solver

KEYS = sorted(catalogue())
ENOUGH = 40
QUICK = 3  # puzzles of each game that every run proves again
LONGEST = 30  # words of a sentence
PLACE = re.compile(r"\{(?![01]\})")


def some(key: str) -> list[Puzzle]:
    found = list(puzzles(find(key)).values())
    return found[:: max(1, len(found) // QUICK)][:QUICK]


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_enough_of_several_kinds(key: str) -> None:
    found = puzzles(find(key)).values()
    assert len(found) >= ENOUGH
    assert len({one.goal for one in found}) >= 2
    assert len({one.position for one in found}) == len(found)
    assert all(set(one.solved) == set(LEVELS) for one in found)
    assert sum(one.solved["page"] == one.solved["squire"] == 100 for one in found) <= len(found) / 2


@pytest.mark.parametrize("key", KEYS)
def test_each_day_has_its_puzzle_until_all_have_had_theirs(key: str) -> None:
    game = find(key)
    met = [of_the_day(game, date(2026, 11, 17) + timedelta(days=day)) for day in range(len(puzzles(game)))]
    assert len({one.name for one in met if one}) == len(puzzles(game))


@pytest.mark.parametrize("key", KEYS)
def test_the_answers_are_exactly_the_legal_lines(key: str) -> None:
    game = find(key)
    for one in puzzles(game).values():
        match = position_of(game, one)
        assert match.turn == one.seat, one.name
        assert {*one.root.right, *one.root.wrong} == set(match.legal()), one.name
        assert len(one.root.right) <= len(one.root.wrong) / 2, one.name


@pytest.mark.parametrize("key", KEYS)
def test_the_solution_solves_and_says_why(key: str) -> None:
    game = find(key)
    for one in puzzles(game).values():
        found = solution(game, one)
        assert found.status == "solved", one.name
        said = [*question(game, one), reason(game, one), found.text]
        assert all(text and not PLACE.search(text) for text in said), said
        assert all(len(text.split()) <= LONGEST for text in said), said


@pytest.mark.parametrize("key", KEYS)
def test_one_first_move_is_right_where_one_is_asked_for(key: str) -> None:
    game = find(key)
    for one in puzzles(game).values():
        ask, about = question(game, one)
        if "only defence" in ask or re.search(r"\bOne (way|move)\b", about):
            assert len(one.root.right) == 1, one.name


@pytest.mark.parametrize("key", KEYS)
def test_every_move_of_a_solution_has_a_reason(key: str) -> None:
    game = find(key)
    for one in some(key):
        told = reasons(game, one, own_lines(one))
        assert len(told) == len(own_lines(one))
        assert all(move.label and move.why for move in told), one.name


@pytest.mark.parametrize("key", KEYS)
def test_every_way_through_a_puzzle_ends(key: str) -> None:
    for one in some(key):
        walk(key, one, one.root, [])


@pytest.mark.release
@pytest.mark.parametrize("key", KEYS)
def test_every_way_through_every_puzzle_ends(key: str) -> None:
    for one in puzzles(find(key)).values():
        walk(key, one, one.root, [])


def walk(key: str, puzzle: Puzzle, node: Node, lines: list[str]) -> None:
    game = find(key)
    for line in node.wrong:
        missed = attempt(game, puzzle, [*lines, line])
        assert missed.status == "missed", (puzzle.name, lines, line)
        assert missed.text
        assert not PLACE.search(missed.text)
    for line, hit in node.right.items():
        found = attempt(game, puzzle, [*lines, line])
        assert found.status == ("open" if hit.next else "solved"), (puzzle.name, lines, line)
        if hit.next is not None:
            assert {*hit.next.right, *hit.next.wrong} == set(found.match.legal())
            walk(key, puzzle, hit.next, [*lines, line])


@pytest.mark.skipif(not native.active, reason="Proofs are slow where nothing is compiled.")
@pytest.mark.parametrize("key", KEYS)
def test_some_are_proved_again(key: str) -> None:
    for one in some(key):
        prove(key, one)


@pytest.mark.release
@pytest.mark.parametrize("key", KEYS)
def test_all_are_proved_again(key: str) -> None:
    for one in puzzles(find(key)).values():
        prove(key, one)


def prove(key: str, puzzle: Puzzle) -> None:
    """The prover finds the same right lines, and the same first line of the solution."""
    game = find(key)
    goal = goal_of(game, puzzle)
    found = Solver(position_of(game, puzzle), goal, puzzle.count).solve()
    assert list(found.right) == list(puzzle.root.right), puzzle.name
    assert found.wrong.keys() == puzzle.root.wrong.keys(), puzzle.name
    assert next(iter(found.right)) == own_lines(puzzle)[0]
