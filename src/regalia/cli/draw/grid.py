"""A board of cards with units on it, and lists of cards and units."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from regalia.cli.draw.names import is_card, name
from regalia.cli.draw.pen import GILT, Pen, colour_of
from regalia.kernel.scene import Token, Zone

SIDES = {  # partners have one shape: filled and open
    "white": "○",
    "black": "●",
    "blue": "■",
    "red": "◆",
    "green": "▲",
    "gold": "▼",
    "purple": "□",
    "orange": "◇",
}
BOSS = "★"


def is_board(zone: Zone) -> bool:
    """Whether the zone is a grid with one token per cell, in order."""
    return zone.kind == "grid" and zone.columns > 0 and all(token.place == i for i, token in enumerate(zone.tokens))


def units_on(board: Zone, zones: Sequence[Zone]) -> dict[int | None, Token]:
    """The pieces of the other zones by their place on the board."""
    return {
        token.place: token
        for zone in zones
        if zone.id != board.id
        for token in zone.tokens
        if token.kind == "piece" and token.place is not None
    }


def board_lines(zone: Zone, zones: Sequence[Zone], pen: Pen, room: int, low: bool = False) -> Iterator[Text]:
    """A grid cell by cell: square, card and mark above; the unit with its number below.

    ``key`` marks the Key Positions of the unit that has moved, which itself has a ``»``. ``low``: no lines between the rows.
    """
    if not any(token.face for token in zone.tokens):
        return  # nothing lies on it yet
    wide = min(room // zone.columns - 1, 12)
    units = units_on(zone, zones)
    yield Text("┄" * ((wide + 1) * zone.columns - 1), "dim")
    for first in range(0, len(zone.tokens), zone.columns):
        row = zone.tokens[first : first + zone.columns]
        for cells in (
            [_card(token, pen, wide) for token in row],
            [_unit(units.get(token.place), wide) for token in row],
        ):
            for cell in cells:
                cell.truncate(wide, pad=True)
            if any(cell.plain.strip() for cell in cells):
                yield Text(" ").join(cells)
        if not low or first + zone.columns == len(zone.tokens):
            yield Text("┄" * ((wide + 1) * zone.columns - 1), "dim")
    if units:
        meaning = "with the Life left; +1: a card lies under it; key: a Key Position"
        yield Text(", ", "dim").join([*_legend(zones, pen), Text(meaning, "dim")])


def _legend(zones: Sequence[Zone], pen: Pen) -> list[Text]:
    """The signs on the board: those of two sides by their colours, those of more by their players."""
    armies = [zone for zone in zones if any(token.kind == "piece" and token.place is not None for token in zone.tokens)]
    marks = {zone.owner: token.marks for zone in armies for token in zone.tokens if sign_of(token.marks)}
    boss = (
        [Text(f"{BOSS} boss", "dim")] if any("boss" in token.marks for zone in armies for token in zone.tokens) else []
    )
    if {sign_of(one) for one in marks.values()} <= {SIDES["white"], SIDES["black"]}:
        return [*[_signed((side,), side) for side in ("white", "black")], *boss]
    return [*[_signed(one, pen.name(owner)) for owner, one in marks.items() if owner is not None], *boss]


def _signed(marks: Sequence[str], words: str) -> Text:
    return Text().append(sign_of(marks), colour_of(marks)).append(f" {words}", "dim")


def sign_of(marks: Sequence[str]) -> str:
    """The sign of a seat's colour; empty where the seats have none."""
    return next((SIDES[mark] for mark in marks if mark in SIDES), "")


def _card(token: Token, pen: Pen, wide: int) -> Text:
    """``c2 7♦+1 key``; where that is too long, without the cards that lie under it."""
    where = token.note.partition(" ")[0]
    key = " key" if "key" in token.marks else ""
    drawn = Text().append(where, GILT if key else "dim")
    if token.face:
        drawn.append(" ").append(pen.card(token.face))
        under = f"+{len(token.under)}" if token.under else ""
        drawn.append(under if drawn.cell_len + len(under) + len(key) <= wide else "", "dim")
    return drawn.append(key, GILT)


def _unit(unit: Token | None, wide: int) -> Text:
    """``»■Knight 8``; a long name is cut before its number."""
    if unit is None:
        return Text("")
    boss = "boss" in unit.marks
    drawn = Text().append("»" if "mover" in unit.marks else "", GILT)
    drawn.append(sign_of(unit.marks), f"bold {colour_of(unit.marks)}").append(BOSS if boss else "", GILT)
    called = (unit.face.removeprefix("boss ") if boss else unit.face).capitalize()
    number = "" if unit.points is None else f" {unit.points}"
    return drawn.append(called[: wide - drawn.cell_len - len(number)], "bold").append(number, GILT)


def list_lines(zone: Zone, pen: Pen, sheets: bool = True) -> Iterator[Text]:
    """Cards and places with a name in one line; units, with one line for those that have the same sheet.

    Without ``sheets`` all units stand in one line.
    """
    label = pen.text(zone.label, "dim")
    if not zone.tokens:
        yield label
    elif all(is_card(token) for token in zone.tokens):
        yield label.append(": ").append(Text(" ").join(pen.card(token.face) for token in zone.tokens))
    elif all(token.kind == "cell" for token in zone.tokens):
        yield label.append(": ").append(pen.text(", ".join(_pointed(token) for token in zone.tokens), "default"))
    elif not sheets:
        yield label.append(": ").append(pen.text("; ".join(_sheet(token)[0] for token in zone.tokens), "default"))
    else:
        yield label
        alike: dict[str, list[str]] = {}
        for head, sheet in map(_sheet, zone.tokens):
            alike.setdefault(sheet, []).append(head)
        for sheet, heads in alike.items():
            yield pen.text(f"  {'; '.join(heads)}")
            if sheet:
                yield pen.text(f"    {sheet}", "dim")


def sheet_lines(zones: Sequence[Zone], pen: Pen) -> Iterator[Text]:
    """The lists of all players with the units' sheets; nothing where no unit has one."""
    for zone in zones:
        if zone.kind == "list" and any(_sheet(token)[1] for token in zone.tokens):
            yield from list_lines(zone, pen)


def _sheet(token: Token) -> tuple[str, str]:
    """``white king on b2, 10 of 10 Life`` and its sheet."""
    head, _, sheet = token.name.partition("; ")
    return head, sheet


def on_board(zones: Sequence[Zone], owner: int | None) -> set[str]:
    """The units in the owner's lists: ``knight b3``, and ``knight`` for one that is off the board."""
    lists = [zone for zone in zones if zone.kind == "list" and zone.owner == owner]
    units = [token for zone in lists for token in zone.tokens]
    return {f"{unit.face} {unit.note.partition(' ')[0]}" for unit in units} | {unit.face for unit in units}


def _pointed(token: Token) -> str:
    return name(token) + ("" if token.points is None else f" {token.points}")
