"""Clauses of a position's text that only Battle has: armies, groups, hands and packs."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.games.battle.notation import CARD, token
from regalia.games.battle.rules import model, terms
from regalia.games.battle.rules.rules import BattleRules
from regalia.games.battle.rules.terms import Options
from regalia.kernel.errors import NotationError
from regalia.kernel.positions.clauses import Clause
from regalia.kernel.positions.facts import Facts
from regalia.kernel.positions.words import EMPTY, Kind, only, read_item, read_number

TOKENS = list(CARD)
KINDS = len(TOKENS)
NONE = "none"
UNKNOWN = "--"  # a place of a pack that the seat has not seen

Soldiers = list[tuple[int, int]]  # each with its duty


def options_of(facts: Facts) -> Options:
    rules = facts.rules
    assert isinstance(rules, BattleRules)
    return rules.options


# ---- soldiers


def soldier_text(soldier: int, own_decks: bool) -> str:
    """``5c``, with own decks ``5c/1``: the owner's seat after the slash."""
    card, owner = token(model.soldier_card(soldier)), model.soldier_owner(soldier)
    return f"{card}/{owner}" if own_decks else card


def read_soldier(word: str, owner: int, own_decks: bool) -> int:
    """The soldier that a word names; where it names no owner, that is ``owner``."""
    card, slash, seat = word.partition("/")
    if slash and not (own_decks and seat.isdigit() and int(seat) < terms.MOST_SEATS):
        raise NotationError(f"'{word}' is not a soldier here; with own decks one is written like 5c/1, else like 5c.")
    return int(model.make_soldier(read_item(card, TOKENS, "card"), (int(seat) if slash else owner) if own_decks else 0))


class Army(Clause):
    """The soldiers of a seat: ``army0 Kh 9c@1 5c/1@2!``, with their groups (@) and a mark if they are doomed (!)."""

    def __init__(self, seat: int, options: Options) -> None:
        self.name = f"army{seat}"
        self.seat = seat
        self.own_decks = bool(options.own_decks)

    def get(self, facts: Facts) -> Soldiers:
        start, army = facts.table["start"], facts.table["army"]
        return [(army[2 * i], army[2 * i + 1]) for i in range(start[self.seat], start[self.seat + 1])]

    def put(self, facts: Facts, value: Soldiers) -> None:
        start = facts.table["start"]
        first, end = start[self.seat], start[self.seat + 1]
        facts.table["army"][2 * first : 2 * end] = [number for pair in value for number in pair]
        for later in range(self.seat + 1, len(start)):
            start[later] += len(value) - (end - first)

    def usual(self, facts: Facts) -> Soldiers:
        return []

    def words(self, value: Soldiers, facts: Facts) -> list[str]:
        return [self.text(soldier, duty) for soldier, duty in value] or [EMPTY]

    def text(self, soldier: int, duty: int) -> str:
        foreign = self.own_decks and model.soldier_owner(soldier) != self.seat
        group = f"@{duty & model.GROUP}" if duty else ""
        return soldier_text(soldier, foreign) + group + ("!" if duty >= model.DOOMED else "")

    def value(self, words: list[str], facts: Facts) -> Soldiers:
        found = [self.soldier(word) for word in words if word != EMPTY]
        return sorted(found, key=lambda pair: pair[0])

    def soldier(self, word: str) -> tuple[int, int]:
        name, at, group = word.removesuffix("!").partition("@")
        duty = read_number(group, 1) if at else 0
        if duty > model.GROUP or (word.endswith("!") and not at):
            raise NotationError(
                f"'{word}' names no group of an attack; a soldier in one is written like 9c@1 or 9c@1!."
            )
        return read_soldier(name, self.seat, self.own_decks), duty + (int(model.DOOMED) if word.endswith("!") else 0)


class Groups(Clause):
    """The groups of the attack by attacked side, soldiers and block: ``groups 1x3 0x1b``."""

    name = "groups"

    def get(self, facts: Facts) -> list[int]:
        return facts.table["groups"][:]

    def put(self, facts: Facts, value: list[int]) -> None:
        facts.table["count"] = [len(value)]
        facts.table["groups"] = value[:]

    def usual(self, facts: Facts) -> list[int]:
        return []

    def words(self, value: list[int], facts: Facts) -> list[str]:
        return [
            f"{model.group_side(group)}x{model.group_size(group)}{'b' if group & model.BLOCKED else ''}"
            for group in value
        ]

    def value(self, words: list[str], facts: Facts) -> list[int]:
        return [self.group(word) for word in words if word != EMPTY]

    def group(self, word: str) -> int:
        side, x, size = word.removesuffix("b").partition("x")
        if not x:
            raise NotationError(f"'{word}' is not a group; one is written by side and soldiers, like 1x3 or 1x3b.")
        packed = read_number(side, 0) + read_number(size, 0) * int(model.ONE_SOLDIER)
        return packed + (int(model.BLOCKED) if word.endswith("b") else 0)


class Soldier(Kind):
    """One soldier, or ``none``."""

    def __init__(self, options: Options) -> None:
        self.own_decks = bool(options.own_decks)

    def words(self, values: Sequence[int]) -> list[str]:
        return [NONE if values[0] < 0 else soldier_text(values[0], self.own_decks)]

    def values(self, words: list[str]) -> list[int]:
        word = only(words, "soldier")
        return [-1 if word == NONE else read_soldier(word, 0, self.own_decks)]


class Card(Kind):
    """One card, or ``none``."""

    def words(self, values: Sequence[int]) -> list[str]:
        return [NONE if values[0] < 0 else TOKENS[values[0]]]

    def values(self, words: list[str]) -> list[int]:
        word = only(words, "card")
        return [-1 if word == NONE else read_item(word, TOKENS, "card")]


# ---- hands


class OpenHand(Clause):
    """Whether a hand is seen by a team-mate, without the deck: ``open1``."""

    def __init__(self, seat: int) -> None:
        self.name = f"open{seat}"
        self.seat = seat

    def here(self, facts: Facts) -> bool:
        return facts.hands[self.seat] is not None and bool(options_of(facts).own_decks)

    def get(self, facts: Facts) -> bool:
        hand = facts.hands[self.seat]
        assert hand is not None
        return not hand["pile"]

    def put(self, facts: Facts, value: bool) -> None:
        hand = facts.hands[self.seat]
        assert hand is not None
        if value:
            hand["pile"], hand["cuts"], hand["packs"] = [], [], []

    def usual(self, facts: Facts) -> bool:
        return False

    def words(self, value: bool, facts: Facts) -> list[str]:
        return [] if value else ["no"]

    def value(self, words: list[str], facts: Facts) -> bool:
        return words != ["no"]


class HandCards(Clause):
    """The cards of a hand, each with the serial of its batch where that is not the first: ``hand0 Kh 5c.2``."""

    def __init__(self, seat: int, options: Options) -> None:
        self.name = f"hand{seat}"
        self.seat = seat
        self.first_serial = first_serial(options)

    def here(self, facts: Facts) -> bool:
        return facts.hands[self.seat] is not None

    def get(self, facts: Facts) -> list[tuple[int, int]]:
        hand = facts.hands[self.seat]
        assert hand is not None
        origins = hand["origins"] or [self.first_serial] * len(hand["cards"])
        return list(zip(hand["cards"], origins, strict=True))

    def put(self, facts: Facts, value: list[tuple[int, int]]) -> None:
        hand = facts.hands[self.seat]
        assert hand is not None
        shuffled = any(facts.table["row"][model.SERIAL : model.ROW])
        hand["cards"] = [card for card, _ in value]
        hand["origins"] = [serial for _, serial in value] if shuffled else []
        if not shuffled and any(serial for _, serial in value):
            raise NotationError("names a batch, but no pile was reshuffled.")

    def usual(self, facts: Facts) -> list[tuple[int, int]]:
        return []

    def words(self, value: list[tuple[int, int]], facts: Facts) -> list[str]:
        return [TOKENS[card] + ("" if serial == self.first_serial else f".{serial}") for card, serial in value] or [
            EMPTY
        ]

    def value(self, words: list[str], facts: Facts) -> list[tuple[int, int]]:
        found = []
        for word in words if words != [EMPTY] else []:
            card, dot, serial = word.partition(".")
            found.append((read_item(card, TOKENS, "card"), read_number(serial, 0) if dot else self.first_serial))
        return sorted(found)


def first_serial(options: Options) -> int:
    """The serial of a pile's first batch: what was split openly is a batch of its own."""
    return int(options.format == terms.SPLIT and not options.were_given)


class Packs(Clause):
    """What a seat has seen of the packs of a draft, each by round and pack: ``packs0 1.0:KhQd--5c``."""

    def __init__(self, seat: int, options: Options) -> None:
        self.name = f"packs{seat}"
        self.seat = seat
        self.seats, self.size, self.rounds = int(options.seats), int(options.pack), int(options.rounds)

    def here(self, facts: Facts) -> bool:
        hand = facts.hands[self.seat]
        return hand is not None and bool(hand["packs"])

    def get(self, facts: Facts) -> list[int]:
        hand = facts.hands[self.seat]
        assert hand is not None
        return hand["packs"][:]

    def put(self, facts: Facts, value: list[int]) -> None:
        hand = facts.hands[self.seat]
        assert hand is not None
        hand["packs"] = value[:]

    def usual(self, facts: Facts) -> list[int]:
        return [0] * (self.rounds * self.seats * self.size)

    def words(self, value: list[int], facts: Facts) -> list[str]:
        words = []
        for number in range(self.rounds * self.seats):
            cards = value[number * self.size : (number + 1) * self.size]
            if any(cards):
                text = "".join(TOKENS[card - 1] if card else UNKNOWN for card in cards)
                words.append(f"{number // self.seats + 1}.{number % self.seats}:{text}")
        return words or [EMPTY]

    def value(self, words: list[str], facts: Facts) -> list[int]:
        found = self.usual(facts)
        for word in words if words != [EMPTY] else []:
            number, cards = self.pack(word)
            found[number * self.size : (number + 1) * self.size] = cards
        return found

    def pack(self, word: str) -> tuple[int, list[int]]:
        place, _, text = word.partition(":")
        turn, _, pack = place.partition(".")
        tokens = [text[i : i + 2] for i in range(0, len(text), 2)]
        round = read_number(turn, 1) - 1
        number = round * self.seats + read_number(pack, 0)
        if round >= self.rounds or int(pack) >= self.seats or len(tokens) != self.size:
            raise NotationError(
                f"'{word}' is not a pack of {self.size} cards, like 1.0:KhQd--… for round 1 and pack 0."
            )
        return number, [0 if card == UNKNOWN else read_item(card, TOKENS, "card") + 1 for card in tokens]
