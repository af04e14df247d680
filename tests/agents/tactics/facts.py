"""What the aims ask of a position, game by game: which turn it is, and what each seat has lost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from regalia.cards import JOKER
from regalia.games.battle import puzzles as battle
from regalia.games.battle.rules.model import HITS
from regalia.games.battle.rules.position import Position as Battle
from regalia.games.battle.rules.terms import ATTACKING, BLOCKING, DRAWING, FALLING, STRIKING
from regalia.games.battle_royal import puzzles as battle_royal
from regalia.games.battle_royal.rules.model import LOST
from regalia.games.battle_royal.rules.position import Position as BattleRoyal
from regalia.games.royal_ascension import puzzles as royal_ascension
from regalia.games.royal_ascension.rules.model import LANDS
from regalia.games.royal_ascension.rules.position import Position as RoyalAscension
from regalia.games.royal_battles import puzzles as royal_battles
from regalia.games.royal_battles.rules.model import STANDING
from regalia.games.royal_battles.rules.position import Position as RoyalBattles
from regalia.games.royals import puzzles as royals
from regalia.games.royals.rules.model import CARDS, READY, SIDE, WAITING, score, standing
from regalia.games.royals.rules.position import WIDTH
from regalia.games.royals.rules.position import Position as Royals
from regalia.kernel.optional.goals import Place, never
from regalia.kernel.state import State

ACES = 4  # cards below are aces
FIGHT = (ATTACKING, BLOCKING, FALLING, STRIKING)


Losses = Callable[[Any, int], int]  # of a position and a seat


def quiet(state: Any) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Facts:
    """``turn``: its number and whose it is. ``losses``: how much of a seat has fallen, and ``costs``: how much it has given
    up; only differences count. ``fighting``: an attack is still to be answered or fought out. ``drawing``: a card is drawn
    that cannot be played before the attack."""

    turn: Callable[[Any], tuple[int, int]]
    losses: Losses
    costs: Losses
    fighting: Callable[[Any], bool] = quiet
    drawing: Place = never


def fallen_royals(state: Royals, seat: int) -> int:
    return -standing(state.table, seat)


def points_against(state: Royals, seat: int) -> int:
    return score(state.table, 1 - seat)


def spent_shields_and_bombs(state: Royals, seat: int) -> int:
    """Aces and jokers that are gone; other cards are drawn again at the end of the turn."""
    sides = state.table.sides
    hand = state.hands[seat * WIDTH : seat * WIDTH + sides[seat * SIDE + CARDS]]
    kept = sum(card < ACES or card == JOKER for card in hand)
    return -kept - sides[seat * SIDE + READY] - sides[seat * SIDE + WAITING]


def hits_and_soldiers(state: Battle, seat: int) -> int:
    table = state.table
    return table.row[HITS + seat] - (table.start[seat + 1] - table.start[seat])


def fallen_units(state: RoyalBattles, seat: int) -> int:
    return -state.table.row[STANDING + seat]


def fallen_pawns(state: BattleRoyal, seat: int) -> int:
    return state.table.row[LOST + seat]


def territories_lost(state: RoyalAscension, seat: int) -> int:
    return -state.table.row[LANDS + seat]


FACTS: dict[type[State], Facts] = {
    Royals: Facts(royals.turn, fallen_royals, spent_shields_and_bombs),
    Battle: Facts(
        battle.turn,
        hits_and_soldiers,
        hits_and_soldiers,
        lambda state: state.table.step in FIGHT,
        lambda state, seat: state.table.step == DRAWING,
    ),
    RoyalBattles: Facts(royal_battles.turn, fallen_units, fallen_units),
    BattleRoyal: Facts(battle_royal.turn, fallen_pawns, fallen_pawns),
    RoyalAscension: Facts(royal_ascension.turn, territories_lost, territories_lost),
}


def facts_of(state: State) -> Facts:
    return next(facts for kind, facts in FACTS.items() if isinstance(state, kind))
