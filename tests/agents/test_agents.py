"""The bots: found by name, fair to views, and what each one promises."""

from __future__ import annotations

from collections import Counter

import pytest

from regalia import agents
from regalia.agents.agent import Agent
from regalia.agents.games import agent_playouts
from regalia.games import catalogue
from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE, VERB_MASK, buffer

GAMES = list(catalogue().values())
DECISIONS = 150
QUICK = (*agents.PLAIN, "page", "squire")  # these do not search


def positions(game: Game) -> list[Match]:
    """The same match at each of its first decisions."""
    rng = FastRng(3)
    found: list[Match] = []
    match = Match(game)
    while len(found) < DECISIONS and not match.over:
        if match.turn == CHANCE:
            match.deal(rng)
            continue
        found.append(Match.fold(game, match.record()))
        moves = match.moves()
        match.play_move(moves[rng.below(len(moves))])
    return found


def test_an_unknown_name_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(RegaliaError, match="There is no bot 'deep'; there are: random, verb, driven, greedy, page"):
        agents.find("deep")


def test_names_and_agents_agree() -> None:
    assert agents.names() == ("random", "verb", "driven", "greedy", "page", "squire", "knight", "monarch")
    assert all(isinstance(agents.find(name), Agent) for name in agents.names())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("name", QUICK)
def test_a_view_is_enough(game: Game, name: str) -> None:
    """The lab's way through the state gives the move that the view gives, with the same random numbers."""
    agent = agents.find(name)
    for number, match in enumerate(positions(game)):
        one, two = FastRng(9, number), FastRng(9, number)
        by_view = agent.choose(match.view(match.turn), match.rules, one)
        by_state = agent.pick(match.state(), match.rules, two, buffer(match.rules.most_moves))
        assert by_view == by_state
        assert by_view in match.moves()
        assert one.below(1 << 30) == two.below(1 << 30)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("name", QUICK)
def test_choosing_changes_nothing(game: Game, name: str) -> None:
    agent = agents.find(name)
    for match in positions(game)[:20]:
        view, state = match.view(match.turn), match.state()
        written = view.listed()
        agent.choose(view, match.rules, FastRng(1))
        agent.pick(state, match.rules, FastRng(1), buffer(match.rules.most_moves))
        assert view.listed() == written
        assert match.view(match.turn).listed() == written


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_random_takes_every_move_alike(game: Game) -> None:
    match = max(positions(game), key=lambda match: len(match.moves()))
    moves = match.moves()
    rng, agent, view = FastRng(4), agents.find("random"), match.view(match.turn)
    taken = Counter(agent.choose(view, match.rules, rng) for _ in range(60 * len(moves)))
    assert set(taken) == set(moves)
    assert max(taken.values()) < 120


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_verb_takes_every_verb_alike(game: Game) -> None:
    match = max(positions(game), key=lambda match: len({move & VERB_MASK for move in match.moves()}))
    verbs = {move & VERB_MASK for move in match.moves()}
    assert len(verbs) > 1
    rng, agent, view = FastRng(4), agents.find("verb"), match.view(match.turn)
    taken = Counter(agent.choose(view, match.rules, rng) & VERB_MASK for _ in range(200 * len(verbs)))
    assert set(taken) == verbs
    assert all(140 < count < 260 for count in taken.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_greedy_takes_a_move_that_no_hint_beats(game: Game) -> None:
    agent = agents.find("greedy")
    for match in positions(game):
        rules, state = match.rules, match.state()
        chosen = agent.choose(match.view(match.turn), rules, FastRng(2))
        assert rules.advice.hint(state, chosen) == max(rules.advice.hint(state, move) for move in match.moves())


@pytest.mark.parametrize("name", ["random", "driven"])
def test_playouts_by_an_agent_are_the_same_for_the_same_seed(name: str) -> None:
    rules, _ = GAMES[0].set_up()
    counts = [agent_playouts(rules, agents.find(name), 3, seed) for seed in (1, 1, 2)]
    assert counts[0] == counts[1] > 3
