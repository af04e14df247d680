"""Clauses of Battle Royal that lie in several places or have words of their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.games.battle_royal.map.realm import LAKE, Realm
from regalia.games.battle_royal.rules import model, terms
from regalia.games.battle_royal.rules.rules import BattleRoyalRules
from regalia.games.battle_royal.rules.terms import Options
from regalia.games.battle_royal.squares import name_of, place_of, square_at, square_named
from regalia.kernel.errors import NotationError
from regalia.kernel.positions.clauses import Clause
from regalia.kernel.positions.facts import Facts
from regalia.kernel.positions.words import EMPTY, Kind, only, read_item, read_number

CARD_NAMES = [str(card) for card in range(int(terms.CARDS))]
UNSEEN = int(model.UNSEEN)
NOBODY = int(terms.NOBODY)
HIDDEN = "?"


def options_of(facts: Facts) -> Options:
    assert isinstance(facts.rules, BattleRoyalRules)
    return facts.rules.options


@dataclass(frozen=True)
class Forces(Kind):
    """A set of forces as a word with one bit for each: ``left white black``."""

    owners: Sequence[str]

    def words(self, values: Sequence[int]) -> list[str]:
        return [owner for force, owner in enumerate(self.owners) if model.in_set(values[0], force)] or [EMPTY]

    def values(self, words: list[str]) -> list[int]:
        named = {read_item(word, self.owners, "force") for word in words if word != EMPTY}
        return [sum(int(model.set_of(force)) for force in named)]


@dataclass(frozen=True)
class Square(Kind):
    """A square by its name, or ``none``."""

    realm: Realm

    def words(self, values: Sequence[int]) -> list[str]:
        return ["none" if values[0] == NOBODY else name_of(values[0])]

    def values(self, words: list[str]) -> list[int]:
        word = only(words, "square")
        return [NOBODY if word == "none" else read_square(word, self.realm)]


def read_square(word: str, realm: Realm) -> int:
    square = square_named(word)
    if square is None or realm.at(square) in ("", LAKE):
        raise NotationError(f"'{word}' is not a square of this map on which a pawn can stand; write one like b8.")
    return square


# ---- clauses of their own


class Pawns(Clause):
    """The pawns of one force: its squares in board order and its reserve.

    What is missing is lost.
    """

    def __init__(self, owner: str, force: int, options: Options) -> None:
        assert isinstance(options.realm, Realm)
        self.name = owner
        self.force = force
        self.realm: Realm = options.realm
        self.height = int(options.ground.height)
        self.most = int(options.pawns)

    def get(self, facts: Facts) -> tuple[list[int], int]:
        return squares_of(facts, self.force, self.height), facts.table["row"][model.RESERVE + self.force]

    def put(self, facts: Facts, value: tuple[list[int], int]) -> None:
        squares, reserve = value
        words = [0] * self.height
        for square in squares:
            x, y = place_of(square)
            words[y + 1] |= 1 << x
        first = self.force * self.height
        facts.table["pawns"][first : first + self.height] = words
        numbers = facts.table["row"]
        numbers[model.RESERVE + self.force] = reserve
        numbers[model.STANDING + self.force] = len(squares)
        numbers[model.LOST + self.force] = self.most - len(squares) - reserve

    def usual(self, facts: Facts) -> tuple[list[int], int]:
        return [], 0

    def words(self, value: tuple[list[int], int], facts: Facts) -> list[str]:
        squares, reserve = value
        return [*map(name_of, squares), *([f"+{reserve}"] if reserve else [])] or [EMPTY]

    def value(self, words: list[str], facts: Facts) -> tuple[list[int], int]:
        reserves = [read_number(word[1:], 0) for word in words if word.startswith("+")]
        squares = [read_square(word, self.realm) for word in words if word != EMPTY and not word.startswith("+")]
        taken = {square for force in range(self.force) for square in squares_of(facts, force, self.height)}
        for square in squares:
            if square in taken:
                raise NotationError(f"there is a pawn on {name_of(square)} already.")
            taken.add(square)
        if len(squares) + sum(reserves) > self.most:
            raise NotationError(f"a force has at most {self.most} pawns, not {len(squares) + sum(reserves)}.")
        return sorted(squares), sum(reserves)


def squares_of(facts: Facts, force: int, height: int) -> list[int]:
    """The squares with pawns of a force, in board order."""
    words = facts.table["pawns"][force * height : (force + 1) * height]
    return [square_at(x, i - 1) for i, word in enumerate(words) for x in range(word.bit_length()) if word >> x & 1]


class Early(Clause):
    """Cards drawn before their turns, by force.

    If they are hidden, only the hands of their seats hold them.
    """

    name = "early"

    def __init__(self, owners: Sequence[str]) -> None:
        self.owners = owners

    def get(self, facts: Facts) -> list[int]:
        """By force: the card + 1, UNSEEN, or 0 for none."""
        return [self.seen(facts, force) for force in range(len(self.owners))]

    def seen(self, facts: Facts, force: int) -> int:
        sheet = facts.hands[int(options_of(facts).seat_of[force])]
        return (sheet and sheet["early"][force]) or facts.table["row"][model.EARLY + force]

    def put(self, facts: Facts, value: list[int]) -> None:
        options = options_of(facts)
        for force, card in enumerate(value):
            own = card and options.early_card == terms.OWN
            sheet = facts.hands[int(options.seat_of[force])]
            facts.table["row"][model.EARLY + force] = UNSEEN if own else card
            if sheet is not None:
                sheet["early"][force] = card if own else 0

    def usual(self, facts: Facts) -> list[int]:
        return [0] * len(self.owners)

    def words(self, value: list[int], facts: Facts) -> list[str]:
        named = [f"{owner}:{card_word(card)}" for owner, card in zip(self.owners, value, strict=True) if card]
        return named or [EMPTY]

    def value(self, words: list[str], facts: Facts) -> list[int]:
        options = options_of(facts)
        found = [0] * len(self.owners)
        for word in words if words != [EMPTY] else []:
            owner, _, card = word.partition(":")
            force = read_item(owner, self.owners, "force")
            hidden = facts.hands[int(options.seat_of[force])] is None and options.early_card == terms.OWN
            if hidden and card != HIDDEN:
                raise NotationError(f"this viewer does not see {owner}'s card; write {owner}:{HIDDEN}.")
            found[force] = UNSEEN if hidden else read_item(card, CARD_NAMES, "card") + 1
        return found


def card_word(card: int) -> str:
    return HIDDEN if card == UNSEEN else str(card - 1)
