"""The tree search: fair, repeatable, and able to see what lies open."""

from __future__ import annotations

from typing import Any

import pytest

from regalia import agents, native
from regalia.agents.levels import LEVELS, level
from regalia.agents.search import SearchAgent
from regalia.agents.search.halving import Halving
from regalia.agents.search.playout import Playout
from regalia.agents.search.tree import NONE, ROOT, Tree
from regalia.games import catalogue
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE, OVER, buffer
from regalia.kernel.vecs import vec

GAMES = list(catalogue().values())
DECISIONS = 12 if native.active else 2
BUDGET = 24 if native.active else 4


def positions(game: Game, seats: int) -> list[Match]:
    """The same random match at each of its first decisions with a choice that a search makes."""
    rng = FastRng(3)
    found: list[Match] = []
    match = Match(game, game.options_for(seats), seats)
    while len(found) < DECISIONS and not match.over:
        if match.turn == CHANCE:
            match.deal(rng)
            continue
        moves = match.moves()
        if len(moves) > 1 and not match.rules.advice.led_by_hint(match.state()):
            found.append(Match.fold(game, match.record()))
        match.play_move(moves[rng.below(len(moves))])
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_search_answers_with_a_legal_move_in_all_numbers_of_seats(game: Game) -> None:
    agent = SearchAgent(BUDGET, 0)
    for seats in (game.least_seats, game.most_seats):
        for match in positions(game, seats)[-2:]:
            assert agent.choose(match.view(match.turn), match.rules, FastRng(1)) in match.moves()


@pytest.mark.parametrize("tree_after", [1, 1000], ids=["tree", "no tree"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_same_view_and_random_numbers_give_the_same_move(game: Game, tree_after: int) -> None:
    """Also to an agent that has searched elsewhere before: nothing is kept from one choice to the next."""
    used = SearchAgent(BUDGET, 0, tree_after=tree_after)
    for number, match in enumerate(positions(game, game.usual_seats)):
        view = match.view(match.turn)
        fresh = SearchAgent(BUDGET, 0, tree_after=tree_after)
        one, two = FastRng(9, number), FastRng(9, number)
        assert used.choose(view, match.rules, one) == fresh.choose(view, match.rules, two)
        assert one.below(1 << 30) == two.below(1 << 30)


def test_a_tree_is_grown_where_the_game_says_so_and_never_by_one_that_is_eased() -> None:
    """Battle Royal between two: some moves behind the first are tried again and again, and get nodes of their own."""
    match = positions(catalogue()["battle-royal"], 2)[0]
    nodes = []
    for agent in (SearchAgent(200, 0), SearchAgent(200, 0, tree_after=0), SearchAgent(200, 0, eased=True)):
        agent.choose(match.view(match.turn), match.rules, FastRng(1))
        assert agent.search is not None
        nodes.append(agent.search.tree.nodes)
    assert nodes[0] > 1
    assert nodes[1:] == [1, 1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_view_is_enough_and_stays_as_it_was(game: Game) -> None:
    """The lab's way through the state gives the move that the view gives."""
    agent = SearchAgent(BUDGET, 0)
    for match in positions(game, game.usual_seats)[:4]:
        view, state = match.view(match.turn), match.state()
        written = view.listed()
        by_view = agent.choose(view, match.rules, FastRng(2))
        assert agent.pick(state, match.rules, FastRng(2), buffer(match.rules.most_moves)) == by_view
        assert view.listed() == written


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_advice_begins_with_the_move_that_would_be_played(game: Game) -> None:
    agent = SearchAgent(BUDGET, 0)
    for match in positions(game, game.usual_seats)[:4]:
        view = match.view(match.turn)
        told = agent.advise(view, match.rules, FastRng(5))
        assert told[0][0] == agent.choose(view, match.rules, FastRng(5))
        assert {move for move, _, _ in told} <= set(match.moves())
        assert BUDGET <= sum(visits for _, visits, _ in told) < BUDGET + len(match.moves())
        assert all(visits > 0 and 0.0 <= share <= 1.0 for _, visits, share in told)


def test_where_the_game_says_so_the_hint_is_followed_without_a_search() -> None:
    """In Royal Battles both armies are recruited so."""
    match = Match(catalogue()["royal-battles"])
    while match.rules.advice.led_by_hint(match.state()):
        one, two = FastRng(9, len(match.entries)), FastRng(9, len(match.entries))
        chosen = SearchAgent(BUDGET, 0).choose(match.view(match.turn), match.rules, one)
        assert chosen == agents.find("greedy").choose(match.view(match.turn), match.rules, two)
        match.play_move(chosen)
    assert sum(entry.line.split()[1] == "recruit" for entry in match.entries) == 8


def test_an_eased_agent_slips_but_sees_what_is_clearly_better() -> None:
    """No slip is larger than the game says; so no move is played that is worse than the best by more than two of them."""
    slip, noise = 0.1, 0.1
    slipped = 0
    for match in positions(catalogue()["royals"], 2)[:4]:
        view = match.view(match.turn)
        told = {move: share for move, _, share in SearchAgent(2000, 0).advise(view, match.rules, FastRng(5))}
        eased = SearchAgent(200, 0, misjudges_by=slip)
        chosen = [eased.choose(view, match.rules, FastRng(seed)) for seed in range(12)]
        assert all(told[move] >= max(told.values()) - 2 * slip - noise for move in chosen)
        exact = [SearchAgent(200, 0).choose(view, match.rules, FastRng(seed)) for seed in range(12)]
        slipped += len(set(chosen)) > len(set(exact))
    assert slipped


def lone_choices(game: Game) -> list[Match]:
    """A random match at those of its decisions that leave no choice."""
    match, rng = Match(game), FastRng(1)
    found: list[Match] = []
    while not match.over:
        if match.turn == CHANCE:
            match.deal(rng)
            continue
        moves = match.moves()
        if len(moves) == 1:
            found.append(Match.fold(game, match.record()))
        match.play_move(moves[rng.below(len(moves))])
    return found


def test_a_lone_move_is_answered_without_a_search() -> None:
    """No random number is drawn for it."""
    matches = [match for game in GAMES for match in lone_choices(game)[:2]]
    assert matches
    for match in matches:
        rng, same = FastRng(4), FastRng(4)
        assert SearchAgent(50, 0).choose(match.view(match.turn), match.rules, rng) == match.moves()[0]
        assert rng.below(1 << 30) == same.below(1 << 30)


def test_a_search_without_a_budget_is_refused() -> None:
    with pytest.raises(ValueError, match="needs a budget"):
        SearchAgent(0, 0)


def test_time_alone_is_a_budget() -> None:
    match = positions(catalogue()["royals"], 2)[0]
    assert SearchAgent(0, 1).choose(match.view(match.turn), match.rules, FastRng(1)) in match.moves()


def test_there_are_four_levels_and_a_budget_may_be_set() -> None:
    assert list(LEVELS) == ["page", "squire", "knight", "monarch"]
    match = positions(catalogue()["royals"], 2)[0]
    for name in LEVELS:
        assert level(name, 4).choose(match.view(match.turn), match.rules, FastRng(1)) in match.moves()
    knight = level("knight", 0, 50)
    assert isinstance(knight, SearchAgent)
    assert (knight.iterations, knight.milliseconds) == (0, 50)


def test_knight_looks_as_long_as_the_game_says_and_advises_for_longer() -> None:
    for match in positions(catalogue()["battle"], 2)[:4]:
        view, rules = match.view(match.turn), match.rules
        knight = level("knight")
        assert isinstance(knight, SearchAgent)
        assert rules.advice.knight_simulations < 100
        assert knight.choose(view, rules, FastRng(1)) == SearchAgent(rules.advice.knight_simulations, 0).choose(
            view, rules, FastRng(1)
        )
        assert knight.advise(view, rules, FastRng(1)) == SearchAgent(100, 0).advise(view, rules, FastRng(1))
        assert sum(visits for _, visits, _ in knight.advise(view, rules, FastRng(1))) > rules.advice.knight_simulations


# ---- playouts


@pytest.mark.parametrize("key", ["royals", "royal-battles", "royal-ascension"])
def test_all_moves_are_judged_after_equally_many_turns(key: str) -> None:
    """Whether the first choice ends the turn or starts a long one, the judge sees the same side to move."""
    for match in positions(catalogue()[key], 2):
        rules, ends = match.rules, set()
        playout = Playout(rules, 2, 0)
        playout.aim(match.state())
        for move in match.moves():
            state = match.state()
            state.play(move)
            playout.begin(8)
            playout.finish(state, vec[float]([0.0] * 2))
            if state.turn() != OVER:
                ends.add(rules.advice.turns(state))
        assert ends <= {rules.advice.turns(match.state()) + 2}


def test_the_same_dice_fall_in_a_turn_whatever_was_played_before() -> None:
    """The Royal Ascension: the next player's move die, after each way that the token can go."""
    compared = 0
    for match in positions(catalogue()["royal-ascension"], 2):
        dice = set()
        playout = Playout(match.rules, 1, 0)
        playout.aim(match.state())
        for move in match.moves():
            state: Any = match.state()
            state.play(move)
            playout.begin(8)
            playout.finish(state, vec[float]([0.0] * 2))
            if state.turn() != OVER and state.table.round:
                dice.add(state.table.die)
        assert len(dice) <= 1
        compared += len(dice)
    assert compared


@pytest.mark.parametrize("key", ["royals", "royal-ascension"])
def test_a_judge_shares_out_one_win(key: str) -> None:
    for match in positions(catalogue()[key], 2):
        state, results = match.state(), vec[float]([0.0] * 2)
        playout = Playout(match.rules, 1, 0)
        playout.aim(state)
        playout.finish(state, results)
        assert results[0] + results[1] == pytest.approx(1.0)
        assert min(results[0], results[1]) >= 0.0


def test_a_playout_without_a_horizon_goes_on_to_the_end() -> None:
    for match in positions(catalogue()["royals"], 2)[:2]:
        state, results = match.state(), vec[float]([0.0] * 2)
        Playout(match.rules, 0, 0).finish(state, results)
        assert state.turn() == OVER
        assert [results[0], results[1]] == [state.result(0), state.result(1)]


# ---- the tree


def test_edges_keep_the_order_of_the_moves_and_are_found_again() -> None:
    tree = Tree()
    tree.clear()
    first = tree.add_edge(ROOT, NONE, 0, 10, 0.0)
    last = tree.add_edge(ROOT, first, 0, 30, 0.0)
    middle = tree.add_edge(ROOT, first, 0, 20, 0.0)
    assert [tree.first[ROOT], tree.next[first], tree.next[middle], tree.next[last]] == [first, middle, last, NONE]
    assert tree.find(ROOT, middle, 0, 10) == first
    assert tree.find(ROOT, NONE, 0, 30) == last
    assert tree.find(ROOT, NONE, 1, 30) == NONE  # another seat's move is another edge


def test_a_node_is_what_was_seen_on_the_way_to_it() -> None:
    """And stays so when the tree has grown many times over."""
    tree = Tree()
    tree.clear()
    nodes = [tree.child(ROOT, way) for way in range(5000)]
    assert len(set(nodes)) == 5000
    assert [tree.child(ROOT, way) for way in range(5000)] == nodes
    assert tree.child(nodes[7], 3) not in nodes


# ---- the halving


def halving(moves: int, simulations: int, doubt: float = 0.5) -> Halving:
    """Of moves 0 to n - 1, each with the next lower hint; move number and edge are the same."""
    tree = Tree()
    tree.clear()
    edges = buffer(moves)
    for move in range(moves):
        edges[move] = tree.add_edge(ROOT, NONE, 0, move, -float(move))
    made = Halving(moves, doubt)
    made.begin(tree, edges, moves, simulations)
    return made


def test_a_challenger_that_is_always_better_wins_and_the_worse_half_leaves() -> None:
    held = halving(8, 800)
    for world in range(100):
        for i in range(held.left):
            held.note(i, 1.0 if held.edges[i] == 5 else 0.0)
        held.drop(world / 100)
    assert held.left == 2
    assert held.winner() == 5


def test_the_champion_stays_while_no_lead_is_sure() -> None:
    held = halving(2, 100, doubt=1.0)
    for world in range(10):
        held.note(0, float(world % 2))
        held.note(1, float(world % 2 == 0))
    assert held.winner() == 0


def test_it_is_settled_when_all_challengers_are_surely_behind() -> None:
    held = halving(3, 100_000)
    for world in range(64):
        for i in range(held.left):
            held.note(i, 1.0 if i == 0 else float(world % 3 == 0))
        assert held.settled() == (world == 63)
    assert held.left == 1
    assert held.winner() == 0


def test_it_is_settled_when_the_only_challenger_left_is_surely_ahead() -> None:
    held = halving(2, 100_000)
    worlds = 0
    while not held.settled():
        held.note(0, float(worlds % 4 == 0))
        held.note(1, float(worlds % 4 != 1))
        worlds += 1
    assert 64 <= worlds < 200
    assert held.winner() == 1


def test_moves_that_come_to_the_same_are_settled_in_the_end() -> None:
    """But not soon: a difference that shows in one world of a hundred would matter."""
    held = halving(2, 100_000)
    worlds = 0
    while not held.settled():
        held.note(0, 1.0)
        held.note(1, 1.0)
        worlds += 1
    assert 500 < worlds < 1000
    assert held.winner() == 0


def test_two_that_are_close_are_not_settled() -> None:
    held = halving(2, 100_000)
    for world in range(1000):
        held.note(0, float(world % 2))
        held.note(1, float(world % 2 == 0))
        assert not held.settled()


def test_a_small_budget_lets_few_moves_in() -> None:
    assert halving(20, 24).left == 4
    assert halving(20, 6).left == 2
    assert halving(20, 10_000).left == 20
