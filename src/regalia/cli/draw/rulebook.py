"""The rules in the terminal: Markdown, with every worked example drawn as a board."""

from __future__ import annotations

import re

from rich.console import Console
from rich.markdown import Markdown
from rich.panel import Panel
from rich.text import Text

from regalia.cli.draw.console import can_draw
from regalia.cli.draw.pen import GILT, Pen
from regalia.cli.draw.table import scene_lines
from regalia.cli.draw.words import scene_words
from regalia.cli.draw.wrap import hung
from regalia.kernel.game import Game
from regalia.kernel.rulebook import NAMES, Worked, examples, worked
from regalia.kernel.rulebook.examples import BLOCK
from regalia.kernel.scene import Scene

EDGES = 4  # of a panel, left and right


def draw_rules(console: Console, game: Game, text: str, room: int) -> None:
    """Print the rules with their examples where they stand in the text."""
    pen = Pen(NAMES, not can_draw(console))
    parts = re.split(BLOCK, text)[::2]
    for part, example in zip(parts, [*examples(text), None], strict=True):
        console.print(Markdown(part), width=room)
        if example is not None:
            console.print(example_panel(game, worked(game, example), pen, room), width=room)


def example_panel(game: Game, example: Worked, pen: Pen, room: int) -> Panel:
    """An example in a frame: the table, its parts by name, what happens and why."""
    lines = board(example.before, pen, game.title, room - EDGES)
    for number, mark in enumerate(example.marks, 1):
        lines.append(Text(f"{number} ", GILT).append(pen.text(mark.text, "not bold default")))
    if example.told:
        lines.append(Text(""))
        lines += [Text("  » ", GILT).append(pen.text(sentence, "not bold default")) for sentence in example.told]
    lines += [Text(""), pen.text(example.text)]
    return Panel(Text("\n").join(lines), title=example.title, title_align="left", border_style="dim")


def board(scene: Scene, pen: Pen, title: str, room: int) -> list[Text]:
    """The lines of a scene without its prompt."""
    if pen.plain:
        return list(scene_words(scene, pen, title))
    found: list[Text] = []
    for line in scene_lines(scene, pen, title, room):
        line.rstrip()
        if not line.plain.startswith("»"):
            found += hung(line, room)
    return found
