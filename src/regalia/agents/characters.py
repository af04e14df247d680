"""The characters: a dozen bots with a name, a crest, a level and a manner, the same in every game.

A character plays exactly as its level does; what differs is how long it lets people wait. A second bot of the same name
is written ``dario#2`` and called "Dario II".
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from itertools import count
from typing import Literal

from regalia.agents.bot_name import read_bot_name
from regalia.agents.levels import LEVELS

Tempo = Literal["brisk", "even", "calm"]

WORD = re.compile(r"([a-z]+)(?:#([1-9][0-9]{0,2}))?")
MOST_OF_A_NAME = 999
ROMAN = ((100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


@dataclass(frozen=True, slots=True)
class Character:
    """A bot as players know it.

    tempo: which part of the usual delay it takes before a move.
    tincture, charge: its crest: the number of a shield, and the drawing on it.
    about: one sentence about its manner, true at every table.
    """

    name: str
    level: str
    tempo: Tempo
    tincture: int
    charge: str
    about: str

    @property
    def key(self) -> str:
        """The character as written in a seat."""
        return self.name.lower()


CHARACTERS: dict[str, Character] = {
    one.key: one
    for one in (
        Character("Alba", "page", "brisk", 3, "heart", "Moves at once, sees what is plain and guesses the rest."),
        Character("Bruno", "page", "even", 2, "flag", "Knows the rules, and often misjudges a move."),
        Character("Cleo", "page", "calm", 4, "hint", "Takes her time, and still misses a lot."),
        Character("Dario", "squire", "even", 1, "sword", "Plays soundly, but errs where choices are close."),
        Character("Edda", "squire", "brisk", 0, "bow", "Decides quickly; the close ones she gets wrong."),
        Character("Falk", "squire", "calm", 6, "shield", "Plays soundly and without hurry; close choices go wrong."),
        Character("Greta", "knight", "even", 5, "eye", "Thinks ahead before every move. A match for a good player."),
        Character("Hugo", "knight", "brisk", 2, "dice", "Thinks ahead and wastes no time about it."),
        Character("Iris", "knight", "calm", 0, "hand", "Thinks ahead, and lets you wait for it."),
        Character("Juno", "monarch", "even", 4, "crown", "Looks furthest ahead, a second for every move."),
        Character("Kaspar", "monarch", "brisk", 3, "trophy", "Looks as far as anyone here and answers right away."),
        Character("Livia", "monarch", "calm", 7, "clock", "Looks as far as anyone here, and is in no hurry."),
    )
}


def character(bot: str) -> Character | None:
    """The character that a bot's word names; None for a level, a reference bot, or no bot."""
    found = WORD.fullmatch(bot)
    return None if found is None else CHARACTERS.get(found[1])


def plays_as(bot: str) -> str:
    """The word of the agent behind a bot: the level of a character, any other word unchanged."""
    found = character(bot)
    return bot if found is None else found.level


def name_of(bot: str) -> str:
    """The bot's name as players see it: "Dario", "Dario II", "Knight@300", "greedy"."""
    found, word = character(bot), WORD.fullmatch(bot)
    if found is not None and word is not None:
        number = int(word[2] or 1)
        return found.name if number == 1 else f"{found.name} {roman(number)}"
    return bot.capitalize() if read_bot_name(bot).who in LEVELS else bot


def title_of(bot: str) -> str:
    """The bot's level as players see it; empty for a reference bot."""
    known = LEVELS.get(read_bot_name(plays_as(bot)).who)
    return "" if known is None else known.title


def somebody(bot: str, seated: Collection[str]) -> str:
    """The bot to seat for a word: for a level a character of it who is not seated yet, else the word itself.

    A character who is seated already comes a second time: "Dario II".
    """
    found = character(bot)
    if found is None and bot not in LEVELS:
        return bot
    keys = [found.key] if found is not None else [one.key for one in CHARACTERS.values() if one.level == bot]
    words = (key if number == 1 else f"{key}#{number}" for number in count(1) for key in keys)
    return next(word for word in words if word not in seated)


def roman(number: int) -> str:
    """A number from 1 to 999 in Roman numerals."""
    written = "CD" if 400 <= number < 500 else "CM" if number >= 900 else "D" if number >= 500 else ""
    rest = number - {"": 0, "CD": 400, "D": 500, "CM": 900}[written]
    for value, sign in ROMAN:
        written += sign * (rest // value)
        rest %= value
    return written
