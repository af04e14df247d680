# native
"""The squares of the board and their neighbours (sections 2.2 and 16.1).

A square is rank * 7 + file. A duel has 5 ranks; the other modes have 7, and tables by two squares are made for these.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.kernel.vecs import vec

FILES: Final[i64] = 7
DUEL_RANKS: Final[i64] = 5
RANKS: Final[i64] = 7  # of the other modes
SQUARES: Final[i64] = 49
DIRECTIONS: Final[i64] = 8

# Directions, so that the squares around one come in ascending order.
FILE_STEP: Final[vec[i64]] = vec[i64]([-1, 0, 1, -1, 1, -1, 0, 1])
RANK_STEP: Final[vec[i64]] = vec[i64]([-1, -1, -1, 0, 0, 1, 1, 1])

# The four symmetrical positions, numbered as the suit that makes each of them Key: clubs, diamonds, hearts, spades.
CLEAR: Final[i64] = 0
DIGIT: Final[i64] = 1
HEAD: Final[i64] = 2
SIDE: Final[i64] = 3


def neighbours(ranks: i64) -> vec[i64]:
    """The neighbour by square and direction; -1 off the board with that many ranks."""
    table = vec[i64]([-1] * (SQUARES * DIRECTIONS))
    for square in range(SQUARES):
        for way in range(DIRECTIONS):
            file = square % FILES + FILE_STEP[way]
            rank = square // FILES + RANK_STEP[way]
            if 0 <= file < FILES and 0 <= rank < ranks:
                table[square * DIRECTIONS + way] = rank * FILES + file
    return table


def directions() -> vec[i64]:
    """The direction from one square to another; -1 if they are not neighbours."""
    table = vec[i64]([-1] * (SQUARES * SQUARES))
    for square in range(SQUARES):
        for way in range(DIRECTIONS):
            other = NEIGHBOUR[square * DIRECTIONS + way]
            if other >= 0:
                table[square * SQUARES + other] = way
    return table


def lines() -> vec[i64]:
    """The direction from one square to another in line, one or two steps away; -1 for all others (rule 61)."""
    table = DIRECTION[:]
    for square in range(SQUARES):
        for way in range(DIRECTIONS):
            next_square = NEIGHBOUR[square * DIRECTIONS + way]
            if next_square >= 0:
                beyond = NEIGHBOUR[next_square * DIRECTIONS + way]
                if beyond >= 0:
                    table[square * SQUARES + beyond] = way
    return table


def distances() -> vec[i64]:
    """The number of steps between two squares."""
    table = vec[i64]([0] * (SQUARES * SQUARES))
    for one in range(SQUARES):
        for other in range(SQUARES):
            files = one % FILES - other % FILES
            ranks = one // FILES - other // FILES
            files = -files if files < 0 else files
            ranks = -ranks if ranks < 0 else ranks
            table[one * SQUARES + other] = files if files > ranks else ranks
    return table


NEIGHBOUR: Final[vec[i64]] = neighbours(RANKS)
DIRECTION: Final[vec[i64]] = directions()
LINE: Final[vec[i64]] = lines()
DISTANCE: Final[vec[i64]] = distances()
REACHED: Final[vec[i64]] = vec[i64]([2, 1, 2, 1, 1, 2, 1, 2])  # by direction: terms.MELEE or terms.RANGED


def positions(sides: bool) -> vec[i64]:
    """The symmetrical position by direction (rules 1 and 2).

    With ``sides`` the long edges of the cards face the players.
    """
    table = vec[i64]([0] * DIRECTIONS)
    for way in range(DIRECTIONS):
        if RANK_STEP[way] == 0:
            table[way] = HEAD if sides else SIDE
        elif FILE_STEP[way] == 0:
            table[way] = SIDE if sides else HEAD
        elif (FILE_STEP[way] == RANK_STEP[way]) == sides:
            table[way] = DIGIT
        else:
            table[way] = CLEAR
    return table
