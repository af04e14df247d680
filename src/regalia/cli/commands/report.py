"""``regalia report``."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from regalia.cli.arguments import AsJson, GameKey, OptionsJson, Players, PresetName
from regalia.cli.arguments.lab import On
from regalia.cli.lab.stop import INTERRUPTED, Stop
from regalia.kernel.errors import RegaliaError
from regalia.lab.balance.link import SERVER


def main(
    game: GameKey,
    players: Players = None,
    preset: PresetName = None,
    options: OptionsJson = "{}",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where to write the page. Default: GAME-report.html.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", min=0, help="The seed of all games.")] = 1,
    quick: Annotated[bool, typer.Option("--quick", help="Play for half a minute instead of four.")] = False,
    plan: Annotated[
        Path | None,
        typer.Option(
            "--plan", metavar="FILE", help="Play exactly the games of this earlier report, however long it takes."
        ),
    ] = None,
    server: Annotated[
        str, typer.Option("--server", metavar="URL", help="Address of your server, which shows the example games.")
    ] = SERVER,
    jobs: Annotated[
        int | None,
        typer.Option("--jobs", metavar="N", min=1, max=1024, help="Number of processes. Default: one per processor."),
    ] = None,
    on: On = None,
    as_json: AsJson = False,
) -> None:
    """Play a game with several bots and write a balance report as one HTML file.

    The page has verdicts in words, a range for every number, and example games: start 'regalia serve' and touch one.
    It takes about four minutes on two processors. Ctrl-C stops playing and reports the games so far; the exit code is 130.

    [bold]Examples[/bold]
      regalia report royals
      regalia report battle --options '{"hits_to_lose": 7}' --out seven-hits.html
      regalia report battle-royal --quick
      regalia report royals --plan royals-report.html --out again.html
    """
    import os

    from regalia.cli.arguments.table import at_table
    from regalia.cli.draw.console import out as console
    from regalia.cli.draw.console import print_json
    from regalia.games import find
    from regalia.lab.executors.executor import executor_for
    from regalia.lab.extra import needs
    from regalia.lab.whole_file import check_place, write_whole

    for package in ("numpy", "scipy", "polars", "altair", "vl_convert"):
        needs(package)
    from regalia.lab.balance.make import QUICK_SECONDS, SECONDS, Asked, make
    from regalia.lab.balance.page import Page

    plug = find(game)
    command = _command(plug.key, players, preset, options, seed, quick)
    chosen, players = at_table(plug, preset, options, players)
    page = out or Path(f"{plug.key}-report.html")
    check_place(page)
    asked = Asked(
        plug.key,
        chosen,
        players,
        seed,
        QUICK_SECONDS if quick else SECONDS,
        _plan(plan),
        command,
    )
    stop = Stop()
    with stop.on_ctrl_c(), executor_for(on, jobs or os.cpu_count() or 1) as executor, _bar() as told:
        try:
            report = make(asked, executor, told, stop)
        except RegaliaError as wrong:
            if not stop.asked:
                raise
            typer.echo(f"{wrong} Let it run on, or give --quick.", err=True)
            raise typer.Exit(INTERRUPTED) from None
    write_whole(page, Page(report, server).html().encode())
    if as_json:
        print_json(report, sys.stdout)
    else:
        from regalia.cli.draw.verdicts import print_verdicts

        print_verdicts(console(), report, page)
    if stop.asked:
        raise typer.Exit(INTERRUPTED)


def _command(game: str, players: int | None, preset: str | None, options: str, seed: int, quick: bool) -> str:
    """The command that makes the same report."""
    words = ["regalia", "report", game]
    if players is not None:
        words += ["--players", str(players)]
    if preset is not None:
        words += ["--preset", preset]
    if options != "{}":
        words += ["--options", options]
    if seed != 1:
        words += ["--seed", str(seed)]
    return shlex.join([*words, "--quick"] if quick else words)


def _plan(file: Path | None) -> dict[str, int] | None:
    """The numbers of games of an earlier report."""
    if file is None:
        return None
    from regalia.lab.balance.page import read_page

    try:
        return read_page(file.read_text(encoding="utf-8")).plan
    except OSError as wrong:
        raise RegaliaError(f"'{file}' cannot be read: {wrong.strerror}. Give the page of an earlier report.") from None
    except (UnicodeDecodeError, ValueError):
        raise RegaliaError(f"'{file}' is not a report: give the page that 'regalia report' wrote.") from None


@contextmanager
def _bar() -> Iterator[Callable[[str, float, float], None]]:
    """A progress bar in seconds of work, with the time that is left."""
    from regalia.cli.draw.progress import progress

    with progress() as bar:
        task = bar.add_task("measuring the bots", total=None)

        def told(what: str, done: float, total: float) -> None:
            bar.update(task, description=what, completed=round(done), total=round(total))

        yield told
