"""The kinds of certainty that are looked for in each game, where they may be found, and how hard they are looked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from regalia.games.battle.position import Position as Battle
from regalia.games.battle.terms import ATTACKING
from regalia.games.royal_ascension.position import Position as RoyalAscension
from regalia.games.royal_ascension.terms import COMMITTING
from regalia.games.royals.model import MAIN
from regalia.games.royals.model import Position as Royals
from regalia.kernel.state import VERB_MASK, State
from tests.agents.tactics.facts import moment


def own_turn(state: State, seat: int) -> bool:
    return moment(state)[1] == seat


def anywhere(state: State, seat: int) -> bool:
    return True


def attacking(state: State, seat: int) -> bool:
    return isinstance(state, Battle) and state.table.step == ATTACKING


def main_decision(state: State, seat: int) -> bool:
    return isinstance(state, Royals) and state.table.decision == MAIN


def last_round(state: State, seat: int) -> bool:
    """Nobody draws any more, so that all cards are known."""
    return isinstance(state, Royals) and state.table.last_round


def committing(state: State, seat: int) -> bool:
    return isinstance(state, RoyalAscension) and state.table.step == COMMITTING


@dataclass(frozen=True, slots=True)
class Kind:
    """``win``, ``kill`` (a number: at least so much), ``stop``, ``battle`` or ``throne``; proved in so many guessed worlds
    and with so many positions looked at for each move; ``quiet_verbs`` end a turn or let things happen."""

    name: str
    worlds: int
    limit: int
    due: Callable[[State, int], bool]
    quiet_verbs: tuple[int, ...] = ()

    def quiet(self, moves: Iterable[int]) -> list[int]:
        return [move for move in moves if move & VERB_MASK in self.quiet_verbs]


KINDS: dict[str, tuple[Kind, ...]] = {
    "royals": (
        Kind("win", 200, 200_000, last_round),
        Kind("stop", 20, 200_000, last_round, (0, 13)),
        Kind("kill", 200, 50_000, main_decision),
    ),
    "battle": (
        Kind("win", 4, 200_000, attacking),
        Kind("stop", 4, 200_000, anywhere, (0, 5, 11)),
        Kind("kill", 4, 50_000, attacking),
    ),
    "royal-battles": (
        Kind("win", 4, 50_000, own_turn),
        Kind("stop", 20, 50_000, own_turn, (9, 10, 11)),
        Kind("kill", 4, 50_000, own_turn),
    ),
    "battle-royal": (
        Kind("win", 1, 200_000, own_turn),
        Kind("stop", 1, 200_000, own_turn, (0,)),
        Kind("kill 4", 1, 50_000, own_turn),
    ),
    "royal-ascension": (
        Kind("throne", 200, 50_000, committing),
        Kind("battle", 200, 50_000, committing),
    ),
}
