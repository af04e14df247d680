"""Positions: reads and writes the texts of a game's positions and views."""

from __future__ import annotations

from collections.abc import Mapping

from regalia.kernel.encoding import Encoding
from regalia.kernel.errors import NotationError
from regalia.kernel.positions.clauses import Clause
from regalia.kernel.positions.facts import Facts, Layout
from regalia.kernel.positions.said import VIEW, put_down, split, unknown, viewer
from regalia.kernel.rules import Rules, read_state, read_view
from regalia.kernel.state import SPECTATOR, State, View, encode_state


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

    def blank(self, rules: Rules, seen: list[bool], *, whole: bool) -> tuple[list[Clause], Facts]:
        """The clauses, and the facts at the start of a game with these hands in them."""
        clauses, facts = self._prepared(rules)
        facts.hands = [sheet if owner else None for sheet, owner in zip(facts.hands, seen, strict=True)]
        facts.stock = facts.stock if whole else None
        return clauses, facts

    # ---- within

    def _prepared(self, rules: Rules) -> tuple[list[Clause], Facts]:
        """The clauses, and the facts at the start of a game; kept for the rules that were asked for last."""
        if self._last is None or self._last[0] is not rules:
            self._last = (rules, self.clauses(rules), self.facts(rules, first_state(rules)))
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
        clauses, facts = self.blank(rules, seen, whole=whole)
        facts.said = said.keys()
        for name in said:
            if reason := unknown(name, clauses, facts):
                raise NotationError(reason)
        for name, reason in put_down(clauses, facts, said):
            raise NotationError(f"{name}: {reason}" if name else reason)
        return facts


def first_state(rules: Rules) -> State:
    """The first state; a blank one where the options hide what it holds from the seat that has them."""
    try:
        return rules.start()
    except ValueError:
        return rules.from_table(rules.new_table())
