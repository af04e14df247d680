"""``regalia puzzles make``."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from regalia.cli.arguments import AsJson, GameKey, Seed
from regalia.kernel.errors import RegaliaError

if TYPE_CHECKING:
    from regalia.kernel.game import Game
    from regalia.kernel.match import Match
    from regalia.puzzles.mine import Miner
    from regalia.puzzles.puzzle import Puzzle

TOO_FEW = 1
INTERRUPTED = 130


def main(
    game: GameKey,
    count: Annotated[int, typer.Option("--count", metavar="N", min=1, max=1000, help="How many puzzles to make.")] = 40,
    minutes: Annotated[float, typer.Option("--minutes", metavar="M", min=0.01, help="Maximum time to search.")] = 30,
    goals: Annotated[
        str,
        typer.Option(
            "--goals", metavar="NAMES", help="Only these goals, separated by commas. Default: all of the game's goals."
        ),
    ] = "",
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="FILE", help="Search these records instead of games between bots."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The file to write. Default: the game's own puzzles.")
    ] = None,
    add: Annotated[bool, typer.Option("--add", help="Keep the puzzles of the file and add new ones.")] = False,
    seed: Seed = None,
    as_json: AsJson = False,
) -> None:
    """Make puzzles: play games, find positions with one right answer, prove them and rate them.

    Every answer is proved by the rules in each world examined. Bots of all levels try each puzzle; puzzles that the weakest
    always solve, or that no strong bot ever solves, are left out. The exit code is 1 if fewer puzzles than asked were found.

    [bold]Examples[/bold]
      regalia puzzles make royals
      regalia puzzles make battle --count 60 --seed 7 --minutes 20 --add
      regalia puzzles make battle-royal --records games.jsonl --out found.jsonl --json
    """
    from regalia.cli.arguments import new_seed
    from regalia.cli.draw.console import print_json
    from regalia.games import find
    from regalia.puzzles.mine import Miner
    from regalia.puzzles.shelf import file_of, read, write

    plug = find(game)
    wanted = checked(plug, goals)
    chosen = new_seed() if seed is None else seed
    file = out or file_of(plug)
    before = read(file.read_bytes()) if add and file.is_file() else []
    miner = Miner(plug, most_of_one(count, len(wanted) or len(plug.goals().all)), wanted, before)
    more, stopped = look(miner, count - len(before), minutes, positions(plug, records, chosen))
    found = [*before, *more]
    file.parent.mkdir(parents=True, exist_ok=True)
    write(file, found)
    if as_json:
        print_json({"game": plug.key, "puzzles": len(found), "seed": chosen, "file": str(file)})
    else:
        typer.echo(f"{plug.title}: {len(found)} puzzles with seed {chosen}, written to {file}.")
    if stopped or len(found) < count:
        raise typer.Exit(INTERRUPTED if stopped else TOO_FEW)


def checked(game: Game, goals: str) -> tuple[str, ...]:
    """The names of the goals asked for; raises RegaliaError for one that the game does not have."""
    wanted = tuple(name.strip() for name in goals.split(",") if name.strip())
    known = [goal.name for goal in game.goals().all]
    for name in wanted:
        if name not in known:
            raise RegaliaError(f"{game.title} has no goal '{name}'. Its goals: {', '.join(known)}.")
    return wanted


def positions(game: Game, records: Path | None, seed: int) -> Iterator[tuple[int, Match]]:
    from regalia.lab.record_file import LINES_SUFFIX
    from regalia.lab.record_file import records as records_of
    from regalia.puzzles.mine import decisions, recorded

    if records is None:
        return decisions(game, seed)
    with records.open("rb") as file:
        found = [one.record for one in records_of(file, lines=records.suffix == LINES_SUFFIX) if one.record is not None]
    return recorded(game, found)


def most_of_one(count: int, goals: int) -> int:
    """The most puzzles with the same goal: three in four where there are several goals."""
    return count if goals == 1 else -(-3 * count // 4)


def look(miner: Miner, count: int, minutes: float, positions: Iterator[tuple[int, Match]]) -> tuple[list[Puzzle], bool]:
    """The puzzles that were found, and whether the search was interrupted."""
    from regalia.cli.draw.progress import progress
    from regalia.puzzles.rate import rated, worth_solving

    goals = miner.game.goals()
    until = time.monotonic() + 60 * minutes
    found: list[Puzzle] = []
    with progress() as bar:
        task = bar.add_task(f"{miner.game.title}: puzzles", total=count)
        try:
            for number, match in positions:
                if len(found) >= count or time.monotonic() > until:
                    break
                made = miner.look(number, match)
                if made is None:
                    continue
                one = rated(miner.game, made)
                if worth_solving(one, goals.find(one.goal)):
                    found.append(one)
                    bar.update(task, completed=len(found))
                else:
                    miner.left_out(made)
        except KeyboardInterrupt:
            return found, True
    return found, False
