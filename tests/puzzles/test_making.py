"""Making puzzles: what counts as one, and what bots make of it."""

from __future__ import annotations

import pytest

from regalia.agents.search.proof import NO, YES, played
from regalia.games import find
from regalia.kernel.errors import RegaliaError
from regalia.kernel.match import Match
from regalia.kernel.optional.goals import USUAL, Goals, Words
from regalia.puzzles.aims import aim_of
from regalia.puzzles.attempt import attempt, missed, own_lines, position_of
from regalia.puzzles.mine import Miner, fit
from regalia.puzzles.prover import Label, label, worst_worlds
from regalia.puzzles.puzzle import Hit, Miss, Node, Puzzle
from regalia.puzzles.rate import rated, solves
from regalia.puzzles.shelf import find_puzzle, puzzles, read
from regalia.puzzles.solve import Solver

ROYALS = find("royals")
# Seat 0 fells the last guard with the king and the 3, then hits directly with the 9: 9 points. No ace is left in the deck.
GUARDED = "H0 3c 9c, H1 5d 6d, F0 Kh^ Qs^ -, F1 Qd^ - -, discard Ac Ad Ah As"


def guarded() -> Match:
    rules, _ = ROYALS.set_up(None, 2)
    return Match.at(ROYALS, ROYALS.positions().read(rules, GUARDED), None, 2)


def test_a_game_without_goals_of_its_own_asks_for_a_win_and_a_defence() -> None:
    assert Goals().all == USUAL
    assert [goal.kind for goal in USUAL] == ["win", "hold"]


def test_the_usual_goals_prove_what_a_game_s_own_goals_do() -> None:
    """A game without a line of code for puzzles counts its turns by its advice."""
    game = find("battle-royal")
    puzzle = next(one for one in puzzles(game).values() if one.goal == "capital")
    match = position_of(game, puzzle)
    aim = aim_of(USUAL[0], Goals(), match.rules, puzzle.seat, match.state(), 1)
    said = label(aim, [match.state()], puzzle.seat, 8)
    assert {match.game.codec.line(puzzle.seat, move) for move in said.right} == set(puzzle.root.right)


def test_words_carry_their_numbers_and_the_opponent() -> None:
    words = Words("Fell {count}", "", "", "", unit=("royal", "royals"))
    assert words.told(words.ask, 1, 1) == "Fell 1 royal"
    assert words.told("{them} loses {count}.", -2, 0) == "{0} loses 2 royals."
    assert words.told("You lose {count}.", 0, 0) == "You lose no royals."


def test_a_puzzle_has_few_right_moves_and_no_doubtful_ones() -> None:
    assert fit(Label([1], [2, 3, 4]))
    assert not fit(Label([1, 2], [3, 4]))
    assert not fit(Label([1], [2, 3, 4], [5]))
    assert not fit(Label([], [1, 2, 3]))


def test_the_most_is_found_with_every_way_to_it() -> None:
    match = guarded()
    goal = ROYALS.goals().find("points")
    worlds = worst_worlds(match.view(0), match.rules, goal)
    count = Miner(ROYALS, 1).most_certain(goal, match, worlds)
    assert count is not None
    root = Solver(match, goal, count).solve()
    assert {*root.right, *root.wrong} == set(match.legal())
    assert all(miss.worth is None or miss.worth < count for miss in root.wrong.values())
    puzzle = Puzzle("points-1", "points", 0, GUARDED, root, count)
    assert attempt(ROYALS, puzzle, own_lines(puzzle)).status == "solved"
    assert min(rated(ROYALS, puzzle).solved.values()) >= 0


def test_the_worst_worlds_come_first() -> None:
    rules, _ = ROYALS.set_up(None, 2)
    match = Match.at(ROYALS, ROYALS.positions().read(rules, "H0 3c 9c 4s, H1 5d 6d, F0 Kh^ - -, F1 Qd^ - -"), None, 2)
    goal = ROYALS.goals().find("points")
    worlds = worst_worlds(match.view(0), rules, goal)
    assert len(worlds) == goal.worlds
    assert goal.danger(worlds[0], 0) == max(goal.danger(world, 0) for world in worlds) == 2


def test_a_wrong_line_is_answered_with_what_it_is_worth() -> None:
    node = Node({"0 end": Hit()})
    puzzle = Puzzle("points-1", "points", 0, GUARDED, node, 9)
    assert missed(ROYALS, puzzle, Miss(worth=4)) == "Only 4 points would be certain after that."
    assert missed(ROYALS, puzzle, Miss()) == "No point is certain after that."
    assert "not certain" in missed(ROYALS, puzzle, Miss(lucky=True))


def test_an_attempt_ends_once() -> None:
    puzzle = Puzzle("points-1", "points", 0, GUARDED, Node({"0 end": Hit()}), 9)
    with pytest.raises(RegaliaError, match="begin again"):
        attempt(ROYALS, puzzle, ["0 end", "0 end"])


def test_a_file_that_cannot_be_read_names_its_line() -> None:
    with pytest.raises(RegaliaError, match="Line 1"):
        read(b'{"name": 3}\n')
    with pytest.raises(RegaliaError, match="has no puzzle"):
        find_puzzle(ROYALS, "nothing")


def test_a_bot_that_never_chooses_right_solves_nothing() -> None:
    from regalia.agents.greedy import GreedyAgent
    from regalia.kernel.rng import FastRng

    match = guarded()
    puzzle = Puzzle("points-1", "points", 0, GUARDED, Node({"0 discard 9c": Hit()}), 9)
    assert not solves(GreedyAgent(), match, puzzle, FastRng(1))


def test_a_defence_must_hold_whatever_card_comes() -> None:
    """After that line Black wins with some cards and not with others: a defence by luck is none."""
    game = find("battle-royal")
    match = position_of(game, find_puzzle(game, "defence-6"))
    goal = game.goals().find("defence")
    aim = aim_of(goal, game.goals(), match.rules, match.turn, match.state(), goal.least)
    line = "0 place f11"
    after = match.branch()
    after.play(line)
    draws = {int(aim.follow(played(after.state(), draw), goal.choices, False)) for draw in aim.outcomes(after.state())}
    assert draws == {int(YES), int(NO)}
    said = label(aim, [match.state()], match.turn, goal.choices)
    assert line in {game.codec.line(match.turn, move) for move in said.wrong}
    assert not said.unknown


def test_the_refutation_of_a_defence_shows_the_card_that_wins() -> None:
    game = find("battle-royal")
    for name in ("defence-6", "defence-14"):
        puzzle = find_puzzle(game, name)
        for line, miss in puzzle.root.wrong.items():
            match = position_of(game, puzzle)
            for one in (line, *miss.then):
                match.play(one)
            assert match.over, (name, line)
            assert match.state().result(1 - puzzle.seat) == 1.0, (name, line)


def test_a_miner_stops_at_the_first_move_about_which_nothing_is_proved() -> None:
    match = guarded()
    goal = ROYALS.goals().find("points")
    worlds = worst_worlds(match.view(0), match.rules, goal)
    aim = aim_of(goal, ROYALS.goals(), match.rules, 0, worlds[0], 9)
    aim.limit = aim.hopeless = 0
    assert len(label(aim, worlds, 0, goal.choices).unknown) > 1
    assert len(label(aim, worlds, 0, goal.choices, whole=False).unknown) == 1
