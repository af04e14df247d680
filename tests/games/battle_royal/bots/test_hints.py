"""Hints, which compute only what a move changes, equal the value of the position after it."""

from __future__ import annotations

import random

import pytest

from regalia import native
from regalia.games.battle_royal import GAME
from regalia.games.battle_royal.bots.hints import PAWN, POINT, hint, hint_by_playing, value
from regalia.games.battle_royal.bots.ways import Ways
from regalia.games.battle_royal.rules.cost import returning
from regalia.games.battle_royal.rules.fields import TAKE, square_in, verb_of
from regalia.games.battle_royal.rules.model import STANDING
from regalia.games.battle_royal.rules.position import Position, leave, pool_of
from regalia.games.battle_royal.rules.way import way_to
from regalia.kernel.match import Match
from regalia.kernel.rng import FastRng
from regalia.kernel.state import State, listed_moves
from tests.games.battle_royal.mixes import mix

SEEDS = range(12) if native.active else (3, 6, 7)


def positions(seed: int) -> list[Position]:
    """The decisions of a game under random options, played mostly by an eager beginner."""
    rng = random.Random(seed)
    seats, options = mix(rng)
    match = Match(GAME, options, seats)
    state = match.rules.start()
    chance = FastRng(seed)
    found: list[Position] = []
    while state.turn() != -2 and len(found) < 400:
        if state.turn() < 0:
            if state.turn() == -1:
                state.play(state.deal(chance))
            else:
                state.reveal()
            continue
        assert isinstance(state, Position)
        found.append(state)
        legal = listed_moves(state, match.rules.most_moves)
        hint(state, legal[0])  # what it keeps of the ways goes along, and must be seen through where it does not hold
        state = state.clone()
        best = max(legal, key=lambda move: match.rules.advice.eager_hint(state, move))
        state.play(best if rng.random() < 0.8 else rng.choice(legal))
    return rng.sample(found, min(len(found), 60))


def judged(position: State, move: int) -> float:
    assert isinstance(position, Position)
    if verb_of(move) != TAKE:
        return hint_by_playing(position, move)
    after = position.clone()
    assert isinstance(after, Position)
    if position.table.row[STANDING + position.table.active] == 1:  # it steps from its own square
        after.play(move)
        return max(hint_by_playing(after, step) for step in listed_moves(after, 700))
    leave(after, position.table.active, square_in(move))
    return value(after, position.table.active) + PAWN + POINT * float(position.table.points)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_hint_is_what_the_position_after_the_move_is_worth(seed: int) -> None:
    for position in positions(seed):
        for move in listed_moves(position, 700):
            assert hint(position, move) == pytest.approx(judged(position.clone(), move)), GAME.codec.text(move)


@pytest.mark.parametrize("seed", SEEDS)
def test_ways_from_all_squares_agree_with_the_way_of_a_force(seed: int) -> None:
    for position in positions(seed):
        options = position.options
        for force in range(options.forces):
            foes = [enemy for enemy in range(1 - force % 2, options.forces, 2) if position.table.row[STANDING + enemy]]
            if position.table.row[STANDING + force] and foes:
                ways = [way_to(position, force, enemy) for enemy in foes]
                found = Ways(position, force, returning(position, force)).nearest(pool_of(position, force))
                assert found == min(ways)
