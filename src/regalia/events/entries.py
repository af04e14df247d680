"""The entries of an event's log. Each is written once and never changed; the event is the fold of them.

What chance decided is written as section 7.3 has it: ``~ bye``, ``~ table`` and ``~ lot``, by ``lines``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from regalia.events.plan import Plan


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Base of all entries. ``at`` is when it was written, in seconds; whoever writes it has the clock."""

    at: float = 0.0


class Created(Entry, tag="created", frozen=True):
    """``seed`` is where all lots of the event come from; ``host`` is who may run it."""

    plan: Plan
    seed: str
    host: str


class Joined(Entry, tag="joined", frozen=True):
    """A player: somebody known by a key, or a bot by its name. ``team`` is the number of its team where there are teams."""

    key: str = ""
    bot: str = ""
    team: int | None = None


class Left(Entry, tag="left", frozen=True):
    """A player has gone before the start; those behind move up."""

    player: int


class Started(Entry, tag="started", frozen=True):
    """``builds``: decks are built first; ``hands_in``: by everybody alone, and not at tables."""

    builds: bool = False
    hands_in: bool = False
    pod: int = 8  # players who build together at most


class PodsMade(Entry, tag="pods", frozen=True):
    """By lot: who builds with whom."""

    pods: tuple[tuple[int, ...], ...]


class PodOpened(Entry, tag="pod_opened", frozen=True):
    pod: int
    id: str


class PodBuilt(Entry, tag="pod_built", frozen=True):
    """What each player of the pod has built, and from which cards. Secret: only its owner may see it while the event goes
    on."""

    pod: int
    decks: tuple[Any, ...]
    pools: tuple[Any, ...] | None = None


class HandedIn(Entry, tag="handed_in", frozen=True):
    """The deck that a player plays with from the next match on; as secret as one that was built. ``house``: the player's time
    was up, or the host wanted to go on, so that the house has done it."""

    player: int
    deck: tuple[Any, ...]
    house: bool = False


class RoundMade(Entry, tag="round", frozen=True):
    """By lot: who has a bye, and who meets whom. Entrants of a table in the order of their seats."""

    round: int
    byes: tuple[int, ...] = ()
    tables: tuple[tuple[int, ...], ...] = ()


class GameOpened(Entry, tag="game_opened", frozen=True):
    round: int
    table: int
    game: int
    id: str


class Score(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game ended for one entrant: its result and place, what it took, and when it first got through."""

    result: float
    place: int
    taken: int = 0
    first: int | None = None


class GameOver(Entry, tag="game_over", frozen=True):
    """``built``: decks that were built in this game and are kept for the rest of the match, by seat; secret."""

    round: int
    table: int
    game: int
    scores: tuple[Score, ...]
    reason: str = ""
    built: tuple[Any, ...] | None = None


class TimeUp(Entry, tag="time_up", frozen=True):
    """The time of a match has run out: no new game is begun."""

    round: int
    table: int


class LotDrawn(Entry, tag="lot", frozen=True):
    """Who wins a match that nothing else decides."""

    round: int
    table: int
    entrant: int


class Corrected(Entry, tag="corrected", frozen=True):
    """The host has set the places of a match by hand; everybody sees why."""

    round: int
    table: int
    places: tuple[int, ...]
    note: str


class Dropped(Entry, tag="dropped", frozen=True):
    """An entrant has left the event for good."""

    entrant: int
    note: str = ""


class Replaced(Entry, tag="replaced", frozen=True):
    """Somebody else plays on in a player's place, with that player's deck."""

    player: int
    key: str = ""
    bot: str = ""
    note: str = ""


class Moved(Entry, tag="moved", frozen=True):
    """Somebody is known by another key from now on."""

    old: str
    new: str


class Paused(Entry, tag="paused", frozen=True):
    pass


class Resumed(Entry, tag="resumed", frozen=True):
    pass


class Ended(Entry, tag="ended", frozen=True):
    """``early``: the host has ended it before all was played."""

    early: bool = False


AnyEntry = (
    Created
    | Joined
    | Left
    | Started
    | PodsMade
    | PodOpened
    | PodBuilt
    | HandedIn
    | RoundMade
    | GameOpened
    | GameOver
    | TimeUp
    | LotDrawn
    | Corrected
    | Dropped
    | Replaced
    | Moved
    | Paused
    | Resumed
    | Ended
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write(entry: Entry) -> str:
    return msgspec.json.encode(entry).decode()


def read(text: str) -> AnyEntry:
    return _decoder.decode(text)


def lines(entries: Sequence[Entry]) -> list[str]:
    """The chance events of a log in the notation of section 7.3; rounds and tables count from 1, entrants from 0."""
    told: list[str] = []
    for entry in entries:
        if isinstance(entry, RoundMade):
            told += [f"~ bye {entry.round} {entrant}" for entrant in entry.byes]
            for table, entrants in enumerate(entry.tables, 1):
                told.append(" ".join(["~ table", str(entry.round), str(table), *map(str, entrants)]))
        elif isinstance(entry, LotDrawn):
            told.append(f"~ lot {entry.round} {entry.table} {entry.entrant}")
    return told
