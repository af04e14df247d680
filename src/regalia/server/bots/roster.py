"""The bots that people may invite to a table: who they are, and how long each thinks there.

A bot that thinks ahead takes its whole time for every move, whatever it is asked and however soon it knows: so nothing about
its hand can be read from the clock, and a table never waits longer than is stated here.
"""

from __future__ import annotations

from regalia import agents
from regalia.agents.bot_name import read_bot_name
from regalia.agents.levels import LEVELS
from regalia.kernel.errors import RegaliaError

ABOUT: dict[str, str] = {
    "page": "New to arms: knows the rules, and often guesses.",
    "squire": "Has learned the trade. Now and then the mind wanders.",
    "knight": "Thinks before every stroke. A match for a good player.",
    "monarch": "Takes a second for each move, and wastes none.",
    "greedy": "Takes what looks best at once, and never looks ahead.",
    "driven": "An eager beginner, and now and then at random.",
    "verb": "Does anything, of every kind alike.",
    "random": "Any legal move. To try out a table.",
}

THINKING: dict[str, int] = {"knight": 600, "monarch": 1000}  # milliseconds a move of those that think ahead
LONGEST = 2000  # milliseconds that anybody may ask for
MOST_ITERATIONS = 20_000


def welcome(name: str) -> None:
    """Whether that bot may sit at a table; raises RegaliaError if not."""
    asked = read_bot_name(name)
    if asked.who not in ABOUT:
        raise RegaliaError(f"There is no bot '{asked.who}' for a table; there are: {', '.join(ABOUT)}.")
    agents.find(name)
    if asked.milliseconds > LONGEST:
        raise RegaliaError(f"'{name}': at a table a bot may think for at most {LONGEST} milliseconds a move.")
    if asked.iterations > MOST_ITERATIONS:
        raise RegaliaError(f"'{name}': at a table a bot may take at most {MOST_ITERATIONS} iterations a move.")


def thinking(name: str) -> int:
    """Milliseconds that this bot takes for a move at a table; 0 for one that answers at once."""
    asked = read_bot_name(name)
    return min(asked.milliseconds, LONGEST) or THINKING.get(asked.who, 0)


def called(name: str) -> str:
    """The bot's name among the players."""
    return name.capitalize() if read_bot_name(name).who in LEVELS else name
