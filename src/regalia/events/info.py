"""An event as a viewer sees it: structs for the wire and for files, always with all fields."""

from __future__ import annotations

from typing import Literal

import msgspec


class Sent(msgspec.Struct, kw_only=True, frozen=True):
    """The base of what is told about events."""


class EventPlayer(Sent, frozen=True):
    number: int
    name: str
    bot: bool
    entrant: int | None  # from the start on
    team: int | None
    take: str  # a link to take over this place; for the host only
    deck_missing: bool  # this player still has to hand in a deck


class Entrant(Sent, frozen=True):
    number: int
    name: str
    players: tuple[int, ...]
    gone: bool


class DeckWanted(Sent, frozen=True):
    """The deck you have to hand in: ``size`` cards of ``pool``. Nobody else is told."""

    pool: tuple[str, ...]
    size: int
    deck: tuple[str, ...]  # your current deck; empty before the first
    suggested: tuple[str, ...]
    until: float | None  # when the server hands in one for you, in seconds since 1970; None in a pause


class PodInfo(Sent, frozen=True):
    """The players of a pod, never their decks."""

    number: int
    players: tuple[int, ...]
    table: str
    built: bool


class EventGame(Sent, frozen=True):
    """A game of a match: its table and, once over, its result.

    Results are by entrant in seat order.
    """

    table: str
    over: bool
    result: tuple[float, ...]
    taken: tuple[int, ...]
    shown: bool  # whether it can be replayed


class BoutInfo(Sent, frozen=True):
    """A match at its table. ``how``: what decided it, in words; empty until then."""

    table: int
    entrants: tuple[int, ...]
    places: tuple[int, ...]
    wins: tuple[int, ...]
    winner: int | None
    over: bool
    how: str
    note: str
    games: tuple[EventGame, ...]


class RoundInfo(Sent, frozen=True):
    number: int
    byes: tuple[int, ...]
    bouts: tuple[BoutInfo, ...]


class StandingInfo(Sent, frozen=True):
    place: int
    entrant: int
    points: float
    against: float
    games: int
    taken: int
    byes: int
    out: int | None


class BracketSide(Sent, frozen=True):
    """A line of a bracket: an entrant, or in words who will stand there."""

    entrant: int | None
    words: str


class BracketCell(Sent, frozen=True):
    """A match or a bye of a bracket. ``middle``: its height, in lines of text."""

    number: int  # of the match, counted over all rounds; 0 for a bye
    table: int  # in its round; 0 before the round is drawn, and for a bye
    feeds: int | None  # the cell of the next column to which its winner goes, where that is known
    middle: float
    sides: tuple[BracketSide, ...]


class BracketColumn(Sent, frozen=True):
    title: str
    cells: tuple[BracketCell, ...]


class EventInfo(Sent, frozen=True):
    """An event as a viewer sees it; ``seq`` counts the entries of its log."""

    id: str
    seq: int
    title: str
    game: str
    game_title: str
    plan: tuple[str, ...]  # how it is played, each point in a few words
    system: Literal["knockout", "bracket", "round_robin", "swiss"]
    phase: Literal["open", "building", "playing", "over"]
    paused: bool
    host: bool
    host_name: str
    you: int | None  # your number among the players
    ready: str  # the table that waits for you
    deck: DeckWanted | None  # the deck you have to hand in
    has_deck: bool  # there is a deck list that you may see: your own, or all of them when the event is over
    code: str  # the short code; for the host only
    least: int
    team_size: int
    bots: tuple[str, ...]
    players: tuple[EventPlayer, ...]
    entrants: tuple[Entrant, ...]
    pods: tuple[PodInfo, ...]
    rounds: tuple[RoundInfo, ...]
    matches: int  # in all rounds, as far as they can be counted
    bracket: tuple[BracketColumn, ...]  # empty unless losing ends the event
    starts: float | None  # when it is planned to start, in seconds since 1970
    ends: float | None  # when it will be over, if it goes on as before
    standings: tuple[StandingInfo, ...]
    notes: tuple[str, ...]
    told: str  # how you lost your place; empty otherwise
    lines: tuple[str, ...]  # what chance decided, in the notation of section 7.3
