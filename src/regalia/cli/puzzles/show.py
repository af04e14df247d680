"""``regalia puzzles show``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from regalia.cli.arguments import AsJson, GameKey

if TYPE_CHECKING:
    from regalia.kernel.game import Game
    from regalia.puzzles.puzzle import Puzzle

PuzzleName = Annotated[
    str | None, typer.Argument(metavar="PUZZLE", help="Name of the puzzle. Default: the puzzle of the day.")
]


def main(
    game: GameKey,
    puzzle: PuzzleName = None,
    answer: Annotated[bool, typer.Option("--answer", help="Also show the solution and its reason.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Words only: no colours, no boxes.")] = False,
    as_json: AsJson = False,
) -> None:
    """Draw a puzzle as its solver sees it.

    [bold]Examples[/bold]
      regalia puzzles show royals
      regalia puzzles show royals points-3 --answer
      regalia puzzles show battle castle-1 --json
    """
    from regalia.cli.draw.console import can_draw, out, print_json
    from regalia.cli.draw.pen import Pen
    from regalia.cli.draw.table import draw
    from regalia.games import find
    from regalia.puzzles.attempt import names_of, own_lines, position_of, reasons, solution

    plug = find(game)
    one = named(plug, puzzle)
    match = position_of(plug, one)
    scene = plug.scene(match.view(one.seat), match.rules)
    if as_json:
        told = {"name": one.name, "ask": asked(plug, one)[0], "solved": one.solved, "scene": scene}
        print_json(told | ({"answer": own_lines(one), "why": solution(plug, one).text} if answer else {}))
        return
    console = out(plain=plain)
    pen = Pen(names_of(one), plain or not can_draw(console), one.seat)
    ask, about = asked(plug, one)
    draw(console, scene, pen, f"{plug.title}, puzzle {one.name}")
    console.print(pen.text(f"{ask}. {about}", "bold"))
    if answer:
        for number, move in enumerate(reasons(plug, one, own_lines(one)), 1):
            console.print(pen.text(f"{number}. {move.label}. {move.why}"))
        console.print(pen.text(solution(plug, one).text, "bold"))


def named(game: Game, name: str | None) -> Puzzle:
    """The puzzle of that name, or the one of today; raises RegaliaError."""
    from datetime import UTC, datetime

    from regalia.puzzles.shelf import find_puzzle, of_the_day

    today = of_the_day(game, datetime.now(UTC).date()) if name is None else None
    return find_puzzle(game, name or "") if today is None else today


def asked(game: Game, puzzle: Puzzle) -> tuple[str, str]:
    """The question and the sentence about it, with names."""
    from regalia.puzzles.attempt import names_of, question

    ask, about = question(game, puzzle)
    for seat, name in enumerate(names_of(puzzle)):
        ask, about = ask.replace(f"{{{seat}}}", name), about.replace(f"{{{seat}}}", name)
    return ask, about
