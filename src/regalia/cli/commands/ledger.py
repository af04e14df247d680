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
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Some games. Default: all.")] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write the page there, as Markdown. Default: print it.")
    ] = None,
    minutes: Annotated[
        float, typer.Option("--minutes", metavar="M", min=0.05, help="Minutes of play for each game.")
    ] = 2.0,
    seed: Annotated[int, typer.Option("--seed", metavar="S", min=0, help="The seed of all games.")] = 1,
    jobs: JobsByCore = None,
    on: On = None,
    as_json: AsJson = False,
) -> None:
    """Measure every reading that the rulebooks leave open: what it changes in fairness, length and skill.

    Each reading is compared with the default on the same deals, by two bots.

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

    for package in ("numpy", "scipy", "polars"):
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
        text = page(found, words, date.today().strftime("%-d %B %Y"))
        if out is None:
            print(text, end="")
        else:
            write_whole(out, text.encode())
    if stop():
        raise typer.Exit(INTERRUPTED)
