"""Start squares: where an army begins, by mode, seat and number of units (sections 2.2, 15.4 and 16.1)."""

from __future__ import annotations

from regalia.games.royal_battles.notation import SQUARE
from regalia.games.royal_battles.rules import model

SLOTS = int(model.SLOTS)
FILES = ("", "d", "ce", "bdf", "aceg", "acdeg", "abcefg", "abcdefg")  # by the number of units (rule 66)
CORNER = ("", "b2", "a2 b1", "a2 b1 b2", "a1 a2 b1 b2")  # of seat 0 (rule 69)
MIDDLE = ("", "d6", "c6 e6", "c6 d6 e6", "c6 d6 d7 e6")  # of seat 2 in a melee of three (rule 70)
PLAYERS = {  # against the master: an army of n units takes the first n squares
    2: ("c2 a2 b1", "e2 g2 f1"),
    3: ("b2 a2 b1", "c2 e2 d1", "f2 g2 f1"),
    4: ("a2 a1 b1", "c2 b2 c1", "e2 f2 e1", "g2 g1 f1"),
}
MIRROR_FILES = dict(zip("abcdefg", "gfedcba", strict=True))
MIRROR_RANKS = dict(zip("1234567", "7654321", strict=True))


def start_squares(mode: str, seats: int) -> list[int]:
    """The squares by seat and number of units, in the order of their names; SLOTS numbers for each pair."""
    table = [-1] * (seats * SLOTS * SLOTS)
    for seat in range(seats):
        for units in range(1, SLOTS):
            for n, name in enumerate(sorted(names(mode, seats, seat, units))):
                table[(seat * SLOTS + units) * SLOTS + n] = SQUARE[name]
    return table


def names(mode: str, seats: int, seat: int, units: int) -> list[str]:
    """The start squares of an army; none if the mode has no army of that size."""
    if mode == "duel":
        return [f"{file}{'15'[seat]}" for file in FILES[units]]
    if mode == "master":
        if seat == seats - 1:
            return [f"{file}6" for file in FILES[units]]
        return PLAYERS[seats - 1][seat].split()[:units]
    if units >= len(CORNER):
        return []
    if mode == "melee" and seats == 3:
        return MIDDLE[units].split() if seat == 2 else turned(CORNER[units], files=seat == 1, ranks=False)
    return turned(CORNER[units], files=seat in (1, 2), ranks=seat in (1, 3))


def turned(squares: str, *, files: bool, ranks: bool) -> list[str]:
    """These squares seen in a mirror."""
    return [
        (MIRROR_FILES[square[0]] if files else square[0]) + (MIRROR_RANKS[square[1]] if ranks else square[1])
        for square in squares.split()
    ]
