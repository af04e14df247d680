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
    LIST = "list"


def main(
    action: Annotated[
        Action, typer.Argument(help="Check a map or board against its rules, draw it, or list the shipped ones.")
    ],
    what: Annotated[
        str,
        typer.Argument(
            metavar="NAME|FILE", help="The name of a shipped map or board, or a file of one (JSON or TOML)."
        ),
    ] = "",
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FILE", help="The picture to write, .svg or .png. Default: an .svg next to the map file."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check, draw or list maps and boards. 'check' lists every fault; exit code 0 if there is none.

    [bold]Examples[/bold]
      regalia map list
      regalia map draw roses
      regalia map check realm.json
      regalia map draw realm.json --out realm.png
      regalia board draw short
    """
    if action == Action.LIST:
        list_shipped(as_json)
        return
    if not what:
        raise RegaliaError(f"Say what to {action}: the name of a shipped map ('regalia map list'), or a file.")
    game, atlas, data = found(what)
    kind = next(one for one in game.file_kinds() if one.name == atlas.option)
    faults = [str(fault) for fault in kind.faults(data)]
    if action == Action.CHECK:
        report(what, game, atlas, faults, as_json)
        if faults:
            raise typer.Exit(1)
        return
    if faults:
        raise RegaliaError(f"{what} cannot be drawn. {faults[0]}")
    draw(atlas.picture(data), out or Path(what).with_suffix(".svg"))


def draw(picture: str, target: Path) -> None:
    """Write an SVG picture to a file, as SVG or PNG."""
    if target.suffix == ".png":
        from regalia.cli.draw.png import png

        target.write_bytes(png(picture))
    elif target.suffix == ".svg":
        target.write_text(picture, encoding="utf-8")
    else:
        raise RegaliaError(f"Pictures are drawn as SVG or PNG: '{target}' must end in .svg or .png.")
    tell(f"Drawn to {target}.")


def atlases() -> list[tuple[Game, Atlas]]:
    """The games with maps or boards, each with its atlas."""
    from regalia.games import catalogue

    return [(game, atlas) for game in catalogue().values() if (atlas := game.atlas())]


def found(what: str) -> tuple[Game, Atlas, object]:
    """A map with its game and atlas: the file of that path, else what ships under that name."""
    file = Path(what)
    if not file.exists() and not file.suffix:
        named = [(game, atlas, atlas.maps()[what]) for game, atlas in atlases() if what in atlas.maps()]
        if not named:
            known = [name for _, atlas in atlases() for name in atlas.maps()]
            raise RegaliaError(
                f"No map or board is called '{what}', and there is no such file. There are: {', '.join(known)}."
            )
        return named[0]
    data = read(file)
    return *reader_of(data), data


def list_shipped(as_json: bool) -> None:
    from regalia.cli.draw.console import print_json

    if as_json:
        print_json([{"game": game.key, atlas.option: name} for game, atlas in atlases() for name in atlas.maps()])
        return
    for game, atlas in atlases():
        for name, data in atlas.maps().items():
            title = data.get("title") or data.get("name") or name
            tell(f"{name:10} {title}, a {atlas.option} of {game.title}")


def read(file: Path) -> object:
    from regalia.files.reading import Unreadable, document

    try:
        data: object = document(file.read_bytes())
    except Unreadable as wrong:
        raise RegaliaError(f"{file} cannot be read. {wrong}") from None
    return data


def reader_of(data: object) -> tuple[Game, Atlas]:
    """The game and atlas for a map's format; for an unknown format, those of the first game with maps."""
    readers = atlases()
    if not readers:
        raise RegaliaError("None of the games has maps.")
    given = data.get("format") if isinstance(data, dict) else None
    return next((one for one in readers if one[1].format == given), readers[0])


def report(what: str, game: Game, atlas: Atlas, faults: list[str], as_json: bool) -> None:
    from regalia.cli.draw.console import print_json

    if as_json:
        print_json({atlas.option: what, "game": game.key, "faults": faults})
        return
    for fault in faults:
        tell(fault)
    if not faults:
        tell(f"{what} is a valid {atlas.option} of {game.title}.")


def tell(text: str) -> None:
    from regalia.cli.draw.console import harmless, out

    out().print(harmless(text), markup=False, soft_wrap=True)
