"""The players' plates: a line above their cards, a column beside the viewer's hand, a panel for all."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator

import msgspec
from rich.text import Text

from regalia.cli.draw.block import Block
from regalia.cli.draw.grid import on_board, sign_of
from regalia.cli.draw.pen import KINDS, Pen, colour_of
from regalia.cli.draw.table import gauge_line
from regalia.cli.draw.wrap import hung
from regalia.cli.screen.cards import backs
from regalia.cli.screen.look import DIM, GILT, ON_DARK, SEATS
from regalia.kernel.scene import Gauge, Plate, Scene, Token, Zone

SEAT = re.compile(r"seat\d")


def seat_colour(scene: Scene, seat: int) -> str:
    """The colour of a seat's name on the dark screen."""
    given = colour_of(plate_of(scene, seat).marks, seat)
    return ON_DARK.get(given, SEATS[seat % len(SEATS)])


def seat_sign(scene: Scene, seat: int) -> str:
    """The sign of a seat: that of its units on the board, where they have one."""
    return sign_of(plate_of(scene, seat).marks) or "◆"


def plate_of(scene: Scene, seat: int) -> Plate:
    return next(plate for plate in scene.plates if plate.seat == seat)


def _name(scene: Scene, seat: int, pen: Pen) -> Text:
    plate = plate_of(scene, seat)
    shown = Text(f"{seat_sign(scene, seat)} {pen.name(seat)}", f"bold {seat_colour(scene, seat)}")
    return Text.assemble(shown, (" (you)" if seat == scene.seat else "", DIM), (" ●" if plate.to_move else "", GILT))


def seat_named(token: Token) -> int | None:
    """The seat that a token of a list stands for, as a turn does; None for other tokens."""
    return next((int(mark[4:]) for mark in token.marks if SEAT.fullmatch(mark)), None)


def turns_line(zone: Zone, scene: Scene, pen: Pen) -> Text:
    """``Order of the round: ◆ Greedy 1 (enemy) has moved, ■ Player now``, each in the colour of the seat."""
    sided = {mark for plate in scene.plates for mark in plate.marks} >= {"ally", "enemy"}
    drawn = [pen.text(f"{zone.label}: ", DIM)]
    for nth, token in enumerate(zone.tokens):
        seat = seat_named(token)
        assert seat is not None
        marks = plate_of(scene, seat).marks
        side = next((f" ({mark})" for mark in ("ally", "enemy") if sided and mark in marks), "")
        name = Text(f"{seat_sign(scene, seat)} {pen.name(seat)}", f"bold {seat_colour(scene, seat)}")
        drawn += [Text(", " if nth else ""), name, Text(side, DIM), Text(token.note.partition("}")[2])]
    return Text.assemble(*drawn)


def _gauges(scene: Scene, seat: int) -> list[Gauge]:
    units = on_board(scene.zones, seat)
    return [gauge for gauge in scene.gauges if gauge.owner == seat and gauge.label not in units]


def _badge(plate: Plate, pen: Pen) -> Text:
    if plate.badge is None or plate.badge.text in plate.note:
        return Text("")
    return Text("  ").append(pen.text(plate.badge.text, KINDS[plate.badge.kind]))


def head_lines(scene: Scene, seat: int, pen: Pen, wide: int) -> Iterator[Text]:
    """``◆ Greedy ●  5 cards, guarded by 2 royals  ▊▊▊▊▊  14 points (…)``."""
    plate = plate_of(scene, seat)
    head = Text.assemble(_name(scene, seat, pen), "  ", pen.text(plate.note, DIM), _badge(plate, pen))
    hidden = sum(zone.count for zone in scene.zones if zone.owner == seat and _hidden(zone.tokens))
    hand = [backs(hidden)] if hidden else []
    gauges = [gauge_line(gauge, pen) for gauge in _gauges(scene, seat)]
    short = [gauge_line(msgspec.structs.replace(gauge, parts=()), pen) for gauge in _gauges(scene, seat)]
    for told in ([*hand, *gauges], [*hand, *short], short):
        line = Text("  ").join([head, *told])
        line.rstrip()
        if line.cell_len <= wide:
            break
    yield from hung(line, wide)


def _hidden(tokens: tuple[object, ...]) -> bool:
    return bool(tokens) and all(getattr(token, "kind", "") == "back" for token in tokens)


def beside_hand(scene: Scene, pen: Pen, wide: int) -> Block:
    """The viewer's plate as a narrow column."""
    seat = scene.seat if scene.seat is not None else scene.plates[0].seat
    plate = plate_of(scene, seat)
    lines = [Text(_name(scene, seat, pen).plain.replace(" (you)", ""), f"bold {seat_colour(scene, seat)}")]
    for gauge in _gauges(scene, seat):
        limit = "" if gauge.of is None else f" of {gauge.of}"
        lines += [Text(line, f"bold {GILT}") for line in textwrap.wrap(_short(gauge, limit), wide)]
    lines += [pen.text(line, DIM) for line in textwrap.wrap(pen.text(plate.note).plain, wide)]
    for line in lines:
        line.truncate(wide, overflow="ellipsis", pad=True)
    return lines


def _short(gauge: Gauge, limit: str) -> str:
    return f"{gauge.value} {gauge.label}" if not limit else f"{gauge.label} {gauge.value}{limit}"


def plate_lines(scene: Scene, pen: Pen, wide: int) -> Iterator[Text]:
    """All players, each with notes, gauges and their parts."""
    for plate in scene.plates:
        yield _name(scene, plate.seat, pen)
        badge = _badge(plate, pen)
        yield from hung(Text.assemble("  ", pen.text(plate.note, DIM), badge), wide, 2)
        for gauge in _gauges(scene, plate.seat):
            if gauge.of is not None and gauge.of <= 10:
                line = Text("  ").append("■" * gauge.value, GILT).append("□" * (gauge.of - gauge.value), DIM)
                line.append(f" {gauge.label} {gauge.value} of {gauge.of}", DIM)
            else:
                line = Text("  ").append(gauge_line(gauge, pen))
            yield from hung(line, wide, 2)


def short_plates(scene: Scene, pen: Pen, wide: int) -> Iterator[Text]:
    """All players in two or three lines each: the gauge that counts to the end, and the note."""
    for plate in scene.plates:
        head = _name(scene, plate.seat, pen)
        goal = next((gauge for gauge in _gauges(scene, plate.seat) if gauge.of is not None and gauge.of <= 10), None)
        if goal is not None:
            full = min(goal.value, goal.of or 0)
            head = Text.assemble(head, "  ", ("■" * full, GILT), ("□" * ((goal.of or 0) - full), DIM))
        yield from hung(head, wide, 2)
        badge = _badge(plate, pen)
        yield from hung(Text.assemble("  ", pen.text(_note(plate, wide), DIM), badge), wide, 2)


def _note(plate: Plate, wide: int) -> str:
    """The note, without the title before its colon where it is long."""
    return re.sub(r"^.*?: ", "", plate.note) if len(plate.note) > wide else plate.note
