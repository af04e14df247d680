"""Clauses of a position's text for what all know about hidden cards: blocks, doubts and shares."""

from __future__ import annotations

from regalia.games.royal_ascension.position_cards import RANKS, SUITS, bags, faces, options, rest
from regalia.games.royal_ascension.rules import knowledge as known
from regalia.games.royal_ascension.rules import model as m
from regalia.games.royal_ascension.rules import terms
from regalia.games.royal_ascension.rules.bags import lacking, size
from regalia.games.royal_ascension.rules.terms import DIAMONDS, HEARTS
from regalia.kernel.errors import NotationError
from regalia.kernel.positions.clauses import Clause
from regalia.kernel.positions.facts import Facts
from regalia.kernel.positions.words import EMPTY, read_number


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
