"""A bout: a match of an event at its table, game by game (section 7.3)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from regalia.events.entries import Corrected, Score
from regalia.events.plan import Plan

How = Literal["wins", "time", "figures", "lot", "walkover", "host", ""]

NEVER = (1 << 30, 0)


@dataclass(slots=True)
class GameOf:
    """One game of a bout: its table and, once over, each entrant's score."""

    id: str
    scores: tuple[Score, ...] | None = None
    reason: str = ""


@dataclass(slots=True)
class Bout:
    """A match at its table.

    ``entrants`` are in seat order; ``gone`` are those who dropped out before it was decided.
    """

    entrants: tuple[int, ...]
    games: list[GameOf] = field(default_factory=list)
    opened: float = 0.0  # when its first game was opened, in the event's own time, which stops in a pause
    time_up: bool = False
    lot: int | None = None
    corrected: Corrected | None = None
    gone: set[int] = field(default_factory=set)
    built: tuple[Any, ...] | None = None

    @property
    def finished(self) -> list[tuple[Score, ...]]:
        return [game.scores for game in self.games if game.scores is not None]

    @property
    def running(self) -> GameOf | None:
        return next((game for game in self.games if game.scores is None), None)

    def wins(self, index: int) -> int:
        """The games that each entrant won alone; a drawn game counts for nobody."""
        return sum(scores[index].result == 1.0 for scores in self.finished)

    def taken(self, index: int) -> int:
        return sum(scores[index].taken for scores in self.finished)

    def first(self, index: int) -> tuple[int, int]:
        """When the entrant first got through: the game, then the turn."""
        turns = [(game, scores[index].first) for game, scores in enumerate(self.finished)]
        return min(((game, turn) for game, turn in turns if turn is not None), default=NEVER)


def wants_game(bout: Bout, plan: Plan) -> bool:
    """Whether another game is to be opened."""
    return bout.running is None and not played(bout, plan)


def played(bout: Bout, plan: Plan) -> bool:
    """Whether no game is left to play.

    The match is won, time or games have run out, or nobody is left to play.
    """
    if bout.corrected is not None or len(bout.entrants) - len(bout.gone) < 2:
        return True
    if bout.running is not None:
        return False
    most = max(bout.wins(index) for index in range(len(bout.entrants)))
    return most >= plan.wins_needed or len(bout.games) >= plan.most_games or bout.time_up


def places(bout: Bout) -> tuple[int, ...]:
    """The current place of each entrant.

    By games won, hits taken, then who got through first. Entrants who dropped out come last. A single game keeps its
    own places; a drawn lot separates those who are first.
    """
    if bout.corrected is not None:
        return bout.corrected.places
    keys = [_key(bout, index) for index in range(len(bout.entrants))]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def _key(bout: Bout, index: int) -> tuple[object, ...]:
    entrant = bout.entrants[index]
    return (entrant in bout.gone, *_figures(bout, index), bout.lot is not None and bout.lot != entrant)


def _figures(bout: Bout, index: int) -> tuple[object, ...]:
    if len(bout.finished) == 1:
        return (bout.finished[0][index].place,)
    return (-bout.wins(index), bout.taken(index), bout.first(index))


def leaders(bout: Bout) -> list[int]:
    return [entrant for entrant, place in zip(bout.entrants, places(bout), strict=True) if place == 1]


def winner(bout: Bout) -> int | None:
    """The entrant who alone is first; None if several are, or all have dropped out."""
    first = leaders(bout)
    return first[0] if len(first) == 1 and first[0] not in bout.gone else None


def how(bout: Bout, plan: Plan) -> How:
    """What decided the match."""
    if bout.corrected is not None:
        return "host"
    if len(bout.entrants) - len(bout.gone) < 2:
        return "walkover"
    if not played(bout, plan):
        return ""
    if bout.lot is not None:
        return "lot"
    wins = sorted((bout.wins(index) for index in range(len(bout.entrants))), reverse=True)
    if wins[0] >= plan.wins_needed:
        return "wins"
    return "time" if bout.time_up else "wins" if wins[0] > wins[1] else "figures"
