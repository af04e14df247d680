"""A policy as a network without a library, and as the order of a search's moves."""

from __future__ import annotations

from itertools import pairwise

import pytest

from regalia import agents, native
from regalia.agents.learned import LearnedAgent
from regalia.agents.search import SearchAgent
from regalia.agents.search.tree import ROOT
from regalia.games import find
from regalia.kernel.features import float_bits
from regalia.kernel.match import Match
from regalia.kernel.optional.policy import RANKS, Layer, Policy, number_of
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, State, View, buffer, view
from regalia.kernel.vecs import vec

HIDDEN = 6
BUDGET = 48 if native.active else 6
POSITIONS = 10 if native.active else 2


def random_policy(rules: Rules, ranks: int = int(RANKS)) -> tuple[Policy, list[list[list[float]]]]:
    """A policy with random weights, and its layers as rows: for each output its weights and its bias."""
    rng = FastRng(1)
    sizes = [int(rules.learning.layout.width), HIDDEN, HIDDEN, int(rules.learning.actions) + ranks]
    rows = [
        [[(rng.below(2001) - 1000) / 1000 for _ in range(inputs + 1)] for _ in range(outputs)]
        for inputs, outputs in pairwise(sizes)
    ]
    layers = [Layer(len(layer[0]) - 1, len(layer), [weight for row in layer for weight in row]) for layer in rows]
    return Policy(layers), rows


def plainly(rows: list[list[list[float]]], numbers: list[float]) -> list[float]:
    """The preferences of all actions, computed in the shortest way."""
    for k, layer in enumerate(rows):
        numbers = [sum(a * b for a, b in zip(row, [*numbers, 1.0], strict=True)) for row in layer]
        if k < len(rows) - 1:
            numbers = [max(number, 0.0) for number in numbers]
    return numbers


def positions(key: str = "battle") -> list[Match]:
    """Decisions with a choice from one game of random moves."""
    rng, match, found = FastRng(3), Match(find(key), None, 2), list[Match]()
    while len(found) < POSITIONS and not match.over:
        if match.turn == CHANCE:
            match.deal(rng)
            continue
        moves = match.moves()
        if len(moves) > 1:
            found.append(Match.fold(find(key), match.record()))
        match.play_move(moves[rng.below(len(moves))])
    return found


def preferences(policy: Policy, rules: Rules, seen: View, world: State) -> list[float]:
    moves, likes = buffer(rules.most_moves), vec[float]([0.0] * rules.most_moves)
    hints = vec[float]([0.0] * rules.most_moves)
    count = world.moves(moves)
    for i in range(count):
        hints[i] = rules.advice.hint(world, moves[i])
    policy.write_preferences(rules.learning, seen, world, moves, hints, count, likes)
    return [likes[i] for i in range(count)]


@pytest.mark.parametrize("ranks", [0, int(RANKS)])
@pytest.mark.parametrize("key", ["battle", "royals"])
def test_preferences_are_those_of_the_plain_computation(key: str, ranks: int) -> None:
    policy, rows = random_policy(find(key).set_up(None, 2)[0], ranks)
    for match in positions(key):
        rules, seen, world, moves = match.rules, match.view(match.turn), match.state(), match.moves()
        told = plainly(rows, rules.learning.features(seen))
        expected = [told[rules.learning.action(world, move)] for move in moves]
        if ranks:
            hints = [rules.advice.hint(world, move) for move in moves]
            better = [sum(other > hint for other in hints) for hint in hints]
            expected = [
                like + told[len(told) - ranks + min(k, ranks - 1)] for like, k in zip(expected, better, strict=True)
            ]
        assert preferences(policy, rules, seen, world) == pytest.approx(expected)
        best = moves[expected.index(max(expected))]
        assert LearnedAgent(policy).choose(seen, rules, FastRng(1)) == best
        assert LearnedAgent(policy).pick(world, rules, FastRng(1), buffer(rules.most_moves)) == best


def test_bits_of_features_are_read_exactly() -> None:
    numbers = [0.0, 1.0, -1.0, 0.1, 1 / 3, 13.0, -0.007, 1e-40, 123456.0]
    for number, bits in zip(numbers, float_bits(numbers), strict=True):
        assert float_bits([number_of(bits)]) == [bits]
        assert number_of(bits) == pytest.approx(number, rel=1e-6)


def test_worlds_that_look_alike_give_the_same_preferences() -> None:
    policy, _ = random_policy(find("battle").set_up(None, 2)[0])
    for match in positions():
        seen = match.view(match.turn)
        told = [
            preferences(policy, match.rules, view(world, seen.seat), world)
            for world in (match.rules.guess(seen, FastRng(seed)) for seed in range(4))
        ]
        assert told[1:] == told[:-1]


def test_layers_that_do_not_meet_are_refused() -> None:
    with pytest.raises(ValueError, match="Layer 1 has 3 inputs; 2 come to it"):
        Policy([Layer(1, 2, [0.0] * 4), Layer(3, 1, [0.0] * 4)])


# ---- in the search


def test_the_policy_names_the_champion_and_the_hint_its_first_challenger() -> None:
    agent = SearchAgent(BUDGET, 0)
    for match in positions():
        search = agent.searcher(match.rules)
        search.policy, _ = random_policy(match.rules)
        seen, world = match.view(match.turn), match.state()
        liked = preferences(search.policy, match.rules, seen, world)
        hints = [match.rules.advice.hint(world, move) for move in match.moves()]
        search.tree.clear()
        for i, move in enumerate(match.moves()):
            search.moves[i] = move
        search.offer(world, ROOT, seen.seat, len(liked))
        search.consult(seen, world, len(liked))
        search.halving.begin(search.tree, search.legal, len(liked), 0)
        entered = [search.tree.move[search.halving.edges[i]] for i in range(search.halving.left)]
        favourite, hinted = match.moves()[liked.index(max(liked))], match.moves()[hints.index(max(hints))]
        assert entered[0] == favourite
        assert hinted in entered[:2]


def test_a_search_with_a_policy_gives_the_same_move_for_the_same_random_numbers() -> None:
    used = SearchAgent(BUDGET, 0, by_policy=True)
    for number, match in enumerate(positions()):
        seen = match.view(match.turn)
        fresh = SearchAgent(BUDGET, 0, by_policy=True)
        assert fresh.searcher(match.rules).policy is not None
        one, two = FastRng(9, number), FastRng(9, number)
        assert used.choose(seen, match.rules, one) == fresh.choose(seen, match.rules, two)
        assert one.below(1 << 30) == two.below(1 << 30)


def test_challengers_that_are_equal_keep_the_order_of_their_hints() -> None:
    agent = SearchAgent(BUDGET, 0)
    for match in positions():
        search = agent.searcher(match.rules)
        search.policy, _ = random_policy(match.rules)
        world = match.state()
        search.run(match.view(match.turn), FastRng(1), 0, 1)
        search.halving.begin(search.tree, search.legal, len(match.moves()), 0)
        search.halving.break_ties(search.hint_of)
        entered = [search.tree.move[search.halving.edges[i]] for i in range(1, search.halving.left)]
        hints = [match.rules.advice.hint(world, move) for move in entered]
        assert hints == sorted(hints, reverse=True)


def test_a_policy_is_used_when_asked_for_at_the_tables_it_knows() -> None:
    battle = find("battle")
    duel, trio = battle.set_up(None, 2)[0], battle.set_up(None, 3)[0]
    advised = agents.find("advised:24")
    assert isinstance(advised, SearchAgent)
    assert advised.iterations == 24
    assert advised.searcher(duel).policy is not None
    assert advised.searcher(trio).policy is None
    assert advised.searcher(find("royals").set_up(None, 2)[0]).policy is None
    assert SearchAgent(BUDGET, 0, eased=True, by_policy=True).searcher(duel).policy is None
    for name in ("knight", "monarch"):
        level = agents.find(name)
        assert isinstance(level, SearchAgent)
        assert level.searcher(duel).policy is None
