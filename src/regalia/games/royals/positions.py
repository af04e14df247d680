"""Positions and views of Royals as text, in the notation of section 11: ``H0 9c 2c, H1 3s, F0 Kh^ - Qs_+7h, J0 rw``.

What is not said has its usual value: the main decision of seat 0 in turn 10, both have had royals, and all cards that are
not named are in the deck. Where a deck is given, these lie among seat 1's tributes instead.

======================  ==========================================================================================
H0, F0, J0              hand; three slots, each ``-`` or a royal (^ upright, / diagonal, _ sideways) with ``+card`` for
                        each card under it; jokers (r ready, w waiting)
arrows0, tributes0      cards in a score pile
used0, buried0          number cards that lie with a used joker; royals with their cards (``Jd+5c+4d``)
known0                  cards of the hand that the opponent knows since a reshuffle
deck, discard           cards, or ``empty``
had                     seats that have had a royal: ``01``, ``0``, ``1`` or ``none``
active, turn, quiet     a seat; counters
busy                    something was done in this turn
reshuffles, called      a counter; the last reshuffle was called
final                   1 or 2: this is that final turn of the Last Round
last_round              the Last Round has begun: usual where ``final`` is said
games, wins, last       finished games of the match; their tally, ``0-1``; the score of the last one
decision                what is due: main, block, counter, jackrifice, call, draw, first or end
chooser                 a seat, ``chance`` or ``over``; usually follows from the decision
declared                the attack that is being answered, as in a record: ``attack Kh1 9c Qs2``
drawer, refill          whose refill it is; what it is part of: first_hand, second_hand, top_up or end_of_turn
due, drawn              cards of the draw still to come, and those already drawn
reason                  why the last finished game ended
size0                   size of a hand that the viewer does not see
deck_size               cards in the deck, where the other clauses do not tell
points0                 points by royals, jokers, arrows and tributes, where the piles do not tell
used_jokers             jokers out of play, where the piles do not tell
swapped                 cards of which the two copies went out of play in another order than their piles are listed here
held, shares            what reshuffles have told everybody about the hands: cards with their block (``Kh.0``), after a
                        ``|`` those that are no longer remembered; how many cards of each block are seat 0's
======================  ==========================================================================================
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from regalia.cards import JOKER, KINDS, token
from regalia.games.royals.notation import CODEC
from regalia.games.royals.rules import model
from regalia.games.royals.rules.combat import RANK, VALUE, cards_of
from regalia.games.royals.rules.fields import first_card, other_cards
from regalia.games.royals.rules.model import CARDS, FIRST_ROYAL, SIDE
from regalia.games.royals.rules.rules import RoyalsRules
from regalia.kernel.errors import NotationError
from regalia.kernel.position_text import Clause, Derived, Facts, Layout, Positions, Simple, hand, row, stock, table
from regalia.kernel.position_words import EMPTY, Bag, Flag, Items, Kind, Number, Numbers, OneOf, Seat, Turn, read_item
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER

TOKENS = [token(card) for card in range(KINDS)]
NUMBER_CARDS = TOKENS[:FIRST_ROYAL]
ROYALS = TOKENS[FIRST_ROYAL:JOKER]
MARKS = {int(model.SIDEWAYS): "_", int(model.DIAGONAL): "/", int(model.UPRIGHT): "^"}
SEATS = (0, 1)
DECISIONS = ("main", "block", "counter", "jackrifice", "call", "draw", "first", "end")
REFILLS = ("first_hand", "second_hand", "top_up", "end_of_turn")
REASONS = ("none", "last_round", "exhausted", "idle", "turn_limit")


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


# ---- hands


class Known(Clause):
    """The cards of a hand that the opponent knows: a mask in that hand, and cards in the opponent's."""

    def __init__(self, seat: int) -> None:
        self.name = f"known{seat}"
        self.seat = seat

    def here(self, facts: Facts) -> bool:
        return facts.hands != [None, None]

    def get(self, facts: Facts) -> list[int]:
        mine, other = facts.hands[self.seat], facts.hands[1 - self.seat]
        if mine is not None:
            return [card for i, card in enumerate(mine["cards"]) if mine["known"][0] >> i & 1]
        assert other is not None
        return other["theirs"]

    def put(self, facts: Facts, value: list[int]) -> None:
        mine, other = facts.hands[self.seat], facts.hands[1 - self.seat]
        if mine is not None:
            mask = 0
            for card in value:
                places = [i for i, held in enumerate(mine["cards"]) if held == card and not mask >> i & 1]
                if not places:
                    raise NotationError(f"{TOKENS[card]} is not in H{self.seat}.")
                mask |= 1 << places[0]
            mine["known"] = [mask]
        if other is not None:
            other["theirs"] = value[:]

    def usual(self, facts: Facts) -> list[int]:
        return []

    def words(self, value: list[int], facts: Facts) -> list[str]:
        return Items(TOKENS).words(value)

    def value(self, words: list[str], facts: Facts) -> list[int]:
        return Items(TOKENS, in_order=False).values(words)


def hand_size(seat: int, facts: Facts) -> int:
    held = facts.hands[seat]
    return int(model.HAND_SIZE) if held is None else len(held["cards"])


# ---- cards out of play: Table.scored


def copies(facts: Facts, card: int) -> list[int]:
    """The places of a card's copies that are out of play."""
    packed = facts.table["scored"][card]
    places = [packed >> at & int(model.COPY_MASK) for at in (0, int(model.COPY_BITS))]
    return [place for place in places if place]


def set_copies(facts: Facts, card: int, places: list[int]) -> None:
    if len(places) > 2:
        raise NotationError(f"{TOKENS[card]} is named more often than there are such cards.")
    facts.table["scored"][card] = sum(place << i * int(model.COPY_BITS) for i, place in enumerate(places))


def lying(facts: Facts, place: int) -> list[int]:
    """The cards out of play in one place of the model."""
    return [card for card in range(JOKER) for at in copies(facts, card) if at == place]


def put_out(facts: Facts, card: int, place: int) -> None:
    """A card lies out of play. Copies lie in the order of their places; ``Swapped`` tells where it is the other way."""
    set_copies(facts, card, sorted([*copies(facts, card), place]))


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


Royal = tuple[int, int, list[int]]  # card (-1: none), position, cards under it


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
        return [
            (card, 0, lying(facts, under_buried(card, copy)))
            for card in range(FIRST_ROYAL, JOKER)
            for copy, place in enumerate(copies(facts, card))
            if place == self.place
        ]

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


def under_buried(royal: int, copy: int) -> int:
    """The place of the cards under a buried royal, which may have two copies."""
    return int(model.UNDER_BURIED) + (royal - int(FIRST_ROYAL)) * 2 + copy


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


# ---- what follows from the rest


def named_cards(facts: Facts) -> Iterator[int]:
    """Every card that lies open, or in a hand that is seen."""
    sides = facts.table["sides"]
    for card, count in enumerate(facts.table["discard"]):
        yield from [card] * count
    for card in range(JOKER):
        yield from [card] * len(copies(facts, card))
    yield from [int(JOKER)] * facts.table["scored"][JOKER]
    for seat in SEATS:
        at = seat * SIDE
        yield from [int(JOKER)] * (sides[at + model.READY] + sides[at + model.WAITING])
        yield from (model.card_of(royal) for royal in sides[at : at + model.SLOTS] if royal)
        held = facts.hands[seat]
        yield from [] if held is None else held["cards"]
    laid = cards_of(facts.one("attack")) if facts.one("attack") else 0
    while laid:
        yield first_card(laid)
        laid = other_cards(laid)


def other_cards_left(facts: Facts) -> list[int]:
    """How many of each card are named nowhere."""
    rules = facts.rules
    assert isinstance(rules, RoyalsRules)
    left = [rules.options.decks] * JOKER + [rules.options.jokers]
    for card in named_cards(facts):
        left[card] -= 1
    for card, count in enumerate(left):
        if count < 0:
            raise NotationError(f"{TOKENS[card]} is named more often than there are such cards.")
    return left


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


def deck_size(facts: Facts) -> int:
    if facts.stock is not None:
        return sum(facts.stock["cards"])
    hidden = sum(hand_size_on_table(facts, seat) for seat in SEATS if facts.hands[seat] is None)
    return sum(other_cards_left(facts)) - hidden


def hand_size_on_table(facts: Facts, seat: int) -> int:
    return facts.table["sides"][seat * SIDE + CARDS]


def points(seat: int, facts: Facts) -> list[int]:
    """By royals, jokers, arrows and tributes."""
    by_royals = 0
    fields = facts.table["sides"][seat * SIDE : seat * SIDE + model.SLOTS]
    for slot, royal in enumerate(fields):
        for card in lying(facts, int(model.UNDER_SLOT) + seat * int(model.SLOTS) + slot) if royal else []:
            by_royals += VALUE[card] // RANK[model.card_of(royal)]
    for royal, _, under in Buried(seat).get(facts):
        by_royals += sum(VALUE[card] // RANK[royal] for card in under)
    by_jokers = sum(2 * VALUE[card] for card in lying(facts, int(model.JOKER_PILE) + seat))
    arrows, tributes = (len(lying(facts, int(pile) + seat)) for pile in (model.ARROW_PILE, model.TRIBUTE_PILE))
    return [by_royals, by_jokers, arrows, tributes]


def used_jokers(facts: Facts) -> int:
    return sum(len(lying(facts, int(model.JOKER_PILE) + seat)) for seat in SEATS)


def chooser(facts: Facts) -> int:
    """The seat that must choose, as far as the decision tells."""
    active, decision = facts.one("active"), facts.one("decision")
    if decision in (model.DRAWING, model.STARTING):
        return int(CHANCE)
    if decision == model.ENDED:
        return int(OVER)
    return 1 - active if decision in (model.BLOCKING, model.JACKRIFICING) else active


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


class Held(Clause):
    """What everybody remembers of the hands since reshuffles: ``Table.held`` up to SHARE, and how many of it count."""

    name = "held"

    def get(self, facts: Facts) -> tuple[list[int], int]:
        return facts.table["held"][: model.SHARE], facts.one("held_count")

    def put(self, facts: Facts, value: tuple[list[int], int]) -> None:
        facts.table["held"][: model.SHARE] = value[0]
        facts.table["held_count"] = [value[1]]

    def usual(self, facts: Facts) -> tuple[list[int], int]:
        return [0] * int(model.SHARE), 0

    def words(self, value: tuple[list[int], int], facts: Facts) -> list[str]:
        held, count = value
        length = max([count, *(i + 1 for i, entry in enumerate(held) if entry)])
        words = [f"{TOKENS[entry % model.ONE_BLOCK]}.{entry // model.ONE_BLOCK}" for entry in held[:length]]
        return [*words[:count], "|", *words[count:]] if length > count else words or [EMPTY]

    def value(self, words: list[str], facts: Facts) -> tuple[list[int], int]:
        entries = [self.entry(word) for word in words if word not in ("|", EMPTY)]
        count = words.index("|") if "|" in words else len(entries)
        if len(entries) > model.SHARE:
            raise NotationError(f"at most {model.SHARE} cards are remembered.")
        return entries + [0] * (int(model.SHARE) - len(entries)), count

    def entry(self, word: str) -> int:
        card, _, block = word.partition(".")
        if not block.isdigit() or int(block) >= model.SHARE:
            raise NotationError(f"'{word}' is not a card with its block, like Kh.0.")
        return read_item(card, TOKENS, "card") + int(block) * int(model.ONE_BLOCK)


class RoyalsPositions(Positions):
    table = Layout(
        row("sides"),
        row("discard"),
        row("scored"),
        row("held"),
        *("chooser", "decision", "active", "turns", "quiet", "busy", "had_royals", "deck", "discarded", "reshuffles"),
        *(
            "called",
            "last_round",
            "finals",
            "drawer",
            "refill",
            "due",
            "drawn",
            "attack",
            "held_count",
            "games",
            "reason",
        ),
    )
    hand = Layout(row("cards"), "known", row("theirs"))
    stock = Layout(row("cards"))

    def clauses(self, rules: Rules) -> list[Clause]:
        return [*match_clauses(), *turn_clauses(), *hand_clauses(), *open_clauses(), *last_clauses()]


def match_clauses() -> list[Clause]:
    return [
        Simple("games", table("games"), Number(), 0),
        Tally("wins", int(model.WINS)),
        Tally("last", int(model.LAST_SCORE)),
        Simple("reason", table("reason"), OneOf(REASONS, -1), -1),
    ]


def turn_clauses() -> list[Clause]:
    return [
        Simple("active", table("active"), Seat(2), 0),
        Simple("turn", table("turns"), Number(), 10),
        Simple("quiet", table("quiet"), Number(), 0),
        Simple("busy", table("busy"), Flag(), 0),
        Simple("had", table("had_royals"), OneOf(("none", "0", "1", "01")), 3),
        Simple("reshuffles", table("reshuffles"), Number(), 0),
        Simple("final", table("finals"), Number(), 0),
        Simple("last_round", table("last_round"), Flag(), lambda facts: int(facts.one("finals") > 0)),
        Simple("called", table("called"), Flag(), lambda facts: facts.one("last_round")),
        Simple("decision", table("decision"), OneOf(DECISIONS), int(model.MAIN)),
        Simple("chooser", table("chooser"), Turn(2), chooser),
        Simple("declared", table("attack"), Declared(), 0),
        Simple("drawer", table("drawer"), Seat(2), lambda facts: facts.one("active")),
        Simple("refill", table("refill"), OneOf(REFILLS), int(model.TOP_UP)),
        Simple("due", table("due"), Number(), 0),
        Simple("drawn", table("drawn"), Number(), 0),
    ]


def hand_clauses() -> list[Clause]:
    clauses: list[Clause] = []
    for seat in SEATS:
        size = table("sides", seat * int(SIDE) + int(CARDS))
        clauses += [
            Simple(f"H{seat}", hand(seat, "cards"), Items(TOKENS, int(model.HAND_SIZE), in_order=False), []),
            Simple(f"size{seat}", size, Number(), lambda facts, seat=seat: hand_size(seat, facts)),
        ]
    return [*clauses, Known(0), Known(1)]


def open_clauses() -> list[Clause]:
    """What lies on the table. Tributes come before buried royals, so that a buried copy keeps its number."""
    clauses: list[Clause] = [each(seat) for seat in SEATS for each in (Field, Jokers)]
    for name, pile, names in (
        ("tributes", model.TRIBUTE_PILE, TOKENS[:JOKER]),
        ("arrows", model.ARROW_PILE, NUMBER_CARDS),
        ("used", model.JOKER_PILE, NUMBER_CARDS),
    ):
        clauses += [Pile(name, seat, int(pile), names) for seat in SEATS]
    return [
        *clauses,
        *(Buried(seat) for seat in SEATS),
        Swapped(),
        Simple("used_jokers", table("scored", int(JOKER)), Number(), used_jokers),
        Simple("discard", table("discard"), Bag(TOKENS), [0] * int(KINDS)),
        Derived(table("discarded"), lambda facts: sum(facts.table["discard"])),
    ]


def last_clauses() -> list[Clause]:
    """What usually follows from everything else."""
    clauses: list[Clause] = [
        Simple("deck", stock("cards"), Bag(TOKENS), other_cards_left),
        Rest(),
        Simple("deck_size", table("deck"), Number(), deck_size),
        Held(),
        Simple("shares", table("held", int(model.SHARE), int(model.SHARE)), Numbers(), [0] * int(model.SHARE)),
    ]
    for seat in SEATS:
        place = table("sides", seat * int(SIDE) + int(model.BY_ROYALS), 4)
        clauses.append(Simple(f"points{seat}", place, Numbers(4), lambda facts, seat=seat: points(seat, facts)))
    return clauses


POSITIONS = RoyalsPositions()
