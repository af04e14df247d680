"""``regalia puzzles rate``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regalia.cli.arguments import AsJson, GameKey


def main(
    game: GameKey,
    file: Annotated[
        Path | None, typer.Option("--file", metavar="FILE", help="Puzzles to rate. Default: the game's own.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots of every level try each puzzle again, and store how often they solve it.

    Run it when the bots have changed, so that the shares that players see are correct.

    [bold]Examples[/bold]
      regalia puzzles rate royals
      regalia puzzles rate battle --file found.jsonl --json
    """
    from regalia.cli.draw.console import print_json
    from regalia.cli.draw.progress import progress
    from regalia.games import find
    from regalia.puzzles.puzzle import LEVELS
    from regalia.puzzles.rate import rated
    from regalia.puzzles.shelf import file_of, read, write

    plug = find(game)
    place = file or file_of(plug)
    found = read(place.read_bytes())
    with progress() as bar:
        done = [rated(plug, one) for one in bar.track(found, description=f"{plug.title}: puzzles")]
    write(place, done)
    means = {level: sum(one.solved[level] for one in done) // max(len(done), 1) for level in LEVELS}
    if as_json:
        print_json({"game": plug.key, "puzzles": len(done), "solved": means})
    else:
        shares = ", ".join(f"{level} {share} %" for level, share in means.items())
        typer.echo(f"{plug.title}: {len(done)} puzzles rated. Solved on average: {shares}.")
