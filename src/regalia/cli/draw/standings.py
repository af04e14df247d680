"""The standings of a tournament as tables."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from regalia.lab.tournament.bout import Bout
from regalia.lab.tournament.standings import Standing, against


def print_standings(console: Console, head: str, standings: Sequence[Standing], bouts: Sequence[Bout]) -> None:
    """Print the ladder and, with more than two bots, a table of every pair."""
    console.print(head, soft_wrap=True)
    console.print()
    console.print(_ladder(standings))
    cross = _cross([standing.bot for standing in standings], bouts)
    if len(standings) > 2 and cross is not None:
        console.print()
        console.print(cross)


def _ladder(standings: Sequence[Standing]) -> Table:
    table = _table("bot", "games", "share", "95 % interval", "rating", "95 % interval", "ms per move")
    for row in standings:
        table.add_row(
            row.bot,
            f"{row.games:,}",
            f"{100 * row.share:.1f} %",
            f"{100 * row.low:.1f} to {100 * row.high:.1f} %",
            f"{row.rating:.0f}",
            f"{row.rating_low:.0f} to {row.rating_high:.0f}",
            f"{row.ms_per_move:,.2f}",
        )
    return table


def _cross(bots: Sequence[str], bouts: Sequence[Bout]) -> Table | None:
    """The share of the bot at the left against the bot above; None without games of two."""
    table = _table("share against", *bots)
    any_met = False
    for bot in bots:
        shares = [against(bouts, bot, other) if other != bot else None for other in bots]
        any_met = any_met or any(share is not None for share in shares)
        table.add_row(bot, *("" if share is None else f"{100 * share.share:.1f} %" for share in shares))
    return table if any_met else None


def _table(name: str, *figures: str) -> Table:
    """A table whose names take several lines where the window is narrow; its figures are never cut."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(name, header_style="bold", overflow="fold")
    for figure in figures:
        table.add_column(figure, header_style="bold", justify="right", no_wrap=True)
    return table
