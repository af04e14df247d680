"""Journal: the log of each viewer, and what is new since they last read it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from regalia.kernel.match import Entry, Match
from regalia.kernel.scene import Sentence


class Journal:
    """The log sentences of each viewer. ``told`` writes them from what that viewer saw."""

    def __init__(self, viewers: Iterable[int]) -> None:
        self.sentences: dict[int, list[Sentence]] = {viewer: [] for viewer in viewers}
        self.read: dict[int, int] = dict.fromkeys(self.sentences, 0)

    def told(self, match: Match, step: Callable[[], Entry]) -> Entry:
        """Take a step of the match and log it for every viewer."""
        before = {viewer: match.view(viewer) for viewer in self.sentences}
        entry = step()
        for viewer, sentences in self.sentences.items():
            line = entry.seen(viewer)
            if line is not None:
                sentences += match.game.tell(before[viewer], line, match.view(viewer), match.rules)
        return entry

    def catch_up(self) -> None:
        """Mark everything as read, for every viewer."""
        self.read = {viewer: len(sentences) for viewer, sentences in self.sentences.items()}

    def news(self, viewer: int) -> list[Sentence]:
        """The viewer's unread sentences, which this marks as read."""
        new = self.sentences[viewer][self.read[viewer] :]
        self.read[viewer] = len(self.sentences[viewer])
        return new
