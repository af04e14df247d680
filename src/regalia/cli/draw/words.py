"""A scene in plain words, for screen readers, pipes and terminals without colours."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from regalia.cli.draw.board import map_lines
from regalia.cli.draw.names import is_card, is_die
from regalia.cli.draw.names import name as named
from regalia.cli.draw.pen import Pen
from regalia.cli.draw.preview import preview_lines
from regalia.kernel.scene import Gauge, Scene, Token, Zone


def scene_words(scene: Scene, pen: Pen, title: str) -> Iterator[Text]:
    """The scene without its choices: one thing per line, the prompt last."""
    yield pen.text(f"{title}: {', '.join(fact.text for fact in scene.facts)}.")
    for plate in scene.plates:
        badge = f", {plate.badge.text}" if plate.badge is not None and plate.badge.text not in plate.note else ""
        yield pen.text(f"{{{plate.seat}}}: {plate.note}{badge}{', to move' if plate.to_move else ''}.")
    for gauge in scene.gauges:
        yield pen.text(_gauge(gauge))
    for zone in scene.zones:
        if zone.kind == "map":
            yield from map_lines(zone, scene.zones, pen)
        else:
            yield from _zone(zone, pen)
    for fact in scene.numbers:
        yield pen.text(fact.text)
    if scene.focus is not None:
        yield from preview_lines(scene.focus, pen)
    yield pen.asked(f"{scene.prompt.say} {scene.prompt.small}".rstrip())


def _gauge(gauge: Gauge) -> str:
    owner = "" if gauge.owner is None else f"{{{gauge.owner}}}, "
    if gauge.label.endswith(", %"):
        return f"{owner}{gauge.label.removesuffix(', %')}: {gauge.value} %."
    limit = "" if gauge.of is None else f" of {gauge.of}" if gauge.value <= gauge.of else f", {gauge.of} needed"
    parts = ", ".join(f"{part.label} {part.value}" for part in gauge.parts)
    return f"{owner}{gauge.label}: {gauge.value}{limit}{f' ({parts})' if parts else ''}."


def _zone(zone: Zone, pen: Pen) -> Iterator[Text]:
    """A pile in one line; other zones one line per token. Hidden or empty zones are only named."""
    kinds = {token.kind for token in zone.tokens}
    name = f"{zone.label}: {zone.note}" if zone.note else zone.label
    if kinds <= {"back"} or (zone.note and kinds == {"place"}):
        yield pen.text(f"{name}.")
    elif zone.kind == "track" and zone.tokens[0].kind == "cell":
        yield pen.text(f"{name}: {'; '.join(token.name.removeprefix('space ') for token in zone.tokens)}.")
    elif zone.kind == "pile":
        cards = [
            " with ".join([token.face, " ".join(token.under)] if token.under else [token.face]) for token in zone.tokens
        ]
        yield pen.text(f"{name}: {', '.join(cards)}.")
    else:
        yield pen.text(f"{name}:")
        yield from (pen.text(f"  {_token(token)}") for token in zone.tokens)


def _token(token: Token) -> str:
    face = f"{token.face}: " if is_card(token) else ""
    badge = f", {token.badge.text}" if token.badge is not None and token.badge.text not in token.name else ""
    key = ", Key Position" if "key" in token.marks else ""
    return f"{face}{named(token, plain=True) if is_die(token) else token.name}{badge}{key}"
