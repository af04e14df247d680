"""What the puzzles of Royals ask for."""

from __future__ import annotations

from regalia.games.royals.rules.model import CARDS, MAIN, SIDE, score, standing
from regalia.games.royals.rules.position import WIDTH, Position
from regalia.kernel.optional.goals import HOLD, Goal, Goals, Words

ACES = 4  # cards below are aces


def turn(state: Position) -> tuple[int, int]:
    return state.table.turns, state.table.active


def points(state: Position, seat: int) -> int:
    return score(state.table, seat)


def felled(state: Position, seat: int) -> int:
    """The opponent's royals that do not stand."""
    return -standing(state.table, 1 - seat)


def aces(state: Position, seat: int) -> int:
    """The aces of the opponent: each can block an attack."""
    size = state.table.sides[(1 - seat) * SIDE + CARDS]
    hand = state.hands[(1 - seat) * WIDTH : (1 - seat) * WIDTH + size]
    return sum(card < ACES for card in hand)


def main_decision(state: Position, seat: int) -> bool:
    return state.table.decision == MAIN and not state.table.last_round


def last_round(state: Position, seat: int) -> bool:
    """Nobody draws any more, so that all cards are known."""
    return state.table.last_round


POINTS = Words(
    ask="Score {count} this turn",
    about="Count only what is certain: {them} may hold aces.",
    reached="{count}, whatever {them} holds.",
    nothing="No point is certain after that.",
    short="Only {count} would be certain after that.",
    unit=("point", "points"),
)
ROYALS = Words(
    ask="Fell {count} this turn",
    about="It must be certain: {them} may hold aces.",
    reached="{count} down, whatever {them} holds.",
    nothing="{them} can keep every royal standing after that.",
    short="Only {count} would fall for certain after that.",
    unit=("royal", "royals"),
)
LAST = Words(
    ask="Win the Last Round",
    about="Nobody draws any more. One move keeps the win certain.",
    reached="The win is certain, whatever {them} does.",
    nothing="{them} can still stop you after that.",
    several=("Win the Last Round", "Nobody draws any more. Only a few moves keep the win certain."),
)

GOALS = Goals(
    turn=turn,
    all=(
        Goal("points", "gain", POINTS, points, main_decision, danger=aces, least=4, choices=4, limit=4_000),
        Goal("royals", "gain", ROYALS, felled, main_decision, danger=aces, choices=3, limit=4_000),
        Goal("last-round", "win", LAST, due=last_round, choices=8, danger=aces, to_the_end=True),
        Goal("defence", "hold", HOLD, due=last_round, choices=8, danger=aces, to_the_end=True, quiet=(0, 13)),
    ),
)
