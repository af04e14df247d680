"""``regalia print``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from regalia.cli.arguments import GameKey, OptionsJson


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
    from regalia.games.royal_battles import sheets
    from regalia.games.royal_battles.units import all_units
    from regalia.kernel.errors import RegaliaError

    plug = find(game)
    if plug.key != "royal-battles":
        raise RegaliaError(f"{plug.title} has no sheets to print; 'royal-battles' has.")
    units = all_units(game_options(options).get("units", []))
    given = [sheets.chosen(units, letters) for letters in armies.split(",")] if armies else []
    if len(given) > 2 or any(len(army) != 4 for army in given):
        raise RegaliaError("Give one or two armies of four letters, like --armies PNQK,PRBK.")
    target = out or Path(f"{plug.key}.pdf")
    target.write_bytes(sheets.sheets(units, given, paper))
    typer.echo(target)
