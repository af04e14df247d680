"""A lesson: the record of a game, the learner's seat, and what the coach says at each of the learner's lines."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from regalia.kernel.errors import RegaliaError

FORMAT: Final = "regalia-lesson/1"
WEAKEST = "page"  # plays the other seats when the lesson is over
STEPS_A_MINUTE = 4


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line that the learner is asked to play.

    ``instead`` answers other lines: a whole line, or the verbs of many.
    """

    line: str
    say: str
    instead: dict[str, str] = {}

    def answer(self, line: str) -> str:
        """What the coach says of another line; empty where the game's own words must do."""
        return self.instead.get(line) or self.instead.get(line.split(" ")[1], "")


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing learned: a few steps, and the reason behind them.

    ``sum`` is the arithmetic of the reason (``2 ÷ 1 = 2 ≥ 2``), ``note`` a few words for the list of beats.
    """

    title: str
    why: str
    steps: tuple[Step, ...]
    sum: str = ""
    note: str = ""

    @property
    def reason(self) -> str:
        """The whole reason, the sum first."""
        return f"{self.sum}. {self.why}" if self.sum else self.why


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is read from a lesson's file.

    Lines of the learner's seat that no step names are played without asking. A game's lessons are listed by ``place``.
    """

    format: Literal["regalia-lesson/1"]
    game: str
    title: str
    about: str
    lines: tuple[str, ...]
    beats: tuple[Beat, ...]
    end: str
    seat: int = 0
    seats: int = 2
    options: dict[str, Any] = {}
    place: int = 0
    name: str = ""  # of the file

    @property
    def minutes(self) -> int:
        """About how long the lesson takes."""
        return max(1, round(len(self.steps) / STEPS_A_MINUTE))

    def step_at(self, played: int) -> tuple[int, Step] | None:
        """The beat and step that are due after ``played`` lines; None if the learner has nothing to play."""
        return self.steps.get(played)

    def heard(self, beat: int, played: int) -> tuple[str, ...]:
        """What the coach has said until then: the reasons of the beats begun and the sentences of the steps."""
        said = [step.say for at, (_, step) in self.steps.items() if at <= played]
        return (*said, *(one.why for one in self.beats[: beat + 1]))

    @property
    def steps(self) -> dict[int, tuple[int, Step]]:
        """The steps, by the number of lines played before each."""
        steps = [(number, step) for number, beat in enumerate(self.beats) for step in beat.steps]
        found: dict[int, tuple[int, Step]] = {}
        for played, line in enumerate(self.lines):
            if len(found) < len(steps) and steps[len(found)][1].line == line:
                found[played] = steps[len(found)]
        if len(found) < len(steps):
            lost = steps[len(found)][1].line
            raise RegaliaError(f"The lesson '{self.title}' asks for '{lost}', which its record does not have there.")
        return found
