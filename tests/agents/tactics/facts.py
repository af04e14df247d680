"""What the aims ask of a position, game by game: whose turn it is, and what each seat has to lose."""

from __future__ import annotations

from regalia.games.battle.model import HITS
from regalia.games.battle.position import Position as Battle
from regalia.games.battle.terms import ATTACKING, BLOCKING, DRAWING, FALLING, STRIKING
from regalia.games.battle_royal.model import LOST
from regalia.games.battle_royal.position import Position as BattleRoyal
from regalia.games.royal_ascension.position import Position as RoyalAscension
from regalia.games.royal_battles.model import STANDING
from regalia.games.royal_battles.position import Position as RoyalBattles
from regalia.games.royals.model import Position as Royals
from regalia.games.royals.model import standing
from regalia.kernel.state import State

FIGHT = (ATTACKING, BLOCKING, FALLING, STRIKING)


def moment(state: State) -> tuple[int, int]:
    """The number of the turn, and whose it is."""
    match state:
        case Royals():
            return state.table.turns, state.table.active
        case Battle():
            return state.table.turn, state.table.active
        case RoyalBattles():
            return 2 * state.table.round + (state.table.active != state.table.first), state.table.active
        case BattleRoyal():
            return state.table.turns, state.table.active
        case RoyalAscension():
            return state.table.round * state.options.seats + state.table.place, state.table.active
    raise TypeError(state)


def fighting(state: State) -> bool:
    """Whether an attack is going on that is still to be answered or fought out."""
    return isinstance(state, Battle) and state.table.step in FIGHT


def drawing(state: State) -> bool:
    """Whether it is the draw step of Battle, with the attack still to come."""
    return isinstance(state, Battle) and state.table.step == DRAWING


def losses(state: State, seat: int) -> int:
    """What the seat has lost so far: royals that lie, soldiers and hits, units, pawns. Only differences count."""
    match state:
        case Royals():
            return -standing(state.table, seat)
        case Battle():
            return state.table.row[HITS + seat] - (state.table.start[seat + 1] - state.table.start[seat])
        case RoyalBattles():
            return -state.table.row[STANDING + seat]
        case BattleRoyal():
            return state.table.row[LOST + seat]
    raise TypeError(state)
