"""``regalia print``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from regalia.cli.arguments import GameKey, OptionsJson
from regalia.kernel.errors import RegaliaError


def main(
    game: GameKey,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The file to write. Default: GAME.pdf.")
    ] = None,
    armies: Annotated[
        str, typer.Option("--armies", metavar="A,B", help="Fill the forms: letters of units, white's first.")
    ] = "",
    options: OptionsJson = "{}",
    paper: Annotated[Literal["a4", "letter"], typer.Option("--paper", help="Paper size.")] = "a4",
) -> None:
    """Write a game's paper parts as a PDF: for Royal Battles, record forms, unit cards and tokens.

    [bold]Examples[/bold]
      regalia print royal-battles
      regalia print royal-battles --armies PNQK,PRBK --paper letter --out tonight.pdf
      regalia print royal-battles --options my-units.toml
    """
    from regalia.cli.arguments.table import game_options
    from regalia.games import find

    plug = find(game)
    printer = plug.printer()
    if printer is None:
        raise RegaliaError(f"{plug.title} has no sheets to print.")
    pdf = printer.sheets(game_options(plug, options), armies.split(",") if armies else [], paper)
    target = out or Path(f"{plug.key}.pdf")
    target.write_bytes(pdf)
    typer.echo(target)
