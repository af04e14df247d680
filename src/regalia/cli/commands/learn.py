"""``regalia learn``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from regalia.cli.arguments import AsJson, GameKey, Seed

if TYPE_CHECKING:
    from regalia.kernel.game import Game


def main(
    game: GameKey,
    lesson: Annotated[
        str | None, typer.Argument(metavar="LESSON", help="Name of the lesson; without it, the lessons are listed.")
    ] = None,
    seed: Seed = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Words only: no colours, no boxes. For screen readers.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Learn a game by playing it: a coach says what to do next and why.

    Without a lesson's name, the command lists the lessons. At the end of a lesson you can play on against the weakest bot
    or take the next lesson.

    [bold]Examples[/bold]
      regalia learn royals
      regalia learn royals first
      regalia learn royals first --plain
    """
    from regalia.cli.arguments import new_seed
    from regalia.cli.draw.console import can_draw, out
    from regalia.cli.terminal.lesson import LessonGame
    from regalia.cli.terminal.visit import sit_down
    from regalia.games import find
    from regalia.lessons.lesson import Lesson
    from regalia.lessons.shelf import find_lesson

    plug = find(game)
    if lesson is None or as_json:
        print_lessons(plug, as_json)
        return
    console = out(plain=plain)
    plain = plain or not can_draw(console)
    chosen: Lesson | None = find_lesson(plug, lesson)
    while chosen is not None:
        table = LessonGame(plug, chosen, new_seed() if seed is None else seed, console, plain)
        sit_down(table)
        chosen = table.following if table.goes_on else None


def print_lessons(game: Game, as_json: bool) -> None:
    """List the lessons of a game, and say how to begin."""
    from regalia.cli.draw.console import print_json
    from regalia.lessons.shelf import lessons

    found = lessons(game)
    if as_json:
        print_json(
            [
                {"name": name, "title": one.title, "about": one.about, "minutes": one.minutes}
                for name, one in found.items()
            ]
        )
        return
    widest = max((len(name) for name in found), default=0)
    for name, one in found.items():
        typer.echo(f"{name:<{widest}}  {one.title}, about {minutes(one.minutes)}. {one.about}")
    for name in list(found)[:1]:
        typer.echo(f"\nBegin with: regalia learn {game.key} {name}")


def minutes(count: int) -> str:
    return "1 minute" if count == 1 else f"{count} minutes"
