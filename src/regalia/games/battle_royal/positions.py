"""Positions and views of Battle Royal as text.

For example ``white b8 c8 d8 +3, black p8 +14, active black, card 3``.
What a text does not say has its usual value: White (or Yellow) is in the middle of a turn with a 4, no card was shown
before, and every pawn that is not named is lost.

==============  ====================================================================================================
white, black,   the pawns of a force: its squares, and ``+`` its reserve
yellow, …
active          the force whose turn it is
step            what is due: ``draw``, ``act`` (the usual), ``put`` (usual with a pawn in hand), ``spare`` (usual with ties),
                ``show`` or ``over`` (usual with a reason)
card, points    the card of this turn, or ``none``; the points left of it, usually all
hand            the square of the pawn that was taken up, or ``none``
ties            the forces that have broken into equal groups, one of which is still to be spared
left            the forces whose centre has once been empty; usually those that do not hold it now
taken           the forces whose capitals are taken
struck          a pawn was captured or withdrawn in this turn
quiet, turns    quiet turns in a row; finished turns
early           cards for turns to come by force, ``white:3``; ``white:?`` where the viewer may not see it
drawer          the force that draws, or drew last; usually follows from the step
shown           the cards of this pack that all have seen
aside0, laid0   unseen cards of this pack that forces of seat 0 laid aside when they went out; how many there are
stale           ``shown``, ``aside0`` and ``laid0`` still tell of the pack before this one
stock, pack     the cards left in the pack; how many there are; usually all that is named nowhere else
reason, winner  why the game ended, and the winning side: 0 (White, Yellow, Green), 1 (Black, Blue, Red) or ``none``
==============  ====================================================================================================
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from regalia.games.battle_royal.map.realm import LAKE, Realm
from regalia.games.battle_royal.options import owners_of
from regalia.games.battle_royal.rules import model, terms
from regalia.games.battle_royal.rules.rules import BattleRoyalRules
from regalia.games.battle_royal.rules.terms import Options
from regalia.games.battle_royal.squares import name_of, place_of, square_at, square_named
from regalia.kernel.errors import NotationError
from regalia.kernel.positions.clauses import Clause, Derived, Simple, hand, stock, table
from regalia.kernel.positions.facts import Facts, Layout, row
from regalia.kernel.positions.text import Positions
from regalia.kernel.positions.words import EMPTY, Bag, Flag, Kind, Number, OneOf, only, read_item, read_number
from regalia.kernel.rules import Rules
from regalia.kernel.state import CHANCE, OVER, REVEAL

STEPS = ("draw", "act", "put", "spare", "show", "over")  # by Table.decision
REASONS = ("none", "capital", "pawns", "quiet")
SIDES = ("none", "0", "1")
CARD_NAMES = [str(card) for card in range(int(terms.CARDS))]
NO_CARDS = [0] * int(terms.CARDS)
IN_TURN = (int(terms.ACTING), int(terms.PUTTING), int(terms.SPARING))
UNSEEN = int(model.UNSEEN)
NOBODY = int(terms.NOBODY)
HIDDEN = "?"


def options_of(facts: Facts) -> Options:
    assert isinstance(facts.rules, BattleRoyalRules)
    return facts.rules.options


# ---- kinds of words


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


# ---- usual values


def step(facts: Facts) -> int:
    if facts.one("reason") != terms.NO_REASON:
        return int(terms.ENDED)
    if facts.one("ties"):
        return int(terms.SPARING)
    return int(terms.ACTING if facts.one("hand") == NOBODY else terms.PUTTING)


def chooser(facts: Facts) -> int:
    marks = {int(terms.DRAWING): CHANCE, int(terms.SHOWING): REVEAL, int(terms.ENDED): OVER}
    return int(marks.get(facts.one("decision"), options_of(facts).seat_of[facts.one("active")]))


def card(facts: Facts) -> int:
    return int(terms.CARDS) - 1 if facts.one("decision") in IN_TURN else NOBODY


def points(facts: Facts) -> int:
    return facts.one("card") if facts.one("decision") in IN_TURN else 0


def left(facts: Facts) -> int:
    """The forces that do not hold their centre."""
    options = options_of(facts)
    height = int(options.ground.height)
    away = [f for f in range(options.forces) if int(options.centres[f]) not in squares_of(facts, f, height)]
    return sum(int(model.set_of(force)) for force in away)


def drawer(facts: Facts) -> int:
    active = facts.one("active")
    options = options_of(facts)
    own_draw = facts.one("decision") == terms.DRAWING and facts.one("card") == NOBODY
    if options.early_card == terms.OFF or (own_draw and not facts.table["row"][model.EARLY + active]):
        return active
    standing = facts.table["row"][model.STANDING : model.STANDING + options.forces]
    after = [(active + i) % options.forces for i in range(1, options.forces + 1)]
    return next((force for force in after if standing[force]), active)


def winner(facts: Facts) -> int:
    """The side of the force to act, after a capital or the last pawn fell.

    The winner of a quiet game must be said.
    """
    taken = facts.one("reason") in (terms.CAPITAL, terms.PAWNS)
    return facts.one("active") % 2 if taken else NOBODY


def laid(seat: int, facts: Facts) -> int:
    sheet = facts.hands[seat]
    return 0 if sheet is None else sum(sheet["aside"])


def cards_left(facts: Facts) -> list[int]:
    """The cards of a full pack that are not named.

    Of a new pack, only the next force's early card can be.
    """
    options = options_of(facts)
    found = list(options.pack)
    stale = facts.one("stale")
    if not stale:
        for number, count in enumerate(facts.table["row"][model.SHOWN : model.SHOWN + terms.CARDS]):
            found[number] -= count
    for seat, sheet in enumerate(facts.hands):
        for number, count in enumerate(sheet["aside"] if sheet is not None and not stale else []):
            found[number] -= count
        for force in forces_of(options, seat):
            early = sheet["early"][force] if sheet is not None else 0
            if early and not (stale and force == facts.one("active")):
                found[early - 1] -= 1
    if min(found) < 0:
        raise NotationError(f"The card {found.index(min(found))} is named more often than the pack has it.")
    return found


def forces_of(options: Options, seat: int) -> Iterable[int]:
    return (force for force in range(options.forces) if options.seat_of[force] == seat)


def pack_size(facts: Facts) -> int:
    """How many cards are left, in a view by the cards that lie elsewhere."""
    if facts.stock is not None:
        return sum(facts.stock["cards"])
    options = options_of(facts)
    count = sum(cards_left(facts))
    for seat, sheet in enumerate(facts.hands):
        if sheet is None:
            early = [facts.table["row"][model.EARLY + force] for force in forces_of(options, seat)]
            count -= early.count(UNSEEN)
            count -= 0 if facts.one("stale") else facts.table["row"][model.LAID + seat]
    return count


# ---- the whole


class BattleRoyalPositions(Positions):
    table = Layout(
        *(row("pawns"), row("row"), "chooser", "decision", "active", "drawer", "card", "points", "hand", "ties"),
        *("left", "taken", "struck", "quiet", "turns", "pack", "stale", "reason", "winner"),
    )
    hand = Layout(row("early"), row("aside"))
    stock = Layout(row("cards"))

    def clauses(self, rules: Rules) -> list[Clause]:
        assert isinstance(rules, BattleRoyalRules)
        return [*board_clauses(rules), *turn_clauses(rules), *card_clauses(rules)]


def board_clauses(rules: BattleRoyalRules) -> list[Clause]:
    owners = owners_of(rules.seats)
    return [
        *(Pawns(owner, force, rules.options) for force, owner in enumerate(owners)),
        Simple("active", table("active"), OneOf(owners), 0),
        Simple("left", table("left"), Forces(owners), left),
        Simple("taken", table("taken"), Forces(owners), 0),
        Simple("ties", table("ties"), Forces(owners), 0),
    ]


def turn_clauses(rules: BattleRoyalRules) -> list[Clause]:
    assert isinstance(rules.options.realm, Realm)
    return [
        Simple("hand", table("hand"), Square(rules.options.realm), NOBODY),
        Simple("reason", table("reason"), OneOf(REASONS, -1), -1),
        Simple("winner", table("winner"), OneOf(SIDES, -1), winner),
        Simple("step", table("decision"), OneOf(STEPS), step),
        Derived(table("chooser"), chooser),
        Simple("card", table("card"), OneOf(("none", *CARD_NAMES), -1), card),
        Simple("points", table("points"), Number(), points),
        Simple("struck", table("struck"), Flag(), 0),
        Simple("quiet", table("quiet"), Number(), 0),
        Simple("turns", table("turns"), Number(), 0),
    ]


def card_clauses(rules: BattleRoyalRules) -> list[Clause]:
    owners = owners_of(rules.seats)
    shown = table("row", int(model.SHOWN), int(terms.CARDS))
    clauses: list[Clause] = [
        Early(owners),
        Simple("drawer", table("drawer"), OneOf(owners), drawer),
        Simple("stale", table("stale"), Flag(), 0),
        Simple("shown", shown, Bag(CARD_NAMES), NO_CARDS),
    ]
    for seat in range(rules.seats):
        place = table("row", int(model.LAID) + seat)
        clauses += [
            Simple(f"aside{seat}", hand(seat, "aside"), Bag(CARD_NAMES), NO_CARDS),
            Simple(f"laid{seat}", place, Number(), lambda facts, seat=seat: laid(seat, facts)),
        ]
    return [
        *clauses,
        Simple("stock", stock("cards"), Bag(CARD_NAMES), cards_left),
        Simple("pack", table("pack"), Number(), pack_size),
    ]


POSITIONS = BattleRoyalPositions()
