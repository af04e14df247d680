"""``regalia map``."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regalia.cli.arguments import AsJson
from regalia.kernel.errors import RegaliaError

if TYPE_CHECKING:
    from regalia.kernel.atlas import Atlas
    from regalia.kernel.game import Game


class Action(StrEnum):
    CHECK = "check"
    DRAW = "draw"


def main(
    action: Annotated[Action, typer.Argument(help="Check a map by the rules for maps, or draw it.")],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A map file, JSON.")],
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FILE", help="Where the picture goes, .svg or .png. Default: beside the map, .svg."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check or draw the map of a game. 'check' tells all that is wrong, each with its rule; exit code 0 only if nothing is.

    [bold]Examples[/bold]
      regalia map check realm.json
      regalia map draw realm.json
      regalia map draw realm.json --out realm.png
    """
    data = read(file)
    game, atlas = reader_of(data)
    faults = atlas.faults(data)
    if action == Action.CHECK:
        report(file, game, faults, as_json)
        if faults:
            raise typer.Exit(1)
        return
    if faults:
        raise RegaliaError(f"{file} cannot be drawn. {faults[0]}")
    target = out or file.with_suffix(".svg")
    picture = atlas.picture(data)
    if target.suffix == ".png":
        from regalia.cli.draw.png import png

        target.write_bytes(png(picture))
    elif target.suffix == ".svg":
        target.write_text(picture, encoding="utf-8")
    else:
        raise RegaliaError(f"Pictures are drawn as SVG or PNG: '{target}' must end in .svg or .png.")
    tell(f"Drawn to {target}.")


def read(file: Path) -> object:
    import msgspec

    try:
        data: object = msgspec.json.decode(file.read_bytes())
    except (msgspec.DecodeError, UnicodeError) as wrong:
        raise RegaliaError(f"{file} is no JSON: {wrong}.") from None
    except RecursionError:
        raise RegaliaError(f"{file} is no map: it is nested too deeply.") from None
    return data


def reader_of(data: object) -> tuple[Game, Atlas]:
    """The game that reads maps of this format; where the format tells none, the first that reads maps says why."""
    from regalia.games import catalogue

    readers = [(game, atlas) for game in catalogue().values() if (atlas := game.atlas())]
    if not readers:
        raise RegaliaError("No game here is played on maps.")
    given = data.get("format") if isinstance(data, dict) else None
    return next((found for found in readers if found[1].format == given), readers[0])


def report(file: Path, game: Game, faults: list[str], as_json: bool) -> None:
    from regalia.cli.draw.console import print_json

    if as_json:
        print_json({"map": str(file), "game": game.key, "faults": faults})
        return
    for fault in faults:
        tell(fault)
    if not faults:
        tell(f"{file} is a good map of {game.title}.")


def tell(text: str) -> None:
    from regalia.cli.draw.console import harmless, out

    out().print(harmless(text), markup=False, soft_wrap=True)
