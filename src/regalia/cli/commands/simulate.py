"""``regalia simulate``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regalia.cli.arguments import AsJson, GameKey, OptionsJson, Players, PresetName, Seed
from regalia.cli.arguments.lab import BOTS_HELP, Jobs, On
from regalia.cli.lab.stop import INTERRUPTED
from regalia.kernel.errors import RegaliaError

if TYPE_CHECKING:
    from regalia.lab.saved_run import SavedRun
    from regalia.lab.simulate import Run
    from regalia.lab.study.until import Until

USUAL_GAMES = 1000


def main(
    game: GameKey,
    games: Annotated[
        int | None,
        typer.Option(
            "--games", metavar="N", min=1, help="Number of games. Default: 1000; with --until, at most 1,000,000."
        ),
    ] = None,
    players: Players = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats", "--bots", metavar="BOTS", help=f"Bots by seat: {BOTS_HELP} A single name takes all seats."
        ),
    ] = None,
    preset: PresetName = None,
    options: OptionsJson = "{}",
    seed: Seed = None,
    jobs: Jobs = 1,
    on: On = None,
    until: Annotated[
        float | None,
        typer.Option(
            "--until",
            metavar="WIDTH",
            help="Stop when the starter's share is known to ± this: 0.01 is one percentage point.",
        ),
    ] = None,
    rows: Annotated[
        Path | None,
        typer.Option("--rows", metavar="FILE", help="Write one row per game to this .parquet or .csv file."),
    ] = None,
    go_on: Annotated[
        Path | None,
        typer.Option(
            "--continue", metavar="FILE", help="Keep the counts in this file; the same command continues after a stop."
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FILE", help="Write the records to this file, one per line; '-' is standard output."
        ),
    ] = None,
    legal: Annotated[
        bool, typer.Option("--legal", help="Include every legal line of every decision in the records.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and report the results by starter and by seat.

    The same seed gives the same output for any --jobs and --on, unless a bot's budget is in milliseconds, as monarch's is.
    It also deals the same cards to other bots and under other options, until the games diverge.

    Ctrl-C stops the run: finished games are reported, and the exit code is 130.

    [bold]Examples[/bold]
      regalia simulate royals --games 10000 --seats random,greedy --seed 1
      regalia simulate battle --seats greedy --until 0.01 --jobs 2
      regalia simulate royals --games 100000 --jobs 4 --json
      regalia simulate battle --preset teams --seats greedy --rows games.parquet
      regalia simulate royals --games 1000000 --continue long-run.json
      regalia simulate royals --games 100 --options '{"decks": 2}' --seats verb --out games.jsonl --legal
    """
    from regalia.cli.arguments import seat_names
    from regalia.cli.arguments.table import at_table
    from regalia.cli.draw.console import err, print_json
    from regalia.cli.draw.console import out as console
    from regalia.cli.draw.summary import print_summary
    from regalia.cli.lab.simulation import Simulation
    from regalia.games import find
    from regalia.lab.executors.executor import executor_for
    from regalia.lab.simulate import Player, Run
    from regalia.lab.summary import summary
    from regalia.lab.whole_file import check_place

    if legal and out is None:
        raise RegaliaError("--legal adds to the records that --out writes: give --out FILE too.")
    plug = find(game)
    chosen, players = at_table(plug, preset, options, players)
    run = Run(
        game=plug.key,
        options=chosen,
        agents=tuple(seat_names(seats, players, plug, ["random"])),
        seed=_seed(seed, go_on),
        games=USUAL_GAMES if games is None else games,
        records=out is not None,
        legal=legal,
        rows=rows is not None,
    )
    Player(run)  # raises at once if the run is not valid
    if out is not None and out != Path("-"):
        check_place(out)
    wanted, saved = _prepared(run, games, until, rows, go_on, out)
    with executor_for(on, jobs) as executor:
        simulation = Simulation(run, executor, wanted, saved)
        simulation.play(out)
    if rows is not None:
        simulation.write_rows(rows)
    header = plug.set_up(run.options, len(run.agents))[1]
    found = summary(
        plug,
        header,
        run.agents,
        seed=run.seed,
        asked=simulation.tally.games if simulation.done else simulation.expected,
        tally=simulation.tally,
        known=None if wanted is None else wanted.known,
    )
    if as_json:
        print_json(found, sys.stderr if out == Path("-") else sys.stdout)
    else:
        print_summary(err() if out == Path("-") else console(), plug.title, found)
    if not simulation.done:
        raise typer.Exit(INTERRUPTED)


def _seed(seed: int | None, go_on: Path | None) -> int:
    """The seed that was given, or that of the run to go on with, or a new one."""
    from regalia.cli.arguments import new_seed
    from regalia.lab.saved_run import seed_in

    if seed is None and go_on is not None:
        seed = seed_in(go_on)
    return new_seed() if seed is None else seed


def _prepared(
    run: Run, games: int | None, until: float | None, rows: Path | None, go_on: Path | None, out: Path | None
) -> tuple[Until | None, SavedRun | None]:
    """When to stop and where to go on; raises RegaliaError before anything is played."""
    wanted: Until | None = None
    if until is not None:
        from regalia.lab.extra import needs
        from regalia.lab.study.until import Until as Wanted

        needs("scipy")
        wanted = Wanted(until, games)
    if rows is not None:
        from regalia.lab.study.table_file import check_table_place

        check_table_place(rows)
    if go_on is None:
        return wanted, None
    if out is not None:
        raise RegaliaError("--continue keeps counts and rows, not records: leave out --out, or --continue.")
    from regalia.lab.saved_run import SavedRun as Kept

    return wanted, Kept(go_on, run, until)
