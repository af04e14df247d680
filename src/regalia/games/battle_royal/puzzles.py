"""What the puzzles of Battle Royal ask for."""

from __future__ import annotations

from regalia.games.battle_royal.rules.model import LOST, STANDING
from regalia.games.battle_royal.rules.position import Position
from regalia.games.battle_royal.rules.way import way_to
from regalia.kernel.optional.goals import HOLD, Goal, Goals, Words

OUT_OF_REACH = 5  # points: no card gives as many
FEW = 3  # pawns that may all fall in one turn


def turn(state: Position) -> tuple[int, int]:
    return state.table.turns, state.table.active


def fallen(state: Position, seat: int) -> int:
    """The opponent's pawns that are off the board."""
    return state.table.row[LOST + 1 - seat]


def own_turn(state: Position, seat: int) -> bool:
    return state.table.active == seat


def besieged(state: Position, seat: int) -> bool:
    """The opponent's next card may take the capital, or the last pawns."""
    if not own_turn(state, seat):
        return False
    return state.table.row[STANDING + seat] <= FEW or way_to(state, 1 - seat, seat, OUT_OF_REACH) < OUT_OF_REACH


WIN = Words(
    ask="Take the capital this turn",
    about="Spend your points so that a pawn of yours reaches its centre, or {them} has no pawn left.",
    reached="The game is won.",
    nothing="The points do not suffice after that.",
)
PAWNS = Words(
    ask="Make {count} fall this turn",
    about="Capture, and cut off what is left without a line.",
    reached="{count} fall.",
    nothing="No pawn falls after that.",
    short="At most {count} fall after that.",
    unit=("pawn", "pawns"),
)

GOALS = Goals(
    turn=turn,
    all=(
        Goal("capital", "win", WIN, due=own_turn, worlds=1, choices=8, limit=20_000),
        Goal("defence", "hold", HOLD, due=besieged, worlds=1, choices=8, limit=20_000, quiet=(0,)),
        Goal("pawns", "gain", PAWNS, fallen, own_turn, least=2, worlds=1, choices=8, limit=10_000),
    ),
)
