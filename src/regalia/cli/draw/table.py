"""A whole scene in the terminal: the bar, the others above, what all share, the viewer below."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from regalia.cli.draw.block import Block, beside, padded, token_block
from regalia.cli.draw.pen import GILT, KINDS, Pen
from regalia.cli.draw.preview import preview_lines
from regalia.cli.draw.words import scene_words
from regalia.kernel.scene import Gauge, Plate, Scene, Zone

WIDEST = 110
SHIELDS = ("#3f6fb5", "#b5403f", "#3f9b5f", "#c39a2c", "#8250a8", "#5a5a66", "#b5703f", "#9a9aa5")
BOXED = ("fan", "row")


def draw(console: Console, scene: Scene, pen: Pen, title: str) -> None:
    """Print the scene without its choices."""
    room = min(console.width, WIDEST)
    lines = scene_words(scene, pen, title) if pen.plain else scene_lines(scene, pen, title, room)
    for line in lines:
        console.print(line)


def scene_lines(scene: Scene, pen: Pen, title: str, room: int) -> Iterator[Text]:
    yield from _bar(scene, pen, title)
    bottom = scene.seat or 0
    seats = len(scene.plates)
    for seat in [*((bottom + step) % seats for step in range(1, seats)), None, bottom]:
        if seat is not None:
            yield from _header(scene, scene.plates[seat], pen, room)
        zones = [zone for zone in scene.zones if zone.owner == seat]
        yield from beside([_zone(zone, pen, room) for zone in zones], room, gap=3)
        if seat is None:
            yield from _middle(scene, pen, room)


def _bar(scene: Scene, pen: Pen, title: str) -> Iterator[Text]:
    bar = Text(title, "bold").append(f"  {scene.phase}", "not bold")
    for fact in scene.facts:
        bar.append("  · ", "not bold dim").append(pen.text(fact.text, f"reverse {GILT}" if fact.on else "not bold"))
    yield bar


def _header(scene: Scene, plate: Plate, pen: Pen, room: int) -> Iterator[Text]:
    """A player's plate, with the gauges of that player."""
    head = Text("▐", SHIELDS[plate.seat % len(SHIELDS)])
    head.append(f" {pen.name(plate.seat)}", "bold").append(" ●" if plate.to_move else "", GILT)
    head.append("  ").append(pen.text(plate.note, "dim"))
    if plate.badge is not None:
        head.append("  ").append(pen.text(plate.badge.text, KINDS[plate.badge.kind]))
    gauges = [_gauge(gauge, pen) for gauge in scene.gauges if gauge.owner == plate.seat]
    yield from beside([[head], *([gauge] for gauge in gauges)], room, gap=4)


def _gauge(gauge: Gauge, pen: Pen) -> Text:
    drawn = Text(str(gauge.value), GILT).append(f" of {gauge.of}" if gauge.of is not None else "", "not bold")
    drawn.append(" ").append(pen.text(gauge.label, "not bold"))
    if gauge.parts:
        parts = ", ".join(f"{part.label} {part.value}" for part in gauge.parts)
        drawn.append(f" ({parts})", "not bold dim")
    return drawn


def _zone(zone: Zone, pen: Pen, room: int) -> Block:
    label = pen.text(zone.label, "dim")
    if zone.note:
        label.append("  ").append(pen.text(zone.note))
    if zone.kind in BOXED and any(token.kind != "back" for token in zone.tokens):
        return padded([label, *beside([token_block(token, pen) for token in zone.tokens], room)])
    if zone.kind == "pile" and zone.tokens:
        return padded([label, *token_block(zone.tokens[0], pen)])
    if zone.kind in (*BOXED, "pile"):
        backs = Text(" ".join(["▒▒"] * min(zone.count or len(zone.tokens), 10)), "#7a2f45")
        return padded([label, backs] if backs else [label])
    return padded([label, *(pen.text(f"· {token.name}") for token in zone.tokens)])


def _middle(scene: Scene, pen: Pen, room: int) -> Iterator[Text]:
    """What concerns nobody alone: general gauges, numbers, what lies on the table to be answered, the prompt."""
    general = [_gauge(gauge, pen) for gauge in scene.gauges if gauge.owner is None]
    numbers = [pen.text(fact.text, GILT if fact.on else "dim") for fact in scene.numbers]
    yield from beside([[line] for line in (*general, *numbers)], room, gap=3)
    if scene.focus is not None:
        for line in preview_lines(scene.focus, pen):
            yield Text("┃ ", GILT).append(line)
    prompt = Text("» ", GILT).append(pen.text(scene.prompt.say, "bold"))
    if scene.prompt.small:
        prompt.append("  ").append(pen.text(scene.prompt.small, "not bold dim"))
    yield prompt
