"""A match that is played by lines: what the boards of all games share."""

from __future__ import annotations

from typing import Self

from regalia.kernel.match import Match


class Played:
    """Each line must be legal; chance lines are played as given."""

    match: Match

    def play(self, *lines: str) -> Self:
        for line in lines:
            if not line.startswith("~"):
                assert line in self.match.legal(), f"{line} is not among {self.match.legal()}"
            self.match.play(line)
        return self

    def legal(self, verb: str = "") -> set[str]:
        """The legal lines, or those of one verb."""
        lines = self.match.legal()
        assert len(lines) == len(set(lines))
        return {line for line in lines if not verb or line.split()[1] == verb}
