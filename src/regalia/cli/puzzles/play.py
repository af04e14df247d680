"""``regalia puzzles play``."""

from __future__ import annotations

from typing import Annotated

import typer

from regalia.cli.arguments import GameKey
from regalia.cli.puzzles.show import PuzzleName


def main(
    game: GameKey,
    puzzle: PuzzleName = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Words only: no colours, no boxes. For screen readers.")
    ] = False,
) -> None:
    """Solve a puzzle in the terminal. A wrong move is answered, and you may try again.

    [bold]Examples[/bold]
      regalia puzzles play royals
      regalia puzzles play battle castle-1 --plain
    """
    from regalia.cli.draw.console import can_draw, out
    from regalia.cli.puzzles.show import named
    from regalia.cli.terminal.puzzle import PuzzleGame
    from regalia.cli.terminal.visit import sit_down
    from regalia.games import find

    plug = find(game)
    console = out(plain=plain)
    sit_down(PuzzleGame(plug, named(plug, puzzle), console, plain or not can_draw(console)))
