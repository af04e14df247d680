# native: pictures
"""The losses that a placement causes (sections 5.5 to 5.8)."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.card_names import counted, listed
from regalia.games.battle_royal.rules import fields, model, terms
from regalia.games.battle_royal.rules.lines import largest_groups, tied_force
from regalia.games.battle_royal.rules.position import pool_of
from regalia.games.battle_royal.scene.sight import Sight, unboarded


@dataclass(frozen=True)
class Fall:
    """The losses of one force."""

    force: int
    pawns: tuple[int, ...]  # squares on the board
    reserve: int
    withdrawn: bool  # its capital is taken


@dataclass(frozen=True)
class Outcome:
    """The result of a placement."""

    falls: tuple[Fall, ...]
    tied: tuple[int, ...]  # first squares of equal groups, one of which is to be spared
    tied_force: int | None
    reason: int  # why the game would be over; NO_REASON: it goes on
    points: int  # left after it
    ends: bool  # whether the turn is over

    @property
    def count(self) -> int:
        return sum(len(fall.pawns) + fall.reserve for fall in self.falls)


def outcome_of(sight: Sight, move: int) -> Outcome:
    """The outcome of a legal ``place`` or ``capture``."""
    after = sight.position.clone()
    points = sight.points - (sight.price(fields.square_in(move)) or 0)
    after.play(move)
    table = after.table
    falls = []
    for force in sight.enemies(sight.active):
        left = set(unboarded(list(pool_of(after, force))))
        gone = tuple(pawn for pawn in sight.pawns[force] if pawn not in left)
        reserve = sight.reserve(force) - int(table.row[model.RESERVE + force])
        if gone or reserve:
            withdrawn = model.in_set(table.taken, force) and not sight.is_taken(force)
            falls.append(Fall(force, gone, reserve, withdrawn))
    tied: tuple[int, ...] = ()
    torn: int | None = None
    if table.decision == terms.SPARING:
        torn = int(tied_force(after))
        tied = tuple(int(square) for square in largest_groups(after, torn))
    ends = int(table.turns) > int(sight.table.turns)
    return Outcome(tuple(falls), tied, torn, int(table.reason), points, ends)


def broken_line(sight: Sight, force: int, captured: int) -> str:
    """The groups left without a pawn, ``8 pawns and 4 in reserve against 2``.

    Empty if the line holds.
    """
    groups = sight.groups(force, [pawn for pawn in sight.pawns[force] if pawn != captured])
    if len(groups) < 2:
        return ""
    sizes = []
    for group in groups:
        reserve = sight.reserve(force) if sight.centre(force) in group else 0
        sizes.append((len(group) + reserve, len(group), reserve))
    (_, pawns, kept), *others = sorted(sizes, reverse=True)
    smaller = [f"{size} and {reserve} in reserve" if reserve else str(size) for _, size, reserve in others]
    return f"{group_size(pawns, kept)} against {listed(smaller)}"


def group_size(pawns: int, reserve: int) -> str:
    """``8 pawns and 4 in reserve``."""
    return f"{counted(pawns, 'pawn')} and {reserve} in reserve" if reserve else counted(pawns, "pawn")


def lost_with(sight: Sight, square: int) -> int:
    """How many pawns a capture on the square would cost its force, that pawn included."""
    force = sight.at[square]
    groups = sight.groups(force, [pawn for pawn in sight.pawns[force] if pawn != square])
    sizes = [len(group) + (sight.reserve(force) if sight.centre(force) in group else 0) for group in groups]
    return len(sight.pawns[force]) + sight.reserve(force) - max(sizes, default=0)
