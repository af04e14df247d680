"""Clauses of Royals that are written in a way of their own."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.cards import JOKER
from regalia.games.royals.notation import CODEC
from regalia.games.royals.position_places import (
    MARKS,
    NUMBER_CARDS,
    ROYALS,
    SEATS,
    TOKENS,
    Royal,
    buried,
    copies,
    lying,
    put_out,
    set_copies,
    under_buried,
)
from regalia.games.royals.position_usual import other_cards_left
from regalia.games.royals.rules import model
from regalia.games.royals.rules.model import FIRST_ROYAL, SIDE
from regalia.kernel.errors import NotationError
from regalia.kernel.positions.clauses import Clause
from regalia.kernel.positions.facts import Facts
from regalia.kernel.positions.words import EMPTY, Items, Kind, Number


class Tally(Clause):
    """One number of each side: ``wins 1-0``."""

    def __init__(self, name: str, column: int) -> None:
        self.name = name
        self.column = column

    def get(self, facts: Facts) -> list[int]:
        return [facts.table["sides"][seat * SIDE + self.column] for seat in SEATS]

    def put(self, facts: Facts, value: list[int]) -> None:
        for seat in SEATS:
            facts.table["sides"][seat * SIDE + self.column] = value[seat]

    def usual(self, facts: Facts) -> list[int]:
        return [0, 0]

    def words(self, value: list[int], facts: Facts) -> list[str]:
        return [f"{value[0]}-{value[1]}"]

    def value(self, words: list[str], facts: Facts) -> list[int]:
        numbers = "".join(words).split("-")
        if len(words) != 1 or len(numbers) != 2:
            raise NotationError("a tally has two numbers and is written like 0-1.")
        return [Number().values([word])[0] for word in numbers]


class Declared(Kind):
    """A move as in a record, or ``none``."""

    def words(self, values: Sequence[int]) -> list[str]:
        return CODEC.text(values[0]).split() if values[0] else ["none"]

    def values(self, words: list[str]) -> list[int]:
        move = 0 if words == ["none"] else CODEC.parse(" ".join(words))
        if move and CODEC.verb(move).number not in (model.ARROW, model.ATTACK, model.JOKER_ATTACK):
            raise NotationError(f"'{' '.join(words)}' is not an attack.")
        return [move]


class Pile(Clause):
    """The cards of one kind in a score pile."""

    def __init__(self, name: str, seat: int, first: int, names: list[str]) -> None:
        self.name = f"{name}{seat}"
        self.place = first + seat
        self.kind = Items(names, in_order=False)

    def get(self, facts: Facts) -> list[int]:
        return lying(facts, self.place)

    def put(self, facts: Facts, value: list[int]) -> None:
        for card in value:
            put_out(facts, card, self.place)

    def usual(self, facts: Facts) -> list[int]:
        return []

    def words(self, value: list[int], facts: Facts) -> list[str]:
        return self.kind.words(value)

    def value(self, words: list[str], facts: Facts) -> list[int]:
        return self.kind.values(words)


def royal_text(royal: Royal, mark: str) -> str:
    return "+".join([TOKENS[royal[0]] + mark, *(TOKENS[card] for card in royal[2])])


def under_cards(words: list[str]) -> list[int]:
    return Items(NUMBER_CARDS, in_order=False, noun="number card").values(words)


class Field(Clause):
    """The three slots of a seat, with the cards under each royal."""

    def __init__(self, seat: int) -> None:
        self.name = f"F{seat}"
        self.at = seat * int(SIDE)
        self.under = int(model.UNDER_SLOT) + seat * int(model.SLOTS)

    def get(self, facts: Facts) -> list[Royal]:
        found: list[Royal] = []
        for slot in range(model.SLOTS):
            royal = facts.table["sides"][self.at + slot]
            under = lying(facts, self.under + slot)
            found.append((model.card_of(royal), royal & model.POSITION, under) if royal else (-1, 0, under))
        while found and found[-1] == (-1, 0, []):
            found.pop()
        return found

    def put(self, facts: Facts, value: list[Royal]) -> None:
        for slot, (card, position, under) in enumerate(value):
            if card >= 0:
                facts.table["sides"][self.at + slot] = card << 2 | position | len(under) * model.ONE_UNDER
            for low in under:
                put_out(facts, low, self.under + slot)

    def usual(self, facts: Facts) -> list[Royal]:
        return []

    def words(self, value: list[Royal], facts: Facts) -> list[str]:
        return ["-" if royal[0] < 0 else royal_text(royal, MARKS[royal[1]]) for royal in value] or ["-"]

    def value(self, words: list[str], facts: Facts) -> list[Royal]:
        if len(words) > model.SLOTS:
            raise NotationError(f"has {len(words)} royals; a field has {model.SLOTS} slots.")
        found = [(-1, 0, []) if word == "-" else self.royal(word) for word in words]
        while found and found[-1][0] < 0:
            found.pop()
        return found

    def royal(self, word: str) -> Royal:
        first, *under = word.split("+")
        positions = {mark: position for position, mark in MARKS.items()}
        if first[:2] not in ROYALS or first[2:] not in positions:
            raise NotationError(f"'{word}' is not a royal on a field; one is written like Kh^, Qd/ or Js_+7h.")
        return TOKENS.index(first[:2]), positions[first[2:]], under_cards(under)


class Buried(Clause):
    """Royals in a score pile, with the cards that lay under them."""

    def __init__(self, seat: int) -> None:
        self.name = f"buried{seat}"
        self.place = int(model.BURIED) + seat

    def get(self, facts: Facts) -> list[Royal]:
        return buried(facts, self.place)

    def put(self, facts: Facts, value: list[Royal]) -> None:
        for card, _, under in value:
            copy = len(copies(facts, card))
            put_out(facts, card, self.place)
            for low in under:
                put_out(facts, low, under_buried(card, copy))

    def usual(self, facts: Facts) -> list[Royal]:
        return []

    def words(self, value: list[Royal], facts: Facts) -> list[str]:
        return [royal_text(royal, "") for royal in value] or [EMPTY]

    def value(self, words: list[str], facts: Facts) -> list[Royal]:
        return sorted((self.royal(word) for word in words if word != EMPTY), key=lambda royal: royal[0])

    def royal(self, word: str) -> Royal:
        first, *under = word.split("+")
        if first not in ROYALS or not under:
            raise NotationError(f"'{word}' is not a buried royal; one is written with its cards, like Jd+5c+4d.")
        return TOKENS.index(first), 0, under_cards(under)


class Swapped(Clause):
    """The cards whose two copies are not in the order of their places. Royals first: cards under them name the copy."""

    name = "swapped"

    def get(self, facts: Facts) -> list[int]:
        return [card for card in range(JOKER) if copies(facts, card) != sorted(copies(facts, card))]

    def put(self, facts: Facts, value: list[int]) -> None:
        for royal in (card for card in value if card >= FIRST_ROYAL):
            set_copies(facts, royal, copies(facts, royal)[::-1])
            exchange = {under_buried(royal, copy): under_buried(royal, 1 - copy) for copy in (0, 1)}
            for card in range(FIRST_ROYAL):
                set_copies(facts, card, sorted(exchange.get(place, place) for place in copies(facts, card)))
        for card in (card for card in value if card < FIRST_ROYAL):
            set_copies(facts, card, copies(facts, card)[::-1])

    def usual(self, facts: Facts) -> list[int]:
        return []

    def words(self, value: list[int], facts: Facts) -> list[str]:
        return Items(TOKENS).words(value)

    def value(self, words: list[str], facts: Facts) -> list[int]:
        return Items(TOKENS, in_order=False).values(words)


class Rest(Clause):
    """With a given deck, all cards that are not named are seat 1's tributes."""

    def here(self, facts: Facts) -> bool:
        return "deck" in facts.said

    def usual(self, facts: Facts) -> list[int]:
        assert facts.stock is not None
        left = [count - in_deck for count, in_deck in zip(other_cards_left(facts), facts.stock["cards"], strict=True)]
        if min(left) < 0:
            raise NotationError(f"{TOKENS[left.index(min(left))]} is named more often than there are such cards.")
        if left[JOKER]:
            raise NotationError("With a given deck every joker must be named: it cannot be a tribute.")
        return [card for card, count in enumerate(left) for _ in range(count)]

    def put(self, facts: Facts, value: list[int]) -> None:
        for card in value:
            put_out(facts, card, int(model.TRIBUTE_PILE) + 1)


class Jokers(Clause):
    """The jokers on a field: ``r`` ready, ``w`` waiting."""

    def __init__(self, seat: int) -> None:
        self.name = f"J{seat}"
        self.at = seat * int(SIDE) + int(model.READY)

    def get(self, facts: Facts) -> list[int]:
        return facts.table["sides"][self.at : self.at + 2]

    def put(self, facts: Facts, value: list[int]) -> None:
        facts.table["sides"][self.at : self.at + 2] = value

    def usual(self, facts: Facts) -> list[int]:
        return [0, 0]

    def words(self, value: list[int], facts: Facts) -> list[str]:
        return ["r" * value[0] + "w" * value[1] or EMPTY]

    def value(self, words: list[str], facts: Facts) -> list[int]:
        letters = "" if words == [EMPTY] else "".join(words)
        if set(letters) - {"r", "w"} or len(letters) > model.MOST_JOKERS:
            raise NotationError("takes at most two letters, r for a ready and w for a waiting joker.")
        return [letters.count("r"), letters.count("w")]
