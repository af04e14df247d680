"""The course of a finished game: its turns, and the moments that changed the expected results.

Nothing here judges a position; that is the bots' business (``advantage``).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from regalia.kernel.codec import CHANCE_MARK
from regalia.kernel.scene import Sentence
from regalia.server.replay.film import Film
from regalia.server.wire.replay import Deed

MOST_POINTS = 60
MOST_MOMENTS = 5
MOST_STEPS = 12  # steps of one turn that are judged
LEAST_CHANGE = 0.06  # smaller changes may be errors of the judge
COUNTED = re.compile(r"(Turn|Round) (\d+)\b")
ROUTINE = re.compile(
    r"(No |draws|rolls|ends|keeps|holds|passes|discard|does not|no |has the|has no|has chosen|has committed|has blocked)"
)
IDLE = re.compile(r"(No |no |ends|passes|holds|does not|has no|has chosen)")  # routine that tells nothing by itself
OUTCOME = re.compile(r"\b(falls?|hits?|points?|is out|captures?|loses|wins|won|damage|destroys|buried|taken)\b")
NEAR = 0.1  # what a step of distance counts against a sentence

Shares = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Span:
    """The lines between two points: from step ``first`` to step ``last``."""

    point: int
    first: int
    last: int


def points(film: Film) -> list[int]:
    """The steps to judge: the beginnings of turns, thinned out evenly in a long game."""
    turns = film.turns()
    if len(turns) <= MOST_POINTS:
        return turns
    return [turns[number * (len(turns) - 1) // (MOST_POINTS - 1)] for number in range(MOST_POINTS)]


def turn_names(film: Film, steps: Sequence[int]) -> list[str]:
    """The name of the turn at each of these ascending steps: ``turn 15``, or ``the setup``."""
    names: list[str] = []
    last, at = "", 0
    for step in steps:
        while at < step:
            at += 1
            for sentence in film.told(at):
                if sentence.heading and (found := COUNTED.match(sentence.text)):
                    last = f"{found[1].lower()} {found[2]}"
        names.append(last or "the setup")
    return names


def largest_changes(steps: Sequence[int], shares: Sequence[Shares]) -> list[Span]:
    """The spans in which somebody's share changed most, in the order of the game."""
    changes = [
        (max(abs(after - before) for before, after in zip(shares[number], shares[number + 1], strict=True)), number)
        for number in range(len(shares) - 1)
    ]
    best = sorted((change for change in changes if change[0] >= LEAST_CHANGE), reverse=True)[:MOST_MOMENTS]
    return [Span(number, steps[number], steps[number + 1]) for number in sorted(number for _, number in best)]


def decisive(spans: Sequence[Span], shares: Sequence[Shares], result: Sequence[float] | None) -> int | None:
    """The number of the span in which the winners gained most; None without a winner."""
    if result is None or len(set(result)) == 1:
        return None
    winner = max(range(len(result)), key=lambda seat: result[seat])
    gains = [(shares[span.point + 1][winner] - shares[span.point][winner], -span.point) for span in spans]
    if not gains or max(gains)[0] < LEAST_CHANGE:
        return None
    return gains.index(max(gains))


def steps_within(film: Film, span: Span) -> list[int]:
    """The steps of a span after which to judge again: all with sentences, thinned out evenly."""
    told = [at for at in range(span.first + 1, span.last + 1) if film.told(at)] or [span.last]
    if len(told) <= MOST_STEPS:
        return told
    return [told[number * (len(told) - 1) // (MOST_STEPS - 1)] for number in range(MOST_STEPS)]


def turning_step(steps: Sequence[int], before: Shares, shares: Sequence[Shares]) -> int:
    """The step that moved the shares most towards those at the end of the span."""
    seat = max(range(len(before)), key=lambda seat: abs(shares[-1][seat] - before[seat]))
    course = [before[seat], *(after[seat] for after in shares)]
    way = 1 if course[-1] >= course[0] else -1
    moved = [way * (course[number + 1] - course[number]) for number in range(len(steps))]
    return steps[moved.index(max(moved))]


def deeds(film: Film, first: int) -> list[Deed]:
    """What every seat did from step ``first`` on, in the words of the log; lines that the log passes over are left out."""
    said = [(at, _own_words(film, at)) for at in range(first, film.steps)]
    told = [(at, sentence) for at, sentence in said if sentence is not None]
    names = turn_names(film, [at for at, _ in told])
    return [
        Deed(at=at, seat=seat, text=sentence.text, turn=turn)
        for (at, sentence), turn in zip(told, names, strict=True)
        if (seat := sentence.seat) is not None
    ]


def _own_words(film: Film, at: int) -> Sentence | None:
    """The sentence about the seat whose line followed ``at`` lines."""
    line = film.match.lines[at]
    if line.startswith(CHANCE_MARK):
        return None
    return next((one for one in film.told(at + 1) if not one.heading and line.startswith(f"{one.seat} ")), None)


def deed(film: Film, span: Span, step: int) -> tuple[int, tuple[Sentence, ...]]:
    """The most telling sentence of a span near a step, with its step.

    A sentence about an answer follows the deed that was answered.
    """
    found = [
        (_weight(sentence) - NEAR * abs(at - step), -at, -number, sentence)
        for at in range(span.first + 1, span.last + 1)
        for number, sentence in enumerate(film.told(at))
        if not sentence.heading
    ]
    if not found:
        return step, ()
    _, at, _, outcome = max(found, key=lambda each: each[:3])
    if IDLE.match(outcome.text) and outcome.seat is not None:
        return -at, (Sentence(text="lets the turn pass", seat=outcome.seat, past="let the turn pass"),)
    return -at, (*_before_answer(film, -at, outcome), outcome)


def _weight(sentence: Sentence) -> float:
    if sentence.to:
        return 3
    if ROUTINE.match(sentence.text):
        return (0 if sentence.seat is not None else -1) if IDLE.match(sentence.text) else 0.5
    return 2 if OUTCOME.search(sentence.text) else 1


def _before_answer(film: Film, at: int, outcome: Sentence) -> tuple[Sentence, ...]:
    """The deed that line ``at`` answered, if the outcome is that of another seat's deed."""
    own = f"{outcome.seat} "
    if outcome.seat is None or film.match.lines[at - 1].startswith((own, CHANCE_MARK)):
        return ()
    earlier = next(
        (step for step in range(at - 1, max(0, at - 4), -1) if film.match.lines[step - 1].startswith(own)), 0
    )
    return tuple(film.told(earlier)[:1]) if earlier else ()
