"""The report of a simulation as tables."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table

from regalia.lab.report import Report
from regalia.lab.statistics import Interval


def print_report(console: Console, title: str, report: Report) -> None:
    """The whole report. ``title`` is the game's."""
    options = f", options {json.dumps(report.options)}" if report.options else ""
    asked = f" of {report.asked:,}" if report.games < report.asked else ""
    console.print(f"[bold]{title}[/bold], {report.games:,}{asked} games, seed {report.seed}{options}", soft_wrap=True)
    decisions, legal = report.decisions, report.legal
    console.print(f"decisions per game: mean {decisions.mean:.1f}, median {decisions.median:g}, max {decisions.max}")
    console.print(f"legal moves per decision: mean {legal.mean:.2f}, max {legal.max}")
    console.print()
    console.print(_seats(report))
    console.print()
    console.print(_reasons(report))


def _seats(report: Report) -> Table:
    table = _table("seat", "bot", "wins", "ties", "losses", "result", "95 % interval")
    for row in report.seats:
        counts = (f"{row.wins:,}", f"{row.ties:,}", f"{row.losses:,}")
        table.add_row(str(row.seat), row.agent, *counts, *_share(row.result))
    return table


def _reasons(report: Report) -> Table:
    table = _table("end", "games", "share", "95 % interval")
    for row in report.reasons:
        table.add_row(row.reason, f"{row.games:,}", *_share(row.share))
    return table


def _table(*heads: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for head in heads:
        table.add_column(head, header_style="bold", justify="left" if head in ("bot", "end") else "right", no_wrap=True)
    return table


def _share(found: Interval) -> tuple[str, str]:
    return f"{found.share:.2%}".replace("%", " %"), f"{100 * found.low:.2f} to {100 * found.high:.2f} %"
