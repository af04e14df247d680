"""LessonGame: a guided game in the terminal."""

from __future__ import annotations

from functools import partial

import msgspec
from rich.console import Console
from rich.text import Text

from regalia.cli.terminal.game import HUMAN, TerminalGame
from regalia.cli.terminal.reading import forgiven
from regalia.cli.terminal.turn import Left, Turn
from regalia.kernel.errors import Refused
from regalia.kernel.game import Game
from regalia.lessons.lesson import WEAKEST, Beat, Lesson, Step
from regalia.lessons.shelf import after

HINT = "Type a number, as in a real game; why tells the reason, skip leaves the lesson and plays on, quit leaves."
AT_END = "Press Enter to play on freely{further}, or type quit to leave. "
FURTHER = ", type next for the lesson '{title}'"


class LessonGame(TerminalGame):
    """A match that follows a lesson's record, and then goes on against the weakest bot."""

    def __init__(self, game: Game, lesson: Lesson, seed: int, console: Console, plain: bool) -> None:
        seats = [HUMAN if seat == lesson.seat else WEAKEST for seat in range(lesson.seats)]
        super().__init__(game, lesson.options, seats, seed, console, plain)
        self.lesson = lesson
        self.following = after(game, lesson.name)
        self.skipped = False
        self.goes_on = False  # to the following lesson

    def run(self) -> None:
        """Walk through the lesson, then play to the end."""
        self.print(Text(f"{self.match.game.title}: {self.lesson.title}", "bold"))
        self.print(Text(HINT, "dim"))
        self.hinted = True
        lines = self.lesson.lines
        while not self.skipped and (played := len(self.match.entries)) < len(lines):
            asked = self.lesson.step_at(played)
            if asked is None:
                self.journal.told(self.match, partial(self.match.play, lines[played]))
            else:
                beat, step = asked
                LessonTurn(self, self.lesson.seat, beat, step).take()
        if not self.skipped:
            self.end()
        if not self.goes_on:
            super().run()

    def end(self) -> None:
        """Tell what has been reached and ask how to go on. Raises Left, Closed."""
        self.show(self.lesson.seat)
        self.print(self.pen(self.lesson.seat).text(self.lesson.end, "bold"))
        further = FURTHER.format(title=self.following.title) if self.following else ""
        answer = self.keyboard.line(AT_END.format(further=further)).lower()
        if answer == "quit":
            raise Left
        self.goes_on = answer == "next" and self.following is not None


class LessonTurn(Turn):
    """One step of a lesson: the coach speaks in the prompt's place and answers other moves."""

    game: LessonGame

    def __init__(self, game: LessonGame, seat: int, beat: int, step: Step) -> None:
        super().__init__(game, seat)
        self.step = step
        self.beat: Beat = game.lesson.beats[beat]
        place = f"{beat + 1} of {len(game.lesson.beats)}: {self.beat.title}"
        prompt = msgspec.structs.replace(self.scene.prompt, say=step.say, small=place)
        self.scene = msgspec.structs.replace(self.scene, prompt=prompt)
        self.commands |= {"why": self.why, "skip": self.skip}

    def play(self, line: str) -> None:
        """Play the line that the lesson asks for; other legal lines get the coach's answer. Raises Refused."""
        line = forgiven(line, self.game.match.legal())
        if line != self.step.line and line in self.game.match.legal():
            self.say([self.pen.text(self.step.answer(line))])
            return
        self.game.play(line)  # without the game's "Are you sure?": the coach has asked for it
        self.done = True

    def why(self, rest: str = "") -> None:
        self.say([self.pen.text(self.beat.reason)])

    def skip(self, rest: str = "") -> None:
        """Leave the lesson and play on freely."""
        self.game.skipped = True
        self.done = True

    def load(self, name: str) -> None:
        raise Refused(f"load {name}".rstrip(), "A lesson has its own game: skip it first, then load another.")
