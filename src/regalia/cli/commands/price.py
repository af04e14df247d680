"""``regalia price``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regalia.cli.arguments import LARGEST_SEED, AsJson, GameKey
from regalia.cli.arguments.lab import BOTS_HELP, JobsByCore, On

if TYPE_CHECKING:
    from regalia.lab.executors.executor import Executor
    from regalia.lab.pricing.price import Plan
    from regalia.lab.pricing.price_list import PriceList


def main(
    game: GameKey,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", metavar="BOTS", help=f"A ladder of bots, the one that sets the prices last: {BOTS_HELP}"
        ),
    ] = "squire,greedy",
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="Games of each bot, for the prices of parts.")
    ] = 20_000,
    step_games: Annotated[
        int, typer.Option("--step-games", metavar="N", help="Games of each changed part, for the prices of steps.")
    ] = 400,
    check_games: Annotated[
        int, typer.Option("--check-games", metavar="N", help="Games of each force that is checked.")
    ] = 1_000,
    witnesses: Annotated[
        str,
        typer.Option(
            "--witnesses",
            metavar="BOTS",
            help="Slow bots, whose prices of parts stand beside the others, from fewer games.",
        ),
    ] = "",
    witness_games: Annotated[
        int, typer.Option("--witness-games", metavar="N", help="Games of each witness, for the prices of parts.")
    ] = 2_000,
    until: Annotated[
        float | None,
        typer.Option(
            "--until", metavar="POINTS", help="Stop --games early, when every price is known within so many points."
        ),
    ] = None,
    scale: Annotated[
        float,
        typer.Option("--scale", metavar="LOGITS", help="Assumed worth of the mean part, if forces are equally large."),
    ] = 1.2,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, max=LARGEST_SEED, help="The same seed gives the same prices.")
    ] = 1,
    jobs: JobsByCore = None,
    on: On = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write the price list there as JSON.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Find what the parts of a game are worth in points: each unit, and each step of each number of a unit.

    Bots play with forces drawn at random, every pair of forces from both seats with the same cards. The same seed and numbers
    of games give the same list to the byte, for any --jobs and --on.

    [bold]Examples[/bold]
      regalia price royal-battles
      regalia price royal-battles --witnesses knight --witness-games 1000
      regalia price royal-battles --until 2 --out prices.json
    """
    import os

    from regalia.cli.draw.prices import print_prices
    from regalia.games import find
    from regalia.lab.executors.executor import executor_for
    from regalia.lab.pricing.price import Plan, check
    from regalia.lab.pricing.price_list import write_prices
    from regalia.lab.whole_file import check_place, write_whole

    plug = find(game)
    ladder, beside = (tuple(name.strip() for name in names.split(",") if name.strip()) for names in (bots, witnesses))
    plan = Plan(
        plug.key,
        ladder,
        seed,
        games,
        step_games,
        check_games,
        until,
        scale,
        witnesses=beside,
        witness_games=witness_games,
    )
    check(plan)
    if out is not None:
        check_place(out)
    with executor_for(on, jobs or os.cpu_count() or 1) as executor:
        found = play(plan, executor)
    data = write_prices(found)
    if out is not None:
        write_whole(out, data)
    if as_json:
        typer.echo(data.decode(), nl=False)
    else:
        print_prices(plug, found)


def play(plan: Plan, executor: Executor) -> PriceList:
    """Play the games of the plan, with a progress bar."""
    from regalia.cli.draw.progress import progress
    from regalia.cli.lab.stop import Stop
    from regalia.lab.pricing.price import price

    stop = Stop()
    with stop.on_ctrl_c(), progress() as bar:
        task = bar.add_task("playing", total=plan.total)
        return price(plan, executor=executor, played=lambda games: bar.advance(task, games), stopped=stop)
