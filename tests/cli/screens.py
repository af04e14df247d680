"""Screens of the terminal as text, with bots in the places of people."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rich.console import Console

from regalia import agents
from regalia.cli.terminal.game import TerminalGame
from regalia.games import find
from regalia.kernel.rng import FastRng
from regalia.kernel.state import CHANCE

WIDTH = 80
HEIGHT = 50


class Stranger:
    """Types a bot's moves as lines and keeps everything that was printed before each of them."""

    def __init__(self, table: TerminalGame, printed: io.StringIO, most: int, bot: str) -> None:
        self.table = table
        self.printed = printed
        self.most = most
        self.bot = agents.find(bot)
        self.screens: list[str] = []
        self.asked: list[str] = []
        self.typed = True
        self.questions: list[str] = []
        self.leaves = False  # when out of the game

    def line(self, prompt: str) -> str:
        self.asked.append(prompt)
        self.screens.append(self.printed.getvalue())
        self.printed.seek(0)
        self.printed.truncate()
        if len(self.screens) > self.most:
            return "quit"
        match = self.table.match
        if "out of the game" in prompt:
            return "quit" if self.leaves else ""
        if "ready" in self.screens[-1].splitlines()[-1]:
            return "e"
        move = self.bot.choose(match.view(match.turn), match.rules, FastRng(len(self.screens)))
        return match.game.codec.line(match.turn, move)

    def agreed(self, question: str) -> bool:
        self.questions.append(question)
        return True

    def hand_over(self, name: str) -> None:
        """One person has the keyboard."""


def table_of(
    game: str,
    seats: list[str],
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    width: int = WIDTH,
    height: int = HEIGHT,
) -> tuple[TerminalGame, io.StringIO]:
    printed = io.StringIO()
    console = Console(file=printed, width=width, height=height, highlight=False)
    return TerminalGame(find(game), options or {}, seats, seed, console, plain=False), printed


def shown(table: TerminalGame, printed: io.StringIO, viewer: int) -> str:
    """The table as the viewer sees it now."""
    printed.seek(0)
    printed.truncate()
    table.show(viewer)
    return printed.getvalue()


def steps(table: TerminalGame, until: Callable[[TerminalGame], bool]) -> Iterator[None]:
    """Let bots play every seat, one line a step, until the condition holds."""
    bot = agents.find("greedy")
    while not table.match.over and not until(table):
        if table.match.turn == CHANCE:
            table.match.deal(table.rng)
        else:
            view = table.match.view(table.match.turn)
            table.match.play_move(bot.choose(view, table.match.rules, table.rng))
        yield


def plates(screen: str) -> dict[str, str]:
    """The plates by the player's name."""
    heads = re.findall(r"^▐ (.+?)(?: \((.*?)\))?( ●)?  (\S.*)$", screen, flags=re.MULTILINE)
    return {name: f"{move.strip()}{note}" for name, _, move, note in heads if ":" not in name}
