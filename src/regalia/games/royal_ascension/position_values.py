"""How values of The Royal Ascension are written in positions: cards, blocks, territories, fighters, dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.games.royal_ascension.rules import knowledge as known
from regalia.games.royal_ascension.rules import model as m
from regalia.games.royal_ascension.rules import terms
from regalia.games.royal_ascension.rules.bags import ONE, copies, lacking, size
from regalia.games.royal_ascension.rules.rules import AscensionRules
from regalia.games.royal_ascension.rules.terms import CLUBS, DIAMONDS, HEARTS, NOBODY, SPADES, Options
from regalia.kernel.errors import NotationError
from regalia.kernel.positions.clauses import Clause, Place, Simple, table
from regalia.kernel.positions.facts import Facts
from regalia.kernel.positions.words import EMPTY, Kind, Number, Seat, read_number

RANKS = "A23456789TJQK"
SUITS = "cdhs"
NONE = "none"


def options(facts: Facts) -> Options:
    assert isinstance(facts.rules, AscensionRules)
    return facts.rules.options


# ---- cards


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


class Sent(Cards):
    """What a fighter brings to a battle: a territory, or ``none``, and cards."""

    def __init__(self, name: str, territory: Place, hearts: Place, clubs: Place) -> None:
        super().__init__(name, {"h": hearts, "c": clubs})
        self.places = [territory, hearts, clubs]

    def usual(self, facts: Facts) -> list[int]:
        return [int(NOBODY), 0, 0]

    def words(self, value: list[int], facts: Facts) -> list[str]:
        cards = faces(value[1], "h") + faces(value[2], "c")
        return [NONE if value[0] < 0 else terms.SLUGS[value[0]], *cards]

    def value(self, words: list[str], facts: Facts) -> list[int]:
        first, *cards = words or [NONE]
        return [int(NOBODY) if first == NONE else read_land(first), *bags(cards, "hc")]


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


# ---- what all know about hidden cards


class Blocks(Clause):
    """Blocks of hidden cards: ``h1:Kh+7h:2.0.1``.

    A word holds suit and serial, the cards, and how many of them each seat has drawn.
    """

    name = "blocks"

    def get(self, facts: Facts) -> list[int]:
        return facts.table["blocks"][:]

    def put(self, facts: Facts, value: list[int]) -> None:
        facts.table["blocks"][:] = value

    def usual(self, facts: Facts) -> list[int]:
        """One block a suit: all cards that were not shown."""
        row = facts.table["row"]
        shown = [row[m.KNOWN + seat] for seat in range(terms.MOST_SEATS)]
        found: list[int] = []
        for suit, held, seen in ((DIAMONDS, m.GOLD_HELD, [0] * 4), (HEARTS, m.HEARTS_HELD, shown)):
            cards = rest(facts, int(suit), [facts.table["bags"][m.DISCARD + suit], *seen])
            drew = [row[held + seat] - size(seen[seat]) for seat in range(terms.MOST_SEATS)]
            found += [int(suit), 0, cards, *drew]
        return found

    def words(self, value: list[int], facts: Facts) -> list[str]:
        found = []
        for at in range(0, len(value), int(known.BLOCK)):
            suit, serial, cards, *drew = value[at : at + int(known.BLOCK)]
            named = "+".join(faces(cards, SUITS[suit])) or EMPTY
            found.append(f"{SUITS[suit]}{serial}:{named}:{'.'.join(map(str, drew[: options(facts).seats]))}")
        return found or [EMPTY]

    def value(self, words: list[str], facts: Facts) -> list[int]:
        return [number for word in words if word != EMPTY for number in self.block(word, facts)]

    def block(self, word: str, facts: Facts) -> list[int]:
        head, _, tail = word.partition(":")
        named, _, counts = tail.partition(":")
        drew = [read_number(count, 0) for count in counts.split(".")]
        if head[:1] not in ("d", "h") or len(drew) != options(facts).seats:
            raise NotationError(
                f"'{word}' is not a block; one is written like h0:Kh+7h:1.0, with a number for each seat."
            )
        cards = bags([] if named == EMPTY else named.split("+"), head[0])
        return [SUITS.index(head[0]), read_number(head[1:], 0), *cards, *drew, *[0] * (4 - len(drew))]


class Doubts(Clause):
    """Shown cards that may belong to several blocks: ``Kh.1.0.2``.

    A word holds card, seat, serial of the pile then, and how many doubts may belong to that pile.
    """

    name = "doubts"

    def get(self, facts: Facts) -> list[int]:
        return facts.table["doubts"][:]

    def put(self, facts: Facts, value: list[int]) -> None:
        facts.table["doubts"][:] = value

    def usual(self, facts: Facts) -> list[int]:
        return []

    def words(self, value: list[int], facts: Facts) -> list[str]:
        found = []
        for at in range(0, len(value), int(known.DOUBT)):
            suit, seat, rank, since, most = value[at : at + int(known.DOUBT)]
            found.append(f"{RANKS[rank]}{SUITS[suit]}.{seat}.{since}.{most}")
        return found or [EMPTY]

    def value(self, words: list[str], facts: Facts) -> list[int]:
        found: list[int] = []
        for word in words if words != [EMPTY] else []:
            card, *numbers = word.split(".")
            bags([card], "dh")
            if len(numbers) != 3:
                raise NotationError(f"'{word}' is not a doubt; one is written like Kh.1.0.2.")
            seat, since, most = (read_number(number, 0) for number in numbers)
            found += [SUITS.index(card[1]), seat, RANKS.index(card[0]), since, most]
        return found


class Shares(Clause):
    """A seat's share of each block, in their order: ``shares0 7d Qh+2h empty``."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.name = f"shares{seat}"

    def here(self, facts: Facts) -> bool:
        return facts.hands[self.seat] is not None

    def sheet(self, facts: Facts) -> dict[str, list[int]]:
        sheet = facts.hands[self.seat]
        assert sheet is not None
        return sheet

    def get(self, facts: Facts) -> list[int]:
        return self.sheet(facts)["shares"][:]

    def put(self, facts: Facts, value: list[int]) -> None:
        self.sheet(facts)["shares"][:] = value

    def suits(self, facts: Facts) -> list[int]:
        return facts.table["blocks"][known.SUIT :: known.BLOCK]

    def usual(self, facts: Facts) -> list[int]:
        """The cards that were not shown, in the last block of their suit."""
        cards = self.sheet(facts)["cards"]
        held = {int(DIAMONDS): cards[m.GOLD_IN], int(HEARTS): cards[m.HEARTS_IN]}
        held[int(HEARTS)] = lacking(facts.table["row"][m.KNOWN + self.seat], held[int(HEARTS)])
        suits = self.suits(facts)
        return [held[suit] if suit not in suits[i + 1 :] else 0 for i, suit in enumerate(suits)]

    def words(self, value: list[int], facts: Facts) -> list[str]:
        suits = self.suits(facts)
        return ["+".join(faces(bag, SUITS[suit])) or EMPTY for bag, suit in zip(value, suits, strict=True)]

    def value(self, words: list[str], facts: Facts) -> list[int]:
        suits = self.suits(facts)
        if len(words) != len(suits):
            raise NotationError(f"takes a share of each of {len(suits)} blocks, not {len(words)}.")
        shares = zip(words, suits, strict=True)
        return [bags([] if word == EMPTY else word.split("+"), SUITS[suit])[0] for word, suit in shares]


# ---- other values


def read_land(word: str) -> int:
    if word not in terms.SLUGS:
        raise NotationError(f"'{word}' is not a territory; there are {', '.join(terms.SLUGS)}.")
    return terms.SLUGS.index(word)


class Lands(Clause):
    """The territories of a seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.name = f"lands{seat}"

    def get(self, facts: Facts) -> list[int]:
        return [land for land, owner in enumerate(facts.table["owner"]) if owner == self.seat]

    def put(self, facts: Facts, value: list[int]) -> None:
        for land in value:
            if facts.table["owner"][land] >= 0:
                raise NotationError(f"{terms.SLUGS[land]} has two owners.")
            facts.table["owner"][land] = self.seat
        facts.table["row"][m.LANDS + self.seat] = len(value)

    def usual(self, facts: Facts) -> list[int]:
        return []

    def words(self, value: list[int], facts: Facts) -> list[str]:
        return [terms.SLUGS[land] for land in value] or [EMPTY]

    def value(self, words: list[str], facts: Facts) -> list[int]:
        return sorted({read_land(word) for word in words if word != EMPTY})


class Fighters(Clause):
    """The fighters in their order; seats left from an earlier battle follow after ``|``."""

    name = "fighters"

    def get(self, facts: Facts) -> tuple[list[int], int]:
        return facts.table["row"][m.FIGHTER : m.FIGHTER + terms.MOST_SEATS], facts.one("fighters")

    def put(self, facts: Facts, value: tuple[list[int], int]) -> None:
        facts.table["row"][m.FIGHTER : m.FIGHTER + terms.MOST_SEATS] = value[0]
        facts.table["fighters"] = [value[1]]

    def usual(self, facts: Facts) -> tuple[list[int], int]:
        return [0] * int(terms.MOST_SEATS), 0

    def words(self, value: tuple[list[int], int], facts: Facts) -> list[str]:
        seats, count = value
        length = max([count, *(i + 1 for i, seat in enumerate(seats) if seat)])
        words = [str(seat) for seat in seats[:length]]
        return [*words[:count], "|", *words[count:]] if length > count else words or [EMPTY]

    def value(self, words: list[str], facts: Facts) -> tuple[list[int], int]:
        seats = [Seat(options(facts).seats).values([word])[0] for word in words if word not in ("|", EMPTY)]
        if len(seats) > terms.MOST_SEATS:
            raise NotationError(f"names {len(seats)} fighters; there are at most {terms.MOST_SEATS}.")
        count = words.index("|") if "|" in words else len(seats)
        return seats + [0] * (int(terms.MOST_SEATS) - len(seats)), count


@dataclass(frozen=True)
class SeatSet(Kind):
    """Some seats: ``allied 1 3``."""

    seats: int

    def words(self, values: Sequence[int]) -> list[str]:
        return [str(seat) for seat in range(terms.MOST_SEATS) if m.has_seat(values[0], seat)] or [EMPTY]

    def values(self, words: list[str]) -> list[int]:
        named = {Seat(self.seats).values([word])[0] for word in words if word != EMPTY}
        return [sum(int(m.seat_bit(seat)) for seat in named)]


class Dice(Kind):
    """Dice in the order they were rolled: ``dice0 6 5 4``."""

    def words(self, values: Sequence[int]) -> list[str]:
        return [str(pips) for pips in m.listed_dice(values[0])] or [EMPTY]

    def values(self, words: list[str]) -> list[int]:
        pips = [read_number(word, 1) for word in words if word != EMPTY]
        if len(pips) > 6 or max(pips, default=1) > 6:
            raise NotationError("takes at most six dice of 1 to 6.")
        return [sum(int(m.nth_die(die, n)) for n, die in enumerate(pips))]


class Held(Simple):
    """The number of hearts or diamonds in a hand, said where it is not seen."""

    def __init__(self, name: str, seat: int, place: int, at: int) -> None:
        super().__init__(f"{name}{seat}", table("row", place + seat), Number())
        self.seat = seat
        self.at = at

    def usual(self, facts: Facts) -> list[int]:
        sheet = facts.hands[self.seat]
        return [0 if sheet is None else int(size(sheet["cards"][self.at]))]
