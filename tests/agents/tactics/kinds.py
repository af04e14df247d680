"""The kinds of certainty that are looked for in each game, where they may be found, and how hard they are looked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from regalia.agents.search.proof import Proof
from regalia.games.battle.rules.position import Position as Battle
from regalia.games.battle.rules.terms import ATTACKING
from regalia.games.royal_ascension.rules.position import Position as RoyalAscension
from regalia.games.royal_ascension.rules.terms import COMMITTING
from regalia.games.royals.rules.model import MAIN
from regalia.games.royals.rules.position import Position as Royals
from regalia.kernel.rules import Rules
from regalia.kernel.state import VERB_MASK, State
from regalia.puzzles.aims import Doom, Win
from tests.agents.tactics.aims import Gain
from tests.agents.tactics.facts import facts_of, points_against
from tests.agents.tactics.strength import Triumph


def own_turn(state: State, seat: int) -> bool:
    return facts_of(state).turn(state)[1] == seat


def anywhere(state: State, seat: int) -> bool:
    return True


def attacking(state: State, seat: int) -> bool:
    return isinstance(state, Battle) and state.table.step == ATTACKING


def main_decision(state: State, seat: int) -> bool:
    """Not in the Last Round, where only points count any more."""
    return isinstance(state, Royals) and state.table.decision == MAIN and not state.table.last_round


def last_round(state: State, seat: int) -> bool:
    """Nobody draws any more, so that all cards are known."""
    return isinstance(state, Royals) and state.table.last_round


def committing(state: State, seat: int) -> bool:
    return isinstance(state, RoyalAscension) and state.table.step == COMMITTING


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of certainty: how it is proved and where it is looked for.

    worlds, choices, limit: guessed worlds, most own choices, and positions examined per move. due: whether to look at a state.
    least: the smallest kill or hit that counts. at_the_end: look only in the last turns. quiet: verbs that end a turn or let
    others act.
    """

    name: str
    worlds: int
    choices: int
    limit: int
    due: Callable[[State, int], bool]
    least: int = 1
    at_the_end: bool = False
    quiet: tuple[int, ...] = ()

    def aim(self, root: State, rules: Rules, seat: int, limit: int) -> Proof:
        facts = facts_of(root)
        match self.name:
            case "win":
                return Win(rules, seat, limit, root, facts.turn, self.at_the_end)
            case "kill":
                return Gain(rules, seat, limit, root, facts.losses, self.least)
            case "hit":
                return Gain(rules, seat, limit, root, points_against, self.least)
            case "stop":
                return Doom(rules, 1 - seat, limit, root, facts.turn, self.at_the_end, facts.drawing)
        return Triumph(rules, seat, limit, self.name == "throne")

    def quiet_moves(self, moves: Iterable[int]) -> list[int]:
        return [move for move in moves if move & VERB_MASK in self.quiet]


KINDS: dict[str, tuple[Kind, ...]] = {
    "royals": (
        Kind("win", 40, 8, 10_000, last_round, at_the_end=True),
        Kind("stop", 40, 8, 10_000, last_round, at_the_end=True, quiet=(0, 13)),
        Kind("hit", 100, 3, 4_000, main_decision, least=6),
        Kind("kill", 100, 2, 4_000, main_decision),
    ),
    "battle": (
        Kind("win", 2, 10, 20_000, attacking),
        Kind("stop", 2, 10, 20_000, anywhere, quiet=(0, 5, 11)),
        Kind("kill", 2, 6, 10_000, attacking),
    ),
    "royal-battles": (
        Kind("win", 4, 4, 20_000, own_turn),
        Kind("stop", 10, 4, 20_000, own_turn, quiet=(9, 10, 11)),
        Kind("kill", 2, 4, 20_000, own_turn),
    ),
    "battle-royal": (
        Kind("win", 1, 8, 20_000, own_turn),
        Kind("stop", 1, 8, 20_000, own_turn, quiet=(0,)),
        Kind("kill", 1, 8, 10_000, own_turn, least=4),
    ),
    "royal-ascension": (
        Kind("throne", 100, 12, 50_000, committing),
        Kind("battle", 100, 12, 50_000, committing),
    ),
}


def kind_of(key: str, name: str) -> Kind:
    return next(kind for kind in KINDS[key] if kind.name == name)
