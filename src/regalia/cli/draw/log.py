"""The log in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.text import Text

from regalia.cli.draw.pen import Pen, colour_of
from regalia.kernel.scene import Plate, Sentence


def log_lines(sentences: Iterable[Sentence], pen: Pen, plates: Sequence[Plate] = ()) -> Iterator[Text]:
    """The sentences as lines. Headings stand out; the others begin with the player's colour, as on the plates, and name."""
    marks = {plate.seat: plate.marks for plate in plates}
    for sentence in sentences:
        if sentence.heading:
            yield pen.text(sentence.text, "bold")
        elif sentence.seat is None:
            yield Text("  ").append(pen.text(sentence.text))
        elif pen.plain:
            yield pen.text(f"{{{sentence.seat}}}: {sentence.text}")
        else:
            shield = colour_of(marks.get(sentence.seat, ()), sentence.seat)
            yield Text("▐ ", shield).append(f"{pen.name(sentence.seat)}: ", "default").append(pen.text(sentence.text))
