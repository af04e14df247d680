"""The journal: what each person has been told, in the words of the game, and what is new since they last looked."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from regalia.kernel.match import Entry, Match
from regalia.kernel.scene import Sentence


class Journal:
    """Keeps sentences by viewer. Every line goes through ``told``, so that nobody hears more than they may see."""

    def __init__(self, viewers: Iterable[int]) -> None:
        self.sentences: dict[int, list[Sentence]] = {viewer: [] for viewer in viewers}
        self.read: dict[int, int] = dict.fromkeys(self.sentences, 0)

    def told(self, match: Match, step: Callable[[], Entry]) -> Entry:
        """Take a step of the match, and tell every viewer what they saw of it."""
        before = {viewer: match.view(viewer) for viewer in self.sentences}
        entry = step()
        for viewer, sentences in self.sentences.items():
            line = entry.seen(viewer)
            if line is not None:
                sentences += match.game.tell(before[viewer], line, match.view(viewer), match.rules)
        return entry

    def catch_up(self) -> None:
        """Nothing told so far is news to anybody."""
        self.read = {viewer: len(sentences) for viewer, sentences in self.sentences.items()}

    def news(self, viewer: int) -> list[Sentence]:
        """What the viewer has not read yet; from now on it is read."""
        new = self.sentences[viewer][self.read[viewer] :]
        self.read[viewer] = len(self.sentences[viewer])
        return new
