"""``regalia check``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from regalia.cli.arguments import AsJson, GameKey
from regalia.kernel.errors import RegaliaError

if TYPE_CHECKING:
    from regalia.kernel.game import Game
    from regalia.testing.law import Verdict
    from regalia.testing.trial import Trial

STYLES = {"ok": "green", "broken": "bold red", "not here": "yellow", "skipped": "yellow"}


def main(
    game: GameKey,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="Number of games to examine.")] = 24,
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, help="The same seed examines the same games.")] = 1,
    options: Annotated[
        str | None, typer.Option("--options", metavar="JSON", help="Only these options. Default: random mixes.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", metavar="N", help="Only this number of seats. Default: all.")
    ] = None,
    law: Annotated[
        list[int] | None,
        typer.Option("--law", metavar="N", help="Only this law and those it depends on; may be repeated."),
    ] = None,
    write: Annotated[
        bool,
        typer.Option("--write", help="Rewrite the stored perft counts, playthroughs and endings instead of checking."),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Check a game against the laws that every game must pass. Exit code 0 if all hold.

    A broken law is reported with its first counterexample and the record that leads to it. Save that line to a file and
    look at it with 'regalia show'.

    [bold]Examples[/bold]
      regalia check royals
      regalia check royals --law 7 --law 19 --games 200 --seed 5
      regalia check royals --options '{"decks": 2}' --json
      regalia check royals --write
    """
    from regalia.cli.arguments.table import game_options
    from regalia.cli.draw.console import print_json
    from regalia.games import find
    from regalia.testing.battery import LAWS, data_folder, folder_of_tests, holds
    from regalia.testing.trial import Trial

    plug = find(game)
    if write:
        write_data(plug, seed)
        return
    for number in law or ():
        if number not in LAWS:
            raise RegaliaError(f"There is no law {number}; laws are 1 to {max(LAWS)}.")
    wanted = game_options(plug, options) if options is not None else None
    folders = {"data": data_folder(plug), "tests": folder_of_tests(plug)}
    trial = Trial(plug, games=games, seed=seed, options=wanted, seats=seats, **folders)
    verdicts = judged(trial, law or ())
    if as_json:
        print_json(verdicts)
    else:
        report(verdicts)
    if not holds(verdicts):
        raise typer.Exit(1)


def judged(trial: Trial, only: Sequence[int]) -> list[Verdict]:
    """Check the laws with a progress bar; the verdicts by number."""
    from regalia.cli.draw.progress import progress
    from regalia.testing.battery import LAWS, check, in_order
    from regalia.testing.law import Law

    with progress() as bar:
        task = bar.add_task("checking", total=len(in_order(only or LAWS)))
        done = 0

        def watch(law: Law, part: float) -> None:
            bar.update(task, completed=done + part, description=f"law {law.number}")

        found = []
        for verdict in check(trial, only, watch):
            found.append(verdict)
            done += 1
        return sorted(found, key=lambda verdict: verdict.law)


def report(verdicts: Sequence[Verdict]) -> None:
    from rich.text import Text

    from regalia.cli.draw.console import harmless, out
    from regalia.kernel.record import write

    console = out()
    for verdict in verdicts:
        head = Text(f"{verdict.law:>2}  ")
        head.append(f"{verdict.outcome:<8}", STYLES[verdict.outcome])
        head.append(f"  {verdict.promise}: ")
        head.append(harmless(verdict.text), STYLES[verdict.outcome] if verdict.outcome == "broken" else "dim")
        console.print(head, soft_wrap=True)
        if verdict.record is not None:
            console.print(write(verdict.record).decode(), markup=False, soft_wrap=True)


def write_data(game: Game, seed: int) -> None:
    """Write the stored files of the laws into the game's folder."""
    from regalia.cli.draw.console import out
    from regalia.cli.draw.progress import progress
    from regalia.testing import endings, perft_file, playthrough
    from regalia.testing.battery import data_folder

    folder = data_folder(game)
    folder.mkdir(exist_ok=True)
    with progress() as bar:
        task = bar.add_task("perft", total=1.0)
        perft_file.write(game, folder / perft_file.NAME, seed)
        bar.update(task, description="endings")
        missing = endings.write(game, folder / endings.FOLDER, seed, lambda done: bar.update(task, completed=done))
        bar.update(task, description="playthroughs")
        playthrough.write(game, folder / playthrough.FOLDER, seed)
    out().print(f"Written to {folder}.", soft_wrap=True)
    if missing:
        raise RegaliaError(f"Found no game that ends by {', '.join(missing)}.")
