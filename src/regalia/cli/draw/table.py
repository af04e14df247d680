"""A whole scene in the terminal: opponents above, shared zones, the viewer below."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from regalia.cli.draw.block import BACK, Block, beside, padded, token_block
from regalia.cli.draw.board import map_lines
from regalia.cli.draw.pen import GILT, KINDS, Pen
from regalia.cli.draw.preview import preview_lines
from regalia.cli.draw.words import scene_words
from regalia.kernel.scene import Gauge, Scene, Zone

WIDEST = 110
SHIELDS = ("#3f6fb5", "#b5403f", "#3f9b5f", "#c39a2c", "#8250a8", "#5a5a66", "#b5703f", "#9a9aa5")
BOXED = ("fan", "row")


def draw(console: Console, scene: Scene, pen: Pen, title: str) -> None:
    """Print the scene without its choices."""
    room = min(console.width, WIDEST)
    lines = scene_words(scene, pen, title) if pen.plain else scene_lines(scene, pen, title, room)
    for line in lines:
        line.rstrip()
        console.print(line, soft_wrap=pen.plain)


def scene_lines(scene: Scene, pen: Pen, title: str, room: int) -> Iterator[Text]:
    """The scene from the top: title bar, opponents, shared zones, viewer, prompt."""
    bar = Text(title, "bold")
    for fact in scene.facts:
        bar.append(" · ", "not bold dim").append(pen.text(fact.text, f"reverse {GILT}" if fact.on else "not bold"))
    yield bar.append(" ").append("─" * (room - bar.cell_len - 1), "dim not bold")
    bottom = scene.seat or 0
    seats = len(scene.plates)
    for step in range(1, seats):
        yield from _player(scene, (bottom + step) % seats, pen, room)
    yield from _zones(scene, None, pen, room)
    yield from _figures(scene, pen, room)
    yield from _player(scene, bottom, pen, room)
    yield from _question(scene, pen)


def _player(scene: Scene, seat: int, pen: Pen, room: int) -> Iterator[Text]:
    """A player's plate with its gauges and zones."""
    plate = scene.plates[seat]
    head = Text("▐ ", SHIELDS[seat % len(SHIELDS)]).append(pen.name(seat), "bold default")
    known = [*(["you"] if seat == scene.seat else []), *([] if str(seat) in pen.name(seat) else [f"seat {seat}"])]
    head.append(f" ({', '.join(known)})" if known else "", "default")
    head.append(" ●" if plate.to_move else "", GILT).append("  ").append(pen.text(plate.note, "default"))
    if plate.badge is not None and plate.badge.text not in plate.note:
        head.append("  ").append(pen.text(plate.badge.text, KINDS[plate.badge.kind]))
    gauges = [_gauge(gauge, pen) for gauge in scene.gauges if gauge.owner == seat]
    yield Text("")
    yield from beside([[head], *([gauge] for gauge in gauges)], room, gap=3)
    yield from _zones(scene, seat, pen, room)


def _zones(scene: Scene, owner: int | None, pen: Pen, room: int) -> Iterator[Text]:
    """The zones of an owner (None: shared): boxes side by side, then piles as lines."""
    zones = [zone for zone in scene.zones if zone.owner == owner]
    yield from beside([_boxes(zone, pen, room) for zone in zones if zone.kind in BOXED], room, gap=3)
    piles = [zone for zone in zones if zone.kind == "pile" and (zone.count or zone.owner is None)]
    yield from beside([[_row(zone, pen)] for zone in piles], room, gap=3)
    for zone in zones:
        if _is_board(zone):
            yield from _board(zone, pen, room)
        elif zone.kind == "map":
            yield from map_lines(zone, scene.zones)
        elif zone.kind not in (*BOXED, "pile"):
            yield pen.text(zone.label, "dim")
            yield from (pen.text(f"  {token.name}") for token in zone.tokens)


def _is_board(zone: Zone) -> bool:
    """Whether the zone is a grid with one token per cell, in order."""
    return zone.kind == "grid" and zone.columns > 0 and all(token.place == i for i, token in enumerate(zone.tokens))


def _board(zone: Zone, pen: Pen, room: int) -> Iterator[Text]:
    """A grid cell by cell: each token with its words below."""
    wide = room // zone.columns - 1
    yield pen.text(zone.label, "dim")
    for first in range(0, len(zone.tokens), zone.columns):
        row = zone.tokens[first : first + zone.columns]
        faces = [pen.card(token.face) if token.face else Text("·", "dim") for token in row]
        notes = [pen.text(token.note, "bold" if token.marks else "dim") for token in row]
        for cells in (faces, notes):
            for cell in cells:
                cell.truncate(wide, pad=True)
            yield Text(" ").join(cells)


def _boxes(zone: Zone, pen: Pen, room: int) -> Block:
    label = pen.text(zone.label, "dim")
    if zone.note:
        label.append(f": {zone.note}")
    if zone.note and all(token.kind == "place" for token in zone.tokens):
        return [label]
    if zone.tokens and all(token.kind == "back" for token in zone.tokens):
        return padded([label, Text(" ".join(["▒▒"] * len(zone.tokens)), BACK)])
    return padded([label, *beside([token_block(token, pen) for token in zone.tokens], room)])


def _row(zone: Zone, pen: Pen) -> Text:
    """A pile in one line, with the cards that the viewer may see."""
    row = Text().append(pen.text(zone.label, "dim"))
    if not zone.tokens:
        return row.append(" ▒▒" if zone.count else "", BACK)
    row.append(":", "dim")
    for token in zone.tokens:
        row.append(" ").append(pen.card(token.face))
        if token.under:
            row.append("+").append(Text("+").join(pen.card(face) for face in token.under))
    return row


def _gauge(gauge: Gauge, pen: Pen) -> Text:
    """``14 points (Royals 3, …)``, or ``Reshuffles 1 of 3``."""
    if gauge.of is not None:
        drawn = Text().append(pen.text(gauge.label)).append(f" {gauge.value}", GILT).append(f" of {gauge.of}")
    else:
        drawn = Text().append(str(gauge.value), GILT).append(" ").append(pen.text(gauge.label))
    parts = ", ".join(f"{part.label} {part.value}" for part in gauge.parts)
    return drawn.append(f" ({parts})" if parts else "")


def _figures(scene: Scene, pen: Pen, room: int) -> Iterator[Text]:
    """The shared gauges and the table's figures."""
    gauges = [_gauge(gauge, pen) for gauge in scene.gauges if gauge.owner is None]
    numbers = [pen.text(fact.text, GILT if fact.on else "dim") for fact in scene.numbers]
    yield from beside([[line] for line in (*gauges, *numbers)], room, gap=3)


def _question(scene: Scene, pen: Pen) -> Iterator[Text]:
    """The attack that must be answered, and the prompt."""
    yield Text("")
    if scene.focus is not None:
        for line in preview_lines(scene.focus, pen):
            yield Text("┃ ", GILT).append(line)
    yield Text("» ", GILT).append(pen.text(scene.prompt.say, "bold default"))
    if scene.prompt.small:
        yield Text("  ").append(pen.text(scene.prompt.small, "dim"))
