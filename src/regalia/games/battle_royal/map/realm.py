"""Realm: a map file that has been read (section 2.4), and what follows from it.

Nothing is checked here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from regalia.games.battle_royal.squares import AROUND, STRAIGHT, place_of, square_at

FORMAT = "battle-royal-map/1"

OPEN = "."
OBSTACLES = "^hfmr"
STRONGHOLDS = "tcC"
SEA = "~"
LAKE = "L"
TERRAIN = {
    ".": "open land",
    "^": "mountain",
    "h": "hill",
    "f": "forest",
    "m": "marsh",
    "r": "rampart",
    "t": "town",
    "c": "capital",
    "C": "capital",
    "~": "sea",
    "L": "lake",
}
MAJORS = ("white", "black")
MINORS = ("yellow", "blue", "green", "red")  # in turn order

Side = tuple[int, int]  # the two squares on its banks, the lower number first
Point = tuple[int, int]  # a corner of squares, counted from the top left corner of the board


@dataclass(frozen=True)
class Capital:
    owner: str
    kind: str
    centre: int
    facing: str = ""
    ramparts: tuple[int, ...] = ()
    rear: tuple[int, ...] = ()
    hills: tuple[int, ...] = ()


@dataclass(frozen=True)
class Water:
    """A sea or a lake."""

    name: str
    squares: tuple[int, ...]


@dataclass(frozen=True)
class River:
    sides: tuple[Side, ...]
    spring: Side | None
    mouth: str


@dataclass(frozen=True)
class Realm:
    """A map file: what the rules need, and the whole file for pictures."""

    columns: int
    rows: int
    terrain: tuple[str, ...]
    numbers: tuple[tuple[str, ...], ...] | None
    capitals: tuple[Capital, ...]
    towns: tuple[tuple[int, str], ...]
    seas: tuple[Water, ...]
    lakes: tuple[Water, ...]
    rivers: tuple[River, ...]
    symmetry: str
    picture: Mapping[str, object]

    # ---- squares

    def squares(self) -> Iterator[int]:
        """All squares in board order."""
        for y in range(self.rows):
            for x in range(self.columns):
                yield square_at(x, y)

    def at(self, square: int) -> str:
        """The terrain character of the square; empty outside the board."""
        x, y = place_of(square)
        return self.terrain[y][x] if y < self.rows and x < self.columns else ""

    def is_land(self, square: int) -> bool:
        return self.at(square) not in ("", SEA, LAKE)

    def beside(self, square: int) -> list[int]:
        """The squares that share a side with it."""
        return self._near(square, STRAIGHT)

    def around(self, square: int) -> list[int]:
        """The adjacent squares."""
        return self._near(square, AROUND)

    def _near(self, square: int, steps: tuple[tuple[int, int], ...]) -> list[int]:
        x, y = place_of(square)
        places = ((x + dx, y + dy) for dx, dy in steps)
        return [square_at(a, b) for a, b in places if 0 <= a < self.columns and 0 <= b < self.rows]

    def capital_of(self, owner: str) -> Capital:
        return next(capital for capital in self.capitals if capital.owner == owner)

    # ---- names

    @cached_property
    def titles(self) -> dict[int, str]:
        """Names of towns and capitals, and the numbers of open squares."""
        titles = {square: str(number) for number, square in enumerate(self._open(), 1)}
        if self.numbers is not None:
            titles = {square_at(x, y): word for y, line in enumerate(self.numbers) for x, word in enumerate(line)}
            titles = {square: word for square, word in titles.items() if word != "-"}
        titles |= dict(self.towns)
        given = self.picture.get("capitals")
        for capital, item in zip(self.capitals, given if isinstance(given, list) else (), strict=False):
            name = item.get("name") if isinstance(item, Mapping) else None
            titles[capital.centre] = name if isinstance(name, str) and name else f"{capital.owner} capital"
        return titles

    def _open(self) -> Iterator[int]:
        return (square for square in self.squares() if self.at(square) == OPEN)

    @property
    def title(self) -> str:
        title = self.picture.get("title")
        return title if isinstance(title, str) and title else "A map"

    # ---- rivers

    @cached_property
    def river_sides(self) -> frozenset[Side]:
        return frozenset(side for river in self.rivers for side in river.sides)

    @cached_property
    def sources(self) -> frozenset[tuple[Side, Point]]:
        """Spring sides, each with the corner at which its river begins."""
        return frozenset(
            (river.spring, point)
            for river in self.rivers
            if river.spring is not None
            for point in ends(river.spring)
            if point in {end for side in river.sides for end in ends(side)}
        )

    def over_river(self, a: int, b: int) -> bool:
        """Whether two adjacent land squares lie over the river from each other."""
        if not (self.is_land(a) and self.is_land(b)):
            return False
        (ax, ay), (bx, by) = place_of(a), place_of(b)
        if ax == bx or ay == by:
            return side(a, b) in self.river_sides
        corner = (max(ax, bx), max(ay, by))
        ways = [(side(a, c), side(c, b), self.is_land(c)) for c in (square_at(ax, by), square_at(bx, ay))]
        any_wet = any(self._wet(one, corner) or self._wet(two, corner) for one, two, _ in ways)
        any_dry = any(land and not self._wet(one, corner) and not self._wet(two, corner) for one, two, land in ways)
        return any_wet and not any_dry

    def _wet(self, between: Side, corner: Point) -> bool:
        return between in self.river_sides or (between, corner) in self.sources


def side(a: int, b: int) -> Side:
    return (a, b) if a < b else (b, a)


def ends(between: Side) -> tuple[Point, Point]:
    """The two end points of a side."""
    (_, ay), (bx, by) = (place_of(square) for square in between)
    if ay == by:
        return (bx, by), (bx, by + 1)
    return (bx, by), (bx + 1, by)


def corners(square: int) -> set[Point]:
    x, y = place_of(square)
    return {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}
