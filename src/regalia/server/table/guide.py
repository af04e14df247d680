"""The guide of a lesson's table: the lines that the lesson fixes, and what the learner may play and sees."""

from __future__ import annotations

from regalia.kernel.scene import Scene
from regalia.lessons.coached import coached
from regalia.lessons.lesson import Lesson


class Guide:
    """Follows a table by the number of its lines, so that it need not be stored. After the lesson it does nothing."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.gone_on = False  # the learner plays on

    def due(self, played: int) -> str | None:
        """The line that the lesson plays after ``played`` lines; None if the lesson plays none."""
        if played >= len(self.lesson.lines) or self.lesson.step_at(played) is not None:
            return None
        return self.lesson.lines[played]

    def begins(self, played: int) -> bool:
        """Whether nothing has been asked of the learner yet: what leads to the first step is played at once."""
        return played < min(self.lesson.steps)

    def waits(self, played: int) -> bool:
        """Whether the lesson is done and the learner has not played on yet."""
        return played == len(self.lesson.lines) and not self.gone_on

    def answer(self, played: int, line: str) -> str:
        """Why the learner is not to play this line now; empty if it is the one asked for."""
        if self.waits(played):
            return "The lesson is over: press Play on."
        step = self.lesson.step_at(played)
        if step is None or step[1].line == line:
            return ""
        return step[1].answer(line) if " " in line else step[1].say

    def scene(self, scene: Scene, played: int) -> Scene:
        """The scene as the coach shows it to the learner; everybody else sees the table as it is."""
        if scene.seat != self.lesson.seat or (played == len(self.lesson.lines) and self.gone_on):
            return scene
        return coached(scene, self.lesson, played)
