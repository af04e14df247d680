"""The house bots, by name. They know the kernel and no game."""

from __future__ import annotations

from regalia.agents.agent import Agent
from regalia.agents.bot_name import read_bot_name
from regalia.agents.driven import DrivenAgent
from regalia.agents.greedy import GreedyAgent
from regalia.agents.random import RandomAgent
from regalia.agents.verb import VerbAgent
from regalia.kernel.errors import RegaliaError

AGENTS: dict[str, type[Agent]] = {
    "random": RandomAgent,
    "verb": VerbAgent,
    "driven": DrivenAgent,
    "greedy": GreedyAgent,
}


def names() -> tuple[str, ...]:
    return tuple(AGENTS)


def find(name: str) -> Agent:
    """A new agent of that name, which may hold a budget; raises RegaliaError for a name that nobody has."""
    asked = read_bot_name(name)
    if asked.who not in AGENTS:
        raise RegaliaError(f"There is no bot '{asked.who}'; there are: {', '.join(names())}.")
    if asked.has_budget:
        raise RegaliaError(f"'{name}': {asked.who} does not think ahead and takes no budget; write '{asked.who}'.")
    return AGENTS[asked.who]()
