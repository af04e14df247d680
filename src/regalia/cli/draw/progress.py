"""A bar on standard error for long work; nothing where nobody looks at it."""

from __future__ import annotations

import sys

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from regalia.cli.draw.console import err


def progress() -> Progress:
    console = err()
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        redirect_stdout=sys.stdout.isatty(),  # what is printed meanwhile goes above the bar, but never out of a pipe
        redirect_stderr=False,
        disable=not console.is_terminal,
    )
