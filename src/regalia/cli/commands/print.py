"""``regalia print``."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from regalia.cli.arguments import OptionsJson
from regalia.kernel.errors import OptionError, RegaliaError

if TYPE_CHECKING:
    from regalia.kernel.game import Game

EVENT = "event"


def main(
    game: Annotated[
        str,
        typer.Argument(metavar="GAME|event", help="The game, as 'regalia games' names it; or 'event' and its FILE."),
    ],
    file: Annotated[
        Path | None,
        typer.Argument(metavar="[FILE]", help="An event's file, downloaded from its page.", show_default=False),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The file to write. Default: GAME.pdf, or beside FILE.")
    ] = None,
    parts: Annotated[
        str,
        typer.Option(
            "--parts",
            metavar="A,B",
            help="The parts to print, or 'all'. Default: the usual ones. 'list' explains them.",
        ),
    ] = "",
    paper: Annotated[Literal["a4", "letter"], typer.Option("--paper", help="Paper size.")] = "a4",
    map_: Annotated[
        str | None, typer.Option("--map", metavar="FILE|NAME", help="The map to print, for games with maps.")
    ] = None,
    board: Annotated[
        str | None, typer.Option("--board", metavar="FILE|NAME", help="The board to print, for games with boards.")
    ] = None,
    armies: Annotated[
        str, typer.Option("--armies", metavar="A,B", help="Fill army forms: letters of units, white's first.")
    ] = "",
    players: Annotated[
        int | None,
        typer.Option(
            "--players", metavar="N", help="Number of seats, where sheets differ with it.", show_default=False
        ),
    ] = None,
    options: OptionsJson = "{}",
) -> None:
    """Write a game's boards, cards, forms and rules as a PDF to print.

    Sheets have cut marks, and a bar of 50 mm to check the scale.

    [bold]Parts[/bold]
      all games: rules, reference, reference-cards
      royals, battle: mat, scores
      battle-royal: map, table-map, pack, pawns, prices
      royal-ascension: ring, table-ring, territories, characters, actions
      royal-battles: forms, units, tokens, aids, armies, settings
      event: pairings, scores, decks (once the event is over)

    [bold]Examples[/bold]
      regalia print royals
      regalia print battle-royal --map fords --parts map,pack
      regalia print royal-ascension --board ring.toml --paper letter
      regalia print royal-battles --armies PNQK,PRBK --out tonight.pdf
      regalia print royal-battles --options my-units.toml --parts units
      regalia print royal-battles --options mode=master --players 5
      regalia print event event-7kq2.json --parts pairings
    """
    if game == EVENT:
        _only_for_games(map_=map_, board=board, armies=armies, players=players, options=options.strip("{} "))
        typer.echo(_print_event(file, out, parts, paper))
        return
    if file is not None:
        raise RegaliaError(f"Only an event is printed from a file. Did you mean: regalia print event {file}?")
    from regalia.cli.arguments.table import brought, typed
    from regalia.games import find, rules_text
    from regalia.house_rules import differences
    from regalia.kernel.paper.printing import ordered, parts_of, printed
    from regalia.lab.whole_file import check_place, write_whole

    plug = find(game)
    if parts == "list":
        for part in parts_of(plug):
            typer.echo(f"{part.key:16} {part.title}")
        return
    given, of_file = typed(plug, options)
    asked = {**brought(plug, given), **_own(plug, "map", map_), **_own(plug, "board", board)}
    filled = armies.split(",") if armies else []
    printer = plug.printer()
    if filled and printer is not None and not printer.has_forms:
        raise OptionError(f"{plug.title} has no armies to fill in: leave --armies out.")
    order = ordered(plug, asked, filled, differences(plug, asked), of_file if players is None else players)
    wanted = [part.key for part in parts_of(plug)] if parts == "all" else [key for key in parts.split(",") if key]
    target = out or Path(f"{plug.key}.pdf")
    check_place(target)
    write_whole(target, printed(plug, rules_text(plug), order, wanted, paper))
    typer.echo(target)


def _only_for_games(**given: object) -> None:
    """Raises RegaliaError for what an event's file says itself."""
    for name, value in given.items():
        if value:
            raise RegaliaError(f"An event is printed as its file has it: leave --{name.rstrip('_')} out.")


def _print_event(file: Path | None, out: Path | None, parts: str, paper: str) -> str:
    """Print the sheets of an event's file; the name of the PDF, or the list of the sheets. Raises RegaliaError."""
    import msgspec

    from regalia.files.event_kind import EVENT_KIND, EventFile
    from regalia.files.reading import document
    from regalia.lab.whole_file import check_place, write_whole
    from regalia.server.checks.event_sheets import event_pdf
    from regalia.server.events.paper import SHEETS, event_sheet

    if parts == "list":
        return "\n".join(f"{key:16} {title}" for key, title in SHEETS.items())
    if file is None:
        raise RegaliaError("Name the event's file: its page offers it beside the standings, as JSON.")
    data = document(file.read_bytes())
    if faults := EVENT_KIND.faults(data):
        raise RegaliaError(f"{file} is not an export of an event. {faults[0]}")
    event = msgspec.convert(data, EventFile)
    usual = [key for key in SHEETS if key != "decks" or event.decks]
    wanted = usual if parts in ("", "all") else parts.split(",")
    for key in wanted:
        if key not in SHEETS:
            raise RegaliaError(f"An event has no sheet '{key[:40]}'; there are: {', '.join(SHEETS)}.")
    sheets = [event_sheet(key, event, event.best_of, event.decks) for key in SHEETS if key in wanted]
    target = out or file.with_suffix(".pdf")
    check_place(target)
    write_whole(target, event_pdf(event.title, sheets, paper))
    return str(target)


def _own(game: Game, name: str, given: str | None) -> Mapping[str, Any]:
    """The option that a file or a shipped name gives; raises OptionError for a game without it."""
    from regalia.cli.arguments.table import FILES, from_file

    if given is None:
        return {}
    option = next((one for one in game.options if one.name == name), None)
    if option is None:
        raise OptionError(f"{game.title} has no {name} to choose: leave --{name} out.")
    if given not in option.values and not given.endswith(FILES):
        raise OptionError(f"There is no {name} '{given}': name a file or one of {', '.join(option.values)}.")
    return {name: from_file(game, name, given)}
