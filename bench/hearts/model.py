# native
"""The table, hands and stock of hearts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from regalia.cards import RANK, SUIT
from regalia.kernel.encoding import Encoding
from regalia.kernel.state import CHANCE, Part
from regalia.kernel.vecs import vec

PLAY: Final[i64] = 1
DEAL: Final[i64] = 2

SEATS: Final[i64] = 4
DECK: Final[i64] = 52
HAND: Final[i64] = 13
NO_CARD: Final[i64] = 52

HEARTS: Final[i64] = 2
QUEEN_OF_SPADES: Final[i64] = 47
TWO_OF_CLUBS: Final[i64] = 4
ALL_BUT_HEARTS: Final[i64] = 11  # as bits by suit

STRENGTH: Final[vec[i64]] = vec[i64]([(RANK[card] + 12) % 13 for card in range(52)])  # the ace is high
POINTS: Final[vec[i64]] = vec[i64]([13 if c == 47 else 1 if SUIT[c] == 2 else 0 for c in range(52)])

# Table.row: by card 1 when it was played; then by seat the size of the hand, the points, and bits for suits it lacks
SIZE: Final[i64] = 52
SCORE: Final[i64] = 56
VOID: Final[i64] = 60
ROW: Final[i64] = 64


class Table(Part):
    def __init__(self, row: vec[i64]) -> None:
        self.row = row
        self.turn: i64 = CHANCE
        self.dealt: i64 = 0
        self.played: i64 = 0
        self.broken: bool = False
        self.led: i64 = 0
        self.best: i64 = 0
        self.winner: i64 = 0
        self.stake: i64 = 0

    def copy(self) -> Table:
        new = Table(self.row[:])
        new.turn = self.turn
        new.dealt = self.dealt
        new.played = self.played
        new.broken = self.broken
        new.led = self.led
        new.best = self.best
        new.winner = self.winner
        new.stake = self.stake
        return new

    def serialize(self, encoding: Encoding) -> None:
        self.row = encoding.numbers(self.row)
        self.turn = encoding.number(self.turn)
        self.dealt = encoding.number(self.dealt)
        self.played = encoding.number(self.played)
        self.broken = encoding.flag(self.broken)
        self.led = encoding.number(self.led)
        self.best = encoding.number(self.best)
        self.winner = encoding.number(self.winner)
        self.stake = encoding.number(self.stake)


class Cards(Part):
    """A hand, sorted, with NO_CARD in free places; or the stock, as a bag by card."""

    def __init__(self, row: vec[i64]) -> None:
        self.row = row

    def copy(self) -> Cards:
        return Cards(self.row[:])

    def serialize(self, encoding: Encoding) -> None:
        self.row = encoding.numbers(self.row)


def put_in(hands: vec[i64], seat: i64, size: i64, card: i64) -> None:
    """Add a card to a sorted hand of that size."""
    first = seat * HAND
    i = first + size
    while i > first and hands[i - 1] > card:
        hands[i] = hands[i - 1]
        i -= 1
    hands[i] = card


def take_out(hands: vec[i64], seat: i64, size: i64, card: i64) -> None:
    i = seat * HAND
    last = i + size - 1
    while hands[i] != card:
        i += 1
    while i < last:
        hands[i] = hands[i + 1]
        i += 1
    hands[last] = NO_CARD
