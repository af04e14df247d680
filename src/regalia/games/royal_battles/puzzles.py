"""What the puzzles of Royal Battles ask for."""

from __future__ import annotations

from regalia.games.royal_battles.rules.ending import army_life
from regalia.games.royal_battles.rules.model import DECK, STANDING
from regalia.games.royal_battles.rules.position import Position
from regalia.kernel.optional.goals import HOLD, WIN, Goal, Goals, Words

FEW = 2  # units that may all fall in one turn
LAST_CARDS = 4  # of both decks, with which the battle may end


def turn(state: Position) -> tuple[int, int]:
    table = state.table
    return 8 * table.round + table.place, table.active


def enemies(state: Position, seat: int) -> list[int]:
    side = state.options.side
    return [other for other in range(state.options.seats) if side[other] != side[seat]]


def removed(state: Position, seat: int) -> int:
    """The opponent's units that no longer stand."""
    return -sum(state.table.row[STANDING + other] for other in enemies(state, seat))


def damage(state: Position, seat: int) -> int:
    return -sum(army_life(state.options, state.table, other) for other in enemies(state, seat))


def own_turn(state: Position, seat: int) -> bool:
    return state.table.round > 0 and state.table.active == seat


def near_the_end(state: Position, seat: int) -> bool:
    """The opponent may remove the last units, or win the count when the cards run out."""
    row = state.table.row
    return own_turn(state, seat) and (row[STANDING + seat] <= FEW or row[DECK] + row[DECK + 1] <= LAST_CARDS)


UNITS = Words(
    ask="Remove {count} this turn",
    about="Choose the card, the unit that steps onto it, and the attack.",
    reached="{count} removed, whatever {them} holds.",
    nothing="No unit of {them} falls for certain after that.",
    short="Only {count} would fall for certain after that.",
    unit=("unit", "units"),
)
DAMAGE = Words(
    ask="Do {count} this turn",
    about="Choose the card, the unit that steps onto it, and the attack that does most.",
    reached="{count}, the most that is possible.",
    nothing="No damage is certain after that.",
    short="Only {count} would be certain after that.",
    unit=("damage", "damage"),
)

GOALS = Goals(
    turn=turn,
    all=(
        Goal("win", "win", WIN, due=own_turn, worlds=4, choices=4, limit=20_000),
        Goal("defence", "hold", HOLD, due=near_the_end, worlds=4, choices=4, limit=20_000, quiet=(9, 10, 11)),
        Goal("units", "gain", UNITS, removed, own_turn, worlds=4, choices=4, limit=10_000),
        Goal("damage", "gain", DAMAGE, damage, own_turn, least=4, worlds=4, choices=4, limit=10_000),
    ),
)
