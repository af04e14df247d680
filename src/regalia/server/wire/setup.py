"""Setting up a table on the wire: games, options, presets, characters."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from regalia.server.wire.base import Wire


class OptionInfo(Wire, frozen=True):
    """An option as a form needs it."""

    name: str
    kind: Literal["int", "text", "bool", "data"]
    default: Any
    meaning: str
    values: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    among: tuple[int, ...] = ()  # the only integers of that range
    nullable: bool = False
    null: str = ""  # what null means, for a tick box: "no limit"


class RuleInfo(Wire, frozen=True):
    """An option in players' words: its label, what its values are called, and how another value differs."""

    option: str
    label: str
    words: tuple[str, ...] = ()
    rated: bool = False  # a table that differs in nothing else is still rated
    brings: dict[str, Any] = msgspec.field(default_factory=dict)  # options that the form sets together with this one


class RuleGroup(Wire, frozen=True):
    """Options that stand together in a form."""

    title: str
    rules: tuple[RuleInfo, ...]


class PlacedDrawing(Wire, frozen=True):
    """A drawing on a card of 180 by 104: its id, place, width, and turn in degrees."""

    id: str
    x: int
    y: int
    width: int
    turn: int = 0


class PresetInfo(Wire, frozen=True):
    """A ready-made table, the usual one first."""

    name: str
    title: str
    says: str
    players: int
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    needs: str = ""  # the option that the player brings a file for
    seats: tuple[int, ...] = ()  # the numbers of players that it can have
    last: str = ""  # what the last seat is called where it differs from the others: "game master"
    picture: tuple[PlacedDrawing, ...] = ()


class CharacterInfo(Wire, frozen=True):
    """A bot as players know it. ``strength`` counts from 1, the weakest level."""

    key: str
    name: str
    level: str
    strength: int
    about: str
    tincture: int
    charge: str


class Differs(Wire, frozen=True):
    """How a table with these options differs from the standard, in one sentence, and whether it is rated."""

    text: str
    rated: bool


class LessonInfo(Wire, frozen=True):
    """A guided game, and about how many minutes it takes."""

    name: str
    title: str
    about: str
    minutes: int = 3
    beats: int = 0


class GameInfo(Wire, frozen=True):
    key: str
    title: str
    tagline: str
    minutes: tuple[int, int]
    least_seats: int
    most_seats: int
    usual_seats: int
    lessons: tuple[LessonInfo, ...] = ()  # the guided first game first


class GameSetup(Wire, frozen=True):
    """What a form for a new table or event needs to know about a game."""

    game: GameInfo
    options: tuple[OptionInfo, ...]
    standard: str  # the standard rules in a few words
    rules: tuple[RuleGroup, ...] = ()
    presets: tuple[PresetInfo, ...] = ()
