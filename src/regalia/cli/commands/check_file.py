"""``regalia check-file``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regalia.cli.arguments import AsJson
from regalia.kernel.errors import RegaliaError

if TYPE_CHECKING:
    from regalia.cli.draw.faults import Report

STDIN = "-"


def main(
    files: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="FILE|NAME",
            help="Files, JSON or TOML; '-' is standard input. Or names of what ships: roses, royals/first.",
            show_default=False,
        ),
    ] = None,
    schema: Annotated[
        str | None,
        typer.Option("--schema", metavar="KIND", help="Print the JSON Schema of a kind of file, for an editor."),
    ] = None,
    most: Annotated[
        int, typer.Option("--most", metavar="N", min=0, help="Faults to print of each file; 0: all. --json has all.")
    ] = 40,
    as_json: AsJson = False,
) -> None:
    """Check units, maps, records and other files that people write, and list every fault.

    The kinds are units, armies, scenarios, maps, boards, presets, records, positions, lessons and events. A file's field
    'format' names its kind. Each fault is listed with its place, the value found and the values allowed.
    Exit code 0 if all files are valid, 1 if one has a fault, 2 if one cannot be opened.

    [bold]Examples[/bold]
      regalia check-file falconer.json
      regalia check-file units.toml maps/*.json --json
      cat games.jsonl | regalia check-file -
      regalia check-file roses royals/first
      regalia check-file --schema unit
    """
    from regalia.cli.draw.console import print_json
    from regalia.cli.draw.faults import tell

    if schema is not None:
        from regalia.files.kinds import find_kind

        print_json(find_kind(schema).schema)
        return
    if not files:
        raise RegaliaError("Name a file to check, or '-' for standard input.")
    found = [report for file in files for report in reports(file)]
    if as_json:
        print_json({"faults": sum(one.faults for one in found), "files": [one.listed() for one in found]})
    else:
        for one in found:
            tell(one, most)
    code = max(2 if one.missing else 1 if one.faults else 0 for one in found)
    if code:
        raise typer.Exit(code)


def reports(file: str) -> list[Report]:
    """The report on a file, on standard input, or on everything that ships under a name."""
    from regalia.cli.draw.faults import Report
    from regalia.files.checking import check_content, check_data
    from regalia.files.shipped import named, nothing_named

    if file == STDIN:
        return [Report("Standard input", check_content(sys.stdin.buffer.read()))]
    path = Path(file)
    if not path.exists() and not path.suffix:
        things = named(file)
        if not things:
            return [Report(file, [], str(nothing_named(file)))]
        return [Report(one.whole_name if len(things) > 1 else file, [check_data(one.data)]) for one in things]
    try:
        content = path.read_bytes()
    except OSError as wrong:
        return [Report(file, [], f"It cannot be opened: {wrong.strerror}.")]
    return [Report(file, check_content(content))]
