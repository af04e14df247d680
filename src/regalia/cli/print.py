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
        Path | None, typer.Option("--out", metavar="FILE", help="Where to write; otherwise GAME.pdf here.")
    ] = None,
    armies: Annotated[
        str, typer.Option("--armies", metavar="A,B", help="Fill the forms: letters of units, white's first.")
    ] = "",
    options: OptionsJson = "{}",
    paper: Annotated[Literal["a4", "letter"], typer.Option("--paper", help="The paper.")] = "a4",
) -> None:
    """Write what a game needs on paper as a PDF: for Royal Battles record forms, unit cards and tokens to cut out.

    [bold]Examples[/bold]
      regalia print royal-battles
      regalia print royal-battles --armies PNQK,PRBK --paper letter --out tonight.pdf
      regalia print royal-battles --options my-units.toml
    """
    from regalia.cli.arguments import game_options
    from regalia.games import find

    plug = find(game)
    printer = plug.printer()
    if printer is None:
        raise RegaliaError(f"{plug.title} has no sheets to print.")
    pdf = printer.sheets(game_options(options), armies.split(",") if armies else [], paper)
    target = out or Path(f"{plug.key}.pdf")
    target.write_bytes(pdf)
    typer.echo(target)
