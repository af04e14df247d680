"""Comparisons as text: the verdict, then a table of the measures."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from regalia.cli.draw.options import options_in_words
from regalia.lab.comparison.compare import Comparison, Measure
from regalia.lab.comparison.pairs import SHARES
from regalia.lab.comparison.strength import Strength
from regalia.lab.statistics import signed

NAMES = {
    "starter": "the starter's share",
    "first_side": "the first side's share",
    "ties": "ties",
    "decisions": "decisions",
    "turns": "turns",
    "minutes": "minutes",
}


def print_comparison(console: Console, title: str, found: Comparison) -> None:
    """The verdict, then every measure with its interval."""
    bots = ", ".join(dict.fromkeys(found.bots))
    console.print(f"[bold]{title}[/bold], {found.games:,} games of {bots}, seed {found.seed}", soft_wrap=True)
    console.print(f"A: {options_in_words(found.a)}", soft_wrap=True, markup=False)
    console.print(f"B: {options_in_words(found.b)}", soft_wrap=True, markup=False)
    console.print()
    console.print(found.sentence, soft_wrap=True)
    console.print()
    console.print(_measures(found))
    console.print()
    console.print(
        "95 % intervals, valid whenever you stop. Pairing: how many times as many games it would take without pairs.",
        soft_wrap=True,
    )


def print_strength(console: Console, title: str, found: Strength) -> None:
    """The verdict on two bots."""
    options = f", {options_in_words(found.options)}" if found.options else ""
    console.print(f"[bold]{title}[/bold], {found.games:,} games, seed {found.seed}{options}", soft_wrap=True)
    console.print(found.sentence, soft_wrap=True)


def _measures(found: Comparison) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for head in ("measure", "A", "B", "B − A", "±", "pairing"):
        table.add_column(head, header_style="bold", justify="left" if head == "measure" else "right", no_wrap=True)
    for row in found.measures:
        table.add_row(NAMES[row.name], *_figures(row), f"{row.saved:.1f} ×")
    return table


def _figures(row: Measure) -> tuple[str, ...]:
    if row.name in SHARES:
        values = [f"{100 * value:.1f} %" for value in (row.a, row.b)]
        return *values, signed(100 * row.difference), f"{100 * row.reach:.1f} points"
    values = [f"{value:.1f}" for value in (row.a, row.b)]
    return *values, signed(row.difference), f"{row.reach:.1f}"
