"""Reads a map file: every part must be there and have the right type.

``rules.py`` checks what they mean.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regalia.games.battle_royal.map.realm import FORMAT, MAJORS, TERRAIN, Capital, Realm, River, Side, Water, side
from regalia.games.battle_royal.squares import square_at, square_named
from regalia.kernel.errors import OptionError

LEAST, MOST = 9, 26
OWNERS = ("white", "black", "yellow", "green", "blue", "red")
FACINGS = ("north", "east", "south", "west")


class MapError(OptionError):
    """An unplayable map, with the rule of section 2.5 that it breaks."""

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(f"{rule}: {reason}" if rule else reason)
        self.reason = reason
        self.rule = rule


def read(data: object) -> Realm:
    """The map as a realm.

    Raises MapError where a part is missing or has the wrong type, or the size is wrong (V1).
    """
    if not isinstance(data, Mapping):
        raise MapError(f"A map is an object with 'format', 'terrain' and so on, not {_kind(data)}.")
    if data.get("format") != FORMAT:
        raise MapError(f"'format' must be \"{FORMAT}\", not {data.get('format')!r}.", "V1")
    reader = _Reader(data)
    columns, rows = reader.size("columns"), reader.size("rows")
    reader.board = columns, rows
    return Realm(
        columns=columns,
        rows=rows,
        terrain=reader.terrain(),
        numbers=reader.numbers(),
        capitals=reader.capitals(),
        towns=reader.towns(),
        seas=reader.waters("seas"),
        lakes=reader.waters("lakes"),
        rivers=reader.rivers(),
        symmetry=reader.symmetry(),
        picture=data,
    )


class _Reader:
    """Reads the parts of a map file and checks their types."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.board = (0, 0)

    def size(self, key: str) -> int:
        value = self.need(self.data, key, "the map")
        if isinstance(value, bool) or not isinstance(value, int) or not LEAST <= value <= MOST:
            raise MapError(f"'{key}' must be a whole number from {LEAST} to {MOST}, not {value!r}.", "V1")
        return value

    def terrain(self) -> tuple[str, ...]:
        columns, rows = self.board
        lines = self.texts(self.need(self.data, "terrain", "the map"), "'terrain'")
        if len(lines) != rows:
            raise MapError(f"'terrain' has {len(lines)} rows; the map says {rows}.", "V1")
        for number, line in enumerate(lines, 1):
            if len(line) != columns:
                raise MapError(
                    f"row {number} of 'terrain' has {len(line)} characters; the map has {columns} columns.", "V1"
                )
            for char in line:
                if char not in TERRAIN:
                    raise MapError(f"row {number} of 'terrain' has {char!r}; known are {' '.join(TERRAIN)}.", "V1")
        return lines

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
        found = tuple(self.capital(item) for item in items)
        for owner in OWNERS:
            count = sum(capital.owner == owner for capital in found)
            if count != 1:
                rule = "V3" if owner in MAJORS else "V4"
                raise MapError(f"there must be one {owner} capital, not {count}.", rule)
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
        found = []
        for item in self.objects("towns"):
            name = self.name(item, "a town")
            found.append((self.square(self.need(item, "square", f"town '{name}'"), f"town '{name}'", "V5"), name))
        return tuple(found)

    def waters(self, key: str) -> tuple[Water, ...]:
        rule, one = {"seas": ("V6", "a sea"), "lakes": ("V7", "a lake")}[key]
        found = []
        for item in self.objects(key):
            name = self.name(item, one)
            squares = self.squares(self.need(item, "squares", f"'{name}'"), f"'{name}'", rule)
            found.append(Water(name, squares))
        return tuple(found)

    def rivers(self) -> tuple[River, ...]:
        found = []
        for number, item in enumerate(self.objects("rivers"), 1):
            what = f"river {number}"
            sides = self.texts(self.need(item, "sides", what), f"'sides' of {what}")
            mouth = self.need(item, "mouth", what)
            if not isinstance(mouth, str):
                raise MapError(f"the 'mouth' of {what} must be the name of a sea, not {_kind(mouth)}.", "V8")
            spring = self.side(item["spring"], f"the spring of {what}", "V8") if "spring" in item else None
            found.append(River(tuple(self.side(text, what, "V8") for text in sides), spring, mouth))
        return tuple(found)

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
        return tuple(self.square(item, what, rule) for item in self.texts(value, what))

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
