"""The bots by name. They know the kernel and no game."""

from __future__ import annotations

from regalia.agents.agent import Agent
from regalia.agents.bot_name import read_bot_name
from regalia.agents.characters import plays_as
from regalia.agents.driven import DrivenAgent
from regalia.agents.greedy import GreedyAgent
from regalia.agents.learned import learned_from
from regalia.agents.levels import LEVELS, advised, level
from regalia.agents.random import RandomAgent
from regalia.agents.search import SearchAgent
from regalia.agents.verb import VerbAgent
from regalia.kernel.errors import RegaliaError

PLAIN: dict[str, type[Agent]] = {  # these do not search
    "random": RandomAgent,
    "verb": VerbAgent,
    "driven": DrivenAgent,
    "greedy": GreedyAgent,
}
LEARNED = "learned="  # and the path of a policy
ADVISED = "advised"  # Monarch with the moves in the order of the game's policy; for the lab, not for tables


def names() -> tuple[str, ...]:
    """The names of all bots, each level stronger than the one before it."""
    return (*PLAIN, *LEVELS)


def find(name: str) -> Agent:
    """A new agent by name: a character, a bot with an optional budget (``knight:400``), or a learned one (``learned=FILE``).

    ``advised`` is Monarch with its moves in the order of the game's policy, where the game has one.

    Raises RegaliaError for an unknown name and for a budget that the bot cannot have.
    """
    if name.startswith(LEARNED):
        return learned_from(name.removeprefix(LEARNED))
    asked = read_bot_name(plays_as(name))
    if asked.who == ADVISED:
        return advised(asked.iterations, asked.milliseconds)
    if asked.who not in names():
        raise RegaliaError(f"There is no bot '{asked.who}'; there are: {', '.join(names())}.")
    agent = PLAIN[asked.who]() if asked.who in PLAIN else level(asked.who, asked.iterations, asked.milliseconds)
    if asked.has_budget and not isinstance(agent, SearchAgent):
        raise RegaliaError(f"'{name}': {asked.who} does not think ahead and takes no budget; write '{asked.who}'.")
    return agent
