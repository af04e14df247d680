"""``regalia ledger``."""

from __future__ import annotations

import os
import sys
from datetime import date
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from regalia.cli.arguments import AsJson
from regalia.cli.arguments.lab import JobsByCore, On
from regalia.cli.lab.stop import INTERRUPTED, Stop


def main(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="The games to measure. Default: all.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Write the page to this file, as Markdown. Default: print it."),
    ] = None,
    minutes: Annotated[
        float, typer.Option("--minutes", metavar="M", min=0.05, help="Minutes of play for each game.")
    ] = 2.0,
    seed: Annotated[int, typer.Option("--seed", metavar="S", min=0, help="The seed of all games.")] = 1,
    jobs: JobsByCore = None,
    on: On = None,
    as_json: AsJson = False,
) -> None:
    """Measure how each reading that the rulebooks leave open changes fairness, length and skill.

    Two bots play each reading and the default on the same deals. Ctrl-C stops the run and reports the games so far; the exit
    code is 130.

    [bold]Examples[/bold]
      regalia ledger royals --minutes 0.5
      regalia ledger --out docs/research/ambiguity.md
    """
    from regalia.cli.draw.console import print_json
    from regalia.cli.draw.progress import progress
    from regalia.games import catalogue, find
    from regalia.lab.executors.executor import executor_for
    from regalia.lab.extra import needs
    from regalia.lab.whole_file import check_place, write_whole

    for package in ("numpy", "scipy", "polars", "altair"):
        needs(package)
    if out is not None:
        check_place(out)
    from regalia.lab.balance.ledger import ledger
    from regalia.lab.balance.ledger_page import page

    keys = [find(key).key for key in games] if games else list(catalogue())
    stop, found = Stop(), []
    processes = jobs or os.cpu_count() or 1
    with stop.on_ctrl_c(), executor_for(on, processes) as executor, progress() as bar:
        for key in keys:
            if stop():
                break
            task = bar.add_task(key, total=round(60 * minutes * processes))
            found.append(ledger(key, 60 * minutes, executor, seed, partial(bar.advance, task), stop))
    if as_json:
        print_json(found, sys.stdout)
    else:
        words = " ".join(["regalia ledger", *(games or []), f"--minutes {minutes:g}", f"--seed {seed}"])
        early = ", stopped before its end" if stop() else ""
        text = page(found, words, f"{date.today():%-d %B %Y}{early}")
        if out is None:
            print(text, end="")
        else:
            write_whole(out, text.encode())
    if stop():
        typer.echo("Stopped: the figures are those of the games that were played.", err=True)
        raise typer.Exit(INTERRUPTED)
