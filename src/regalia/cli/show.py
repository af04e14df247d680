"""``regalia show``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regalia.cli.arguments import AsJson
from regalia.kernel.errors import RegaliaError

if TYPE_CHECKING:
    from regalia.kernel.match import Match
    from regalia.kernel.state import View

ALL = "all"


def main(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of records.")],
    number: Annotated[int, typer.Option("--game", metavar="K", min=1, help="Which record of the file.")] = 1,
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", min=0, help="After how many lines. Default: at the end.")
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option(
            "--seat", metavar="S", help="As this seat sees it, or 'all' for all hands. Default: as a spectator."
        ),
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Words only: no colours, no boxes.")] = False,
    as_json: AsJson = False,
) -> None:
    """Draw a position of a recorded game as a seat, or a spectator, sees it.

    [bold]Examples[/bold]
      regalia show games.jsonl
      regalia show games.jsonl --game 3 --at 40 --seat 0
      regalia show games.jsonl --at 40 --seat all
      regalia show saved.json --json
    """
    import msgspec

    from regalia.cli.draw.console import can_draw, harmless, out, print_json
    from regalia.cli.draw.pen import Pen
    from regalia.cli.draw.table import draw
    from regalia.games import find
    from regalia.kernel.match import Match
    from regalia.lab.record_file import nth

    record = nth(file, number)
    if at is not None and at > len(record.lines):
        raise RegaliaError(f"--at {at} is too far: this record has {len(record.lines)} lines.")
    lines = record.lines[:at]
    game = find(record.game)
    match = Match.fold(game, msgspec.structs.replace(record, lines=lines))
    scene = game.scene(seen(match, seat), match.rules)
    if as_json:
        print_json(scene)
        return
    console = out(plain=plain)
    last = f": {lines[-1]}" if lines and seat == ALL else ""
    where = f"Record {number} of {file}, after line {len(lines)} of {len(record.lines)}{last}"
    console.print(harmless(where), markup=False, soft_wrap=True)
    draw(console, scene, Pen([f"Seat {s}" for s in range(match.seats)], plain or not can_draw(console)), game.title)


def seen(match: Match, seat: str | None) -> View:
    """The view to draw; raises RegaliaError for a seat that is not there."""
    from regalia.kernel.state import SPECTATOR, open_view

    if seat is None:
        return match.view(SPECTATOR)
    if seat == ALL:
        return open_view(match.state(), SPECTATOR)
    if not (seat.isascii() and seat.isdigit()) or int(seat) >= match.seats:
        raise RegaliaError(f"There is no seat '{seat[:20]}'; there are 0 to {match.seats - 1}, and 'all'.")
    return match.view(int(seat))
