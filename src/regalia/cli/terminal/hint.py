"""The answer to ``hint``: the moves that the judge prefers, with winning chances and reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from regalia.agents.judge import Judge, Judgement, seed_of
from regalia.cli.draw.pen import Pen
from regalia.kernel.errors import RegaliaError
from regalia.kernel.match import Match
from regalia.kernel.scene import Scene

THINKING = 1000  # milliseconds
SHOWN = 3  # moves
WIDE = 0.03  # an uncertainty that is worth telling


def hinted(match: Match, scene: Scene, people: Sequence[int], pen: Pen) -> Iterator[Text]:
    """The best moves for the seat that chooses, line by line. Raises RegaliaError where another person plays."""
    if len(people) > 1:
        raise RegaliaError("Hints are given only where all other seats are bots.")
    seen = match.view(match.turn)
    choices = {choice.line: choice for choice in scene.choices}
    for nth, one in enumerate(Judge(match.rules).judge(seen, seed_of(seen), THINKING)[:SHOWN]):
        choice = choices[match.game.codec.line(seen.seat, one.move)]
        yield pen.text(f"{choice.label}: {_chance(one, best=nth == 0)}", "bold" if nth == 0 else "")
        yield Text("  ").append(pen.text(match.game.merit(seen, match.rules, choice), "dim"))


def _chance(one: Judgement, *, best: bool) -> str:
    close = "" if best or one.worse else ", about as good"
    low, high = one.share - one.margin, one.share + one.margin
    if one.margin < WIDE:
        share = f"{100 * one.share:.0f}"
    elif high >= 1 and low <= 0:
        share = f"perhaps {100 * one.share:.0f}"
    elif high >= 1:
        share = f"over {100 * low:.0f}"
    elif low <= 0:
        share = f"under {100 * high:.0f}"
    else:
        share = f"{100 * one.share:.0f} ± {100 * one.margin:.0f}"
    return f"{share} % winning chance{close}"
