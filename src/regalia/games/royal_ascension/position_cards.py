"""How cards of The Royal Ascension are written in positions: hands, piles, and what was sent."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.games.royal_ascension.rules import model as m
from regalia.games.royal_ascension.rules import terms
from regalia.games.royal_ascension.rules.bags import ONE, copies, size
from regalia.games.royal_ascension.rules.rules import AscensionRules
from regalia.games.royal_ascension.rules.terms import CLUBS, DIAMONDS, SPADES, Options
from regalia.kernel.errors import NotationError
from regalia.kernel.positions.clauses import Clause, Place
from regalia.kernel.positions.facts import Facts
from regalia.kernel.positions.words import EMPTY

RANKS = "A23456789TJQK"
SUITS = "cdhs"
NONE = "none"


def options(facts: Facts) -> Options:
    assert isinstance(facts.rules, AscensionRules)
    return facts.rules.options


def faces(bag: int, suit: str) -> list[str]:
    """The cards of a bag, the highest rank first."""
    return [RANKS[rank] + suit for rank in range(12, -1, -1) for _ in range(copies(bag, rank))]


def bags(words: Sequence[str], suits: str) -> list[int]:
    """The cards as bags, one for each suit."""
    found = [0] * len(suits)
    for word in words:
        if len(word) != 2 or word[0] not in RANKS or word[1] not in suits:
            among = " or ".join(f"K{suit}" for suit in suits)
            raise NotationError(f"'{word}' is not a card that belongs here; cards are written like {among}.")
        at, rank = suits.index(word[1]), RANKS.index(word[0])
        if copies(found[at], rank) == 2:
            raise NotationError(f"{word} is named more than twice; there are two of each card.")
        found[at] += int(ONE[rank])
    return found


class Cards(Clause):
    """Cards of one or more suits, each suit in a place of its own."""

    def __init__(self, name: str, places: dict[str, Place]) -> None:
        self.name = name
        self.suits = "".join(places)
        self.places = list(places.values())

    def here(self, facts: Facts) -> bool:
        return facts.part(self.places[0].part) is not None

    def get(self, facts: Facts) -> list[int]:
        return [place.get(facts)[0] for place in self.places]

    def put(self, facts: Facts, value: list[int]) -> None:
        for place, number in zip(self.places, value, strict=True):
            place.put(facts, [number])

    def usual(self, facts: Facts) -> list[int]:
        return [0] * len(self.places)

    def words(self, value: list[int], facts: Facts) -> list[str]:
        return [face for bag, suit in zip(value, self.suits, strict=True) for face in faces(bag, suit)] or [EMPTY]

    def value(self, words: list[str], facts: Facts) -> list[int]:
        return bags([] if words == [EMPTY] else words, self.suits)


def rest(facts: Facts, suit: int, placed: Sequence[int]) -> int:
    """The cards of a suit that lie in none of these bags."""
    left = 0
    for rank in range(13):
        count = copies(options(facts).decks[suit], rank) - sum(copies(bag, rank) for bag in placed)
        if count < 0:
            raise NotationError(f"{RANKS[rank]}{SUITS[suit]} is named more often than there are such cards.")
        left += count * int(ONE[rank])
    return left


def hidden_pile(suit: int, facts: Facts) -> int:
    """The pile of diamonds or hearts: all cards neither held nor discarded."""
    place = m.GOLD_IN if suit == DIAMONDS else m.HEARTS_IN
    held = [sheet["cards"][place] for sheet in facts.hands if sheet is not None]
    return rest(facts, suit, [facts.table["bags"][m.DISCARD + suit], *held])


def counted_pile(suit: int, facts: Facts) -> int:
    """The pile of clubs or spades, which all can count."""
    place = m.WEAPONS if suit == CLUBS else m.ALLIANCES
    held = facts.table["row"][place : place + terms.MOST_SEATS]
    display = [facts.table["bags"][m.DISPLAY]] if suit == CLUBS else []
    return rest(facts, suit, [facts.table["bags"][m.DISCARD + suit], *display, *held])


def pile_size(suit: int, facts: Facts) -> int:
    if suit in (CLUBS, SPADES):
        return size(facts.table["bags"][m.COUNTED + suit])
    place = m.GOLD_HELD if suit == DIAMONDS else m.HEARTS_HELD
    held = sum(facts.table["row"][place : place + terms.MOST_SEATS])
    left = size(options(facts).decks[suit]) - size(facts.table["bags"][m.DISCARD + suit]) - held
    if left < 0:
        raise NotationError(f"More cards of suit {SUITS[suit]} are held or discarded than there are.")
    return left
