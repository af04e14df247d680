"""The summary of a simulation as tables."""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table

from regalia.lab.statistics import Interval
from regalia.lab.summary import Summary


def print_summary(console: Console, title: str, summary: Summary) -> None:
    """The whole summary. ``title`` is the game's."""
    options = f", options {json.dumps(summary.options)}" if summary.options else ""
    asked = f" of {summary.asked:,}" if summary.games < summary.asked else ""
    console.print(f"[bold]{title}[/bold], {summary.games:,}{asked} games, seed {summary.seed}{options}", soft_wrap=True)
    decisions, legal = summary.decisions, summary.legal
    console.print(f"decisions per game: mean {decisions.mean:.1f}, median {decisions.median:g}, max {decisions.max}")
    console.print(f"legal moves per decision: mean {legal.mean:.2f}, max {legal.max}")
    console.print()
    console.print(_seats(summary))
    console.print()
    console.print(_reasons(summary))


def _seats(summary: Summary) -> Table:
    table = _table("seat", "bot", "wins", "ties", "losses", "result", "95 % interval")
    for row in summary.seats:
        counts = (f"{row.wins:,}", f"{row.ties:,}", f"{row.losses:,}")
        table.add_row(str(row.seat), row.agent, *counts, *_share(row.result))
    return table


def _reasons(summary: Summary) -> Table:
    table = _table("end", "games", "share", "95 % interval")
    for row in summary.reasons:
        table.add_row(row.reason, f"{row.games:,}", *_share(row.share))
    return table


def _table(*heads: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for head in heads:
        table.add_column(head, header_style="bold", justify="left" if head in ("bot", "end") else "right", no_wrap=True)
    return table


def _share(found: Interval) -> tuple[str, str]:
    return f"{found.share:.2%}".replace("%", " %"), f"{100 * found.low:.2f} to {100 * found.high:.2f} %"
