"""``regalia puzzles list``."""

from __future__ import annotations

import typer

from regalia.cli.arguments import AsJson, GameKey


def main(game: GameKey, as_json: AsJson = False) -> None:
    """List the puzzles of a game, the easiest first.

    Each is shown with its question and how often bots of each level solve it.

    [bold]Examples[/bold]
      regalia puzzles list royals
      regalia puzzles list battle --json
    """
    from rich.table import Table

    from regalia.cli.draw.console import out, print_json
    from regalia.cli.puzzles.show import asked
    from regalia.games import find
    from regalia.puzzles.puzzle import LEVELS
    from regalia.puzzles.shelf import puzzles

    plug = find(game)
    found = puzzles(plug)
    if as_json:
        print_json(
            [
                {
                    "name": one.name,
                    "goal": one.goal,
                    "ask": asked(plug, one)[0],
                    "grade": one.grade,
                    "solved": one.solved,
                }
                for one in found.values()
            ]
        )
        return
    if not found:
        typer.echo(f"{plug.title} has no puzzles yet: 'regalia puzzles make {plug.key}' makes some.")
        return
    table = Table("Puzzle", "Question", "Grade", *(level.capitalize() for level in LEVELS), box=None)
    for one in found.values():
        shares = [f"{one.solved.get(level, 0)} %" for level in LEVELS]
        table.add_row(one.name, asked(plug, one)[0], one.grade, *shares)
    out().print(table)
