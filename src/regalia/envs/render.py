"""Pictures of a running game, drawn from its scene: as text for a terminal, or as an image."""

from __future__ import annotations

import io

import numpy as np
from numpy.typing import NDArray

from regalia.envs.play import Play
from regalia.kernel.errors import OptionError
from regalia.kernel.rulebook.scene_picture import scene_png
from regalia.kernel.state import SPECTATOR

MODES = ("human", "ansi", "rgb_array")
COLUMNS, ROWS = 110, 60  # of the terminal that text is drawn for


def checked_mode(mode: str | None) -> str | None:
    """The mode, if there is one of that name."""
    if mode is not None and mode not in MODES:
        raise OptionError(f"There is no render mode '{mode}'; there are: {', '.join(MODES)}.")
    return mode


def render(play: Play, mode: str | None, seat: int | None) -> NDArray[np.uint8] | str | None:
    """The table as the seat sees it, or a spectator; ``human`` prints the text."""
    if mode is None:
        raise OptionError(f"Make the environment with render_mode={' or '.join(map(repr, MODES))} to render it.")
    if mode == "rgb_array":
        return image(play, seat)
    drawn = text(play, seat)
    if mode == "ansi":
        return drawn
    print(drawn)
    return None


def text(play: Play, seat: int | None) -> str:
    """The table as the terminal draws it, with colours."""
    from rich.console import Console

    from regalia.cli.draw.pen import Pen
    from regalia.cli.draw.table import draw

    console = Console(
        file=io.StringIO(), force_terminal=True, color_system="truecolor", width=COLUMNS, height=ROWS, highlight=False
    )
    names = [f"seat {other}" for other in range(play.seats)]
    draw(
        console,
        play.game.scene(play.view(SPECTATOR if seat is None else seat), play.rules),
        Pen(names),
        play.game.title,
    )
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def image(play: Play, seat: int | None) -> NDArray[np.uint8]:
    """The table as a picture: rows, columns, red, green and blue."""
    from PIL import Image

    scene = play.game.scene(play.view(SPECTATOR if seat is None else seat), play.rules)
    with Image.open(io.BytesIO(scene_png(scene, play.game.title))) as drawn:
        return np.asarray(drawn.convert("RGB"))
