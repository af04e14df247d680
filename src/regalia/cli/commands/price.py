"""``regalia price``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regalia.cli.arguments import LARGEST_SEED, AsJson, GameKey
from regalia.cli.arguments.lab import BOTS_HELP, JobsByCore, On

if TYPE_CHECKING:
    from regalia.lab.executors.executor import Executor
    from regalia.lab.pricing.plan import Plan
    from regalia.lab.pricing.price_list import PriceList


def main(
    game: GameKey,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", metavar="BOTS", help=f"Bots from weak to strong; the last one sets the prices: {BOTS_HELP}"
        ),
    ] = "squire,greedy",
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="Games of each bot, for the prices of units.")
    ] = 20_000,
    step_games: Annotated[
        int, typer.Option("--step-games", metavar="N", help="Games of each changed unit, for the prices of changes.")
    ] = 400,
    check_games: Annotated[
        int,
        typer.Option(
            "--check-games",
            metavar="N",
            help="Games of each force that is checked, at most: the check of a force ends as soon as its 95 % interval, "
            "which holds for all forces together and at every moment, decides whether it wins 45 to 55 %.",
        ),
    ] = 100_000,
    check_forces: Annotated[
        str,
        typer.Option(
            "--check", metavar="A,B", help="Check these forces too, each the letters of its parts, as in KNK,QQBBN."
        ),
    ] = "",
    witnesses: Annotated[
        str,
        typer.Option(
            "--witnesses",
            metavar="BOTS",
            help="Slow bots that price the units from fewer games, for comparison.",
        ),
    ] = "",
    witness_games: Annotated[int, typer.Option("--witness-games", metavar="N", help="Games of each witness.")] = 2_000,
    until: Annotated[
        float | None,
        typer.Option("--until", metavar="POINTS", help="Stop before --games when every price is known to ± POINTS."),
    ] = None,
    scale: Annotated[
        float,
        typer.Option(
            "--scale", metavar="LOGITS", help="Assumed worth of an average unit, if all armies have the same size."
        ),
    ] = 1.2,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", min=0, max=LARGEST_SEED, help="The same seed gives the same prices.")
    ] = 1,
    jobs: JobsByCore = None,
    on: On = None,
    go_on: Annotated[
        Path | None,
        typer.Option("--continue", metavar="FILE", help="Keep the games there; the same command goes on after a stop."),
    ] = None,
    shipped: Annotated[
        bool, typer.Option("--shipped", help="Play nothing: print the list that ships with the game and is in use.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write the price list to this file as JSON.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Find how many points each unit, and each change to a unit's numbers, is worth.

    Bots play random armies against each other, every pair from both seats with the same cards. The same seed and numbers of
    games give the same list to the byte, for any --jobs and --on.

    Ctrl-C stops the run; the exit code is 130. With --continue the same command goes on later.

    [bold]Examples[/bold]
      regalia price royal-battles
      regalia price royal-battles --shipped
      regalia price royal-battles --witnesses knight --witness-games 1000
      regalia price royal-battles --until 2 --out prices.json
    """
    from regalia.cli.draw.prices import print_prices, print_shipped
    from regalia.games import find
    from regalia.lab.pricing.pairs import pricing_of
    from regalia.lab.pricing.plan import Plan, check
    from regalia.lab.pricing.price_list import read_shipped, write_prices
    from regalia.lab.whole_file import check_place, write_whole

    plug = find(game)
    if out is not None:
        check_place(out)
    if shipped:
        pricing_of(plug)
        found = read_shipped(plug)
    else:
        ladder, beside, forces = (
            tuple(name.strip() for name in names.split(",") if name.strip())
            for names in (bots, witnesses, check_forces)
        )
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
            check=forces,
        )
        check(plan)
        found = played(plan, on, jobs, go_on)
    data = write_prices(found)
    if out is not None:
        write_whole(out, data)
    if as_json:
        typer.echo(data.decode(), nl=False)
    else:
        print_prices(plug, found)
        if shipped:
            print_shipped(found)


def played(plan: Plan, on: str | None, jobs: int | None, go_on: Path | None) -> PriceList:
    """The list from the games of the plan, played here or on a cluster."""
    import os

    from regalia.lab.executors.executor import executor_for

    with executor_for(on, jobs or os.cpu_count() or 1) as executor:
        return play(plan, executor, go_on)


def play(plan: Plan, executor: Executor, go_on: Path | None) -> PriceList:
    """Play the games of the plan, with a progress bar."""
    from regalia.cli.draw.progress import progress
    from regalia.cli.lab.stop import INTERRUPTED, Stop
    from regalia.lab.pricing.price import Interrupted, price

    stop = Stop()
    with stop.on_ctrl_c(), progress() as bar:
        task = bar.add_task("playing", total=plan.total)
        total = plan.total

        def spare(games: int) -> None:
            nonlocal total
            total -= games
            bar.update(task, total=total)

        def advance(games: int) -> None:
            bar.advance(task, games)

        try:
            return price(plan, executor=executor, played=advance, spared=spare, stopped=stop, go_on=go_on)
        except Interrupted as told:
            bar.stop()
            typer.echo(told, err=True)
            raise typer.Exit(INTERRUPTED) from None
