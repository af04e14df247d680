# native
"""The fewest points that a way to a centre can need: those on a board without pawns.

Pawns make no step cheaper. So a search for a way below some number of points leaves out every square that is farther
from the centre even here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle_royal.rules.ground import (
    FROM_EAST,
    FROM_NORTH,
    FROM_NORTH_EAST,
    FROM_NORTH_WEST,
    FROM_SOUTH,
    FROM_SOUTH_EAST,
    FROM_SOUTH_WEST,
    FROM_WEST,
    Ground,
    bit_of,
    row_of,
)
from regalia.kernel.vecs import vec

FARTHEST: Final[i64] = 40  # searches end here: out of reach
EMBARK: Final[i64] = 2
SAIL: Final[i64] = 3


def least_points(ground: Ground, force: i64, centre: i64, flat_landing: bool) -> vec[i64]:
    """One board for each number of points below FARTHEST: the squares from which they may take the force to the centre.

    Its own ramparts count as cheap, and any step to the sea as one from land.
    """
    height = ground.height
    boards = vec[i64]([0] * (FARTHEST * height))
    boards[row_of(centre)] = bit_of(centre)
    for points in range(1, FARTHEST):
        for i in range(height):
            boards[points * height + i] = boards[(points - 1) * height + i]
        for i in range(1, height - 1):
            step_back(ground, boards, force, points, i)
            if flat_landing:
                land_back(ground, boards, points, i)
        if points >= SAIL:
            sail_back(ground, boards, points)
        for i in range(height):
            boards[points * height + i] &= ground.full
    return boards


def step_back(ground: Ground, boards: vec[i64], force: i64, points: i64, i: i64) -> None:
    """Add the squares from which a step to row i begins a way of these points.

    An obstacle costs one point more than other land, and so does a river.
    """
    height = ground.height
    at = points * height + i
    easy = ground.plain[i] | ground.stronghold[i] | ground.ramparts[force * height + i]
    hard = (ground.obstacle[i] | ground.sea[i]) & ~easy
    dry = boards[at - height] & easy
    wet: i64 = 0
    if points >= 2:
        dry |= boards[at - 2 * height] & hard
        wet = boards[at - 2 * height] & easy
    if points >= 3:
        wet |= boards[at - 3 * height] & hard
    if dry | wet:
        river = ground.over_river
        north_west = wet | dry & ~river[FROM_NORTH_WEST * height + i]
        north_east = wet | dry & ~river[FROM_NORTH_EAST * height + i]
        south_west = wet | dry & ~river[FROM_SOUTH_WEST * height + i]
        south_east = wet | dry & ~river[FROM_SOUTH_EAST * height + i]
        west = wet | dry & ~river[FROM_WEST * height + i]
        east = wet | dry & ~river[FROM_EAST * height + i]
        boards[at - 1] |= wet | dry & ~river[FROM_NORTH * height + i] | north_west >> 1 | north_east << 1
        boards[at] |= west >> 1 | east << 1
        boards[at + 1] |= wet | dry & ~river[FROM_SOUTH * height + i] | south_west >> 1 | south_east << 1


def land_back(ground: Ground, boards: vec[i64], points: i64, i: i64) -> None:
    """Add the jetties whose landing in row i, at one point, begins a way of these points."""
    height = ground.height
    at = points * height + i
    land = boards[at - height] & ground.land(i)
    for k in range(i - 1, i + 2):
        boards[points * height + k] |= (land | land >> 1 | land << 1) & ground.sea[k]


def sail_back(ground: Ground, boards: vec[i64], points: i64) -> None:
    """Add all squares of a sea with a coast that the other points are enough for."""
    height = ground.height
    before = (points - SAIL) * height
    for number in range(ground.sea_count):
        first = number * height
        ports: i64 = 0
        for i in ground.sea_rows:
            ports |= boards[before + i] & ground.coast[i] & ground.seas[first + i]
        if ports:
            for i in ground.sea_rows:
                boards[points * height + i] |= ground.seas[first + i]
