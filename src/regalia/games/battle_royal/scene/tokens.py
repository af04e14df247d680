# native: pictures
"""The map with everything on it, as zones of tokens (section 12).

Three zones lie on top of each other:

- ``map`` never changes. Cells: every square, with the id of its name; ``face`` is its character in the map file, ``note`` its
  number or name, ``place`` its number in reading order. Places: lines along sides, named by two squares (``river``,
  ``spring``), and ``sea``, ``lake``, ``feature``, ``frontier``.
- ``pawns``: pieces, alike their squares to the touch. ``face`` is the force; ``points`` how many pawns are lost if this one is
  captured, where that is more than itself. Marks: ``thin`` where it is more; ``threatened`` where an enemy could capture it;
  ``take`` where the viewer may take it up; ``stays`` where only others may; ``hand``; ``tied``. Lines: ``contact`` and
  ``barrier``, named by two squares.
- ``prices``: where the viewer is to put a pawn down, every square that can be reached, alike it to the touch, with its price
  in points; marked ``reach`` if it can be paid, ``dear`` if not. Taken capitals are marked here as well.

The notes of ``pawns`` and ``prices`` say in one line what cannot be done now.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from regalia.card_names import counted
from regalia.games.battle_royal.map.realm import LAKE
from regalia.games.battle_royal.rules import fields, terms
from regalia.games.battle_royal.rules.lines import largest_groups, tied_force
from regalia.games.battle_royal.scene import queries
from regalia.games.battle_royal.scene.falls import lost_with
from regalia.games.battle_royal.scene.prices import price_of
from regalia.games.battle_royal.scene.sight import Sight
from regalia.games.battle_royal.squares import name_of, place_of, square_at
from regalia.kernel.scene import Token, Zone

HIGHEST_CARD = 4


class Tokens:
    """The three zones; ``moves`` are the legal moves where the viewer is to choose."""

    def __init__(self, sight: Sight, moves: Sequence[int]) -> None:
        self.sight = sight
        self.legal = {(fields.verb_of(move), fields.square_in(move)) for move in moves}
        self.tied = self._tied()
        prices = {square: self._price(square) for square in sight.realm.squares()}
        self.prices = {square: price for square, price in prices.items() if price is not None}

    def zones(self) -> tuple[Zone, Zone, Zone]:
        realm = self.sight.realm
        pawns = (*self._pieces(), *self._contacts(), *self._barriers())
        return (
            Zone(
                id="map",
                kind="map",
                label=realm.title,
                tokens=(*self._cells(), *self._chart()),
                columns=realm.columns,
            ),
            Zone(id="pawns", kind="map", label="Pawns", tokens=pawns, count=len(self.sight.at), note=self._bound()),
            Zone(
                id="prices", kind="map", label="Squares in reach", tokens=tuple(self._offers()), note=self._too_dear()
            ),
        )

    def _too_dear(self) -> str:
        """How many squares in reach cost too much; empty if none does."""
        dear = sum(points > self.sight.points for points in self.prices.values())
        points = counted(self.sight.points, "point")
        return f"{counted(dear, 'square')} {'costs' if dear == 1 else 'cost'} more than your {points}" if dear else ""

    def _bound(self) -> str:
        """How many pawns must stay while others can be taken up; empty if none must."""
        taken = sum(verb == fields.TAKE for verb, _ in self.legal)
        stay = len(self.sight.pawns[self.sight.active]) - taken if taken else 0
        return f"{counted(stay, 'pawn')} must stay where {'it is' if stay == 1 else 'they are'}" if stay else ""

    def _tied(self) -> set[int]:
        if self.sight.step != terms.SPARING:
            return set()
        position = self.sight.position
        return {int(square) for square in largest_groups(position, tied_force(position))}

    def _price(self, square: int) -> int | None:
        """The price for the viewer, if a pawn is to be put down."""
        sight = self.sight
        putting = sight.step == terms.PUTTING or (sight.step == terms.ACTING and sight.reserve(sight.active))
        if not (sight.chooses and putting) or sight.realm.at(square) == LAKE:
            return None
        return sight.price(square)

    def _cells(self) -> Iterator[Token]:
        sight = self.sight
        centres = {sight.centre(force): sight.owners[force] for force in sight.forces}
        flags = {capital.centre: (f"flag-{capital.owner}",) for capital in sight.realm.capitals}
        for square in sight.realm.squares():
            yield Token(
                id=name_of(square),
                name=sight.called(square),
                kind="cell",
                face=sight.realm.at(square),
                note=sight.realm.titles.get(square, ""),
                marks=(*flags.get(square, ()), *((f"centre-{centres[square]}",) if square in centres else ())),
                place=self._place(square),
            )

    def _place(self, square: int) -> int:
        x, y = place_of(square)
        return y * self.sight.realm.columns + x

    def _offers(self) -> Iterator[Token]:
        sight = self.sight
        for square, points in self.prices.items():
            price = price_of(sight, square)
            put = (fields.PLACE, square) in self.legal or (fields.CAPTURE, square) in self.legal
            yield Token(
                id=f"price:{name_of(square)}",
                name=f"{sight.called(square)}: {price.told() if price is not None else ''}",
                kind="place",
                face="price",
                points=points,
                marks=("reach" if put else "dear",),
                place=self._place(square),
                like=name_of(square),
            )
        for force in sight.forces:
            if sight.is_taken(force):
                centre = sight.centre(force)
                name = f"{sight.force_name(force)}'s capital is taken"
                yield Token(
                    id=f"taken:{sight.owners[force]}",
                    name=name,
                    kind="place",
                    face="taken",
                    place=self._place(centre),
                    like=name_of(centre),
                )

    # ---- pawns

    def _pieces(self) -> Iterator[Token]:
        sight = self.sight
        for square in sorted(sight.at):
            force = sight.at[square]
            lost = lost_with(sight, square)
            found = {
                "thin": lost > 1,
                "threatened": self._threatened(square),
                "take": (fields.TAKE, square) in self.legal,
                "hand": square == sight.table.hand,
                "tied": square in self.tied,
                "stays": self._stays(square),
            }
            yield Token(
                id=f"pawn:{name_of(square)}",
                name=f"{sight.force_name(force)} pawn on {sight.called(square)}",
                kind="piece",
                face=sight.owners[force],
                points=lost if lost > 1 else None,
                marks=tuple(mark for mark, there in found.items() if there),
                place=self._place(square),
                like=name_of(square),
            )

    def _stays(self, square: int) -> bool:
        """Whether the pawn must stay while others of its force can be taken up."""
        taking = any(verb == fields.TAKE for verb, _ in self.legal)
        return taking and self.sight.at[square] == self.sight.active and (fields.TAKE, square) not in self.legal

    def _threatened(self, square: int) -> bool:
        """Whether an enemy could capture the pawn with the best card."""
        position = self.sight.position
        for enemy in self.sight.enemies(self.sight.at[square]):
            price = queries.price_for(position, enemy, square)
            if 0 < price <= HIGHEST_CARD:
                return True
        return False

    # ---- lines

    def _line(self, kind: str, a: int, b: int, name: str, marks: tuple[str, ...] = ()) -> Token:
        between = f"{name_of(a)}|{name_of(b)}"
        return Token(id=f"{kind}:{between}", name=name, kind="place", face=kind, note=between, marks=marks)

    def _contacts(self) -> Iterator[Token]:
        sight = self.sight
        for force in sight.forces:
            for a, b in sight.contacts(force):
                name = f"{sight.force_name(force)}, {name_of(a)} with {name_of(b)}"
                yield self._line("contact", a, b, name, (sight.owners[force],))

    def _barriers(self) -> Iterator[Token]:
        """Diagonal steps from the viewer's pawns that a line bars.

        A spectator sees those of the force to act.
        """
        sight = self.sight
        mine = sight.forces_of(sight.seat) if sight.seat >= 0 else [sight.active]
        for force in mine:
            for pawn in sight.pawns[force]:
                x, y = place_of(pawn)
                for near in sight.realm.around(pawn):
                    nx, ny = place_of(near)
                    corner = (square_at(nx, y), square_at(x, ny))
                    if nx != x and ny != y and corner[0] in sight.at and sight.barred(force, pawn, near):
                        bar = sight.force_name(sight.at[corner[0]])
                        yield self._line("barrier", pawn, near, f"{bar} bars {name_of(pawn)} to {name_of(near)}")

    # ---- the picture of the map

    def _chart(self) -> Iterator[Token]:
        realm = self.sight.realm
        pictures = _objects(realm.picture.get("rivers"))
        for number, river in enumerate(realm.rivers):
            item = pictures[number] if number < len(pictures) else {}
            title = _text(item.get("name")) or f"River {number + 1}"
            bridges = item.get("bridges")
            bridged = set(bridges) if isinstance(bridges, list) and all(isinstance(b, str) for b in bridges) else set()
            for a, b in river.sides:
                bridge = f"{name_of(a)}|{name_of(b)}" in bridged or f"{name_of(b)}|{name_of(a)}" in bridged
                yield self._line("river", a, b, title, ("bridge",) if bridge else ())
            if river.spring is not None:
                yield self._line("spring", *river.spring, name=title)
        for kind, waters in (("sea", realm.seas), ("lake", realm.lakes)):
            for water in waters:
                yield self._named(kind, water.name, [name_of(square) for square in water.squares])
        for item in _objects(realm.picture.get("features")):
            squares = item.get("squares")
            if isinstance(squares, list) and all(isinstance(square, str) for square in squares):
                yield self._named("feature", _text(item.get("name")), squares, (_text(item.get("kind")),))
        frontier = realm.picture.get("frontier")
        if isinstance(frontier, list) and all(_is_point(point) for point in frontier):
            points = [f"{x},{y}" for x, y in frontier]
            yield Token(id="frontier", name="Frontier", kind="place", face="frontier", note=" ".join(points))

    def _named(self, kind: str, name: str, squares: list[str], marks: tuple[str, ...] = ()) -> Token:
        return Token(id=f"{kind}:{name}", name=name, kind="place", face=kind, note=" ".join(squares), marks=marks)


def _objects(value: object) -> list[Mapping[str, object]]:
    """The objects of a picture-only part of a map, which nobody has checked.

    Anything else in it is left out.
    """
    return [item for item in value if isinstance(item, Mapping)] if isinstance(value, list) else []


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _is_point(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(isinstance(part, int | float) for part in value)
