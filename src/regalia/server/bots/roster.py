"""The bots that can be invited to a table, and how long each thinks.

A bot that searches takes its whole time for every move, even a forced one: the clock reveals nothing about its hand,
and nobody waits longer than stated here.
"""

from __future__ import annotations

from collections.abc import Iterable

from regalia import agents
from regalia.agents.bot_name import read_bot_name
from regalia.agents.characters import CHARACTERS, Tempo, character, plays_as, somebody
from regalia.kernel.errors import RegaliaError

ABOUT: dict[str, str] = {
    "page": "New to arms: sees what is plain and misjudges the rest.",
    "squire": "Has learned the trade, but misjudges close choices.",
    "knight": "Thinks before every move. A match for a good player.",
    "monarch": "Takes a second for every move, and wastes none.",
    "greedy": "Takes what looks best at once and never looks ahead.",
    "driven": "An eager beginner who sometimes moves at random.",
    "verb": "Picks a kind of action at random, then any move of that kind.",
    "random": "Plays any legal move. For trying out a table.",
}

THINKING: dict[str, int] = {"knight": 600, "monarch": 1000}  # milliseconds per move of the bots that search
LONGEST = 2000  # milliseconds per move that anybody may ask for
MOST_ITERATIONS = 20_000


def welcome(name: str) -> None:
    """Raises RegaliaError if that bot may not sit at a table."""
    asked = read_bot_name(plays_as(name))
    if asked.who not in ABOUT:
        there_are = ", ".join((*ABOUT, *CHARACTERS))
        raise RegaliaError(f"There is no bot '{asked.who}' for a table; there are: {there_are}.")
    agents.find(name)
    if asked.milliseconds > LONGEST:
        raise RegaliaError(f"'{name}': at a table a bot may think for at most {LONGEST} milliseconds per move.")
    if asked.iterations > MOST_ITERATIONS:
        raise RegaliaError(f"'{name}': at a table a bot may use at most {MOST_ITERATIONS} iterations per move.")


def thinking(name: str) -> int:
    """The milliseconds that this bot takes per move at a table.

    0 if it answers at once.
    """
    asked = read_bot_name(plays_as(name))
    return min(asked.milliseconds, LONGEST) or THINKING.get(asked.who, 0)


def tempo(name: str) -> Tempo:
    """The part of the usual delay that this bot takes before its moves."""
    found = character(name)
    return "even" if found is None else found.tempo


def invited(words: Iterable[str], seated: Iterable[str] = ()) -> list[str]:
    """The bots that these words invite, each with its own name; raises RegaliaError for a bot that may not sit down."""
    came = list(seated)
    before = len(came)
    wanted = list(words)
    for word in wanted:
        welcome(word)
    kept = {word for word in wanted if character(word) is not None}  # asked for by name: no level takes that name
    for word in wanted:
        came.append(somebody(word, came if character(word) is not None else {*came, *kept}))
    return came[before:]
