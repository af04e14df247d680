"""The four levels of bots, the same in every game."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.agents.agent import Agent
from regalia.agents.search import AS_THE_GAME_SAYS, SearchAgent
from regalia.agents.wavering import WaveringAgent


@dataclass(frozen=True, slots=True)
class Level:
    """A level and its usual budget for a choice.

    iterations, milliseconds: its limits; 0 is no limit of that kind.
    error: how much a level that does not search misjudges moves, in percent of the game's ``beginner_error``.
    eased: searches, but misjudges moves a little, as the game's Advice says.
    """

    title: str
    iterations: int = 0
    milliseconds: int = 0
    error: int = 0
    eased: bool = False


LEVELS: dict[str, Level] = {
    "page": Level("Page", error=100),
    "squire": Level("Squire", error=50),
    "knight": Level("Knight", iterations=AS_THE_GAME_SAYS, eased=True),
    "monarch": Level("Monarch", iterations=1000, milliseconds=1000),
}


def level(name: str, iterations: int = 0, milliseconds: int = 0) -> Agent:
    """A new agent of that level, with its usual budget unless one is given. Raises KeyError for an unknown name."""
    known = LEVELS[name]
    if known.error:
        return WaveringAgent(known.error)
    if iterations == 0 and milliseconds == 0:
        iterations, milliseconds = known.iterations, known.milliseconds
    return SearchAgent(iterations, milliseconds, eased=known.eased)


def advised(iterations: int = 0, milliseconds: int = 0) -> SearchAgent:
    """Monarch with its moves in the order of the game's policy, where it has one."""
    if iterations == 0 and milliseconds == 0:
        iterations, milliseconds = LEVELS["monarch"].iterations, LEVELS["monarch"].milliseconds
    return SearchAgent(iterations, milliseconds, by_policy=True)
