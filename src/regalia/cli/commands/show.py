"""``regalia show``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regalia.cli.arguments import AsJson, OptionsJson, Players
from regalia.kernel.errors import RegaliaError

if TYPE_CHECKING:
    from regalia.kernel.match import Match
    from regalia.kernel.scene import Scene
    from regalia.kernel.state import View

ALL = "all"


def main(
    source: Annotated[
        str,
        typer.Argument(
            metavar="FILE|GAME", help="A file of records, a position file or, with --position, the game's name."
        ),
    ],
    number: Annotated[int, typer.Option("--game", metavar="K", min=1, help="Which record of the file.")] = 1,
    at: Annotated[
        int | None, typer.Option("--at", metavar="N", min=0, help="Number of lines to play first. Default: all.")
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option(
            "--seat", metavar="S", help="As this seat sees it, or 'all' for all hands. Default: as a spectator."
        ),
    ] = None,
    position: Annotated[
        str | None,
        typer.Option("--position", metavar="TEXT", help="A position or a view as text, instead of a record."),
    ] = None,
    options: OptionsJson = "{}",
    players: Players = None,
    as_text: Annotated[
        bool,
        typer.Option(
            "--as-text", help="Print the position as text: what the seat sees or, with --seat all, everything."
        ),
    ] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Words only: no colours, no boxes.")] = False,
    as_json: AsJson = False,
) -> None:
    """Draw a position, from a record or from text, as a seat or a spectator sees it.

    [bold]Examples[/bold]
      regalia show games.jsonl
      regalia show games.jsonl --game 3 --at 40 --seat 0
      regalia show games.jsonl --at 40 --seat all --as-text
      regalia show royals --position 'H0 9c 2c, F0 Kh^, F1 Qs_' --seat 0
      regalia show open-flank.toml --seat 0
      regalia show saved.json --json
    """
    from regalia.cli.draw.console import can_draw, harmless, out, print_json
    from regalia.cli.draw.pen import Pen
    from regalia.cli.draw.table import draw

    told_by = position_file(source) if position is None else None
    if told_by is not None:
        source, position, options, players = told_by
    if position is None:
        if options != "{}" or players is not None:
            raise RegaliaError("A record has its own options and seats; leave --options and --players out.")
        match, where = recorded(Path(source), number, at, seat)
        view = seen(match, seat)
    else:
        if at is not None or number != 1:
            raise RegaliaError("--game and --at belong to a file of records; leave them out with --position.")
        match, view = told(source, position, options, players, seat)
        where = "Position given as text"
    if as_text:
        typer.echo(text_of(match, view, whole=seat == ALL))
        return
    scene = drawn(match, view)
    if as_json:
        print_json(scene)
        return
    console = out(plain=plain)
    console.print(harmless(where), markup=False, soft_wrap=True)
    names = [f"Seat {s}" for s in range(match.seats)]
    draw(console, scene, Pen(names, plain or not can_draw(console)), match.game.title)


def position_file(path: str) -> tuple[str, str, str, int | None] | None:
    """The game, text, options and players of a file that holds a position; None for any other file."""
    from regalia.cli.arguments.table import FILES, document_of
    from regalia.files.kinds import find_kind, kind_of

    if not path.endswith(FILES) or not Path(path).is_file():
        return None
    kind = find_kind("position")
    try:
        content = document_of(path)
    except RegaliaError:
        return None  # records may be several documents, or say better what is wrong
    if kind_of(content) is not kind:
        return None
    if faults := kind.faults(content):
        raise RegaliaError(f"{path} cannot be shown. {faults[0]}")
    return content["game"], content["position"], json.dumps(content.get("options", {})), content.get("seats")


def recorded(file: Path, number: int, at: int | None, seat: str | None) -> tuple[Match, str]:
    """The match after some lines of a record, and a text that says which record and line."""
    import msgspec

    from regalia.games import find
    from regalia.kernel.match import Match
    from regalia.lab.record_file import nth

    record = nth(file, number)
    if at is not None and at > len(record.lines):
        raise RegaliaError(f"--at {at} is too far: this record has {len(record.lines)} lines.")
    lines = record.lines[:at]
    match = Match.fold(find(record.game), msgspec.structs.replace(record, lines=lines))
    last = f": {lines[-1]}" if lines and seat == ALL else ""
    return match, f"Record {number} of {file}, after line {len(lines)} of {len(record.lines)}{last}"


def told(key: str, text: str, options: str, players: int | None, seat: str | None) -> tuple[Match, View]:
    """A match at a position given as text, and its view. The text of a view names its own viewer."""
    from regalia.cli.arguments.table import game_options
    from regalia.games import find
    from regalia.kernel.match import Match

    game = find(key)
    chosen = game_options(game, options)
    rules, _ = game.set_up(chosen, players)
    if not text.strip().startswith("view "):
        match = Match.at(game, game.positions().read(rules, text), chosen, players)
        return match, seen(match, seat)
    if seat is not None:
        raise RegaliaError("The text tells whose view it is; leave --seat out.")
    view = game.positions().read_view(rules, text)
    return Match(game, chosen, players), view


def drawn(match: Match, view: View) -> Scene:
    """The scene; raises RegaliaError where the facts of a told position contradict each other."""
    try:
        return match.game.scene(view, match.rules)
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as wrong:
        raise RegaliaError(f"This position cannot be drawn: its clauses contradict each other ({wrong!r}).") from None


def text_of(match: Match, view: View, *, whole: bool) -> str:
    positions = match.game.positions()
    return positions.write(match.rules, match.state()) if whole else positions.write_view(match.rules, view)


def seen(match: Match, seat: str | None) -> View:
    """The view to draw; raises RegaliaError for a seat that the game does not have."""
    from regalia.kernel.state import SPECTATOR, open_view

    if seat is None:
        return match.view(SPECTATOR)
    if seat == ALL:
        return open_view(match.state(), SPECTATOR)
    if not (seat.isascii() and seat.isdigit()) or int(seat) >= match.seats:
        raise RegaliaError(f"There is no seat '{seat[:20]}'; there are 0 to {match.seats - 1}, and 'all'.")
    return match.view(int(seat))
