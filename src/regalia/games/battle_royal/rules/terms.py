# native
"""Decisions, reasons and cards as numbers, and the options as the rules read them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.games.battle_royal.rules.ground import ONE, SQUARES, STRIDE, Ground
from regalia.games.battle_royal.rules.least import FARTHEST, least_points
from regalia.kernel.terms import Terms
from regalia.kernel.vecs import vec

# ---- what is due: Table.decision, the points of section 4

DRAWING: Final[i64] = 0  # T0, chance
ACTING: Final[i64] = 1  # T1
PUTTING: Final[i64] = 2  # T2
SPARING: Final[i64] = 3  # T3
SHOWING: Final[i64] = 4  # the early card of the force to act is turned up (section 8)
ENDED: Final[i64] = 5

# ---- reasons of an end, in the order of GAME.reasons

CAPITAL: Final[i64] = 0
PAWNS: Final[i64] = 1
QUIET: Final[i64] = 2
NO_REASON: Final[i64] = -1

NOBODY: Final[i64] = -1

# ---- the pack (section 2.1)

CARDS: Final[i64] = 5  # kinds of cards: 0 to 4 points
PACK_SIZE: Final[i64] = 13

# ---- who sees a card that is drawn before its turn: Options.early_card

OFF: Final[i64] = 0
OWN: Final[i64] = 1
OPEN: Final[i64] = 2


class Options(Terms):
    """The options of section 7 as the rules read them; ``options.py`` checks and makes them."""

    def __init__(
        self,
        seats: i64,
        forces: i64,
        pawns: i64,
        seat_of: list[int],
        centres: list[int],
        ground: Ground,
        pack: list[int],
        pincer: bool,
        early_card: i64,
        sidestep: bool,
        while_empty: bool,
        flat_landing: bool,
        quiet_limit: i64,
        quiet_draw: bool,
        realm: object,
    ) -> None:
        super().__init__()
        self.seats = seats
        self.forces = forces
        self.pawns = pawns  # of each force
        self.seat_of: vec[i64] = vec[i64](seat_of)  # by force
        self.ground = ground
        self.place_centres(centres)
        self.make_pack(pack)
        self.pincer = pincer
        self.early_card = early_card
        self.sidestep = sidestep
        self.while_empty = while_empty
        self.flat_landing = flat_landing
        self.quiet_limit = quiet_limit  # in turns
        self.quiet_draw = quiet_draw
        self.realm = realm  # the map as it was read, for pictures and sentences; the rules use the ground only

    def make_pack(self, pack: list[int]) -> None:
        self.pack: vec[i64] = vec[i64](pack)  # how many of each card there are in a complete pack
        self.pack_size = total(self.pack)

    def place_centres(self, centres: list[int]) -> None:
        self.centres: vec[i64] = vec[i64](centres)  # the square of each force's centre
        self.steps: vec[i64] = vec[i64]([0] * (SQUARES * self.forces))  # king's steps to each centre from every square
        for i in range(SQUARES * self.forces):
            square = i % SQUARES
            centre = self.centres[i // SQUARES]
            across = square % STRIDE - centre % STRIDE
            down = square // STRIDE - centre // STRIDE
            self.steps[i] = max(max(across, -across), max(down, -down))
        height = self.ground.height
        self.least: vec[i64] = vec[i64]([0] * (self.forces * self.forces * FARTHEST * height))
        self.least_known: i64 = 0  # for which pairs they are made, one bit for each

    def least_for(self, force: i64, goal: i64) -> i64:
        """Where in ``least`` the boards for the force on its way to another's centre begin (``least.py``)."""
        pair = force * self.forces + goal
        size = FARTHEST * self.ground.height
        if not self.least_known >> pair & 1:
            boards = least_points(self.ground, force, self.centres[goal], self.flat_landing)
            for at in range(size):
                self.least[pair * size + at] = boards[at]
            self.least_known |= ONE << pair
        return pair * size


def total(counts: vec[i64]) -> i64:
    count: i64 = 0
    for number in counts:
        count += number
    return count
