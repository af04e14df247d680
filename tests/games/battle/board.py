"""A match of Battle, played by lines and read as text: tests that look like play."""

from __future__ import annotations

from typing import Any

from regalia.games.battle import GAME
from regalia.games.battle.notation import token
from regalia.games.battle.rules import terms
from regalia.games.battle.rules.attack import begin_attack
from regalia.games.battle.rules.model import DISCARD, FELL, HAND, HITS, PILE, soldier_card, soldier_owner
from regalia.games.battle.rules.state import Battle
from regalia.games.battle.rules.turns import go_on
from regalia.kernel.match import Match
from tests.games.played import Played

STEPS = {
    "build": (terms.POOLING, terms.PACKING, terms.PICKING, terms.PASSING, terms.SPLITTING, terms.CUTTING),
    "deal": (terms.STARTING, terms.DEALING),
    "draw": (terms.DRAWING,),
    "attack": (terms.ATTACKING,),
    "block": (terms.BLOCKING,),
    "strike": (terms.FALLING, terms.STRIKING),
    "main": (terms.MAIN, terms.BY_ACE, terms.BY_TWO, terms.BY_THREE, terms.BY_JOKER),
    "over": (terms.ENDED,),
}


class Board(Played):
    """A match from its start; ``Board.at`` is one in the middle of a turn."""

    game = GAME

    def __init__(self, seats: int = 2, **options: Any) -> None:
        self.match = Match(GAME, options, seats)

    @classmethod
    def at(cls, position: str, seats: int = 2, *, main: bool = False, **options: Any) -> Board:
        """A match in which a side begins its attack, or with ``main`` its main step.

        The position is told as text (``positions.py``). A step that leaves no choice is passed over, as in play.
        """
        given = {"first_player": 0} | options
        rules, _ = GAME.set_up(given, seats)
        state = GAME.positions().read(rules, f"step main, {position}")
        assert isinstance(state, Battle)
        if not main:
            begin_attack(state)
        go_on(state)
        return cls.of(Match.at(GAME, state, given, seats))

    @property
    def state(self) -> Battle:
        state = self.match.state()
        assert isinstance(state, Battle)
        return state

    def row(self, place: int, index: int) -> int:
        return int(self.state.table.row[place + index])

    @property
    def step(self) -> str:
        return next(name for name, steps in STEPS.items() if self.state.table.step in steps)

    @property
    def turn(self) -> int:
        return self.state.table.turn

    # ---- what lies where

    def in_play(self, seat: int) -> str:
        table = self.state.table
        own_decks = self.state.options.own_decks
        soldiers = [table.army[i] for i in range(table.start[seat], table.start[seat + 1])]
        return cards(
            token(soldier_card(soldier))
            + (f"/{soldier_owner(soldier)}" if own_decks and soldier_owner(soldier) != seat else "")
            for soldier in soldiers
        )

    def hand(self, seat: int) -> str:
        state = self.state
        first = seat * state.options.width
        return cards(token(state.hands[first + i]) for i in range(self.row(HAND, seat)))

    def discard(self, pile: int = 0) -> str:
        bag = self.state.table.discards
        assert sum(bag[pile * 53 : pile * 53 + 53]) == self.row(DISCARD, pile)
        return cards(token(card) for card in range(53) for _ in range(bag[pile * 53 + card]))

    def draw(self, pile: int = 0) -> int:
        bag = self.state.piles
        assert sum(bag[pile * 53 : pile * 53 + 53]) == self.row(PILE, pile)
        return self.row(PILE, pile)

    @property
    def hits(self) -> list[int]:
        return [self.row(HITS, side) for side in range(self.state.options.sides)]

    @property
    def alive(self) -> list[bool]:
        return [self.row(FELL, side) == 0 for side in range(self.state.options.sides)]

    @property
    def placings(self) -> list[int]:
        state = self.state
        return [state.place(seat) for seat in range(self.match.seats)]


def cards(tokens: Any) -> str:
    return " ".join(tokens) or "-"
