"""The log in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from regalia.cli.draw.pen import SHIELDS, Pen
from regalia.kernel.scene import Sentence


def log_lines(sentences: Iterable[Sentence], pen: Pen) -> Iterator[Text]:
    """The sentences as lines. Headings stand out; the others begin with the player's name."""
    for sentence in sentences:
        if sentence.heading:
            yield pen.text(sentence.text, "bold")
        elif sentence.seat is None:
            yield Text("  ").append(pen.text(sentence.text))
        elif pen.plain:
            yield pen.text(f"{{{sentence.seat}}}: {sentence.text}")
        else:
            shield = SHIELDS[sentence.seat % len(SHIELDS)]
            yield Text("▐ ", shield).append(f"{pen.name(sentence.seat)}: ", "default").append(pen.text(sentence.text))
