"""What the puzzles of Battle ask for."""

from __future__ import annotations

from regalia.games.battle.rules.model import HITS
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.terms import ATTACKING, BLOCKING, DRAWING, FALLING, STRIKING
from regalia.kernel.goals import HOLD, Goal, Goals, Words

FIGHT = (ATTACKING, BLOCKING, FALLING, STRIKING)


def turn(state: Position) -> tuple[int, int]:
    return state.table.turn, state.table.active


def hits(state: Position, seat: int) -> int:
    """The hits that the opponent has taken."""
    return state.table.row[HITS + 1 - seat]


def losses(state: Position, seat: int) -> int:
    """Hits taken, less the soldiers that are left: it grows by one with every loss."""
    table = state.table
    return table.row[HITS + seat] - (table.start[seat + 1] - table.start[seat])


def kept(state: Position, seat: int) -> int:
    return -losses(state, seat)


def attacking(state: Position, seat: int) -> bool:
    return state.table.step == ATTACKING


def blocking(state: Position, seat: int) -> bool:
    return state.table.step == BLOCKING


def fighting(state: Position, seat: int) -> bool:
    return state.table.step in FIGHT


def drawing(state: Position, seat: int) -> bool:
    """A card that is drawn cannot be played before the attack."""
    return state.table.step == DRAWING


WIN = Words(
    ask="Bring the castle down",
    about="Attack so that {them} falls this turn, however {them} blocks.",
    reached="The castle falls, however {them} blocks.",
    nothing="{them} can block that and stands.",
)
HIT = Words(
    ask="Land {count} this turn",
    about="Attack so that they are certain, however {them} blocks.",
    reached="{count}, however {them} blocks.",
    nothing="{them} can block all of it.",
    short="Only {count} would be certain after that.",
    unit=("hit", "hits"),
)
BLOCK = Words(
    ask="Find the best block",
    about="Every hit and every soldier lost is a loss. You can get away with {count}.",
    reached="{count}, whatever {them} chooses.",
    nothing="That means more losses than necessary.",
    short="That can mean {count}.",
    second="Any other first move can mean {count} or more.",
    unit=("loss", "losses"),
)

GOALS = Goals(
    turn=turn,
    all=(
        Goal("castle", "win", WIN, due=attacking, worlds=2, choices=10, limit=20_000),
        Goal("defence", "hold", HOLD, due=blocking, worlds=2, choices=10, limit=40_000, moot=drawing, quiet=(0, 5, 11)),
        Goal("hits", "gain", HIT, hits, attacking, worlds=2, choices=8, limit=10_000),
        Goal("block", "gain", BLOCK, kept, blocking, pending=fighting, least=-6, most=1, worlds=2, choices=8),
    ),
)
