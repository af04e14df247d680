"""The feed: what viewers of a table are sent, step by step, and what they missed.

A viewer is a seat or SPECTATOR. All sockets of a viewer get the same bytes, made once. Only durable lines come here.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from regalia.kernel.game import Game
from regalia.kernel.match import Entry, Match
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Scene, Sentence
from regalia.kernel.state import State, view

KEPT = 8  # steps that a client may be behind and still get them one by one
LOG = 200  # sentences of the log that a newcomer is shown


@dataclass(frozen=True, slots=True)
class Moment:
    """The position after ``seq`` lines, and the last of them."""

    seq: int
    entry: Entry | None
    state: State


@dataclass(frozen=True, slots=True)
class Step:
    """A step as one viewer sees it."""

    seq: int
    scene: Scene
    log: tuple[Sentence, ...]


class Log:
    """What has been told to a viewer up to ``seq``; the beginning is forgotten."""

    __slots__ = ("sentences", "seq")

    def __init__(self, seq: int, sentences: Iterable[Sentence] = ()) -> None:
        self.seq = seq
        self.sentences = deque(sentences, LOG)


class Feed:
    """The last moments of a match, and what each viewer sees of them."""

    def __init__(self, match: Match) -> None:
        self.game: Game = match.game
        self.rules: Rules = match.rules
        self._moments: deque[Moment] = deque([Moment(0, None, match.state())], KEPT + 1)
        self._logs: dict[int, Log] = {}

    @property
    def seq(self) -> int:
        return self._moments[-1].seq

    def add(self, entry: Entry, state: State) -> None:
        self._moments.append(Moment(self.seq + 1, entry, state))

    def scene(self, viewer: int) -> Scene:
        """What the viewer sees now."""
        return self._scene(self._moments[-1], viewer)

    def missed(self, seq: int, viewer: int) -> list[Step] | None:
        """The steps after ``seq``; None if they are too many, or the table has not come that far."""
        if not self._moments[0].seq <= seq <= self.seq:
            return None
        return [self.step(number, viewer) for number in range(seq + 1, self.seq + 1)]

    def step(self, seq: int, viewer: int) -> Step:
        """One of the moments kept. Whoever is told every step in order keeps a log by that."""
        at = seq - self._moments[0].seq
        before, after = self._moments[at - 1], self._moments[at]
        told = tuple(told_of(self.game, self.rules, before.state, after, viewer))
        log = self._logs.get(viewer)
        if log is not None and log.seq == seq - 1:
            log.seq = seq
            log.sentences.extend(told)
        return Step(seq, self._scene(after, viewer), told)

    def log(self, viewer: int, match: Match) -> tuple[Sentence, ...]:
        """The log as the viewer has it now; told anew from the record where that was not kept."""
        log = self._logs.get(viewer)
        if log is None or log.seq != self.seq:
            log = self._logs[viewer] = Log(self.seq, retold(match, self.seq, viewer))
        return tuple(log.sentences)

    def _scene(self, moment: Moment, viewer: int) -> Scene:
        return self.game.scene(view(moment.state, viewer), self.rules)


def told_of(game: Game, rules: Rules, before: State, after: Moment, viewer: int) -> list[Sentence]:
    """The line that led to a moment, told as the viewer was shown it."""
    assert after.entry is not None
    shown = after.entry.seen(viewer)
    return game.tell(view(before, viewer), shown or "", view(after.state, viewer), rules)


def retold(match: Match, steps: int, viewer: int) -> list[Sentence]:
    """The last of what a viewer was told in the first ``steps`` lines of a match, by playing it once more."""
    again = Match(match.game, match.options, match.seats)
    sentences: list[Sentence] = []
    before = again.state()
    for seq, entry in enumerate(match.entries[:steps], 1):
        again.play(entry.line)
        if seq > steps - LOG:
            after = again.state()
            sentences += told_of(match.game, match.rules, before, Moment(seq, entry, after), viewer)
            before = after
        elif seq == steps - LOG:
            before = again.state()
    return sentences
