"""The bodies of requests and answers about puzzles."""

from __future__ import annotations

from typing import Literal

import msgspec

from regalia.kernel.scene import Scene, Sentence
from regalia.server.wire.base import Wire


class PuzzleInfo(Wire, frozen=True):
    """A puzzle before it is solved. Texts may hold ``{1}`` for the name of seat 1.

    ``solved``: the share of tries that each level of bots solves, in percent. ``scene``: what the solver sees, where it is
    wanted for a picture. ``why``: the reason behind the solution, of puzzles of past days only.
    """

    game: str
    name: str
    title: str  # of the game
    goal: str
    ask: str
    about: str
    grade: str
    solved: dict[str, int] = msgspec.field(default_factory=dict)
    names: tuple[str, ...] = ()
    scene: Scene | None = None
    why: str = ""


class DailyPuzzles(Wire, frozen=True):
    """The puzzles of a day, one a game, and those of the day before with their reasons."""

    date: str
    puzzles: tuple[PuzzleInfo, ...]
    yesterday: tuple[PuzzleInfo, ...] = ()


class PuzzleStart(Wire, frozen=True):
    """A puzzle to solve: what the solver sees, and the players' names by seat."""

    info: PuzzleInfo
    seat: int
    names: tuple[str, ...]
    scene: Scene


class PuzzleTry(Wire, frozen=True):
    """The solver's lines so far, the new one last."""

    lines: tuple[str, ...]


class PuzzleStep(Wire, frozen=True):
    """One line played: the scene after it, and the sentences about it."""

    scene: Scene
    log: tuple[Sentence, ...] = ()


class PuzzleMove(Wire, frozen=True):
    """A move of a solution in words, and what speaks for it."""

    label: str
    why: str


class PuzzleVerdict(Wire, frozen=True):
    """What came of the last line, step by step. ``text`` says why the attempt is solved or missed."""

    status: Literal["open", "solved", "missed"]
    steps: tuple[PuzzleStep, ...]
    text: str = ""
    moves: tuple[PuzzleMove, ...] = ()  # of an attempt that is solved
    lines: tuple[str, ...] = ()  # of a solution: the solver's own
