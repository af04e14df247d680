"""Reads a map file: every part must be there and have the right type.

``rules.py`` checks what they mean.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from regalia.games.battle_royal.map.parts import MapError, Parts
from regalia.games.battle_royal.map.realm import FORMAT, MAJORS, TERRAIN, Capital, Realm, River, Side, Water, side
from regalia.games.battle_royal.squares import square_at, square_named

LEAST, MOST = 9, 26
OWNERS = ("white", "black", "yellow", "green", "blue", "red")
FACINGS = ("north", "east", "south", "west")


class Survey(NamedTuple):
    """What could be read of a map: parts with a fault are left empty in the realm, and ``unread`` names them."""

    realm: Realm
    wrong: list[MapError]
    unread: set[str]


def read(data: object) -> Realm:
    """The map as a realm.

    Raises MapError where a part is missing or has the wrong type, or the size is wrong (V1).
    """
    if not isinstance(data, Mapping):
        raise MapError(f"A map is an object with 'format', 'terrain' and so on, not {_kind(data)}.")
    if data.get("format") != FORMAT:
        raise MapError(f"'format' must be \"{FORMAT}\", not {data.get('format')!r}.", "V1")
    found = survey(data)
    for wrong in found.wrong:
        raise wrong
    return found.realm


def survey(data: Mapping[str, Any], broken: Collection[str] = ()) -> Survey:
    """Read every part of a map that can be read; ``broken`` are fields whose faults are known already."""
    reader = _Reader(data, broken)
    columns, rows = _drawn(data) if {"columns", "rows"}.intersection(broken) else (0, 0)
    if not rows:
        columns = reader.part("columns", lambda: reader.size("columns"), 0)
        rows = reader.part("rows", lambda: reader.size("rows"), 0)
    reader.board = columns, rows
    realm = Realm(
        columns=columns,
        rows=rows,
        terrain=reader.part("terrain", reader.terrain, ()),
        numbers=reader.part("numbers", reader.numbers, None),
        capitals=reader.part("capitals", reader.capitals, ()),
        towns=reader.part("towns", reader.towns, ()),
        seas=reader.part("seas", lambda: reader.waters("seas"), ()),
        lakes=reader.part("lakes", lambda: reader.waters("lakes"), ()),
        rivers=reader.part("rivers", reader.rivers, ()),
        symmetry=reader.part("symmetry", reader.symmetry, "none"),
        picture=data,
    )
    return Survey(realm, reader.wrong, reader.unread)


def _drawn(data: Mapping[str, Any]) -> tuple[int, int]:
    """The size of the map as it is drawn; nothing where that cannot be told."""
    lines = data.get("terrain")
    if not isinstance(lines, list) or not lines or not all(isinstance(line, str) for line in lines):
        return 0, 0
    return len(lines[0]), len(lines)


class _Reader(Parts):
    """Reads the parts of a map file and checks their types."""

    def size(self, key: str) -> int:
        value = self.need(self.data, key, "the map")
        if isinstance(value, bool) or not isinstance(value, int) or not LEAST <= value <= MOST:
            raise MapError(f"'{key}' must be a whole number from {LEAST} to {MOST}, not {value!r}.", "V1")
        return value

    def terrain(self) -> tuple[str, ...]:
        rows = self.board[1]
        lines = self.texts(self.need(self.data, "terrain", "the map"), "'terrain'")
        if len(lines) != rows:
            raise MapError(f"'terrain' has {len(lines)} rows; the map says {rows}.", "V1")
        return self.each(enumerate(lines, 1), lambda numbered: self.row(*numbered))

    def row(self, number: int, line: str) -> str:
        columns = self.board[0]
        if len(line) != columns:
            raise MapError(
                f"row {number} of 'terrain' has {len(line)} characters; the map has {columns} columns.", "V1"
            )
        for char in line:
            if char not in TERRAIN:
                raise MapError(f"row {number} of 'terrain' has {char!r}; known are {' '.join(TERRAIN)}.", "V1")
        return line

    def numbers(self) -> tuple[tuple[str, ...], ...] | None:
        if "numbers" not in self.data:
            return None
        return tuple(tuple(line.split()) for line in self.texts(self.data["numbers"], "'numbers'"))

    def symmetry(self) -> str:
        value = self.data.get("symmetry", "none")
        if value not in ("none", "rotate-180"):
            raise MapError(f'\'symmetry\' must be "none" or "rotate-180", not {value!r}.', "V10")
        return str(value)

    def capitals(self) -> tuple[Capital, ...]:
        items = self.objects("capitals", needed=True)
        found = self.each(items, self.capital)
        for owner in OWNERS if len(found) == len(items) else ():
            count = sum(capital.owner == owner for capital in found)
            if count != 1:
                rule = "V3" if owner in MAJORS else "V4"
                self.wrong.append(MapError(f"there must be one {owner} capital, not {count}.", rule))
        return found

    def capital(self, item: Mapping[str, Any]) -> Capital:
        owner = self.need(item, "owner", "a capital")
        if owner not in OWNERS:
            raise MapError(f"A capital's 'owner' must be one of {', '.join(OWNERS)}, not {owner!r}.")
        major = owner in MAJORS
        what, rule = f"the {owner} capital", "V3" if major else "V4"
        kind = self.need(item, "kind", what)
        if kind != ("major" if major else "minor"):
            raise MapError(f'{what} must be of the kind "{"major" if major else "minor"}", not {kind!r}.', rule)
        centre = self.square(self.need(item, "centre", what), f"the centre of {what}", rule)
        if not major:
            return Capital(owner, kind, centre)
        facing = self.need(item, "facing", what)
        if facing not in FACINGS:
            raise MapError(f"{what} must face {', '.join(FACINGS)}, not {facing!r}.", "V3")
        parts = {
            key: self.squares(self.need(item, key, what), f"'{key}' of {what}", "V3")
            for key in ("ramparts", "rear", "hills")
        }
        return Capital(owner, kind, centre, facing, parts["ramparts"], parts["rear"], parts["hills"])

    def towns(self) -> tuple[tuple[int, str], ...]:
        return self.each(self.objects("towns"), self.town)

    def town(self, item: Mapping[str, Any]) -> tuple[int, str]:
        name = self.name(item, "a town")
        return self.square(self.need(item, "square", f"town '{name}'"), f"town '{name}'", "V5"), name

    def waters(self, key: str) -> tuple[Water, ...]:
        return self.each(self.objects(key), lambda item: self.water(item, key))

    def water(self, item: Mapping[str, Any], key: str) -> Water:
        rule, one = {"seas": ("V6", "a sea"), "lakes": ("V7", "a lake")}[key]
        name = self.name(item, one)
        return Water(name, self.squares(self.need(item, "squares", f"'{name}'"), f"'{name}'", rule))

    def rivers(self) -> tuple[River, ...]:
        return self.each(enumerate(self.objects("rivers"), 1), lambda numbered: self.river(*numbered))

    def river(self, number: int, item: Mapping[str, Any]) -> River:
        what = f"river {number}"
        sides = self.texts(self.need(item, "sides", what), f"'sides' of {what}")
        mouth = self.need(item, "mouth", what)
        if not isinstance(mouth, str):
            raise MapError(f"the 'mouth' of {what} must be the name of a sea, not {_kind(mouth)}.", "V8")
        spring = self.side(item["spring"], f"the spring of {what}", "V8") if "spring" in item else None
        return River(self.each(sides, lambda text: self.side(text, what, "V8")), spring, mouth)

    # ---- small parts

    def need(self, item: Mapping[str, Any], key: str, what: str) -> Any:
        if key not in item:
            raise MapError(f"'{key}' is missing in {what}.")
        return item[key]

    def objects(self, key: str, *, needed: bool = False) -> list[Mapping[str, Any]]:
        value = self.need(self.data, key, "the map") if needed else self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, Mapping) for item in value):
            raise MapError(f"'{key}' must be a list of objects.")
        return value

    def texts(self, value: Any, what: str) -> tuple[str, ...]:
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise MapError(f"{what} must be a list of texts.")
        return tuple(value)

    def name(self, item: Mapping[str, Any], what: str) -> str:
        value = self.need(item, "name", what)
        if not isinstance(value, str):
            raise MapError(f"The name of {what} must be a text, not {_kind(value)}.")
        return value

    def square(self, value: Any, what: str, rule: str) -> int:
        square = square_named(value) if isinstance(value, str) else None
        columns, rows = self.board
        if square is None or square % square_at(0, 1) >= columns or square // square_at(0, 1) >= rows:
            raise MapError(f"{what}: {value!r} is not a square of this board.", rule)
        return square

    def squares(self, value: Any, what: str, rule: str) -> tuple[int, ...]:
        return self.each(self.texts(value, what), lambda item: self.square(item, what, rule))

    def side(self, value: Any, what: str, rule: str) -> Side:
        """``e5|f5``: two squares that share a side."""
        names = value.split("|") if isinstance(value, str) else []
        if len(names) != 2:
            raise MapError(f"{what}: {value!r} is not a side; write one like e5|f5.", rule)
        a, b = (self.square(name, what, rule) for name in names)
        low, high = side(a, b)
        if high - low not in (1, square_at(0, 1)) or (high - low == 1 and high % square_at(0, 1) == 0):
            raise MapError(f"{what}: the squares of '{value}' do not share a side.", rule)
        return low, high


def _kind(value: object) -> str:
    names = {
        dict: "an object",
        list: "a list",
        str: "a text",
        bool: "a truth value",
        int: "a number",
        float: "a number",
    }
    return names.get(type(value), "nothing")
