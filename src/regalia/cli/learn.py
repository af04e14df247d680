"""``regalia learn``."""

from __future__ import annotations

from typing import Annotated

import typer

from regalia.cli.arguments import AsJson, GameKey, Seed


def main(
    game: GameKey,
    lesson: Annotated[
        str | None, typer.Argument(metavar="LESSON", help="Name of the lesson; the first game without it.")
    ] = None,
    catalogue: Annotated[bool, typer.Option("--list", help="List the lessons of the game.")] = False,
    seed: Seed = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Words only: no colours, no boxes. For screen readers.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Learn a game by playing it: a coach says what to do next and why.

    A lesson takes about three minutes. At its end you may play on against the weakest bot.

    [bold]Examples[/bold]
      regalia learn royals
      regalia learn battle --list
      regalia learn royals first --plain
    """
    from regalia.cli.arguments import new_seed
    from regalia.cli.draw.console import can_draw, out, print_json
    from regalia.cli.terminal.lesson import LessonGame
    from regalia.cli.terminal.visit import sit_down
    from regalia.games import find
    from regalia.lessons.shelf import FIRST, find_lesson, lessons

    plug = find(game)
    if catalogue or as_json:
        found = lessons(plug)
        if as_json:
            print_json([{"name": name, "title": one.title, "about": one.about} for name, one in found.items()])
        else:
            for name, one in found.items():
                typer.echo(f"{name}: {one.title}. {one.about}")
        return
    console = out(plain=plain)
    plain = plain or not can_draw(console)
    table = LessonGame(plug, find_lesson(plug, lesson or FIRST), new_seed() if seed is None else seed, console, plain)
    sit_down(table)
