"""``regalia map``."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regalia.cli.arguments import AsJson
from regalia.kernel.errors import RegaliaError

if TYPE_CHECKING:
    from regalia.kernel.game import Game
    from regalia.kernel.optional.atlas import Atlas


class Action(StrEnum):
    CHECK = "check"
    DRAW = "draw"


def main(
    action: Annotated[Action, typer.Argument(help="Check a map against the map rules, or draw it.")],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A map file, JSON.")],
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FILE", help="The picture to write, .svg or .png. Default: an .svg beside the map."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check or draw a map. 'check' lists every fault with its rule; exit code 0 if there is none.

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
        raise RegaliaError(f"{file} is not valid JSON: {wrong}.") from None
    except RecursionError:
        raise RegaliaError(f"{file} is not a map: it is nested too deeply.") from None
    return data


def reader_of(data: object) -> tuple[Game, Atlas]:
    """The game and atlas for a map's format; for an unknown format, those of the first game with maps."""
    from regalia.games import catalogue

    readers = [(game, atlas) for game in catalogue().values() if (atlas := game.atlas())]
    if not readers:
        raise RegaliaError("None of the games has maps.")
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
