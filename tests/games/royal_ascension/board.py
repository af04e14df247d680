"""A match of The Royal Ascension that tests play by lines and read as text."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from regalia.games.royal_ascension import GAME
from regalia.games.royal_ascension.rules import model as m
from regalia.games.royal_ascension.rules import terms
from regalia.games.royal_ascension.rules.bags import copies
from regalia.games.royal_ascension.rules.battle import strength
from regalia.games.royal_ascension.rules.ending import points_of
from regalia.games.royal_ascension.rules.rules import Ascension
from regalia.kernel.match import Match
from regalia.kernel.positions.said import split
from regalia.kernel.positions.words import EMPTY
from regalia.kernel.state import CHANCE, listed_odds
from tests.games.played import Played

RANKS = "A23456789TJQK"
SUITS = "cdhs"
HOLDS = {"h": "H", "d": "H", "c": "W", "s": "A"}  # by suit: the clause of the cards that a seat holds
KNOWLEDGE = re.compile(r"(known|shares)\d|blocks|doubts")
PLACES = re.compile(r"[HWA]\d|discard|display")

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

    game = GAME

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

    def legal(self, verb: str = "") -> set[str]:
        """The legal moves, or those of one verb, without the seat."""
        return {line.partition(" ")[2] for line in super().legal(verb)}

    # ---- a position told as text

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
        """The same position with other cards, territories and markers.

        What was known of hidden cards is forgotten.

        Hands are whole, of the suits that are named; spades are alliances. ``rest_to`` gives a seat all of a suit that
        would lie in the pile, but for the cards ``left``. Piles are what lies nowhere else.
        """
        said = {name: words for name, words in split(self.position()).items() if not KNOWLEDGE.fullmatch(name)}
        for seat, cards in (hands or {}).items():
            for suit in {token[1] for token in cards.split()}:
                lay(said, f"{HOLDS[suit]}{seat}", suit, cards)
        for suit in {token[1] for token in discards.split()}:
            lay(said, "discard", suit, discards)
        if display:
            said["display"] = display.split()
        for suit, seat in (rest_to or {}).items():
            name = f"{HOLDS[suit]}{seat}"
            lay(said, name, suit, " ".join([*said.get(name, []), *unplaced(said, suit, left)]))
        for seat, slugs in (owners or {}).items():
            for slug in slugs.split():
                for other in range(self.match.seats):
                    said[f"lands{other}"] = [land for land in said.get(f"lands{other}", []) if land != slug]
                said[f"lands{seat}"].append(slug)
        said |= {f"plague{seat}": [str(markers)] for seat, markers in (plague or {}).items()}
        said |= {f"fell{seat}": [str(number)] for number, seat in enumerate(fell, 1)}
        if protected is not None:
            said["protected"] = [str(protected)]
        text = ", ".join(" ".join([name, *words]) for name, words in said.items())
        self.match = Board.from_text(text, self.match.seats, **self.match.options).match
        return self

    # ---- what is where

    @property
    def state(self) -> Ascension:
        state = self.match.state()
        assert isinstance(state, Ascension)
        return state

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
    def places(self) -> list[int]:
        return [self.state.place(seat) for seat in range(self.match.seats)]


def tokens(bag: int, suit: str) -> str:
    return " ".join(RANKS[rank] + suit for rank in range(12, -1, -1) for _ in range(copies(bag, rank)))


def held(state: Ascension, seat: int, suit: str) -> int:
    if suit in "hd":
        return int(state.hands[seat * m.WIDTH + (m.HEARTS_IN if suit == "h" else m.GOLD_IN)])
    return int(state.table.row[(m.WEAPONS if suit == "c" else m.ALLIANCES) + seat])


def lay(said: dict[str, list[str]], name: str, suit: str, cards: str) -> None:
    """Put the cards of a suit in the place of those that a clause names."""
    others = [word for word in said.get(name, []) if word[1] != suit and word != EMPTY]
    said[name] = others + [word for word in cards.split() if word[1] == suit]


def unplaced(said: dict[str, list[str]], suit: str, left: str) -> list[str]:
    """The cards of a suit that are named nowhere, except those that are left."""
    named = [word for name, words in said.items() if PLACES.fullmatch(name) for word in words]
    return list((Counter([rank + suit for rank in RANKS] * 2) - Counter(named) - Counter(left.split())).elements())
