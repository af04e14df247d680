"""``regalia compare``."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from regalia.cli.arguments import AsJson, GameKey, OptionsJson, Players, PresetName, Seed
from regalia.cli.arguments.lab import BOTS_HELP, JobsByCore, On
from regalia.cli.lab.stop import INTERRUPTED


def main(
    game: GameKey,
    vary: Annotated[
        list[str] | None,
        typer.Option("--vary", metavar="NAME=VALUE", help="An option of B that differs from A; may be repeated."),
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(
            "--against",
            metavar="FILE",
            help="The options of B, as JSON or a file (.json, .toml): also custom units, a drawn map, a board.",
        ),
    ] = None,
    versus: Annotated[
        str | None,
        typer.Option("--versus", metavar="BOT", help="Compare bots instead: is BOT stronger than the bot of --seats?"),
    ] = None,
    measure: Annotated[
        str,
        typer.Option(
            "--measure",
            metavar="NAME",
            help="What the verdict is about: starter, first_side, ties, decisions, turns or minutes.",
        ),
    ] = "starter",
    margin: Annotated[
        float,
        typer.Option("--margin", metavar="SHARE", help="Ignore smaller differences: 0.02 is two percentage points."),
    ] = 0.02,
    pairs: Annotated[
        int, typer.Option("--pairs", metavar="N", min=1, max=5_000_000, help="Maximum number of pairs of games.")
    ] = 20_000,
    every_pair: Annotated[
        bool, typer.Option("--all", help="Play all pairs, even if the verdict is clear earlier.")
    ] = False,
    players: Players = None,
    seats: Annotated[
        str,
        typer.Option("--seats", metavar="BOTS", help=f"Bots by seat: {BOTS_HELP} A single name takes all seats."),
    ] = "greedy",
    preset: PresetName = None,
    options: OptionsJson = "{}",
    seed: Seed = None,
    jobs: JobsByCore = None,
    on: On = None,
    go_on: Annotated[
        Path | None,
        typer.Option(
            "--continue", metavar="FILE", help="Keep the deals in this file; the same command continues after a stop."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play the same deals under options A and B: is B different, and by how much?

    A has the options of --options or --preset. B has the same, changed by --vary or --against. If bots or options differ
    by side, the sides are also exchanged. The run stops when the verdict is clear; its intervals allow for that.

    Ctrl-C stops the run: whole pairs are reported, and the exit code is 130. With --continue the same command
    continues later.

    [bold]Examples[/bold]
      regalia compare royals --vary refill=start
      regalia compare battle --vary hits_to_lose=4 --vary jokers=2 --seats squire --seed 1
      regalia compare royal-battles --options '{"army_white": "NPPP"}' --against changed-unit.json --measure first_side
      regalia compare battle-royal --against '{"map": "fords"}' --json
      regalia compare royals --seats greedy --versus knight
      regalia compare battle --vary jokers=2 --seed 1 --continue run.json
    """
    from regalia.cli.arguments import new_seed, seat_names
    from regalia.cli.arguments.table import at_table
    from regalia.cli.draw.comparison import print_comparison, print_strength
    from regalia.cli.draw.console import out as console
    from regalia.cli.draw.console import print_json
    from regalia.cli.lab.comparing import Comparing
    from regalia.cli.lab.varied import varied
    from regalia.games import find
    from regalia.kernel.errors import RegaliaError
    from regalia.lab.comparison.kept import seed_in

    plug = find(game)
    chosen, players = at_table(plug, preset, options, players)
    bots = seat_names(seats, players, plug, ["greedy"])
    if versus is not None and (vary or against):
        raise RegaliaError("--versus compares bots, --vary and --against compare options: use one of them at a time.")
    if versus is not None and len(set(bots)) > 1:
        raise RegaliaError("--versus needs one bot in --seats, which it is compared with.")
    comparing = Comparing(
        plug,
        chosen,
        bots,
        seed if seed is not None else seed_in(go_on) or new_seed(),
        margin,
        pairs,
        on,
        os.cpu_count() or 1 if jobs is None else jobs,
        go_on,
    )
    if versus is None:
        found = comparing.options(varied(plug, chosen, vary or [], against), measure, every_pair)
        if as_json:
            print_json(found)
        else:
            print_comparison(console(), plug.title, found)
    else:
        strength = comparing.strength(versus)
        if as_json:
            print_json(strength)
        else:
            print_strength(console(), plug.title, strength)
    if comparing.stop.asked:
        raise typer.Exit(INTERRUPTED)
