"""The four levels of the house bots, the same ladder in every game."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.agents.agent import Agent
from regalia.agents.search import SearchAgent


@dataclass(frozen=True, slots=True)
class Level:
    """How long a level thinks unless told otherwise: simulations or milliseconds a choice, 0 for no limit of that kind."""

    title: str
    iterations: int
    milliseconds: int


LEVELS: dict[str, Level] = {
    "page": Level("Page", 8, 0),
    "squire": Level("Squire", 40, 0),
    "knight": Level("Knight", 400, 0),
    "monarch": Level("Monarch", 0, 1000),
}


def level(name: str, iterations: int = 0, milliseconds: int = 0) -> Agent:
    """A new agent of that level; with 0 and 0 it thinks as long as the level does. Raises KeyError for an unknown name."""
    known = LEVELS[name]
    if iterations == 0 and milliseconds == 0:
        iterations, milliseconds = known.iterations, known.milliseconds
    return SearchAgent(iterations, milliseconds)
