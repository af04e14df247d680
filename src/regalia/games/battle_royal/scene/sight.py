# native: pictures
"""Sight: a view unpacked once for pictures, reasons and sentences."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.games.battle_royal.map.realm import TERRAIN, Realm
from regalia.games.battle_royal.options import owners_of
from regalia.games.battle_royal.rules import model, terms
from regalia.games.battle_royal.rules.cost import reached, returning
from regalia.games.battle_royal.rules.model import Hand, Table
from regalia.games.battle_royal.rules.position import holder, pool_of
from regalia.games.battle_royal.rules.rules import BattleRoyal, BattleRoyalRules
from regalia.games.battle_royal.scene import queries
from regalia.games.battle_royal.squares import name_of, place_of, square_at
from regalia.kernel.rules import Rules
from regalia.kernel.scene.sight import ViewReader
from regalia.kernel.state import View

NOBODY = int(terms.NOBODY)
WITHIN = {"f": "in", "m": "in", "t": "in", "c": "in", "C": "in", "~": "at"}  # prepositions of terrains; others: on


class Sight(ViewReader):
    """A view of Battle Royal, read, and what follows from it.

    Squares are numbered in board order, forces in turn order.
    """

    def __init__(self, view: View, rules: Rules) -> None:
        assert isinstance(rules, BattleRoyalRules)
        assert isinstance(view.table, Table)
        assert isinstance(rules.options.realm, Realm)
        super().__init__(view, rules, view.table.chooser, view.table.decision)
        self.options = rules.options
        self.realm: Realm = rules.options.realm
        self.table: Table = view.table
        position = rules.open(view)
        assert isinstance(position, BattleRoyal)
        self.position = position
        self.owners = owners_of(rules.seats)
        self.forces = range(len(self.owners))
        self.pawns = [list(self._squares(force)) for force in self.forces]
        self.at = {square: force for force in self.forces for square in self.pawns[force]}
        self.active: int = self.table.active
        self.points: int = self.table.points

    def _squares(self, force: int) -> Iterator[int]:
        yield from unboarded(list(pool_of(self.position, force)))

    # ---- forces

    def force_name(self, force: int) -> str:
        return self.owners[force].capitalize()

    def seat_of(self, force: int) -> int:
        return int(self.options.seat_of[force])

    def forces_of(self, seat: int) -> list[int]:
        return [force for force in self.forces if self.seat_of(force) == seat]

    def centre(self, force: int) -> int:
        return int(self.options.centres[force])

    def reserve(self, force: int) -> int:
        return int(self.table.row[model.RESERVE + force])

    def lost(self, force: int) -> int:
        return int(self.table.row[model.LOST + force])

    def is_out(self, force: int) -> bool:
        return not self.pawns[force]

    def is_taken(self, force: int) -> bool:
        return model.in_set(self.table.taken, force)

    def side_of(self, seat: int) -> int:
        return self.forces_of(seat)[0] % 2

    def allies_of(self, seat: int) -> list[int]:
        """The other seats of a seat's side."""
        return [other for other in range(self.seats) if other != seat and self.side_of(other) == self.side_of(seat)]

    def is_lost(self, seat: int) -> bool:
        """Whether no force of the seat is left."""
        return all(self.is_out(force) for force in self.forces_of(seat))

    def pawn_of(self, force: int) -> str:
        """A pawn of the force, by its colour where the seat has two forces: ``a pawn``, ``a green pawn``."""
        return f"a {self.owners[force]} pawn" if len(self.forces_of(self.seat_of(force))) > 1 else "a pawn"

    def enemies(self, force: int) -> list[int]:
        """The forces of the other side that still have pawns."""
        return [other for other in self.forces if (other - force) % 2 and not self.is_out(other)]

    def early(self, force: int) -> int | None:
        """The card for its next turn.

        HIDDEN if the viewer may not see it, None if there is none.
        """
        value = int(self.table.row[model.EARLY + force])
        if value == model.UNSEEN and self.seat >= 0:
            hand = self.view.hands[self.seat]
            assert isinstance(hand, Hand)
            value = int(hand.early[force]) or value
        return value - 1 if value else None

    # ---- squares

    def name(self, square: int) -> str:
        return name_of(square)

    def called(self, square: int) -> str:
        """A square in words: ``Stoke (f8)``, ``34 (f5)``, ``forest g7``."""
        title = self.realm.titles.get(square)
        return f"{title} ({name_of(square)})" if title else f"{self.terrain(square)} {name_of(square)}"

    def thing(self, square: int) -> str:
        """A square as a thing: ``34 (f5)``, ``Stoke (f8)``, ``the forest g7``."""
        name = self.called(square)
        return name if self.realm.titles.get(square) else f"the {name}"

    def spot(self, square: int) -> str:
        """Where a square is: ``on 34 (f5)``, ``in Stoke (f8)``, ``in the forest g7``."""
        before = WITHIN.get(self.realm.at(square), "on")
        return f"at sea on {name_of(square)}" if before == "at" else f"{before} {self.thing(square)}"

    def terrain(self, square: int) -> str:
        return TERRAIN[self.realm.at(square)]

    def holder(self, square: int) -> int | None:
        found = holder(self.position, square)
        return None if found == NOBODY else int(found)

    def on_board(self, square: int) -> bool:
        x, y = place_of(square)
        return x < self.realm.columns and y < self.realm.rows

    # ---- what the force to act can do

    def price(self, square: int) -> int | None:
        """What the square costs the force to act; None: impossible."""
        return int(queries.price_to_put(self.position, square)) or None

    def is_cheap_rampart(self, square: int) -> bool:
        """Whether it is a rampart that is cheap for the force to act (rule 43)."""
        ground = self.options.ground
        x, y = place_of(square)
        own = ground.ramparts[self.active * ground.height + y + 1] >> x & 1
        return bool(own) and returning(self.position, self.active)

    def is_touched(self, square: int) -> bool:
        """Whether an unbarred step of the force to act reaches the square."""
        return bool(queries.is_touched(self.position, square))

    def is_beside(self, square: int) -> bool:
        """Whether a supporting pawn is adjacent to it, barred or not."""
        support = set(unboarded(queries.support(self.position)))
        return any(near in support for near in self.realm.around(square))

    def cut_off_without(self, square: int) -> list[int]:
        """The pawns that would be cut off without the pawn on the square."""
        force = self.at[square]
        others = [pawn for pawn in self.pawns[force] if pawn != square]
        groups = self.groups(force, others)
        kept = max(groups, key=len, default=[])
        return [pawn for pawn in others if pawn not in kept]

    def groups(self, force: int, pawns: list[int]) -> list[list[int]]:
        """The connected groups of these pawns of the force."""
        board = [0] * self.options.ground.height
        for pawn in pawns:
            x, y = place_of(pawn)
            board[y + 1] |= 1 << x
        return [list(unboarded(group)) for group in queries.groups(self.position, force, board)]

    def contacts(self, force: int) -> list[tuple[int, int]]:
        """The pairs of pawns of a force that are in contact."""
        pawns = self.pawns[force]
        words = queries.contacts(self.position, force)
        return [(a, b) for i, a in enumerate(pawns) for j, b in enumerate(pawns) if i < j and words[i] >> j & 1]

    def barred(self, force: int, a: int, b: int) -> bool:
        """Whether the diagonal step from a to b is barred for the force."""
        (ax, ay), (bx, by) = place_of(a), place_of(b)
        above, same, below = (1 << ax if ay + 1 == by + 1 + d else 0 for d in (-1, 0, 1))
        return not reached(self.position, force, by + 1, above, same, below) >> bx & 1

    def result(self) -> tuple[float, ...]:
        return tuple(self.position.result(seat) for seat in range(self.seats))


def unboarded(words: list[int]) -> Iterator[int]:
    """The squares of a board, in board order."""
    for i, word in enumerate(words):
        x = 0
        while word:
            if word & 1:
                yield square_at(x, i - 1)
            word >>= 1
            x += 1
