"""``regalia simulate``."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Any

import typer

from regalia.cli.arguments import AsJson, GameKey, OptionsJson, Players, PresetName, Seed
from regalia.kernel.errors import RegaliaError

if TYPE_CHECKING:
    from regalia.lab.simulate import Run
    from regalia.lab.tally import Tally

INTERRUPTED = 130


def main(
    game: GameKey,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="Number of games.")] = 1000,
    players: Players = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="BOTS",
            help="Bots by seat: random, verb, driven, greedy, page, squire, knight, monarch; knight:400 sets iterations, "
            "monarch@1000 milliseconds. A single name takes all seats.",
        ),
    ] = None,
    preset: PresetName = None,
    options: OptionsJson = "{}",
    seed: Seed = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", min=1, max=1024, help="Number of processes.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Write the records there, one per line; '-' is standard output."),
    ] = None,
    legal: Annotated[
        bool, typer.Option("--legal", help="Write into the records every legal line of every decision.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and report them.

    The same seed gives the same bytes for any --jobs, unless a bot has a budget in milliseconds, as monarch does.

    Ctrl-C stops the run: finished games are reported, and the exit code is 130.

    [bold]Examples[/bold]
      regalia simulate royals --games 10000 --seats random,greedy --seed 1
      regalia simulate royals --games 100000 --jobs 4 --json
      regalia simulate battle --preset teams --seats greedy
      regalia simulate royals --games 100 --options '{"decks": 2}' --seats verb --out games.jsonl --legal
    """
    from regalia.cli.arguments import at_table, new_seed, seat_names
    from regalia.cli.draw.console import err, print_json
    from regalia.cli.draw.console import out as console
    from regalia.cli.draw.summary import print_summary
    from regalia.games import find
    from regalia.lab.simulate import Run
    from regalia.lab.summary import summary

    if legal and out is None:
        raise RegaliaError("--legal adds to the records that --out writes: give --out FILE too.")
    plug = find(game)
    chosen, players = at_table(plug, preset, options, players)
    run = Run(
        game=plug.key,
        options=chosen,
        agents=tuple(seat_names(seats, players, plug, ["random"])),
        seed=new_seed() if seed is None else seed,
        games=games,
        records=out is not None,
        legal=legal,
    )
    tally = play(run, jobs, out)
    header = plug.set_up(run.options, len(run.agents))[1]
    found = summary(plug, header, run.agents, seed=run.seed, asked=games, tally=tally)
    if as_json:
        print_json(found, sys.stderr if out == Path("-") else sys.stdout)
    else:
        print_summary(err() if out == Path("-") else console(), plug.title, found)
    if tally.games < games:
        raise typer.Exit(INTERRUPTED)


def play(run: Run, jobs: int, out: Path | None) -> Tally:
    """Play the games and write their records, with a progress bar."""
    from regalia.cli.draw.progress import progress
    from regalia.lab.simulate import simulate
    from regalia.lab.tally import Tally

    tally = Tally()
    stop = Stop()
    with stop.on_ctrl_c(), writing(out) as file, progress() as bar:
        task = bar.add_task("playing", total=run.games)
        for chunk in simulate(run, jobs, stopped=lambda: stop.asked):
            if file is not None:
                file.write(chunk.text)
            tally.join(chunk.tally)
            bar.advance(task, chunk.tally.games)
    return tally


class Stop:
    """Whether the user pressed Ctrl-C. A second Ctrl-C interrupts as usual."""

    def __init__(self) -> None:
        self.asked = False

    @contextmanager
    def on_ctrl_c(self) -> Iterator[None]:
        before = signal.signal(signal.SIGINT, self._heard)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    def _heard(self, number: int, frame: Any) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True


@contextmanager
def writing(out: Path | None) -> Iterator[IO[bytes] | None]:
    """The open file for the records, or None."""
    if out is None:
        yield None
    elif out == Path("-"):
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
    else:
        with out.open("wb") as file:
            yield file
