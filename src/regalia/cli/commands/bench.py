"""``regalia bench``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from regalia.cli.arguments import AsJson

if TYPE_CHECKING:
    from regalia.lab.speed import Speed


def main(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="The games to measure. Default: all.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of the games: random play on one thread, medians of several runs.

    [bold]Examples[/bold]
      regalia bench
      regalia bench royals --json
      REGALIA_INTERPRETED=1 regalia bench royals
    """
    from regalia.cli.draw.console import print_json
    from regalia.cli.draw.progress import progress
    from regalia.games import catalogue, find
    from regalia.lab.speed import MEASURES, RUNS, measure

    plugs = [find(key) for key in games] if games else list(catalogue().values())
    speeds: list[Speed] = []
    with progress() as bar:
        task = bar.add_task("measuring", total=len(plugs) * MEASURES * RUNS)
        for plug in plugs:
            bar.update(task, description=plug.title)
            speeds.append(measure(plug, done=lambda: bar.advance(task)))
    warn_of_interpreted(speeds)
    if as_json:
        print_json(speeds)
    else:
        print_table(speeds)


def warn_of_interpreted(speeds: list[Speed]) -> None:
    """Warn that interpreted games are slower than compiled ones."""
    from regalia import native
    from regalia.cli.draw.console import err

    slow = [speed.game for speed in speeds if not speed.compiled]
    if slow:
        why = native.why_not or "marked '# native' since the last compilation; 'make setup' compiles it"
        err().print(f"[yellow]Not compiled: {', '.join(slow)} ({why}).[/yellow]")


def print_table(speeds: list[Speed]) -> None:
    from rich.table import Table

    from regalia.cli.draw.console import out

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("game", header_style="bold")
    for head in ("players", "playout", "step", "clone", "decisions a game", "legal a decision"):
        table.add_column(head, header_style="bold", justify="right")
    table.add_column("", header_style="bold")
    for speed in speeds:
        table.add_row(
            speed.game,
            str(speed.players),
            f"{speed.playout:,}",
            f"{speed.step:,}",
            f"{speed.clone:,}",
            f"{speed.decisions_per_game:.1f}",
            f"{speed.legal_per_decision:.1f}",
            "compiled" if speed.compiled else "interpreted",
        )
    out().print(table)
    out().print(
        "playout: decisions per second of whole games inside the kernel; step: decisions per second stepped from Python "
        "(legal moves, choice, play); clone: positions copied per second. Processor time, one thread.",
        style="dim",
    )
