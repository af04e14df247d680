"""``regalia arena``."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regalia.cli.arguments import AsJson, GameKey, OptionsJson, Players, PresetName, Seed
from regalia.cli.arguments.lab import JobsByCore, On
from regalia.cli.lab.stop import INTERRUPTED
from regalia.kernel.errors import RegaliaError

if TYPE_CHECKING:
    from regalia.lab.executors.executor import Executor
    from regalia.lab.tournament.bout import Bout
    from regalia.lab.tournament.tournament import Tournament


def main(
    game: GameKey,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", metavar="BOTS", help="The bots: a,b,c. knight:400 sets iterations, monarch@1000 milliseconds."
        ),
    ],
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="Games per pair of bots (with more seats: per line-up).")
    ] = 100,
    players: Players = None,
    preset: PresetName = None,
    options: OptionsJson = "{}",
    seed: Seed = None,
    jobs: JobsByCore = None,
    on: On = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FILE",
            help="Save every finished game to this file; the same command continues after a stop.",
        ),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE.svg", help="Draw the ladder to this SVG file.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play a round robin between bots and rate them.

    Every deal is played in all seatings, so that no bot has better cards or a better seat. With budgets in iterations, the
    same seed gives the same games for any --jobs; with budgets in milliseconds, the games depend on the machine.

    Ctrl-C stops the run: finished games are reported and saved in --out, and the exit code is 130.

    [bold]Examples[/bold]
      regalia arena royals --bots random,driven,greedy --games 400
      regalia arena battle --bots page,squire,knight,monarch --games 400 --out ladder.jsonl --plot ladder.svg
      regalia arena royals --bots knight:400,monarch@1000 --games 100 --json
    """
    from regalia.cli.arguments import new_seed
    from regalia.cli.arguments.table import at_table
    from regalia.cli.draw.console import out as console
    from regalia.cli.draw.console import print_json
    from regalia.cli.draw.options import options_in_words
    from regalia.cli.draw.standings import print_standings
    from regalia.games import find
    from regalia.lab.executors.executor import executor_for
    from regalia.lab.tournament.ladder_plot import ladder_plot
    from regalia.lab.tournament.standings import standings
    from regalia.lab.tournament.tournament import Tournament
    from regalia.lab.tournament.tournament_file import seed_in
    from regalia.lab.whole_file import check_place, write_whole

    plug = find(game)
    chosen, players = at_table(plug, preset, options, players)
    if seed is None and out is not None:
        seed = seed_in(out)
    tournament = Tournament(
        game=plug.key,
        options=chosen,
        bots=tuple(name.strip() for name in bots.split(",")),
        players=plug.usual_seats if players is None else players,
        seed=new_seed() if seed is None else seed,
        games=games,
    )
    for place in (out, plot):
        if place is not None:
            check_place(place)
    if plot is not None and plot.suffix != ".svg":
        raise RegaliaError(f"--plot draws SVG: name a file that ends in .svg, unlike {plot}.")
    asked = sum(1 for _ in tournament.schedule())
    with executor_for(on, os.cpu_count() or 1 if jobs is None else jobs) as executor:
        bouts = play(tournament, executor, out, asked)
    found = standings(tournament.bots, tournament.line_ups, bouts)
    played = f"{len(bouts):,} games" if len(bouts) == asked else f"{len(bouts):,} of {asked:,} games"
    given = f", {options_in_words(tournament.options)}" if tournament.options else ""
    note = f"{played}, {tournament.players} seats, seed {tournament.seed}{given}"
    if plot is not None:
        write_whole(plot, ladder_plot(plug.title, note, found).encode())
    if as_json:
        print_json(found)
    else:
        print_standings(console(), f"[bold]{plug.title}[/bold], {note}", found, bouts)
    if len(bouts) < asked:
        raise typer.Exit(INTERRUPTED)


def play(tournament: Tournament, executor: Executor, out: Path | None, asked: int) -> list[Bout]:
    """Play the games that the file lacks, with a progress bar; returns all games in order."""
    from regalia.cli.draw.progress import progress
    from regalia.cli.lab.stop import Stop
    from regalia.lab.tournament.tournament import hold
    from regalia.lab.tournament.tournament_file import TournamentFile

    file = None if out is None else TournamentFile(out, tournament)
    bouts = [] if file is None else list(file.bouts)
    stop = Stop()
    try:
        with stop.on_ctrl_c(), progress() as bar:
            task = bar.add_task("playing", total=asked, completed=len(bouts))
            known = {bout.number for bout in bouts}
            for bout in hold(tournament, played=known, stopped=stop, executor=executor):
                if file is not None:
                    file.add(bout)
                bouts.append(bout)
                bar.advance(task)
    finally:
        if file is not None:
            file.close()
    return sorted(bouts, key=lambda bout: bout.number)
