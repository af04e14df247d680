"""A match of Battle, played by lines and read as text: tests that look like play."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.games.battle import GAME
from regalia.games.battle.notation import CARD, token
from regalia.games.battle.rules import terms
from regalia.games.battle.rules.army import discard, enlist
from regalia.games.battle.rules.attack import begin_attack
from regalia.games.battle.rules.hands import put_in_hand
from regalia.games.battle.rules.model import DISCARD, FELL, FIRST_HIT, HAND, HITS, PILE
from regalia.games.battle.rules.state import Battle
from regalia.games.battle.rules.turns import go_on
from regalia.kernel.errors import Refused
from regalia.kernel.match import Match
from regalia.kernel.state import CHANCE, OVER
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
    """A match from its start; ``Board.at`` one that stands in the middle of a turn."""

    def __init__(self, seats: int = 2, **options: Any) -> None:
        self.match = Match(GAME, options, seats)

    @classmethod
    def at(cls, position: str, seats: int = 2, *, main: bool = False, turn: int = 0, **options: Any) -> Board:
        """Side 0, or ``first_player``, begins its attack, or with ``main`` its main step. The position is told in parts
        like ``play 0 Kh 5c/1``, ``hand 1 4c``, ``discard 0 9d``, ``hits 1 3``, ``through 0 2`` (first hit, in that turn),
        ``fell 2 4`` and, with own decks, ``draw 0 4c 5c``. Cards of a shared deck that are not named lie in the draw pile.
        """
        board = cls(seats, **({"first_player": 0} | options))
        state = board.state
        table = state.table
        for i in range(len(state.piles) if state.options.own_decks else 0):
            state.piles[i] = 0
        for seat in range(seats if state.options.own_decks else 0):
            table.row[PILE + seat] = 0
        for part in position.split(", "):
            name, index, *words = part.split(" ")
            place(state, name, int(index), words)
        table.active = state.options.first_side
        table.turn = turn or seats + 1 + table.active
        table.seat = table.active
        table.step = terms.MAIN
        if not main:
            begin_attack(state)
        go_on(state)
        board.match._state = state
        return board

    def refuses(self, line: str) -> bool:
        before = self.match.lines
        with pytest.raises(Refused) as refused:
            self.match.play(line)
        assert refused.value.reason
        return self.match.lines == before and line not in self.match.legal()

    @property
    def state(self) -> Battle:
        state = self.match.state()
        assert isinstance(state, Battle)
        return state

    def row(self, place: int, index: int) -> int:
        return int(self.state.table.row[place + index])

    # ---- what may be played

    @property
    def to_act(self) -> str:
        turn = self.match.turn
        return "none" if turn == OVER else "~" if turn == CHANCE else str(turn)

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
            token(soldier >> 3) + (f"/{soldier & 7}" if own_decks and soldier & 7 != seat else "")
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

    # ---- the end

    @property
    def over(self) -> str | None:
        """The reason, once it is over."""
        return self.match.reason()

    @property
    def result(self) -> list[float] | None:
        return self.match.result()

    @property
    def placings(self) -> list[int]:
        state = self.state
        return [state.place(seat) for seat in range(self.match.seats)]


def place(state: Battle, name: str, index: int, words: list[str]) -> None:
    """One part of a position."""
    table = state.table
    own = state.options.own_decks
    if name in ("hits", "through", "fell"):
        table.row[{"hits": HITS, "through": FIRST_HIT, "fell": FELL}[name] + index] = int(words[0])
        return
    for word in words:
        card, _, owner = word.partition("/")
        number = CARD[card]
        if not own:
            state.piles[number] -= 1
            table.row[PILE] -= 1
        if name == "play":
            enlist(state.options, table, index, number * 8 + (int(owner or index) if own else 0))
        elif name == "hand":
            put_in_hand(state, index, number)
        elif name == "discard":
            discard(table, index, number)
        else:
            state.piles[index * 53 + number] += 1
            table.row[PILE + index] += 1


def cards(tokens: Any) -> str:
    return " ".join(tokens) or "-"
