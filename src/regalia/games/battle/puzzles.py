"""What the puzzles of Battle ask for."""

from __future__ import annotations

from regalia.games.battle.rules.cards import ACE, rank_of
from regalia.games.battle.rules.fields import END
from regalia.games.battle.rules.model import HAND, HITS, group_size
from regalia.games.battle.rules.position import Position
from regalia.games.battle.rules.terms import ATTACKING, BLOCKING, DRAWING, FALLING, MAIN, STRIKING
from regalia.kernel.optional.goals import Goal, Goals, Words

MOST_SOLDIERS = 5  # of an army whose every attack can be examined
SPARE = 2  # soldiers to spare with every card played, where a single mistake is still fatal
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


def soldiers(state: Position, seat: int) -> int:
    return state.table.start[seat + 1] - state.table.start[seat]


def besieged(state: Position, seat: int) -> bool:
    """The castle may fall: in this attack, or in the next one if this turn goes wrong.

    An attack comes before its turn's main step, so hidden cards cannot take part in it. Aces in hand would bring luck in.
    """
    table, limit = state.table, state.options.hits_to_lose
    if blocking(state, seat):
        attackers = sum(group_size(group) for group in table.groups[: table.count])
        return table.last < 0 and table.row[HITS + seat] + attackers >= limit
    if table.step not in (ATTACKING, MAIN):
        return False
    first = seat * state.options.width
    held = state.hands[first : first + table.row[HAND + seat]]
    enemies = soldiers(state, 1 - seat)
    if enemies > MOST_SOLDIERS or any(rank_of(card) == ACE for card in held):
        return False
    spare = limit - table.row[HITS + seat] - enemies + soldiers(state, seat) + len(held)
    return 0 <= spare <= SPARE


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
HOLD = Words(
    ask="Find the only defence",
    about="{them} threatens to bring your castle down in the next attack. One way saves it.",
    reached="Your castle stands, however {them} attacks.",
    nothing="After that {them} can bring your castle down.",
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
        Goal(
            "defence",
            "hold",
            HOLD,
            due=besieged,
            worlds=2,
            choices=10,
            limit=100_000,
            moot=drawing,
            quiet=(int(END),),
        ),
        Goal("hits", "gain", HIT, hits, attacking, worlds=2, choices=8, limit=10_000),
        Goal("block", "gain", BLOCK, kept, blocking, pending=fighting, least=-6, most=1, worlds=2, choices=8),
    ),
)
