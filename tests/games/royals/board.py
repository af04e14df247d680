"""A board set up from a position, played by lines, and read as text: tests that look like play."""

from __future__ import annotations

from regalia.cards import token
from regalia.games.royals import GAME
from regalia.games.royals.checks import positions
from regalia.games.royals.rules.model import KNOWN, SIDE, WIDTH, WINS, cold_war, score
from regalia.games.royals.rules.rules import Royals, RoyalsRules
from regalia.kernel.match import Match
from regalia.kernel.record import FORMAT, Record
from regalia.kernel.state import CHANCE
from tests.games.played import Played


class Board(Played):
    """A match that stands at a position; ``Board.new`` one at its start."""

    def __init__(self, position: str, **options: object) -> None:
        self.match = Match(GAME, options)
        assert isinstance(self.match.rules, RoyalsRules)
        self.match._state = positions.read_position(position, self.match.rules)

    @classmethod
    def new(cls, **options: object) -> Board:
        board = cls.__new__(cls)
        board.match = Match(GAME, options)
        return board

    @classmethod
    def of(cls, match: Match, state: Royals) -> Board:
        """The same game at another position."""
        board = cls.new(**match.options)
        board.match._state = state
        return board

    @property
    def state(self) -> Royals:
        state = self.match.state()
        assert isinstance(state, Royals)
        return state

    # ---- what may be played

    @property
    def turn(self) -> int:
        return self.match.turn

    def verbs(self) -> set[str]:
        return {line.split()[1] for line in self.match.legal()}

    def due(self) -> tuple[int, int]:
        """The seat that must draw, and how many cards."""
        table = self.state.table
        assert self.turn == CHANCE
        return table.drawer, table.due

    # ---- what lies where

    def hand(self, seat: int) -> str:
        return positions.cards_text(positions.hand_cards(self.state, seat))

    def known(self, seat: int) -> str:
        """The cards of the hand that the opponent knows."""
        state = self.state
        mask = state.hands[seat * WIDTH + KNOWN]
        return " ".join(token(card) for i, card in enumerate(positions.hand_cards(state, seat)) if mask >> i & 1)

    def field(self, seat: int) -> str:
        return positions.field_text(self.state.table, seat)

    def jokers(self, seat: int) -> str:
        return positions.jokers_text(self.state.table, seat)

    def pile(self, name: str, seat: int) -> str:
        """``arrows``, ``tributes`` or ``used`` cards of a score pile."""
        return positions.cards_text(positions.lying(self.state.table, positions.PILES[name] + seat))

    def buried(self, seat: int) -> str:
        return positions.buried_text(self.state.table, seat)

    @property
    def discard(self) -> str:
        return positions.cards_text(positions.bag(self.state.table.discard))

    @property
    def deck(self) -> str:
        return positions.cards_text(positions.bag(self.state.stock))

    # ---- counters and the end

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

    @property
    def over(self) -> str | None:
        """The reason, once it is over."""
        return self.match.reason()

    @property
    def result(self) -> list[float] | None:
        return self.match.result()


def fold(lines: list[str], **options: object) -> Board:
    """The board after a record."""
    board = Board.new()
    board.match = Match.fold(GAME, Record(format=FORMAT, game="royals", options=dict(options), seats=2, lines=lines))
    return board


def rows(text: str) -> list[list[str]]:
    """A record as it is printed: bars between the lines of a row, and after three spaces what to check."""
    return [[line.strip() for line in row.split("   ")[0].split("|")] for row in text.strip().splitlines()]
