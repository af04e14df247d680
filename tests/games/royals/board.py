"""A board set up from a position, played by lines, and read as text: tests that look like play."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from regalia.cards import KINDS, token
from regalia.games.royals import GAME
from regalia.games.royals.rules.model import CARDS, SIDE, WINS, cold_war, score
from regalia.games.royals.rules.position import WIDTH
from regalia.games.royals.rules.rules import Royals
from regalia.kernel.match import Match
from regalia.kernel.record import FORMAT, Record
from regalia.kernel.state import CHANCE
from regalia.kernel.vecs import vec
from tests.games.played import Played


class Board(Played):
    """A match that stands at a position; ``Board.new`` one at its start."""

    game = GAME

    def __init__(self, position: str, **options: Any) -> None:
        self.match = Board.from_text(position, **options).match

    @classmethod
    def new(cls, **options: Any) -> Board:
        return cls.of(Match(GAME, options))

    @property
    def state(self) -> Royals:
        state = self.match.state()
        assert isinstance(state, Royals)
        return state

    @property
    def turn(self) -> int:
        """The seat that must choose, CHANCE or OVER."""
        return self.match.turn

    def due(self) -> tuple[int, int]:
        """The seat that must draw, and how many cards."""
        table = self.state.table
        assert self.turn == CHANCE
        return table.drawer, table.due

    # ---- what lies where

    def hand(self, seat: int) -> str:
        return self.said(f"H{seat}")

    def known(self, seat: int) -> str:
        """The cards of the hand that the opponent knows."""
        return self.said(f"known{seat}")

    def field(self, seat: int) -> str:
        return self.said(f"F{seat}").removesuffix("-").rstrip()

    def jokers(self, seat: int) -> str:
        return self.said(f"J{seat}")

    def pile(self, name: str, seat: int) -> str:
        """``arrows``, ``tributes`` or ``used`` cards of a score pile."""
        return self.said(f"{name}{seat}")

    def buried(self, seat: int) -> str:
        return self.said(f"buried{seat}")

    @property
    def discard(self) -> str:
        return cards_text(bag(self.state.table.discard))

    @property
    def deck(self) -> str:
        return cards_text(bag(self.state.stock))

    # ---- counters

    @property
    def score(self) -> tuple[int, int]:
        table = self.state.table
        return score(table, 0), score(table, 1)

    def cold_war(self) -> bool:
        return cold_war(self.state.table)

    def last_round(self) -> bool:
        return self.state.table.last_round

    @property
    def turns(self) -> int:
        return self.state.table.turns

    @property
    def quiet(self) -> int:
        return self.state.table.quiet

    @property
    def wins(self) -> tuple[int, int]:
        sides = self.state.table.sides
        return sides[WINS], sides[SIDE + WINS]


def cards_text(cards: list[int]) -> str:
    return " ".join(map(token, cards))


def bag(counts: vec[i64]) -> list[int]:
    """The cards of a bag, sorted."""
    return [card for card in range(KINDS) for _ in range(counts[card])]


def hand_cards(state: Royals, seat: int) -> list[int]:
    return [state.hands[seat * WIDTH + i] for i in range(state.table.sides[seat * SIDE + CARDS])]


def fold(lines: list[str], **options: object) -> Board:
    """The board after a record."""
    record = Record(format=FORMAT, game="royals", options=dict(options), seats=2, lines=lines)
    return Board.of(Match.fold(GAME, record))


def rows(text: str) -> list[list[str]]:
    """A record as it is printed: bars between the lines of a row, and after three spaces what to check."""
    return [[line.strip() for line in row.split("   ")[0].split("|")] for row in text.strip().splitlines()]
