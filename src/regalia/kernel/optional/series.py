"""Series: what a game tells matches and events that consist of several games.

A game needs its own only for tie-breaks, a call of time, or decks that are built before play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from regalia.kernel.match import Match


@dataclass(frozen=True, slots=True)
class Tally:
    """The tie-break between seats with equal wins.

    It is what a seat took over the games of a match (less is better), then the turn in which it first got through (earlier is
    better).
    """

    taken: int = 0
    first: int | None = None


class Series:
    """The usual answers."""

    pod = 8  # players who build together at most

    def places(self, match: Match, result: Sequence[float]) -> list[int]:
        """The place of each seat when a game has ended with that result; equal ones share it."""
        return [1 + sum(other > own for other in result) for own in result]

    def tally(self, match: Match, seat: int) -> Tally:
        return Tally()

    def last_begins(self, match: Match, result: Sequence[float]) -> dict[str, Any]:
        """The options of the next game of a match, in which the last-placed player begins.

        They stay as they are where the last place is shared or the game has no such option.
        """
        return match.game.rematch_options(match.options, result)

    def timed(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a game in which time may be called."""
        return dict(options)

    def time_line(self) -> str:
        """The line that calls time; empty where a game is played to its end."""
        return ""

    def building(self, options: Mapping[str, Any]) -> dict[str, Any] | None:
        """The options of a game in which decks are only built, for games with these options; None without decks."""
        return None

    def builds_at_tables(self, options: Mapping[str, Any]) -> bool:
        """Whether players build their decks in the first game of each match."""
        return False

    def pool(self, options: Mapping[str, Any]) -> list[str] | None:
        """The common pool from which each player builds a deck alone, or None.

        None where decks are built at a table, or there are none.
        """
        return None

    def pools(self, match: Match) -> list[list[str]] | None:
        """The cards from which each seat has built its deck in that game; None where nothing was built."""
        return None

    def built(self, match: Match) -> list[Any] | None:
        """What each seat has built in that game, to be kept for others; None where nothing was."""
        return None

    def deck_size(self, options: Mapping[str, Any]) -> int:
        """How many cards a deck has that is made of a pool."""
        return 0

    def suggested(self, options: Mapping[str, Any], pool: Sequence[str]) -> list[str]:
        """A deck from that pool, for bots and for players who hand in none."""
        return list(pool[: self.deck_size(options)])

    def decides(self, options: Mapping[str, Any]) -> bool:
        """Whether a game with these options is played for a result; not where decks are only built."""
        return True

    def with_built(self, options: Mapping[str, Any], built: Sequence[Any]) -> dict[str, Any]:
        """The options of a game that is played with what was built, by seat."""
        return dict(options)
