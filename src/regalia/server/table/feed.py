"""The feed: what viewers of a table are sent, step by step.

A viewer is a seat or SPECTATOR. All sockets of a viewer get the same bytes, encoded once. Only durable lines come
here. Each viewer has its own count: a line that is withheld from a viewer and changes nothing that the viewer sees is
not a step, so that neither messages nor numbers reveal how many such lines there were.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise

from regalia.kernel.game import Game
from regalia.kernel.match import Entry, Match
from regalia.kernel.rules import Rules
from regalia.kernel.scene import Scene, Sentence
from regalia.kernel.state import SPECTATOR, State, view
from regalia.server.table.guide import Guide

KEPT = 8  # steps that a client may miss and still receive one by one
LOG = 200  # sentences of the log that a newcomer is sent


@dataclass(frozen=True, slots=True)
class Moment:
    """The position after ``seq`` lines, and the last of them.

    ``counts``: the steps each viewer has seen by then, by seat, the spectator last.
    """

    seq: int
    entry: Entry | None
    state: State
    counts: tuple[int, ...]
    stand: int = 0  # how many lines stand
    back: bool = False  # lines were taken back to get here

    def noticed_by(self, before: Moment) -> frozenset[int]:
        """The viewers for whom the last line was a step."""
        return _viewers(tuple(count > earlier for count, earlier in zip(self.counts, before.counts, strict=True)))

    def seen_by_all(self, before: Moment) -> bool:
        """Whether the last line was a step for every viewer."""
        return len(self.noticed_by(before)) == len(self.counts)


@cache
def _viewers(noticed: tuple[bool, ...]) -> frozenset[int]:
    """The shared set of these viewers, by seat, the spectator last.

    The ledger keeps one set per line, so equal sets are one object.
    """
    last = len(noticed) - 1
    return frozenset(SPECTATOR if number == last else number for number, seen in enumerate(noticed) if seen)


@dataclass(frozen=True, slots=True)
class Step:
    """A step as one viewer sees it; ``seq`` is the viewer's own count."""

    seq: int
    scene: Scene
    log: tuple[Sentence, ...]


class Log:
    """The last sentences told to a viewer up to its own count ``seq``."""

    __slots__ = ("sentences", "seq")

    def __init__(self, seq: int, sentences: Iterable[Sentence] = ()) -> None:
        self.seq = seq
        self.sentences = deque(sentences, LOG)


class Feed:
    """The last moments of a match, and what each viewer sees of them."""

    def __init__(self, match: Match, guide: Guide | None = None) -> None:
        self._guide = guide
        self.game: Game = match.game
        self.rules: Rules = match.rules
        start = Moment(0, None, match.state(), (0,) * (match.seats + 1))
        self._moments: deque[Moment] = deque([start], KEPT + 1)
        self._logs: dict[int, Log] = {}

    @property
    def seq(self) -> int:
        """How many lines there are; viewers must not learn it."""
        return self._moments[-1].seq

    def count(self, viewer: int) -> int:
        """How many steps the viewer has been shown."""
        return self._moments[-1].counts[viewer]

    def count_with(self, entry: Entry, state: State, viewer: int) -> int:
        """The viewer's count once this line is added."""
        last = self._moments[-1]
        return last.counts[viewer] + noticed(last.state, entry, state, viewer)

    def add(self, entry: Entry, state: State) -> None:
        self.take(self.after(self.last, entry, state))

    @property
    def last(self) -> Moment:
        return self._moments[-1]

    def after(self, last: Moment, entry: Entry, state: State) -> Moment:
        """The moment after a line; it is shown to nobody until it is added."""
        viewers = [*range(len(last.counts) - 1), SPECTATOR]
        counts = tuple([last.counts[viewer] + noticed(last.state, entry, state, viewer) for viewer in viewers])
        return Moment(last.seq + 1, entry, state, counts, last.stand + 1)

    def aside(self) -> Moment:
        """The moment after an entry that is not a line and changes nothing."""
        return replace(self.last, seq=self.last.seq + 1, entry=None, back=False)

    def before(self, count: int, state: State, viewers: Iterable[int]) -> Moment:
        """The moment after ``count`` lines, which these viewers had noticed, are taken back.

        They are sent the whole table again; for the others nothing has happened.
        """
        last = self.last
        counts = list(last.counts)
        for viewer in viewers:
            counts[viewer] += 1
        return Moment(last.seq + 1, None, state, tuple(counts), last.stand - count, back=True)

    def take(self, moment: Moment) -> None:
        self._moments.append(moment)

    def scene(self, viewer: int) -> Scene:
        """What the viewer sees now."""
        return self._scene(self._moments[-1], viewer)

    def missed(self, count: int, viewer: int) -> list[Step] | None:
        """The steps after the viewer's own ``count``; None if the client needs a snapshot instead."""
        if not self._moments[0].counts[viewer] <= count <= self.count(viewer):
            return None
        found = []
        for before, after in pairwise(self._moments):
            if before.counts[viewer] < after.counts[viewer] > count:
                if after.back:
                    return None
                found.append(self._step(before, after, viewer))
        return found

    def since(self, seq: int, viewer: int) -> list[Step] | None:
        """The viewer's steps after the first ``seq`` lines; None if there are too many."""
        at = seq - self._moments[0].seq
        return self.missed(self._moments[at].counts[viewer], viewer) if at >= 0 else None

    def _step(self, before: Moment, after: Moment, viewer: int) -> Step:
        """The next step of a viewer, whose log grows with it."""
        count = after.counts[viewer]
        assert after.entry is not None
        sentences = tuple(told(self.game, self.rules, before.state, after.entry, after.state, viewer))
        log = self._logs.get(viewer)
        if log is not None and log.seq == count - 1:
            log.seq = count
            log.sentences.extend(sentences)
        return Step(count, self._scene(after, viewer), sentences)

    def log(self, viewer: int, match: Match) -> tuple[Sentence, ...]:
        """The viewer's log; rebuilt from the record where it was not kept."""
        if not self.has_log(viewer):
            self.keep_log(viewer, self.count(viewer), retold(match, self.last.stand, viewer))
        return tuple(self._logs[viewer].sentences)

    def has_log(self, viewer: int) -> bool:
        """Whether the viewer's log is kept up to the last step."""
        return viewer in self._logs and self._logs[viewer].seq == self.count(viewer)

    def keep_log(self, viewer: int, count: int, sentences: Iterable[Sentence]) -> None:
        """Keep the viewer's log up to its own ``count``, unless the table has moved on since."""
        if count == self.count(viewer):
            self._logs[viewer] = Log(count, sentences)

    def _scene(self, moment: Moment, viewer: int) -> Scene:
        scene = self.game.scene(view(moment.state, viewer), self.rules)
        return scene if self._guide is None else self._guide.scene(scene, moment.stand)


def noticed(before: State, entry: Entry, after: State, viewer: int) -> bool:
    """Whether a line is a step for the viewer.

    It is if something was shown, or the view has changed.
    """
    return entry.seen(viewer) is not None or view(before, viewer).listed() != view(after, viewer).listed()


def told(game: Game, rules: Rules, before: State, entry: Entry, after: State, viewer: int) -> list[Sentence]:
    """The sentences of a line as the viewer was shown it."""
    return game.tell(view(before, viewer), entry.seen(viewer) or "", view(after, viewer), rules)


def retold(match: Match, steps: int, viewer: int) -> list[Sentence]:
    """The last sentences that a viewer was told.

    They are rebuilt by replaying the first ``steps`` lines.
    """
    again = Match(match.game, match.options, match.seats)
    sentences: list[Sentence] = []
    before = again.state()
    for seq, entry in enumerate(match.entries[:steps], 1):
        again.play(entry.line)
        if seq > steps - LOG:
            after = again.state()
            sentences += told(match.game, again.rules, before, entry, after, viewer)
            before = after
        elif seq == steps - LOG:
            before = again.state()
    return sentences
