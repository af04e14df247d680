"""The four levels of the house bots, the same ladder in every game. How strong each is: docs/bots.md."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.agents.agent import Agent
from regalia.agents.search import AS_THE_GAME_SAYS, SearchAgent
from regalia.agents.wavering import WaveringAgent


@dataclass(frozen=True, slots=True)
class Level:
    """A level and how long it thinks unless told otherwise: simulations (a number, or as many as the game says) or
    milliseconds a choice, 0 where it has no limit of that kind. A level with ``stray`` does not search: of a hundred choices
    it leaves so many to chance, and makes the others at first sight. An ``eased`` one searches, but misjudges moves a little,
    as the game says: so there is room above."""

    title: str
    iterations: int = 0
    milliseconds: int = 0
    stray: int = 0
    eased: bool = False


LEVELS: dict[str, Level] = {
    "page": Level("Page", stray=50),
    "squire": Level("Squire", stray=25),
    "knight": Level("Knight", iterations=AS_THE_GAME_SAYS, eased=True),
    "monarch": Level("Monarch", iterations=1000, milliseconds=1000),
}


def level(name: str, iterations: int = 0, milliseconds: int = 0) -> Agent:
    """A new agent of that level; with 0 and 0 it thinks as long as the level does. Raises KeyError for an unknown name."""
    known = LEVELS[name]
    if known.stray:
        return WaveringAgent(known.stray)
    if iterations == 0 and milliseconds == 0:
        iterations, milliseconds = known.iterations, known.milliseconds
    return SearchAgent(iterations, milliseconds, eased=known.eased)
