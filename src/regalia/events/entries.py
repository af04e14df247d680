"""The entries of an event's log, from which the event is computed.

An entry never changes.

``lines`` writes what chance decided in the notation of section 7.3: ``~ bye``, ``~ table`` and ``~ lot``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from regalia.events.plan import Plan


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The base of all entries. ``at``: when it was written, in seconds."""

    at: float = 0.0


class Created(Entry, tag="created", frozen=True):
    """The event was created. All its chance follows from ``seed``; ``host`` may run it."""

    plan: Plan
    seed: str
    host: str


class Joined(Entry, tag="joined", frozen=True):
    """A player joined: a person by key, or a bot by name.

    ``team``: the number of its team, if there are teams.
    """

    key: str = ""
    bot: str = ""
    team: int | None = None


class Left(Entry, tag="left", frozen=True):
    """A player left before the start; the players after it move up."""

    player: int


class Started(Entry, tag="started", frozen=True):
    """The event started.

    ``builds``: decks are built first; ``hands_in``: by each player alone, not at tables.
    """

    builds: bool = False
    hands_in: bool = False
    pod: int = 8  # most players who build together


class PodsMade(Entry, tag="pods", frozen=True):
    """Pods were drawn: who builds with whom."""

    pods: tuple[tuple[int, ...], ...]


class PodOpened(Entry, tag="pod_opened", frozen=True):
    pod: int
    id: str


class PodBuilt(Entry, tag="pod_built", frozen=True):
    """The decks that the players of a pod built, and their cards.

    Secret while the event runs.
    """

    pod: int
    decks: tuple[Any, ...]
    pools: tuple[Any, ...] | None = None


class HandedIn(Entry, tag="handed_in", frozen=True):
    """A player's deck from the next match on; secret.

    ``house``: the server handed it in, because the time was up or the host proceeded.
    """

    player: int
    deck: tuple[Any, ...]
    house: bool = False


class RoundMade(Entry, tag="round", frozen=True):
    """A round was drawn: byes, and who meets whom, in seat order."""

    round: int
    byes: tuple[int, ...] = ()
    tables: tuple[tuple[int, ...], ...] = ()


class GameOpened(Entry, tag="game_opened", frozen=True):
    round: int
    table: int
    game: int
    id: str


class Score(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game ended for one entrant.

    Its result and place, the hits it took, and when it first got through.
    """

    result: float
    place: int
    taken: int = 0
    first: int | None = None


class GameOver(Entry, tag="game_over", frozen=True):
    """A game ended.

    ``built``: decks that were built in it and are kept for the match, by seat; secret.
    """

    round: int
    table: int
    game: int
    scores: tuple[Score, ...]
    reason: str = ""
    built: tuple[Any, ...] | None = None


class TimeUp(Entry, tag="time_up", frozen=True):
    """The time of a match is up: no new game begins."""

    round: int
    table: int


class LotDrawn(Entry, tag="lot", frozen=True):
    """The winner, by lot, of a match that nothing else decides."""

    round: int
    table: int
    entrant: int


class Corrected(Entry, tag="corrected", frozen=True):
    """The host set the places of a match by hand, with a public note."""

    round: int
    table: int
    places: tuple[int, ...]
    note: str


class Dropped(Entry, tag="dropped", frozen=True):
    """An entrant left the event for good."""

    entrant: int
    note: str = ""


class Replaced(Entry, tag="replaced", frozen=True):
    """Somebody else plays on in a player's place, with that player's deck."""

    player: int
    key: str = ""
    bot: str = ""
    note: str = ""


class Moved(Entry, tag="moved", frozen=True):
    """A player has a new key from now on."""

    old: str
    new: str


class Paused(Entry, tag="paused", frozen=True):
    pass


class Resumed(Entry, tag="resumed", frozen=True):
    pass


class Ended(Entry, tag="ended", frozen=True):
    """The event ended. ``early``: by its host, before everything was played."""

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
    """The chance entries of a log in the notation of section 7.3.

    Rounds and tables from 1, entrants from 0.
    """
    told: list[str] = []
    for entry in entries:
        if isinstance(entry, RoundMade):
            told += [f"~ bye {entry.round} {entrant}" for entrant in entry.byes]
            for table, entrants in enumerate(entry.tables, 1):
                told.append(" ".join(["~ table", str(entry.round), str(table), *map(str, entrants)]))
        elif isinstance(entry, LotDrawn):
            told.append(f"~ lot {entry.round} {entry.table} {entry.entrant}")
    return told
