"""A match of The Royal Ascension, played by lines and read as text: tests that look like play."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.games.royal_ascension import GAME
from regalia.games.royal_ascension.rules import model as m
from regalia.games.royal_ascension.rules import terms
from regalia.games.royal_ascension.rules.bags import ONE, copies, size
from regalia.games.royal_ascension.rules.battle import strength
from regalia.games.royal_ascension.rules.ending import points_of
from regalia.games.royal_ascension.rules.knowledge import first_blocks
from regalia.games.royal_ascension.rules.rules import Ascension
from regalia.kernel.errors import Refused
from regalia.kernel.match import Match
from regalia.kernel.state import CHANCE, OVER, listed_odds
from tests.games.played import Played

RANKS = "A23456789TJQK"
SUITS = "cdhs"

OPENING_A = """~ order 0 6 5 | ~ order 1 5 5 | ~ order 2 4 5 | ~ order 3 4 4
| 0 pick mewtopia | 1 pick char | 2 pick lucio | 3 pick snore | 0 pick bulben | 1 pick teal | 2 pick venom | 3 pick pika
| 0 pick jiggy | 1 pick dragon | 2 pick vapor
| ~ deal 0 7d 6d Qh 2h | ~ deal 1 5d 4d 8h 6h | ~ deal 2 3d 2d 9h 5h | ~ deal 3 Kd Qd Kh Ah"""
OPENING_B = """~ order 0 6 5 | ~ order 1 5 5 | ~ order 2 4 5
| 0 pick mewtopia | 1 pick char | 2 pick lucio | 0 pick snore | 1 pick bulben | 2 pick teal | 0 pick venom | 1 pick pika
| 2 pick jiggy | 0 pick dragon | 1 pick vapor
| ~ deal 0 7d 6d Qh 2h | ~ deal 1 5d 4d 8h 6h | ~ deal 2 3d 2d 9h 5h"""
STOCK = "~ stock 7c 5c 6c Kc"
DUEL = """~ roll 0 2 | 0 move 8 | ~ action 0 7s | ~ event 0 3 | 0 attack 1
| 0 field bulben | 0 use Qh | 0 use 2h | 0 done | 1 field teal | 1 use 8h | 1 use 6h | 1 done"""
DUEL_WON = f"{DUEL} | ~ battle 0 6 5 4 3 | ~ battle 1 1 2 3 4 | ~ lose 0 Qh"
DECREE = """~ roll 0 2 | 0 move 8 | ~ action 0 Ks
| 0 field mewtopia | 0 use Qh | 0 use 2h | 0 done | 1 field char | 1 use 8h | 1 use 6h | 1 done
| 2 field lucio | 2 use 9h | 2 use 5h | 2 done | 3 field snore | 3 use Kh | 3 use Ah | 3 done"""
ALL_IN = """~ roll 0 2 | 0 move 8 | ~ action 0 Js | 0 attack 1
| 0 field mewtopia | 0 use Qh | 0 done | 1 field char | 1 use 8h | 1 done"""
SPADES = "~ roll 0 2 | 0 move 8"  # seat 0 lands on spades, straight from home


class Board(Played):
    """A match from its start; ``opened`` is one after *Opening A* of section 11, or B with three seats."""

    def __init__(self, seats: int = 4, **options: Any) -> None:
        self.match = Match(GAME, options, seats)

    @classmethod
    def opened(cls, seats: int = 4, **options: Any) -> Board:
        board = cls(seats, **options).play(OPENING_A if seats == 4 else OPENING_B)
        return board if options.get("shop_mode") == "armory" else board.play(STOCK)

    def play(self, *lines: str) -> Board:
        """Play lines; one text may hold several with ``|`` between."""
        return super().play(*(part.strip() for text in lines for part in text.split("|")))

    def dice(self, *rolls: str) -> Board:
        """Roll battle dice; each roll has its seat in front: ``0 6 5 4 3``."""
        return self.play(*(f"~ battle {roll}" for roll in rolls))

    def threes(self, *seats: int) -> Board:
        """Let these seats roll four threes each."""
        return self.dice(*(f"{seat} 3 3 3 3" for seat in seats))

    def refuses(self, line: str) -> bool:
        before = self.match.lines
        with pytest.raises(Refused) as refused:
            self.match.play(line)
        assert refused.value.reason
        return self.match.lines == before and line not in self.match.legal()

    def legal(self, verb: str = "") -> set[str]:
        """The legal moves, or those of one verb, without the seat."""
        return {line.partition(" ")[2] for line in super().legal(verb)}

    # ---- a state set by hand

    def given(
        self,
        *,
        hands: dict[int, str] | None = None,
        owners: dict[int, str] | None = None,
        discards: str = "",
        display: str = "",
        rest_to: dict[str, int] | None = None,
        left: str = "",
        plague: dict[int, int] | None = None,
        protected: int | None = None,
        fell: tuple[int, ...] = (),
    ) -> Board:
        """Hands are whole, of the suits that are named; spades are alliances. ``rest_to`` gives a seat all of a suit that
        would lie in the pile, but for the cards ``left``. Piles are what lies nowhere else."""
        state = self.state
        table = state.table
        for seat, cards in (hands or {}).items():
            for suit in {token[1] for token in cards.split()}:
                hold(state, seat, suit, bag_of(cards, suit))
        for suit in {token[1] for token in discards.split()}:
            table.bags[m.DISCARD + SUITS.index(suit)] = bag_of(discards, suit)
        if display:
            table.bags[m.DISPLAY] = bag_of(display, "c")
        for suit, seat in (rest_to or {}).items():
            rest = unplaced(state, suit) - bag_of(left, suit)
            hold(state, seat, suit, held(state, seat, suit) + rest)
        for seat, slugs in (owners or {}).items():
            for slug in slugs.split():
                table.owner[terms.SLUGS.index(slug)] = seat
        for seat in range(self.match.seats):
            table.row[m.LANDS + seat] = sum(owner == seat for owner in table.owner)
        for seat, markers in (plague or {}).items():
            table.row[m.MARKERS + seat] = markers
        for number, seat in enumerate(fell, 1):
            table.row[m.FELL + seat] = number
        if protected is not None:
            table.protected = protected
        lay_piles(state)
        self.match._state = state
        return self

    # ---- what is where

    @property
    def state(self) -> Ascension:
        state = self.match.state()
        assert isinstance(state, Ascension)
        return state

    @property
    def to_act(self) -> str:
        turn = self.match.turn
        return "none" if turn == OVER else "~" if turn == CHANCE else str(turn)

    @property
    def due(self) -> str:
        """The chance line that is due, up to its first item: ``roll 0``."""
        state = self.state
        assert state.turn() == CHANCE
        words = next(iter(self.outcomes)).split(" ")
        return " ".join(words[:-1])

    @property
    def outcomes(self) -> set[str]:
        """All single outcomes of the chance that is due."""
        return {GAME.codec.text(move) for move, _ in listed_odds(self.state, self.match.rules.most_moves)}

    def row(self, place: int, seat: int) -> int:
        return int(self.state.table.row[place + seat])

    def hand(self, seat: int) -> str:
        """Hearts, diamonds and clubs, highest rank first."""
        return " ".join(filter(None, (tokens(held(self.state, seat, suit), suit) for suit in "hdc")))

    def hearts(self, seat: int) -> str:
        return tokens(held(self.state, seat, "h"), "h")

    def alliances(self, seat: int) -> str:
        return tokens(held(self.state, seat, "s"), "s")

    def known(self, seat: int) -> str:
        return tokens(self.row(m.KNOWN, seat), "h")

    def discards(self, suit: str) -> str:
        return tokens(self.state.table.bags[m.DISCARD + SUITS.index(suit)], suit)

    @property
    def display(self) -> str:
        return tokens(self.state.table.bags[m.DISPLAY], "c")

    def pile(self, suit: str) -> int:
        return int(self.state.table.bags[m.LEFT + SUITS.index(suit)])

    def owner(self, slug: str) -> int:
        return int(self.state.table.owner[terms.SLUGS.index(slug)])

    @property
    def lands(self) -> list[int]:
        return [self.row(m.LANDS, seat) for seat in range(self.match.seats)]

    @property
    def points(self) -> list[int]:
        return [points_of(self.state.table, seat) for seat in range(self.match.seats)]

    @property
    def strengths(self) -> list[int]:
        """Of the fighters, once all is shown."""
        state = self.state
        fighters = [state.table.row[m.FIGHTER + place] for place in range(state.table.fighters)]
        return [strength(state.options, state.table, seat) for seat in fighters]

    @property
    def protected(self) -> int:
        return int(self.state.table.protected)

    def plague(self, seat: int) -> int:
        return self.row(m.MARKERS, seat)

    @property
    def selection(self) -> list[int]:
        return [self.row(m.SELECTION, place) for place in range(self.match.seats)]

    @property
    def turn_order(self) -> list[int]:
        return [self.row(m.TURNS, place) for place in range(self.match.seats)]

    @property
    def living(self) -> list[int]:
        return [seat for seat in range(self.match.seats) if self.row(m.FELL, seat) == 0]

    @property
    def over(self) -> str | None:
        return self.match.reason()

    @property
    def result(self) -> list[float] | None:
        return self.match.result()

    @property
    def places(self) -> list[int]:
        return [self.state.place(seat) for seat in range(self.match.seats)]


def bag_of(cards: str, suit: str) -> int:
    return sum(int(ONE[RANKS.index(token[0])]) for token in cards.split() if token[1] == suit)


def tokens(bag: int, suit: str) -> str:
    return " ".join(RANKS[rank] + suit for rank in range(12, -1, -1) for _ in range(copies(bag, rank)))


def held(state: Ascension, seat: int, suit: str) -> int:
    if suit in "hd":
        return int(state.hands[seat * m.WIDTH + (m.HEARTS_IN if suit == "h" else m.GOLD_IN)])
    return int(state.table.row[(m.WEAPONS if suit == "c" else m.ALLIANCES) + seat])


def hold(state: Ascension, seat: int, suit: str, bag: int) -> None:
    if suit in "hd":
        state.hands[seat * m.WIDTH + (m.HEARTS_IN if suit == "h" else m.GOLD_IN)] = bag
        state.table.row[(m.HEARTS_HELD if suit == "h" else m.GOLD_HELD) + seat] = size(bag)
    else:
        state.table.row[(m.WEAPONS if suit == "c" else m.ALLIANCES) + seat] = bag


def unplaced(state: Ascension, suit: str) -> int:
    """What lies neither in a hand nor open: the pile. No position has more of a card than there are."""
    number = SUITS.index(suit)
    placed = [state.table.bags[m.DISCARD + number], state.table.bags[m.DISPLAY] if suit == "c" else 0]
    placed += [held(state, seat, suit) for seat in range(state.seats())]
    left = [2 - sum(copies(bag, rank) for bag in placed) for rank in range(13)]
    assert min(left) >= 0, f"too many {suit}: {left}"
    return sum(int(ONE[rank]) * count for rank, count in enumerate(left))


def lay_piles(state: Ascension) -> None:
    """Piles and blocks to fit hands that were set by hand."""
    table = state.table
    for number, suit in enumerate(SUITS):
        bag = unplaced(state, suit)
        table.bags[m.LEFT + number] = size(bag)
        if suit in "dh":
            state.piles[number - 1] = bag
        else:
            table.bags[m.COUNTED + number] = bag
    table.blocks = table.blocks[:0]
    table.doubts = table.doubts[:0]
    state.shares = state.shares[:0]
    first_blocks(state)
    seats = state.seats()
    for block, suit in enumerate("dh"):
        table.blocks[block * 7 + 2] -= table.bags[m.DISCARD + SUITS.index(suit)]
        for seat in range(seats):
            table.blocks[block * 7 + 3 + seat] = size(held(state, seat, suit))
            state.shares[block * seats + seat] = held(state, seat, suit)
    for seat in range(seats):
        table.row[m.KNOWN + seat] = 0
