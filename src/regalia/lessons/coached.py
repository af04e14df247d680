"""A scene as a learner sees it: the coach's sentence, the one choice asked for, and an answer on everything else."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from regalia.kernel.scene import Choice, Coach, Fact, NextTouch, Prompt, Refusal, Scene
from regalia.lessons.lesson import Lesson, Step
from regalia.lessons.shelf import FIRST


def coached(scene: Scene, lesson: Lesson, played: int) -> Scene:
    """The learner's scene after ``played`` lines. It tells nothing that the scene does not show."""
    if played > len(lesson.lines):
        return scene
    pill = Fact(text="first game" if lesson.name == FIRST else "lesson", on=True)
    scene = msgspec.structs.replace(scene, facts=(pill, *scene.facts))
    if played == len(lesson.lines):
        return _waiting(scene, lesson)
    found = lesson.step_at(played)
    if found is None:
        return _by_itself(scene, _place(lesson, _beat_before(lesson, played), played))
    beat, step = found
    asked = next(choice for choice in scene.choices if choice.line == step.line)
    refusals = {refusal.touch: refusal for refusal in scene.refusals}
    refusals |= {refusal.touch: refusal for refusal in _answers(scene.choices, asked, step)}
    return msgspec.structs.replace(
        scene,
        prompt=msgspec.structs.replace(scene.prompt, say=step.say, small=""),
        choices=(msgspec.structs.replace(asked, confirm=""), *_beside(scene, asked)),
        refusals=tuple(msgspec.structs.replace(refusal, label="") for refusal in refusals.values()),
        next_touches=tuple(_next_touches(scene, asked)),
        planning=None,
        coach=_place(lesson, beat, played),
    )


def _next_touches(scene: Scene, asked: Choice) -> Iterator[NextTouch]:
    """What to touch next on the way to the choice asked for: that one thing, where the game itself offers several."""
    own = {frozenset(said.touched): said for said in scene.next_touches}
    for done in range(1, len(asked.touch)):
        touched = asked.touch[:done]
        ways = {
            choice.touch[done] for choice in scene.choices if choice.touch[:done] == touched and choice.touch[done:]
        }
        name = _thing(scene, asked.touch[done])
        if len(ways) > 1 and name:
            yield NextTouch(touched=touched, say=f"Touch {name}.")
        elif frozenset(touched) in own:
            yield own[frozenset(touched)]


def _thing(scene: Scene, id: str) -> str:
    """A thing by its name in a sentence; empty for a place or a square, which the picture names better."""
    for act in scene.acts:
        if act.id == id:
            return f"“{act.label}”"
    for plate in scene.plates:
        if plate.id == id:
            return f"{{{plate.seat}}}"
    card = next(
        (token for zone in scene.zones for token in zone.tokens if token.id == id and token.kind == "card"), None
    )
    if card is None:
        return ""
    name = card.name.split(",")[0]
    return f"the {name}" if " of " in name or name == "joker" else name


def _by_itself(scene: Scene, coach: Coach) -> Scene:
    """The scene while the lesson plays a line, perhaps the learner's own: nothing can be chosen."""
    prompt = scene.prompt
    if scene.choices:
        prompt = Prompt(mode="wait", seat=scene.seat, say="The coach makes this choice for you.")
    return msgspec.structs.replace(
        scene, prompt=prompt, choices=(), refusals=(), next_touches=(), planning=None, coach=coach
    )


def _waiting(scene: Scene, lesson: Lesson) -> Scene:
    """The scene at the end of a lesson, until the learner plays on."""
    return msgspec.structs.replace(
        scene,
        prompt=Prompt(mode="wait", seat=scene.seat, say=lesson.end),
        choices=(),
        refusals=(),
        next_touches=(),
        planning=None,
        coach=msgspec.structs.replace(_place(lesson, len(lesson.beats) - 1, len(lesson.lines)), over=True),
    )


def _beside(scene: Scene, asked: Choice) -> Iterator[Choice]:
    """The choices whose buttons stand beside the one asked for, to be compared: other styles, keep or discard."""
    acts = {act.id for act in scene.acts}
    *way, last = asked.touch
    for choice in scene.choices:
        if choice is not asked and list(choice.touch[:-1]) == way and {last, choice.touch[-1]} <= acts:
            yield msgspec.structs.replace(choice, confirm="")


def _answers(choices: tuple[Choice, ...], asked: Choice, step: Step) -> Iterator[Refusal]:
    """The coach's answers to other touches: the first thing of another choice that this one does not need."""
    for choice in choices:  # later ones win: lists begin with discards and ends of turns
        other = next((touch for touch in choice.touch if touch not in asked.touch), None)
        if other is not None:
            yield Refusal(touch=other, text=step.answer(choice.line))


def _place(lesson: Lesson, beat: int, played: int) -> Coach:
    now = lesson.beats[beat]
    return Coach(
        lesson=lesson.title,
        beats=tuple(one.title for one in lesson.beats),
        beat=beat,
        why=now.why,
        name=lesson.name,
        minutes=lesson.minutes,
        note=now.note,
        sum=now.sum,
        heard=lesson.heard(beat, played),
    )


def _beat_before(lesson: Lesson, played: int) -> int:
    """The beat of the last step that was played; the first beat before any."""
    return max((beat for at, (beat, _) in lesson.steps.items() if at < played), default=0)
