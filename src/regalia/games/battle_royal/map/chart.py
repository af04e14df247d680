# native: pictures
"""A map as an SVG picture: terrain, rivers, seas, towns, capitals with flags, the frontier."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape

from regalia.games.battle_royal.map.realm import Realm, Side, ends
from regalia.games.battle_royal.squares import LETTERS, name_of, place_of

CELL = 48
MARGIN = 30
GROUND = {
    ".": "#ecdfbd",
    "^": "#d9c59a",
    "h": "#dfcf9f",
    "f": "#cfd9a6",
    "m": "#c9dccb",
    "r": "#bdb8ae",
    "t": "#ecdfbd",
    "c": "#e6d3a3",
    "C": "#e6d3a3",
    "~": "#9fc0c9",
    "L": "#84adbd",
}
FLAGS = {
    "white": "#fdfdf8",
    "black": "#262330",
    "yellow": "#e0b53c",
    "blue": "#2f5fa8",
    "green": "#3f7f4c",
    "red": "#a83237",
}
INK = "#4a3a28"
WATER = "#5b93a8"
TOWN_SIZE, SMALLEST = 10.0, 5.0  # of the type of a town's name
TOWN_WIDTH = 0.52  # of a letter of a town's name, by the size of the type
LETTER_WIDTH = 0.76  # of a letter of a sea's name with the space behind it, by the size of the type


def drawing(realm: Realm, *, frame: str = "#5b4029", letters: str = "#e8d9b8", font: str = "Georgia, serif") -> str:
    """The whole picture."""
    width, height = realm.columns * CELL + 2 * MARGIN, realm.rows * CELL + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="{font}">',
        f"<title>{escape(realm.title)}</title>",
        f'<rect width="{width}" height="{height}" fill="{frame}"/>',
        f'<g transform="translate({MARGIN} {MARGIN})">',
        *_ground(realm),
        *_waters(realm),
        *_frontier(realm),
        *_rivers(realm),
        *_symbols(realm),
        *_places(realm),
        "</g>",
        *_coordinates(realm, letters),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _ground(realm: Realm) -> Iterator[str]:
    for square in realm.squares():
        x, y = (part * CELL for part in place_of(square))
        colour = GROUND[realm.at(square)]
        yield f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{colour}" stroke="#00000018"/>'
        if realm.at(square) == ".":
            number = realm.titles.get(square, "")
            yield f'<text x="{x + 4}" y="{y + 11}" font-size="9" fill="#00000090">{escape(number)}</text>'


def _waters(realm: Realm) -> Iterator[str]:
    """The names of the seas, and shore lines where water meets land."""
    for square in realm.squares():
        if realm.is_land(square):
            continue
        for near in realm.beside(square):
            if realm.is_land(near):
                (ax, ay), (bx, by) = ends((min(square, near), max(square, near)))
                yield _stroke(ax, ay, bx, by, WATER, 2.5)
    for sea in realm.seas:
        yield _sea_name(sea.name, [place_of(square) for square in sea.squares])


def _sea_name(name: str, places: list[tuple[int, int]]) -> str:
    """The name across the row in the middle of the sea, in letters that fit between its shores."""
    middle = sorted(row for _, row in places)[len(places) // 2]
    across = [column for column, row in places if row == middle]
    y = sum(row for _, row in places) / len(places) + 0.5
    y = min(max(y, middle + 0.4), middle + 0.9)
    size = min(22.0, len(across) * CELL / (LETTER_WIDTH * max(len(name), 1)))
    return (
        f'<text x="{(sum(across) / len(across) + 0.5) * CELL:.0f}" y="{y * CELL:.0f}" font-size="{size:.1f}" '
        f'letter-spacing="{size * 0.18:.1f}" font-style="italic" text-anchor="middle" fill="#2c6173">{escape(name)}</text>'
    )


def _frontier(realm: Realm) -> Iterator[str]:
    points = realm.picture.get("frontier")
    if isinstance(points, list) and all(_is_point(point) for point in points):
        path = " ".join(f"{x * CELL:g},{y * CELL:g}" for x, y in points)
        yield f'<polyline points="{path}" fill="none" stroke="#a8453a" stroke-width="2" stroke-dasharray="7 5"/>'


def _is_point(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(isinstance(part, int | float) for part in value)


def _rivers(realm: Realm) -> Iterator[str]:
    pictures = realm.picture.get("rivers")
    for number, river in enumerate(realm.rivers):
        for side in river.sides:
            (ax, ay), (bx, by) = ends(side)
            yield _stroke(ax, ay, bx, by, WATER, 6)
        if river.spring is not None:
            yield _spring(river.spring, river.sides)
        item = pictures[number] if isinstance(pictures, list) and number < len(pictures) else {}
        bridges = item.get("bridges") if isinstance(item, Mapping) else None
        wanted = set(bridges) if isinstance(bridges, list) and all(isinstance(b, str) for b in bridges) else set()
        for a, b in river.sides:
            if {f"{name_of(a)}|{name_of(b)}", f"{name_of(b)}|{name_of(a)}"} & wanted:
                yield _bridge((a, b))


def _spring(spring: Side, sides: tuple[Side, ...]) -> str:
    """Half a side, from the corner at which the river begins."""
    points = {point for side in sides for point in ends(side)}
    first, second = ends(spring)
    (ax, ay), (bx, by) = (first, second) if first in points else (second, first)
    mx, my = (ax + bx) / 2, (ay + by) / 2
    dot = f'<circle cx="{mx * CELL:g}" cy="{my * CELL:g}" r="5" fill="{WATER}"/>'
    return _stroke(ax, ay, mx, my, WATER, 6) + dot


def _bridge(side: Side) -> str:
    (ax, ay), (bx, by) = ends(side)
    x, y = (ax + bx) / 2 * CELL, (ay + by) / 2 * CELL
    w, h = (22, 10) if ax == bx else (10, 22)
    return f'<rect x="{x - w / 2:g}" y="{y - h / 2:g}" width="{w}" height="{h}" rx="2" fill="#b98a4e" stroke="{INK}"/>'


def _stroke(ax: float, ay: float, bx: float, by: float, colour: str, width: float) -> str:
    return (
        f'<line x1="{ax * CELL:g}" y1="{ay * CELL:g}" x2="{bx * CELL:g}" y2="{by * CELL:g}" stroke="{colour}" '
        f'stroke-width="{width}" stroke-linecap="round"/>'
    )


MOUNTAIN = (
    '<path d="M5 38 L18 14 L26 28 L31 20 L43 38 Z" fill="#a98a5d" stroke="#4a3a28"/>'
    '<path d="M18 14 L13 24 L18 22 L22 25 Z" fill="#f6efe0"/>'
)
HILL = '<path d="M6 36 Q16 14 26 36 M20 36 Q32 18 42 36" fill="#c3ae78" stroke="#4a3a28"/>'
TREE = '<circle cx="{x}" cy="{y}" r="7" fill="#5f8a4a" stroke="#35522b"/>'
FOREST = "".join(TREE.format(x=x, y=y) for x, y in ((14, 20), (26, 16), (35, 24), (20, 31), (32, 34)))
MARSH = (
    '<path d="M8 34 h12 M14 34 v-10 M10 34 l-2 -7 M28 26 h12 M34 26 v-10 M30 26 l-2 -7" stroke="#3f7a63" fill="none"/>'
)
RAMPART = (
    '<path d="M6 16 h36 v22 h-36 z M6 23 h36 M6 31 h36 M18 16 v7 M30 23 v8 M18 31 v7" fill="#a7a196" stroke="#57524a"/>'
)
TOWN = '<path d="M10 36 v-10 l7 -7 l7 7 v10 z M24 36 v-13 l7 -6 l7 6 v13 z" fill="#f4ead2" stroke="#4a3a28"/>'
CASTLE = '<path d="M11 36 v-18 h5 v4 h5 v-4 h6 v4 h5 v-4 h5 v18 z" fill="#cfc6b4" stroke="#4a3a28"/>'
SYMBOLS = {"^": MOUNTAIN, "h": HILL, "f": FOREST, "m": MARSH, "r": RAMPART, "t": TOWN, "c": CASTLE, "C": CASTLE}


def _symbols(realm: Realm) -> Iterator[str]:
    for square in realm.squares():
        symbol = SYMBOLS.get(realm.at(square))
        if symbol is not None:
            x, y = place_of(square)
            yield f'<g transform="translate({x * CELL} {y * CELL})">{symbol}</g>'
    for capital in realm.capitals:
        x, y = place_of(capital.centre)
        flag = f'<path d="M24 20 v-16 l13 4 l-13 5" fill="{FLAGS[capital.owner]}" stroke="{INK}"/>'
        yield f'<g transform="translate({x * CELL} {y * CELL})">{flag}</g>'


def _places(realm: Realm) -> Iterator[str]:
    names = dict(realm.towns) | {capital.centre: realm.titles[capital.centre] for capital in realm.capitals}
    for square, name in names.items():
        x, y = place_of(square)
        size = max(min(TOWN_SIZE, 2 * CELL / (TOWN_WIDTH * max(len(name), 1))), SMALLEST)  # two squares wide at most
        yield (
            f'<text x="{(x + 0.5) * CELL:g}" y="{(y + 1) * CELL - 2}" font-size="{size:.3g}" text-anchor="middle" '
            f'fill="{INK}" stroke="#f4ead2" stroke-width="2" paint-order="stroke">{escape(name)}</text>'
        )


def _coordinates(realm: Realm, letters: str) -> Iterator[str]:
    """Letters of the columns above and below, numbers of the rows on both sides."""
    style = f'font-size="13" text-anchor="middle" fill="{letters}"'
    right, low = realm.columns * CELL + 2 * MARGIN - 15, realm.rows * CELL + 2 * MARGIN - 10
    for column in range(realm.columns):
        for y in (20, low):
            yield f'<text x="{MARGIN + (column + 0.5) * CELL:g}" y="{y}" {style}>{LETTERS[column]}</text>'
    for row in range(realm.rows):
        for x in (15, right):
            yield f'<text x="{x}" y="{MARGIN + (row + 0.5) * CELL + 5:g}" {style}>{row + 1}</text>'
