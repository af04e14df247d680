"""The summary of a simulation as tables and text histograms."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from regalia.cli.draw.options import options_in_words
from regalia.games import find
from regalia.lab.statistics import Interval
from regalia.lab.study.until import Known
from regalia.lab.summary import Bar, PlaceSummary, SeatSummary, Spread, Summary

WIDEST = 40  # characters of the longest bar
EIGHTHS = " ▏▎▍▌▋▊▉"


def print_summary(console: Console, title: str, summary: Summary) -> None:
    """The whole summary. ``title`` is the game's."""
    options = f", {options_in_words(summary.options)}" if summary.options else ""
    asked = f" of {summary.asked:,}" if summary.games < summary.asked else ""
    console.print(f"[bold]{title}[/bold], {summary.games:,}{asked} games, seed {summary.seed}{options}", soft_wrap=True)
    if summary.until is not None:
        console.print(known(summary.until), soft_wrap=True)
    legal, pace = summary.legal, summary.pace
    several = f"mean {legal.mean:.2f}, max {legal.max}"
    console.print(f"legal moves per decision: {several}; only one in {_percent(legal.forced)} of decisions")
    console.print()
    for table in (_starters(summary), _seats(summary), _ends(summary), _lengths(summary)):
        console.print(table)
        console.print()
    console.print(
        f"Minutes are estimated at {pace.choice:g} s per choice, or {pace.forced:g} s if only one move is legal."
    )
    for name, found in (("decisions", summary.decisions), ("turns", summary.turns), ("minutes", summary.minutes)):
        console.print(f"\n[bold]{name} per game[/bold]")
        console.print(histogram(found, name != "minutes"), highlight=False)


def known(until: Known) -> str:
    """The result of a run with ``--until``, in words."""
    found = until.share
    share, reach = 100 * found.share, 100 * max(found.high - found.share, found.share - found.low)
    short = "" if until.reached else f", not yet ± {100 * until.asked:g}"
    return (
        f"The starter wins {share:.1f} % (± {reach:.1f} points) after {until.games:,} games{short}. This 95 % range is valid "
        "whenever you stop."
    )


def histogram(found: Spread, counted: bool = True) -> str:
    """The distribution as rows of blocks, one row a bar. ``counted``: of whole numbers."""
    most = max((bar.games for bar in found.bars), default=1)
    whole = sum(bar.games for bar in found.bars)
    names = [_bar(bar, counted) for bar in found.bars]
    wide = max(map(len, names), default=1)
    rows: list[str] = []
    for name, bar in zip(names, found.bars, strict=True):
        eighths = round(8 * WIDEST * bar.games / most)
        blocks = "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()
        rows.append(f"{name:>{wide}} {f'{blocks} ' if blocks else ''}{_percent(bar.games / whole)}")
    return "\n".join(rows)


def _bar(bar: Bar, counted: bool) -> str:
    """The values of a bar. Of what is counted, the last one is named: the next bar begins above it."""
    if not counted:
        return f"{bar.low:g} to {bar.high:g}"
    return f"{bar.low:g}" if bar.high - bar.low == 1 else f"{bar.low:g} to {bar.high - 1:g}"


def _starters(summary: Summary) -> Table:
    table = _table("order", "wins", "ties", "losses", "result", "95 % interval")
    for row in summary.starters:
        table.add_row(_order(row.place), *_counts(row))
    return table


def _order(place: int) -> str:
    return "starter" if place == 0 else "next to the starter" if place == 1 else f"{place} places after the starter"


def _seats(summary: Summary) -> Table:
    table = _table("seat", "bot", "wins", "ties", "losses", "result", "95 % interval")
    for row in summary.seats:
        table.add_row(str(row.seat), row.agent, *_counts(row))
    return table


def _counts(row: SeatSummary | PlaceSummary) -> tuple[str, ...]:
    return f"{row.wins:,}", f"{row.ties:,}", f"{row.losses:,}", *_share(row.result)


def _ends(summary: Summary) -> Table:
    table = _table("end", "games", "share", "95 % interval")
    game = find(summary.game)
    for number, row in enumerate(summary.reasons):
        table.add_row(game.ending(number).words, f"{row.games:,}", *_share(row.share))
    tied = round(summary.ties.share * summary.games)
    table.add_row("(ties, all endings)", f"{tied:,}", *_share(summary.ties))
    return table


def _lengths(summary: Summary) -> Table:
    table = _table("length", "mean", "10 %", "25 %", "median", "75 %", "90 %", "max")
    for name, row in (("decisions", summary.decisions), ("turns", summary.turns), ("minutes", summary.minutes)):
        values = (row.mean, row.low, row.lower, row.median, row.upper, row.high, row.max)
        table.add_row(name, *(f"{value:.1f}" for value in values))
    return table


def _table(*heads: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for head in heads:
        left = head in ("bot", "end", "order", "length")
        table.add_column(head, header_style="bold", justify="left" if left else "right", no_wrap=True)
    return table


def _share(found: Interval) -> tuple[str, str]:
    return f"{found.share:.2%}".replace("%", " %"), f"{100 * found.low:.2f} to {100 * found.high:.2f} %"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
