"""Stage: where the game's thread shows the table and waits for the keys that the screen's thread reads."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum

from rich.console import RenderableType

from regalia.cli.terminal.turn import Left, Turn
from regalia.kernel.scene import Scene, Sentence


class Asks(Enum):
    """What the game's thread waits for."""

    MOVE = "a move, a command or a line"
    YES = "yes or no"
    KEYBOARD = "the next person at the keyboard"
    ENTER = "Enter, or leaving"


@dataclass(frozen=True, slots=True)
class Look:
    """A table to show: the scene of a viewer, and the viewer's log with the number of its unread sentences."""

    scene: Scene
    viewer: int
    log: Sequence[Sentence]
    fresh: int = 0


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to the person at the keyboard, with what was said before it."""

    what: Asks
    text: str = ""
    turn: Turn | None = None
    said: tuple[RenderableType, ...] = ()


@dataclass(frozen=True, slots=True)
class Ended:
    """The game's thread has ended, with what ended it early."""

    wrong: BaseException | None = None


Event = Look | Asked | Ended


@dataclass(slots=True)
class Stage:
    """Carries events to the screen and answers back. ``pace``: seconds that a step of others is shown."""

    pace: float
    show: Callable[[Event], None] = lambda event: None
    answers: queue.SimpleQueue[str | None] = field(default_factory=queue.SimpleQueue)
    hurried: threading.Event = field(default_factory=threading.Event)
    left: bool = False

    def ask(self, asked: Asked) -> str:
        """The answer to a question. Raises Left."""
        self.hurried.clear()
        self.check()
        self.show(asked)
        answer = self.answers.get()
        if answer is None:
            raise Left
        return answer

    def answer(self, text: str) -> None:
        self.answers.put(text)

    def leave(self) -> None:
        """End the game at its next step, or now where it waits."""
        self.left = True
        self.hurried.set()
        self.answers.put(None)

    def rest(self) -> None:
        """Let people see a step, unless they are in a hurry. Raises Left."""
        if self.pace:
            self.hurried.wait(self.pace)
        self.check()

    def check(self) -> None:
        if self.left:
            raise Left
