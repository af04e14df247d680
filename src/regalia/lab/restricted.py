"""Restricted bots by name: ``greedy without attack`` is greedy that may not use the verb ``attack``."""

from __future__ import annotations

from regalia import agents
from regalia.agents.agent import Agent
from regalia.agents.restricted import RestrictedAgent
from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game

WITHOUT = " without "


def restrict(bot: str, verb: str) -> str:
    """The name of a bot that plays like this one but may not use one verb."""
    return f"{bot}{WITHOUT}{verb}"


def verbs(game: Game) -> tuple[str, ...]:
    """The verbs that seats choose, in the order of the game's codec."""
    return tuple(verb.name for verb in game.codec.verbs if not verb.chance and not verb.outside)


def seat_agent(game: Game, name: str) -> Agent:
    """The agent of a seat. Raises RegaliaError for an unknown bot or verb."""
    bot, without, verb = name.partition(WITHOUT)
    agent = agents.find(bot)
    if not without:
        return agent
    for known in game.codec.verbs:
        if known.name == verb and verb in verbs(game):
            return RestrictedAgent(agent, known.number)
    raise RegaliaError(f"{game.title} has no verb '{verb}' to do without; there are: {', '.join(verbs(game))}.")
