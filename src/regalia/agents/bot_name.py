"""Bot names as written in a seat, with an optional thinking budget: ``knight:400``, ``monarch@1000``."""

from __future__ import annotations

import re
from dataclasses import dataclass

from regalia.kernel.errors import RegaliaError

SHAPE = re.compile(r"([^:@]*)([:@]?)(.*)", re.DOTALL)
ITERATIONS = ":"
MILLISECONDS = "@"
MOST_ITERATIONS = 1_000_000
MOST_MILLISECONDS = 60_000


@dataclass(frozen=True, slots=True)
class BotName:
    """A bot and its budget for a move; 0 means the bot's own budget."""

    who: str
    iterations: int = 0
    milliseconds: int = 0

    @property
    def has_budget(self) -> bool:
        return self.iterations > 0 or self.milliseconds > 0


def read_bot_name(text: str) -> BotName:
    """The name and budget in a text. Raises RegaliaError for a bad budget; unknown bots are not checked here."""
    found = SHAPE.fullmatch(text)
    assert found is not None
    who, mark, number = found.groups()
    if mark == ITERATIONS:
        return BotName(who, iterations=_budget(text, number, "iterations", MOST_ITERATIONS))
    if mark == MILLISECONDS:
        return BotName(who, milliseconds=_budget(text, number, "milliseconds", MOST_MILLISECONDS))
    return BotName(who)


def _budget(text: str, number: str, unit: str, most: int) -> int:
    if not (number.isascii() and number.isdigit() and len(number) <= len(str(most)) and 1 <= int(number) <= most):
        raise RegaliaError(
            f"'{text}' has no valid budget: write a whole number of {unit} from 1 to {most}, "
            "as in knight:400 (iterations) or knight@500 (milliseconds)."
        )
    return int(number)
