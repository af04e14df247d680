"""The prover, on trees small enough to see through: only what is certain is proved."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from regalia.agents.search.proof import DEEPEST, NO, UNKNOWN, YES, Proof
from regalia.agents.search.sure import worth_playing
from regalia.kernel.encoding import Encoding
from regalia.kernel.rng import FastRng, Rng
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER, Part, State, View, view
from regalia.kernel.vecs import vec

WON, LOST = 1.0, 0.0
Node = float | tuple[int, list[Any]]  # what seat 0 gets; or who chooses, and where each choice leads


class Told(Part):
    """Some numbers that are known to all, or to one."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers

    def copy(self) -> Part:
        return self

    def serialize(self, encoding: Encoding) -> None:
        for number in self.numbers:
            encoding.number(number)


class Toy(State):
    """A tree. Every choice is open; which of several trees is being played only seat 1 knows."""

    def __init__(self, node: Node, secret: int = 0, path: tuple[int, ...] = ()) -> None:
        self.node = node
        self.secret = secret
        self.path = path

    def seats(self) -> i64:
        return 2

    def turn(self) -> i64:
        return OVER if isinstance(self.node, float) else self.node[0]

    def moves(self, out: vec[i64]) -> i64:
        assert not isinstance(self.node, float)
        for move in range(len(self.node[1])):
            out[move] = move
        return len(self.node[1])

    def odds(self, out: vec[i64], weights: vec[i64]) -> i64:
        return self.moves(out)

    def play(self, move: i64) -> None:
        assert not isinstance(self.node, float)
        self.node = self.node[1][move]
        self.path = (*self.path, int(move))

    def clone(self) -> Toy:
        return Toy(self.node, self.secret, self.path)

    def result(self, seat: i64) -> float:
        assert isinstance(self.node, float)
        return self.node if seat == 0 else 1.0 - self.node

    def table_part(self) -> Part:
        return Told(self.path)

    def hand_part(self, seat: i64) -> Part:
        return Told((self.secret,) if seat == 1 else ())

    def stock_part(self) -> Part:
        return Told(())


def proof(limit: int = 1000) -> Proof:
    return Proof(Rules(2, 32, 100), 0, limit)


def sure(*nodes: Node, most: int = 8, limit: int = 1000) -> list[int]:
    """The moves of seat 0 that surely win; several trees are worlds that it cannot tell apart."""
    return proof(limit).surely([Toy(node, secret) for secret, node in enumerate(nodes)], most)


def me(*ways: Node) -> Node:
    return 0, list(ways)


def other(*ways: Node) -> Node:
    return 1, list(ways)


def chance(*ways: Node) -> Node:
    return int(CHANCE), list(ways)


def test_one_of_the_own_choices_is_enough_also_deep_down() -> None:
    assert sure(me(LOST, me(LOST, me(WON, LOST)))) == [1]


def test_the_shortest_way_is_preferred() -> None:
    assert sure(me(me(WON), WON, me(LOST, WON))) == [1]


def test_a_tie_is_no_win() -> None:
    assert sure(me(0.5, LOST)) == []


def test_every_answer_of_the_other_must_lead_there() -> None:
    assert sure(me(other(WON, LOST), other(WON, me(LOST, WON)))) == [1]


def test_every_outcome_of_chance_must_lead_there() -> None:
    assert sure(me(chance(WON, WON, LOST), chance(WON, me(WON)))) == [1]


def test_nothing_is_proved_beyond_the_next_turn_of_another() -> None:
    """Who chooses after chance has a turn of its own; who answers a choice has not."""
    assert sure(me(chance(other(WON)), LOST)) == []
    assert sure(me(other(chance(WON)), LOST)) == [0]


def test_the_same_choice_must_do_in_all_worlds_that_look_the_same() -> None:
    """With open cards each world is won; but which door it is, seat 0 does not know."""
    one, two = me(me(WON, LOST)), me(me(LOST, WON))
    assert sure(one) == sure(two) == [0]
    assert sure(one, two) == []


def test_what_an_answer_tells_may_be_used() -> None:
    """In one world the other can only answer 0, in the other world 0 and 1: after 1 seat 0 knows where it is."""
    one = me(other(me(WON, LOST)))
    two = me(other(me(WON, LOST), me(LOST, WON)))
    assert sure(one, two) == [0]


def test_beyond_the_limit_nothing_is_known() -> None:
    long = me(other(*[me(WON)] * 20), LOST)
    assert sure(long) == [0]
    assert sure(long, limit=10) == []
    asked = proof(limit=10)
    assert asked.after([Toy(long)], 0, 3) == UNKNOWN
    assert asked.after([Toy(long)], 1, 3) == NO


def test_dice_that_are_thrown_again_and_again_end_the_proof_and_not_the_program() -> None:
    endless: Node = chance(1.0)
    for _ in range(5 * DEEPEST):
        endless = chance(endless)
    assert proof(limit=100_000).follow(Toy(endless), 1, False) == UNKNOWN


def test_more_own_choices_than_asked_for_are_unknown() -> None:
    asked = proof()
    assert asked.after([Toy(me(me(WON)))], 0, 1) == UNKNOWN
    assert asked.after([Toy(me(me(WON)))], 0, 2) == YES
    assert sure(me(me(WON)), most=1) == []


# ---- what the other seat can do


def fatal(*nodes: Node, most: int = 8) -> list[int]:
    """The moves of seat 0 after which seat 1 surely leaves it nothing."""
    asked = proof()
    asked.seat, asked.victim = 1, 0
    return asked.fatal([Toy(node, secret) for secret, node in enumerate(nodes)], most)


def test_a_move_is_fatal_if_the_other_has_an_answer_to_everything() -> None:
    assert fatal(me(other(WON, LOST), other(WON, 0.5), me(other(LOST), WON), me(other(LOST), LOST))) == [0, 3]


def test_a_loss_in_the_next_turn_of_the_other_is_seen_and_one_after_that_is_not() -> None:
    """The first choice leads by chance to another own choice, and only then to the opponent's turn."""
    assert fatal(me(chance(me(chance(other(LOST)))), WON)) == [0]
    assert fatal(me(chance(other(chance(me(LOST)))), WON)) == []


def test_a_move_is_fatal_only_if_it_is_so_in_every_world() -> None:
    one, two = me(other(LOST), other(LOST)), me(other(WON), other(LOST))
    assert fatal(one, two) == [1]


def test_a_search_is_left_with_sure_wins_or_without_sure_losses() -> None:
    assert left(me(LOST, WON, me(WON))) == [1]
    assert left(me(other(LOST), me(other(WON, 0.5), LOST), other(0.5))) == [1, 2]
    assert left(me(other(LOST), LOST)) == [0, 1]


class OneTree(Rules):
    """Rules that can guess: there is nothing to guess."""

    def __init__(self, node: Node) -> None:
        super().__init__(2, 32, 100)
        self.node = node

    def guess(self, view: View, rng: Rng) -> State:
        return Toy(self.node)


def left(node: Node) -> list[int]:
    rules = OneTree(node)
    return worth_playing(Proof(rules, 0, 1000), view(Toy(node), 0), FastRng(1))
