"""A whole scene in the terminal: opponents above, shared zones, the viewer below."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from regalia.cli.draw.block import BACK, Block, beside, padded, token_block
from regalia.cli.draw.board import map_lines
from regalia.cli.draw.grid import BOSS as SIGN
from regalia.cli.draw.grid import board_lines, is_board, list_lines, on_board, sign_of
from regalia.cli.draw.names import name, only_dice
from regalia.cli.draw.pen import GILT, KINDS, Pen, colour_of
from regalia.cli.draw.preview import preview_lines
from regalia.cli.draw.track import is_track, track_lines
from regalia.cli.draw.words import scene_words
from regalia.cli.draw.wrap import hung
from regalia.kernel.scene import Gauge, Scene, Zone

WIDEST = 110
LOW = 36  # rows; a lower terminal leaves out what a player can do without
TALL = 60  # rows; a lower terminal leaves the units' sheets to the command ``sheets``
BOXED = ("fan", "row")
BAR = 20  # cells of a boss's Life


def draw(console: Console, scene: Scene, pen: Pen, title: str) -> None:
    """Print the scene without its choices."""
    room = min(console.width, WIDEST)
    if pen.plain:
        for line in scene_words(scene, pen, title):
            console.print(line, soft_wrap=True)
        return
    for line in scene_lines(scene, pen, title, room, low=console.height < LOW, sheets=console.height >= TALL):
        line.rstrip()
        for part in hung(line, room):
            console.print(part)


def scene_lines(
    scene: Scene, pen: Pen, title: str, room: int, low: bool = False, sheets: bool = True
) -> Iterator[Text]:
    """The scene from the top: title bar, opponents, shared zones, viewer, prompt.

    ``low``: the terminal has few rows, so the table's figures are left out. ``sheets``: whether units have theirs.
    """
    bar = Text(title, "bold")
    for fact in scene.facts:
        bar.append(" · ", "not bold dim").append(pen.text(fact.text, f"reverse {GILT}" if fact.on else "not bold"))
    yield bar.append(" ").append("─" * (room - bar.cell_len - 1), "dim not bold")
    seats = [plate.seat for plate in scene.plates]
    bottom = scene.seat if scene.seat is not None else seats[0]
    at = seats.index(bottom)
    for seat in (*seats[at + 1 :], *seats[:at]):
        yield from _player(scene, seat, pen, room, sheets)
    yield from _zones(scene, None, pen, room, sheets, low)
    yield from _figures(scene, pen, room, low)
    yield from _player(scene, bottom, pen, room, sheets)
    yield from _question(scene, pen)


def _player(scene: Scene, seat: int, pen: Pen, room: int, sheets: bool) -> Iterator[Text]:
    """A player's plate with its gauges and zones."""
    plate = next(plate for plate in scene.plates if plate.seat == seat)
    sign = sign_of(plate.marks) if len(scene.plates) > 2 else ""
    head = Text().append(f"{sign or '▐'} ", colour_of(plate.marks, seat)).append(pen.name(seat), "bold")
    known = [*(["you"] if seat == scene.seat else []), *([] if str(seat) in pen.name(seat) else [f"seat {seat}"])]
    head.append(f" ({', '.join(known)})" if known else "", "default")
    head.append(" ●" if plate.to_move else "", GILT).append("  ").append(pen.text(plate.note, "default"))
    if plate.badge is not None and plate.badge.text not in plate.note:
        head.append("  ").append(pen.text(plate.badge.text, KINDS[plate.badge.kind]))
    units = on_board(scene.zones, seat)
    gauges = [gauge_line(gauge, pen) for gauge in scene.gauges if gauge.owner == seat and gauge.label not in units]
    yield Text("")
    yield from beside([[head], *([gauge] for gauge in gauges)], room, gap=3)
    yield from _boss(scene, seat, pen)
    yield from _zones(scene, seat, pen, room, sheets)


def _boss(scene: Scene, seat: int, pen: Pen) -> Iterator[Text]:
    """The Life of a boss on the board, as a bar: the battle ends with it."""
    for zone in scene.zones:
        for token in zone.tokens if zone.owner == seat and zone.kind == "list" else ():
            life = re.search(r"(\d+) of (\d+) Life", token.name)
            if "boss" in token.marks and token.place is not None and life is not None:
                left = -(-BAR * int(life[1]) // int(life[2]))
                yield Text.assemble(
                    (f"{SIGN} ", GILT),
                    pen.text(re.split("[,;]", token.name)[0]),
                    "  ",
                    ("█" * left, GILT),
                    ("░" * (BAR - left), "dim"),
                    f"  {life[0]}",
                )


def _zones(scene: Scene, owner: int | None, pen: Pen, room: int, sheets: bool, low: bool = False) -> Iterator[Text]:
    """The zones of an owner (None: shared): what fits in a line, boxes side by side, piles, then boards."""
    zones = [zone for zone in scene.zones if zone.owner == owner and not told_elsewhere(zone, scene)]
    if len(scene.plates) > 2 and not sheets:
        zones = [zone for zone in zones if not told_by_plate_or_board(zone, scene)]
    blocks = [_boxes(zone, pen, room) for zone in zones if zone.kind in BOXED]
    yield from beside([block for block in blocks if len(block) == 1], room, gap=3)
    yield from beside([block for block in blocks if len(block) > 1], room, gap=3)
    piles = [zone for zone in zones if zone.kind == "pile" and (zone.count or zone.owner is None)]
    yield from beside([[_row(zone, pen)] for zone in piles], room, gap=3)
    for zone in zones:
        if is_board(zone):
            yield from board_lines(zone, scene.zones, pen, room, low)
        elif zone.kind == "map":
            yield from map_lines(zone, scene.zones, pen)
        elif is_track(zone):
            yield from track_lines(zone, scene.zones, pen)
        elif zone.kind not in (*BOXED, "pile", "track"):
            yield from list_lines(zone, pen, sheets)


def told_elsewhere(zone: Zone, scene: Scene) -> bool:
    """Whether the zone would repeat the list of choices, a gauge, a plate or another die."""
    tokens = zone.tokens
    if not tokens:
        return zone.kind in BOXED and zone.owner not in (None, scene.seat)
    if only_dice(zone):
        other = next(other for other in scene.zones if set(_faces(zone)) <= set(_faces(other)))
        return other.id != zone.id
    touched = {choice.touch[0] for choice in scene.choices}
    if zone.kind in ("grid", "list") and not is_board(zone):
        return all((token.like or token.id) in touched for token in tokens)
    parts = {part.label for gauge in scene.gauges if gauge.owner == zone.owner for part in gauge.parts}
    return all(token.kind == "cell" and name(token) in parts for token in tokens)


def told_by_plate_or_board(zone: Zone, scene: Scene) -> bool:
    """Whether the plate counts the pile, or the board shows every unit of the army that is left."""
    if zone.kind == "pile" and not zone.tokens:
        return any(plate.seat == zone.owner and f"{zone.count} in the" in plate.note for plate in scene.plates)
    seen = [token.place is not None or "fallen" in token.marks for token in zone.tokens]
    return zone.kind == "list" and zone.owner is not None and bool(seen) and all(seen)


def _faces(zone: Zone) -> list[str]:
    return [token.face for token in zone.tokens]


def _boxes(zone: Zone, pen: Pen, room: int) -> Block:
    label = pen.text(zone.label, "dim")
    if zone.note:
        label.append(f": {zone.note}")
    if zone.note and all(token.kind == "place" for token in zone.tokens):
        return [label]
    if only_dice(zone):
        return [label.append(": ").append("  ".join(name(token) for token in zone.tokens), "bold default")]
    if zone.tokens and all(token.kind == "back" for token in zone.tokens):
        return [label.append(" ").append("▒" * len(zone.tokens), BACK)]
    if zone.tokens and all(token.kind == "place" for token in zone.tokens):
        return [label.append(": ").append(" · ".join(token.note or "free" for token in zone.tokens), "dim")]
    return padded([label, *beside([token_block(token, pen) for token in zone.tokens], room)])


def _row(zone: Zone, pen: Pen) -> Text:
    """A pile in one line, with the cards that the viewer may see and what they mean."""
    row = Text().append(pen.text(zone.label, "dim"))
    if not zone.tokens:
        return row.append(" ▒▒" if zone.count else "", BACK)
    row.append(":", "dim")
    if "front" in zone.tokens[0].marks:
        key = zone.note.rpartition(": ")[2]
        return row.append(" ").append(pen.card(zone.tokens[0].face)).append(f" in force, Key Position {key}", "default")
    for token in zone.tokens:
        row.append(" ").append(pen.card(token.face))
        if token.under:
            row.append("+").append(Text("+").join(pen.card(face) for face in token.under))
    return row


def gauge_line(gauge: Gauge, pen: Pen) -> Text:
    """A number with its name, limit and parts.

    For example ``14 points (Royals 3, …)``, ``Reshuffles 1 of 3``, ``territories 8, 7 needed``.
    """
    drawn = Text()
    if gauge.label.endswith(", %"):
        return drawn.append(pen.text(gauge.label.removesuffix(", %"))).append(f" {gauge.value} %", GILT)
    if gauge.of is None:
        drawn.append(str(gauge.value), GILT).append(" ").append(pen.text(gauge.label))
    else:
        drawn.append(pen.text(gauge.label)).append(f" {gauge.value}", GILT)
        drawn.append(f" of {gauge.of}" if gauge.value <= gauge.of else f", {gauge.of} needed")
    parts = pen.text(", ".join(f"{part.label} {part.value}" for part in gauge.parts))
    return drawn.append(Text.assemble(" (", parts, ")")) if parts else drawn


def _figures(scene: Scene, pen: Pen, room: int, low: bool) -> Iterator[Text]:
    """The shared gauges and, where there is room, the table's figures."""
    gauges = [gauge_line(gauge, pen) for gauge in scene.gauges if gauge.owner is None]
    numbers = [pen.text(fact.text, GILT if fact.on else "dim") for fact in scene.numbers if fact.on or not low]
    yield from beside([[line] for line in (*gauges, *numbers)], room, gap=3)


def _question(scene: Scene, pen: Pen) -> Iterator[Text]:
    """The attack that must be answered, and the prompt."""
    yield Text("")
    if scene.focus is not None:
        for line in preview_lines(scene.focus, pen):
            yield Text("┃ ", GILT).append(line)
    yield Text("» ", GILT).append(pen.asked(scene.prompt.say, "bold default"))
    if scene.prompt.small:
        yield Text("  ").append(pen.asked(scene.prompt.small, "dim"))
