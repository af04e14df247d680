"""A board of cards with units on it, and lists of cards and units."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from regalia.cli.draw.names import is_card, name
from regalia.cli.draw.pen import GILT, Pen
from regalia.kernel.scene import Token, Zone

SIDES = {"white": "○", "black": "●", "red": "◆", "blue": "■", "green": "▲"}
BOSS = "★"


def is_board(zone: Zone) -> bool:
    """Whether the zone is a grid with one token per cell, in order."""
    return zone.kind == "grid" and zone.columns > 0 and all(token.place == i for i, token in enumerate(zone.tokens))


def board_lines(zone: Zone, zones: Sequence[Zone], pen: Pen, room: int) -> Iterator[Text]:
    """A grid cell by cell: square, card and mark above; the unit with its number below.

    ``key`` marks the Key Positions of the unit that has moved, which itself has a ``»``.
    """
    if not any(token.face for token in zone.tokens):
        return  # nothing lies on it yet
    wide = min(room // zone.columns - 1, 12)
    units: dict[int | None, Token] = {
        token.place: token
        for other in zones
        if other.id != zone.id
        for token in other.tokens
        if token.kind == "piece" and token.place is not None
    }
    yield Text("┄" * ((wide + 1) * zone.columns - 1), "dim")
    for first in range(0, len(zone.tokens), zone.columns):
        row = zone.tokens[first : first + zone.columns]
        for cells in ([_card(token, pen) for token in row], [_unit(units.get(token.place)) for token in row]):
            for cell in cells:
                cell.truncate(wide, pad=True)
            if any(cell.plain.strip() for cell in cells):
                yield Text(" ").join(cells)
        yield Text("┄" * ((wide + 1) * zone.columns - 1), "dim")
    if units:
        yield Text(
            f"{_legend(list(units.values()))}, with the Life left; +1: a card lies under it; key: a Key Position", "dim"
        )


def _legend(units: list[Token]) -> str:
    """The signs of the two usual sides, and of those others that have units here."""
    seen = {mark for unit in units for mark in unit.marks}
    words = [f"{sign} {side}" for side, sign in SIDES.items() if side in (*list(SIDES)[:2], *seen)]
    return ", ".join([*words, *([f"{BOSS} boss"] if "boss" in seen else [])])


def _card(token: Token, pen: Pen) -> Text:
    """``c2 7♦+1 key``."""
    where = token.note.partition(" ")[0]
    drawn = Text(where, GILT if "key" in token.marks else "dim")
    if token.face:
        drawn.append(" ").append(pen.card(token.face))
        drawn.append(f"+{len(token.under)}" if token.under else "", "dim")
    return drawn.append(" key" if "key" in token.marks else "", GILT)


def _unit(unit: Token | None) -> Text:
    if unit is None:
        return Text("")
    side = next((SIDES[mark] for mark in unit.marks if mark in SIDES), "")
    moved = "»" if "mover" in unit.marks else ""
    side += BOSS if "boss" in unit.marks else ""
    return Text(f"{moved}{side}{unit.face.capitalize()}", "bold").append(
        "" if unit.points is None else f" {unit.points}", GILT
    )


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
    """The units that the owner's lists tell: ``knight b3``, and ``knight`` for one that is off the board."""
    lists = [zone for zone in zones if zone.kind == "list" and zone.owner == owner]
    units = [token for zone in lists for token in zone.tokens]
    return {f"{unit.face} {unit.note.partition(' ')[0]}" for unit in units} | {unit.face for unit in units}


def _pointed(token: Token) -> str:
    return name(token) + ("" if token.points is None else f" {token.points}")
