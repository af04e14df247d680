"""Positions as text: a game declares clauses, and the kernel writes and reads them.

A text is a list of clauses in any order, each a name and its words: ``turn 12, H0 9c 2c, called``. A game declares

* a *layout* for table, hand and stock: a name for every number of the part's encoding (``Part.write``), in its order. The
  named numbers of a part are its *sheet*; the sheets of a position are its *facts*.
* *clauses*: where a value lies in the facts, how it is written (``position_words``), and its usual value, which is not
  written. Clauses are worked through in the order of declaration, so a usual value may be computed from what the clauses
  before it have put down: sizes of hands, points, the deck as all other cards.

Writing and reading run through the same clauses and the same usual values, so that a text reads back to equal facts. A
value that no clause covers is the one of ``Rules.start``; ``write`` raises ValueError where that is not so.

A view's text begins with the viewer, ``view 0`` or ``view spectator``, and with the hands it sees where these are not just
the viewer's own: ``view 0 sees 0 2``. It holds the table and those hands.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from regalia.kernel.encoding import Encoding
from regalia.kernel.errors import NotationError
from regalia.kernel.position_words import Kind
from regalia.kernel.rules import Rules, read_state, read_view
from regalia.kernel.state import SPECTATOR, State, View, encode_state

Sheet = dict[str, list[int]]  # the numbers of a part by name; a single number is a row of one
Usual = int | Sequence[int] | Callable[["Facts"], int | Sequence[int]]
VIEW = "view"
LONGEST_TEXT = 20_000
TABLE = -1
STOCK = -2


# ---- facts: the parts of a position by names


@dataclass(frozen=True, slots=True)
class Field:
    """A name for the next numbers of an encoding. Without a size they are a row with its length before it."""

    name: str
    size: int | Callable[[Sheet], int] | None = 1


def row(name: str) -> Field:
    """A vector that was written with its length, by ``Encoding.put_all``."""
    return Field(name, None)


class Layout:
    """The names of a part's numbers in the order of its encoding. A plain name is one number."""

    def __init__(self, *fields: str | Field) -> None:
        self.fields = [Field(field) if isinstance(field, str) else field for field in fields]

    def read(self, encoding: Encoding) -> Sheet:
        sheet: Sheet = {}
        for field in self.fields:
            size = field.size(sheet) if callable(field.size) else field.size
            sheet[field.name] = [encoding.take() for _ in range(encoding.take() if size is None else size)]
        return sheet

    def write(self, sheet: Sheet, encoding: Encoding) -> None:
        for field in self.fields:
            if field.size is None:
                encoding.put(len(sheet[field.name]))
            for value in sheet[field.name]:
                encoding.put(value)


@dataclass(slots=True)
class Facts:
    """What a position holds, as sheets. In a view the stock and the hands that are not seen are None."""

    rules: Rules
    table: Sheet
    hands: list[Sheet | None]
    stock: Sheet | None
    said: Collection[str] = ()  # the names of the clauses that a text holds; none when a text is written

    def part(self, part: int) -> Sheet | None:
        """The sheet of TABLE, STOCK or of the hand of a seat."""
        if part == TABLE:
            return self.table
        return self.stock if part == STOCK else self.hands[part]

    def one(self, name: str) -> int:
        """A single number of the table."""
        return self.table[name][0]

    def copy(self) -> Facts:
        hands = [None if hand is None else copied(hand) for hand in self.hands]
        return Facts(self.rules, copied(self.table), hands, None if self.stock is None else copied(self.stock))

    def differing(self, other: Facts) -> list[str]:
        """The names of what is not equal: ``table turns``, ``hand 0 cards``."""
        parts = [("table", TABLE), ("stock", STOCK), *((f"hand {seat}", seat) for seat in range(len(self.hands)))]
        found = []
        for label, part in parts:
            mine, theirs = self.part(part) or {}, other.part(part) or {}
            found += [f"{label} {name}" for name in {**mine, **theirs} if mine.get(name) != theirs.get(name)]
        return found


def copied(sheet: Sheet) -> Sheet:
    return {name: numbers[:] for name, numbers in sheet.items()}


# ---- clauses


class Clause:
    """One clause. Games subclass it where a value lies in several places or is written in a way of its own."""

    name = ""  # without a name the value is always the usual one: derived, and never written

    def here(self, facts: Facts) -> bool:
        """Whether the value can be seen in these facts; a view's hidden parts are absent."""
        return True

    def get(self, facts: Facts) -> Any:
        """The value, in any form that can be compared."""
        raise NotImplementedError

    def put(self, facts: Facts, value: Any) -> None:
        raise NotImplementedError

    def usual(self, facts: Facts) -> Any:
        """The value where the text does not say it, from what earlier clauses have put down."""
        raise NotImplementedError

    def words(self, value: Any, facts: Facts) -> list[str]:
        raise NotImplementedError

    def value(self, words: list[str], facts: Facts) -> Any:
        """The value that the words tell; raises NotationError with the reason and the way out."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Place:
    """Where numbers lie: a part, a name of its sheet, and there all of them, or ``count`` from ``first``."""

    part: int
    name: str
    first: int | None = None
    count: int = 1

    def get(self, facts: Facts) -> list[int]:
        numbers = self._row(facts)
        return numbers[:] if self.first is None else numbers[self.first : self.first + self.count]

    def put(self, facts: Facts, values: Sequence[int]) -> None:
        numbers = self._row(facts)
        if self.first is None:
            numbers[:] = values
        else:
            numbers[self.first : self.first + self.count] = values

    def _row(self, facts: Facts) -> list[int]:
        sheet = facts.part(self.part)
        assert sheet is not None
        return sheet[self.name]


def table(name: str, first: int | None = None, count: int = 1) -> Place:
    return Place(TABLE, name, first, count)


def hand(seat: int, name: str, first: int | None = None, count: int = 1) -> Place:
    return Place(seat, name, first, count)


def stock(name: str, first: int | None = None, count: int = 1) -> Place:
    return Place(STOCK, name, first, count)


class Simple(Clause):
    """A clause whose value lies in one place. Without ``usual`` that is what lies there at the start of a game."""

    def __init__(self, name: str, place: Place, kind: Kind, usual: Usual | None = None) -> None:
        self.name = name
        self.place = place
        self.kind = kind
        self._usual = usual

    def here(self, facts: Facts) -> bool:
        return facts.part(self.place.part) is not None

    def get(self, facts: Facts) -> list[int]:
        return self.place.get(facts)

    def put(self, facts: Facts, value: list[int]) -> None:
        self.place.put(facts, value)

    def usual(self, facts: Facts) -> list[int]:
        if self._usual is None:
            return self.get(facts)
        return as_row(self._usual(facts) if callable(self._usual) else self._usual)

    def words(self, value: list[int], facts: Facts) -> list[str]:
        return self.kind.words(value)

    def value(self, words: list[str], facts: Facts) -> list[int]:
        return self.kind.values(words)


class Derived(Clause):
    """A value that is always computed: no text says it."""

    def __init__(self, place: Place, usual: Callable[[Facts], int | Sequence[int]]) -> None:
        self.place = place
        self._usual = usual

    def here(self, facts: Facts) -> bool:
        return facts.part(self.place.part) is not None

    def put(self, facts: Facts, value: list[int]) -> None:
        self.place.put(facts, value)

    def usual(self, facts: Facts) -> list[int]:
        return as_row(self._usual(facts))


def as_row(value: int | Sequence[int]) -> list[int]:
    return [value] if isinstance(value, int) else list(value)


# ---- texts


class Positions:
    """The positions and views of a game as text, both ways. A game names its layouts and lists its clauses."""

    table: Layout
    hand: Layout
    stock: Layout

    def __init__(self) -> None:
        self._last: tuple[Rules, list[Clause], Facts] | None = None

    def clauses(self, rules: Rules) -> list[Clause]:
        """All clauses, in the order in which usual values need one another."""
        raise NotImplementedError

    def write(self, rules: Rules, state: State) -> str:
        """The state as text. Not for players: it holds everything hidden."""
        return ", ".join(self._written(rules, self.facts(rules, state)))

    def read(self, rules: Rules, text: str) -> State:
        """The state that a text tells; raises NotationError."""
        said = split(text)
        if VIEW in said:
            raise NotationError("This text tells a view; a position is told without 'view', and with all hands.")
        facts = self._read(rules, said, [True] * rules.seats, whole=True)
        encoding = Encoding()
        assert facts.stock is not None
        self._encode(facts, encoding)
        self.stock.write(facts.stock, encoding)
        try:
            return read_state(rules, encoding.listed())
        except (ValueError, IndexError, OverflowError) as wrong:
            raise NotationError(f"These clauses do not make a position: {wrong}") from None

    def write_view(self, rules: Rules, view: View) -> str:
        """The view as text: whose it is, the table and the hands in it."""
        seen = [seat for seat, part in enumerate(view.hands) if part is not None]
        who = "spectator" if view.seat == SPECTATOR else str(view.seat)
        own = [] if view.seat == SPECTATOR else [view.seat]
        sees = "" if seen == own else " ".join([" sees", *map(str, seen)])
        encoding = Encoding()
        encoding.load(view.listed())
        encoding.take()
        facts = self._decode(rules, encoding, [part is not None for part in view.hands])
        return ", ".join([f"{VIEW} {who}{sees}", *self._written(rules, facts)])

    def read_view(self, rules: Rules, text: str) -> View:
        """The view that a text tells; raises NotationError."""
        said = split(text)
        seat, seen = viewer(said.pop(VIEW, None), rules.seats)
        facts = self._read(rules, said, [owner in seen for owner in range(rules.seats)], whole=False)
        encoding = Encoding()
        encoding.put(seat)
        self._encode(facts, encoding)
        try:
            return read_view(rules, encoding.listed(), [part is not None for part in facts.hands])
        except (ValueError, IndexError, OverflowError) as wrong:
            raise NotationError(f"These clauses do not make a view: {wrong}") from None

    def texts(self, rules: Rules, state: State) -> dict[str, str]:
        """Every clause of a state by its name, with usual values too: for tests that look at one thing."""
        facts = self.facts(rules, state)
        clauses, _ = self._prepared(rules)
        return {one.name: " ".join(one.words(one.get(facts), facts)) for one in clauses if one.name}

    def facts(self, rules: Rules, state: State) -> Facts:
        """The numbers of a state by their names."""
        encoding = Encoding()
        encode_state(state, encoding)
        encoding.at = 0
        facts = self._decode(rules, encoding, [True] * rules.seats)
        facts.stock = self.stock.read(encoding)
        return facts

    # ---- within

    def _prepared(self, rules: Rules) -> tuple[list[Clause], Facts]:
        """The clauses, and the facts at the start of a game; kept for the rules that were asked for last."""
        if self._last is None or self._last[0] is not rules:
            self._last = (rules, self.clauses(rules), self.facts(rules, rules.start()))
        return self._last[1], self._last[2].copy()

    def _decode(self, rules: Rules, encoding: Encoding, seen: list[bool]) -> Facts:
        sheet = self.table.read(encoding)
        return Facts(rules, sheet, [self.hand.read(encoding) if owner else None for owner in seen], None)

    def _encode(self, facts: Facts, encoding: Encoding) -> None:
        self.table.write(facts.table, encoding)
        for sheet in facts.hands:
            if sheet is not None:
                self.hand.write(sheet, encoding)

    def _written(self, rules: Rules, facts: Facts) -> list[str]:
        """The clauses that must be said. Builds the facts that a reader will have, clause by clause."""
        clauses, known = self._prepared(rules)
        known.hands = [None if facts.hands[seat] is None else sheet for seat, sheet in enumerate(known.hands)]
        known.stock = None if facts.stock is None else known.stock
        told = []
        for clause in clauses:
            if not clause.here(known):
                continue
            value = clause.usual(known)
            if clause.name:
                real = clause.get(facts)
                if real != value:
                    told.append(" ".join([clause.name, *clause.words(real, facts)]))
                    value = real
            clause.put(known, value)
        missing = facts.differing(known)
        if missing:
            raise ValueError(f"No clause tells {', '.join(missing)}: '{', '.join(told)}'.")
        return told

    def _read(self, rules: Rules, said: Mapping[str, list[str]], seen: list[bool], *, whole: bool) -> Facts:
        try:
            clauses, facts = self._prepared(rules)
        except ValueError as wrong:  # the options, as a seat may see them, do not tell the start of the game
            raise NotationError(str(wrong)) from None
        facts.hands = [sheet if owner else None for sheet, owner in zip(facts.hands, seen, strict=True)]
        facts.stock = facts.stock if whole else None
        facts.said = said.keys()
        for name in said:
            refuse_unknown(name, clauses, facts)
        for clause in clauses:
            if clause.here(facts):
                try:
                    words = said.get(clause.name) if clause.name else None
                    value = clause.usual(facts) if words is None else clause.value(words, facts)
                    clause.put(facts, value)
                except NotationError as wrong:
                    raise NotationError(f"{clause.name}: {wrong}" if clause.name else str(wrong)) from None
        return facts


def split(text: str) -> dict[str, list[str]]:
    """The words of each clause by its name."""
    if len(text) > LONGEST_TEXT:
        raise NotationError(f"A position's text has at most {LONGEST_TEXT} characters; this one has {len(text)}.")
    said: dict[str, list[str]] = {}
    for clause in text.split(","):
        name, *words = clause.split() or [""]
        if name and name in said:
            raise NotationError(f"'{name}' is said twice; say it once, with all its words.")
        if name:
            said[name] = words
    return said


def viewer(words: list[str] | None, seats: int) -> tuple[int, list[int]]:
    """The seat of a view, or SPECTATOR, and the owners of the hands in it."""
    if not words:
        raise NotationError("A view's text begins with its viewer: 'view 0', or 'view spectator'.")
    numbers = {str(seat): seat for seat in range(seats)}
    who, *others = words
    if who != "spectator" and who not in numbers:
        raise NotationError(f"view: there is no seat '{who}'; there are {', '.join(numbers)} and spectator.")
    seat = numbers.get(who, int(SPECTATOR))
    if not others:
        return seat, [seat]
    if others[0] != "sees" or not set(others[1:]) <= set(numbers):
        raise NotationError("view: hands are named after 'sees', by seats: 'view 0 sees 0 2'.")
    return seat, [numbers[word] for word in others[1:]]


def refuse_unknown(name: str, clauses: Sequence[Clause], facts: Facts) -> None:
    """Raise NotationError for a clause that these facts do not have."""
    here = {clause.name: clause.here(facts) for clause in clauses if clause.name}
    if here.get(name):
        return
    if name in here:
        raise NotationError(f"'{name}' tells something that this viewer does not see; leave it out.")
    close = difflib.get_close_matches(name, here, 1)
    hint = f"did you mean '{close[0]}'?" if close else f"there are {', '.join(here)}."
    raise NotationError(f"There is no clause '{name}'; {hint}")
