"""Hints, which compute only what a move changes, equal the value of the position after it."""

from __future__ import annotations

import random

import pytest

from regalia import native
from regalia.games.battle_royal import GAME
from regalia.games.battle_royal.bots.approach import CALM, Approach
from regalia.games.battle_royal.bots.hints import hint, hint_by_playing
from regalia.games.battle_royal.bots.threats import Prey
from regalia.games.battle_royal.bots.ways import Ways
from regalia.games.battle_royal.bots.worth import PAWN, POINT, value
from regalia.games.battle_royal.rules.cost import returning
from regalia.games.battle_royal.rules.fields import TAKE, square_in, verb_of
from regalia.games.battle_royal.rules.least import FARTHEST
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


def standing_enemies(position: Position, force: int) -> list[int]:
    return [enemy for enemy in range(1 - force % 2, position.options.forces, 2) if position.table.row[STANDING + enemy]]


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
            foes = standing_enemies(position, force)
            if position.table.row[STANDING + force] and foes:
                ways = [way_to(position, force, enemy) for enemy in foes]
                found = Ways(position, force, returning(position, force)).nearest(pool_of(position, force))
                assert found == min(ways)


def man_the_coast(position: Position, rng: random.Random) -> None:
    """Let forces that still stand moor at half of the free coast."""
    ground, pawns = position.options.ground, position.table.pawns
    forces = [force for force in range(position.options.forces) if position.table.row[STANDING + force]]
    for i in range(1, ground.height - 1):
        taken = sum(pawns[at] for at in range(i, len(pawns), ground.height))
        for column in range(ground.columns):
            if ground.coast[i] & ~taken & 1 << column and rng.random() < 0.5:
                pawns[rng.choice(forces) * ground.height + i] |= 1 << column


def check_approach(position: Position) -> None:
    """With every pawn of the force to act removed, and one added on every free square, one after the other."""
    table, options = position.table, position.options
    force, height = table.active, options.ground.height
    foes = [Prey(position, enemy) for enemy in standing_enemies(position, force)]
    more, fewer = (Approach(position, force, foes, removes) for removes in (False, True))
    for i in range(1, height - 1):
        at = force * height + i
        others = sum(table.pawns[other] for other in range(i, len(table.pawns), height) if other != at)
        for bit in (1 << column for column in range(options.ground.columns)):
            if others & bit:
                continue
            approach = fewer if table.pawns[at] & bit else more
            table.pawns[at] ^= bit
            ways = [way_to(position, foe.force, force, CALM) for foe in foes]
            assert approach.coming_now(position, i, bit) == min(ways, default=CALM)
            table.pawns[at] ^= bit


@pytest.mark.parametrize("seed", SEEDS)
def test_an_approach_knows_what_a_pawn_more_or_less_changes(seed: int) -> None:
    rng = random.Random(seed)
    for position in positions(seed)[::3]:
        if position.table.hand < 0:
            check_approach(position)
            man_the_coast(position, rng)
            check_approach(position)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_way_needs_less_than_on_a_board_without_pawns(seed: int) -> None:
    for position in positions(seed)[::3]:
        options = position.options
        height = options.ground.height
        for force in range(options.forces):
            foes = standing_enemies(position, force)
            pool = pool_of(position, force)
            if foes and any(pool):
                boards = [
                    options.least_for(force, goal) + points * height for points in range(FARTHEST) for goal in foes
                ]
                near = [any(options.least[board + i] & pool[i] for i in range(height)) for board in boards]
                least = near.index(True) // len(foes) if any(near) else FARTHEST
                assert least <= Ways(position, force, returning(position, force)).nearest(pool)
