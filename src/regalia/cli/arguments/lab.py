"""Arguments that the commands of the lab share."""

from __future__ import annotations

from typing import Annotated

import typer

BOTS_HELP = "random, verb, driven, greedy, page, squire, knight, monarch; knight:400 sets iterations, monarch@1000 milliseconds."

On = Annotated[
    str | None,
    typer.Option(
        "--on",
        metavar="PLACE",
        help="Where to play: 'ray' for a Ray of this machine, or the address of a Ray cluster, ray://host:10001."
        " Default: processes of this machine.",
    ),
]
Jobs = Annotated[int, typer.Option("--jobs", metavar="N", min=1, max=1024, help="Number of processes.")]
JobsByCore = Annotated[
    int | None,
    typer.Option("--jobs", metavar="N", min=1, max=1024, help="Number of processes. Default: one per core."),
]
