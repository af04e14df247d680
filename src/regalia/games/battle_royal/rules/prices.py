# native
"""Prices: what a step onto each square costs a force (section 5.3), as boards for a whole search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle_royal.rules.position import Position
from regalia.kernel.vecs import vec

# ---- the boards, one after the other: each has ``height`` words

ONE_POINT: Final[i64] = 0  # squares that cost one point from a dry neighbour, and so on; a river adds one, up to four
TWO_POINTS: Final[i64] = 1
THREE_POINTS: Final[i64] = 2
FOUR_POINTS: Final[i64] = 3
OPEN_SEA: Final[i64] = 4  # free squares of the sea
OPEN_LAND: Final[i64] = 5
HELD_SEA: Final[i64] = 6  # enemies' jetties
BAR_NW: Final[i64] = 7  # squares that no step reaches from the north-west (section 5.2)
BAR_NE: Final[i64] = 8
BAR_SW: Final[i64] = 9
BAR_SE: Final[i64] = 10
BARRED: Final[i64] = 11  # squares that some step does not reach
BOARDS: Final[i64] = 12


def prices(position: Position, force: i64, cheap_ramparts: bool, top: i64, low: i64) -> vec[i64]:
    """The boards for the rows from ``top`` to ``low``. The force's own pawns do not matter: a search is past them."""
    boards = vec[i64]([0] * (BOARDS * position.options.ground.height))
    price_rows(position, force, cheap_ramparts, boards, top, low)
    return boards


def price_again(position: Position, force: i64, cheap_ramparts: bool, boards: vec[i64], top: i64, low: i64) -> None:
    """Replace the prices and the bars of these rows."""
    height = position.options.ground.height
    for bar in range(BAR_NW, BOARDS):
        for i in range(top, low + 1):
            boards[bar * height + i] = 0
    price_rows(position, force, cheap_ramparts, boards, top, low)


def price_rows(position: Position, force: i64, cheap_ramparts: bool, boards: vec[i64], top: i64, low: i64) -> None:
    """Write prices and bars into rows where there are none yet."""
    ground = position.options.ground
    height = ground.height
    forces = position.options.forces
    pawns = position.table.pawns
    plains = ground.plain
    obstacles = ground.obstacle
    strongholds = ground.stronghold
    seas = ground.sea
    for i in range(top, low + 1):
        foes: i64 = 0
        friends: i64 = 0
        for other in range(forces):
            word = pawns[other * height + i]
            if word and other != force:
                if (other - force) & 1:
                    foes |= word
                    bar_steps(boards, height, i, pawns[other * height + i - 1], word, pawns[other * height + i + 1])
                else:
                    friends |= word
        free = ~(foes | friends)
        cheap = plains[i] | strongholds[i]
        if cheap_ramparts:
            cheap |= ground.ramparts[force * height + i]
        boards[ONE_POINT * height + i] = cheap & free
        boards[TWO_POINTS * height + i] = obstacles[i] & ~cheap & free | plains[i] & foes
        boards[THREE_POINTS * height + i] = obstacles[i] & foes
        boards[FOUR_POINTS * height + i] = strongholds[i] & foes
        boards[OPEN_LAND * height + i] = (cheap | obstacles[i]) & free
        boards[OPEN_SEA * height + i] = seas[i] & free
        boards[HELD_SEA * height + i] = seas[i] & foes


def bar_steps(boards: vec[i64], height: i64, i: i64, above: i64, same: i64, below: i64) -> None:
    """Bar the steps to row i between two of these pawns of one enemy."""
    if above | below:
        boards[BAR_NW * height + i] |= above & same << 1
        boards[BAR_NE * height + i] |= above & same >> 1
        boards[BAR_SW * height + i] |= below & same << 1
        boards[BAR_SE * height + i] |= below & same >> 1
        boards[BARRED * height + i] |= (above | below) & (same << 1 | same >> 1)
