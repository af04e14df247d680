"""The verdicts of a balance report at the terminal."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from regalia.lab.balance.model import STATES, Report

STYLES = {"fine": "green", "look": "yellow", "broken": "red", "few": "dim"}


def print_verdicts(console: Console, report: Report, page: Path) -> None:
    """The verdicts as a table, and where the page is."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for verdict in report.verdicts:
        state = Text(STATES[verdict.state], style=STYLES[verdict.state])
        table.add_row(state, verdict.title, f"{verdict.number} {verdict.range}")
    console.print(table)
    minutes = f"{report.seconds / 60:.1f} minutes ({report.processor_seconds / 60:.1f} of processor time)"
    console.print(f"{report.games:,} games in {minutes}. Report: {page}", soft_wrap=True)
