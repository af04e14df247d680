"""Batch: many games in one call are the same games as played one by one."""

from __future__ import annotations

import struct

import pytest

from regalia.games import catalogue
from regalia.kernel.batch import Batch
from regalia.kernel.game import Game
from regalia.kernel.playout import settle
from regalia.kernel.rng import FastRng
from regalia.kernel.rules import Rules
from regalia.kernel.state import State, listed_moves, view
from regalia.testing.mixes import table

SIZE = 3
STEPS = 150
GAMES = list(catalogue().values())


TABLES = [(game, number) for game in GAMES for number in range(3)]


def rules_of(game: Game, number: int) -> Rules:
    seats, options = table(game, number, FastRng(7, number), None, None)
    return game.set_up(options, seats)[0]


def packed(actions: list[int]) -> bytes:
    return struct.pack(f"<{len(actions)}i", *actions)


def row(batch: Batch, i: int) -> list[float]:
    width = batch.row.width
    bits = [batch.row.bits[k] for k in range(i * width, (i + 1) * width)]
    return [*struct.unpack(f"={width}f", struct.pack(f"={width}i", *bits))]


def legal(batch: Batch, i: int) -> list[int]:
    return [batch.legal[i * batch.most + k] for k in range(int(batch.counts[i]))]


class Alone:
    """One game played by the plain contract, with the stream that the batch gives it."""

    def __init__(self, rules: Rules, place: int, seed: int) -> None:
        self.rules, self.place, self.seed, self.games = rules, place, seed, 0
        self.begin()

    def begin(self) -> None:
        self.state: State = self.rules.start()
        self.rng = FastRng(self.seed, self.place + self.games * SIZE)
        self.seat = settle(self.state, self.rng)

    def play(self, action: int) -> list[float]:
        """Play the action; the rewards of a game that it ends."""
        self.state.play(self.rules.move_of(self.state, action))
        self.seat = settle(self.state, self.rng)
        if self.seat >= 0:
            return []
        rewards = [2 * self.state.result(seat) - 1 for seat in range(self.rules.seats)]
        self.games += 1
        self.begin()
        return rewards

    def actions(self) -> list[int]:
        moves = listed_moves(self.state, self.rules.most_moves)
        return [self.rules.learning.action(self.state, move) for move in moves]


@pytest.mark.parametrize(("game", "number"), TABLES, ids=[f"{game.key} {number}" for game, number in TABLES])
def test_a_batch_plays_the_games_that_the_contract_plays(game: Game, number: int) -> None:
    rules = rules_of(game, number)
    batch = Batch(rules, SIZE, 5)
    alone = [Alone(rules, place, 5) for place in range(SIZE)]
    choices = FastRng(number, 1)
    for step in range(STEPS):
        for i, one in enumerate(alone):
            assert batch.seats[i] == one.seat
            assert legal(batch, i) == one.actions()
            mask = [batch.mask[i * batch.actions + action] for action in range(batch.actions)]
            assert [action for action, on in enumerate(mask) if on] == sorted(one.actions())
            if step % 3 == i:
                assert row(batch, i) == rules.learning.features(view(one.state, one.seat))
        chosen = [legal(batch, i)[choices.below(int(batch.counts[i]))] for i in range(SIZE)]
        batch.step(packed(chosen))
        for i, one in enumerate(alone):
            rewards = one.play(chosen[i])
            found = [batch.rewards[i * rules.seats + seat] for seat in range(rules.seats)]
            assert found == (rewards or [0.0] * rules.seats)
            assert bool(batch.dones[i]) == bool(rewards)
            assert batch.games[i] == one.games
    assert batch.row.clipped == ""


def test_games_do_not_depend_on_what_is_played_elsewhere() -> None:
    """The last game is the same whether the first one goes on or begins again and again."""
    rules = GAMES[0].set_up()[0]
    found = []
    for other in (0, -1):
        batch = Batch(rules, 2, 9, sees=False)
        told: list[list[int]] = []
        for _ in range(80):
            told.append(legal(batch, 1))
            batch.step(packed([legal(batch, 0)[other], legal(batch, 1)[-1]]))
        found.append(told)
    assert found[0] == found[1]


def test_a_part_of_a_batch_plays_the_games_of_its_places() -> None:
    rules = GAMES[0].set_up()[0]
    whole, part = Batch(rules, 3, 9), Batch(rules, 2, 9, first=1, places=3)
    for _ in range(200):
        assert [legal(part, i) for i in range(2)] == [legal(whole, i + 1) for i in range(2)]
        assert [row(part, i) for i in range(2)] == [row(whole, i + 1) for i in range(2)]
        actions = [legal(whole, i)[0] for i in range(3)]
        whole.step(packed(actions))
        part.step(packed(actions[1:]))
    assert part.games[0] == whole.games[1] > 0
    with pytest.raises(ValueError, match="not a part of 3 places"):
        Batch(rules, 2, 9, first=2, places=3)
    with pytest.raises(ValueError, match="not legal in game 2"):
        part.step(packed([legal(part, 0)[0], -1]))


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    rules = GAMES[0].set_up()[0]
    batch = Batch(rules, 2, 1)
    before = [legal(batch, i) for i in range(2)]
    unused = next(action for action in range(batch.actions) if action not in before[1])
    with pytest.raises(ValueError, match=f"Action {unused} is not legal in game 1"):
        batch.step(packed([before[0][0], unused]))
    assert [batch.lengths[i] for i in range(2)] == [0, 0]
    assert [legal(batch, i) for i in range(2)] == before
    with pytest.raises(ValueError, match="2 actions of 4 bytes"):
        batch.step(packed([before[0][0]]))


def test_without_restarts_a_finished_game_waits() -> None:
    rules = GAMES[0].set_up()[0]
    batch = Batch(rules, 1, 1, sees=False, restarts=False)
    while not batch.dones[0]:
        batch.play(0, batch.moves[0][0])
    assert batch.seats[0] < 0
    assert legal(batch, 0) == []
    assert not any(batch.mask[action] for action in range(batch.actions))
    batch.observe(0, 1)
    assert row(batch, 0) == rules.learning.features(view(batch.states[0], 1))
    with pytest.raises(ValueError, match="not legal"):
        batch.find(0, 0)
    batch.restart(0)
    assert batch.seats[0] >= 0
    assert legal(batch, 0)


def test_only_a_batch_without_rows_lends_its_row() -> None:
    rules = GAMES[0].set_up()[0]
    with pytest.raises(ValueError, match="sees=False"):
        Batch(rules, 1, 1).observe(0, 0)
    with pytest.raises(ValueError, match="at least 1 game"):
        Batch(rules, 0, 1)
