"""The bodies of HTTP requests and answers, apart from events."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from regalia.kernel.scene import Scene, Sentence, Zone
from regalia.server.wire.base import Wire
from regalia.server.wire.table import Player, TimeControl


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


class PartInfo(Wire, frozen=True):
    """A numbered part of a picture: the id of a zone, token or plate, and its name."""

    at: str
    text: str


class ExampleInfo(Wire, frozen=True):
    """A worked example of the rules: the table before, the table after, and what happened between."""

    title: str
    text: str
    before: Scene
    after: Scene | None = None
    told: tuple[str, ...] = ()
    marks: tuple[PartInfo, ...] = ()
    around: tuple[str, ...] = ()  # ids; the picture shows the part of the table around them
    ground: int | None = None  # the zone, by its number in the rules, that both scenes have first and are sent without


class TermInfo(Wire, frozen=True):
    """A term of a game: all its forms, one sentence, and the number of its rule."""

    term: str
    forms: tuple[str, ...]
    text: str
    rule: str


class PictureInfo(Wire, frozen=True):
    """The picture of a term: a scene, and the ids that it is cut out around. Without a scene: symbols, by their drawings."""

    scene: Scene | None = None
    symbols: tuple[str, ...] = ()
    around: tuple[str, ...] = ()
    names: tuple[str, ...] = ()  # of the players


class RulesInfo(Wire, frozen=True):
    """The rules of a game: the text, and its worked examples in the order of their blocks."""

    game: str
    title: str
    text: str
    names: tuple[str, ...]  # of the players in the examples
    examples: tuple[ExampleInfo, ...] = ()
    zones: tuple[Zone, ...] = ()  # large ones that never change, such as maps


class Me(Wire, frozen=True):
    """The visitor: a guest with a name, perhaps with an account."""

    name: str
    account: bool = False


class Login(Wire, frozen=True):
    """Open an account or log in to it."""

    name: str
    password: str


class Logout(Wire, frozen=True):
    """Log out in this browser, or in all."""

    everywhere: bool = False


class RatingRow(Wire, frozen=True):
    """A player's rating in a game: ``strength`` plus or minus ``unsure``."""

    name: str
    bot: bool
    strength: int
    unsure: int
    games: int


class RatingChange(Wire, frozen=True):
    """How a game changed the strength of the player in a seat."""

    seat: int
    before: int
    after: int


class NewTable(Wire, frozen=True):
    """A table to open.

    Each seat is 'me' (at most once), 'open', or the name of a bot: a character, or a level that sends one.
    ``preset``: the name of a ready-made table, to which the options are added. ``lot``: draw lots for the seats.
    """

    game: str
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: tuple[str, ...] = ()
    private: bool = False
    clock: TimeControl | None = None
    lesson: str = ""  # the name of a lesson, which says options and seats itself
    preset: str = ""
    lot: bool = False
    rated: bool = True


class TryOut(Wire, frozen=True):
    """A step of a replay to play on from; ``seat``: the visitor's, for games in which the visitor had none."""

    at: int
    seat: int | None = None


class Opened(Wire, frozen=True):
    """The opened table or replay, and the visitor's seat and its token there."""

    id: str
    seat: int | None = None
    token: str = ""


class Sit(Wire, frozen=True):
    """Take a seat.

    By invitation, or in the lobby the named seat or the first open one.
    """

    invite: str = ""
    seat: int | None = None


class Seated(Wire, frozen=True):
    """Your seat; ``token`` is for programs without cookies."""

    id: str
    seat: int
    token: str


class Standing(Wire, frozen=True):
    """How a game stands, from what everybody sees: "turn 15", the seat that leads, "14 to 11 points"."""

    turn: str = ""
    leader: int | None = None
    score: str = ""


class TableRow(Wire, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    title: str
    players: tuple[Player, ...]
    you: int | None
    your_turn: bool
    over: bool
    note: str
    clock: str = ""  # in words
    options: str = ""  # what differs from the standard game, in words
    preset: str = ""  # the title of the ready-made table that it is
    standing: Standing | None = None  # None: not known at this moment
    at: float = 0.0  # when it was opened, in seconds since 1970


class Lobby(Wire, frozen=True):
    mine: tuple[TableRow, ...]
    open: tuple[TableRow, ...]
    running: tuple[TableRow, ...] = ()  # games that can be watched
    games: int = 0  # how many games are being played now
    people: int = 0  # how many people play them
    message: str = ""  # the operator's message of the day


class Invited(Wire, frozen=True):
    """The table and invitation that a short code leads to."""

    id: str
    invite: str


class Replay(Wire, frozen=True):
    """A finished game or an uploaded record, to step through."""

    id: str
    game: str
    title: str
    players: tuple[Player, ...]
    steps: int
    lines: tuple[str, ...]
    result: tuple[float, ...] | None
    reason: str
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    you: int | None = None  # the seat that was yours


class Step(Wire, frozen=True):
    """The position after ``at`` lines, with the log so far.

    It is what a seat or a spectator saw, or shows all hands open. ``told``: the sentences about the last line alone.
    """

    at: int
    scene: Scene
    log: tuple[Sentence, ...]
    told: tuple[Sentence, ...] = ()


class BotPace(Wire, frozen=True):
    """The pace of a table's bots, set by the host."""

    manner: Literal["quick", "human", "slow"]


class Advice(Wire, frozen=True):
    """A move and its winning chance from 0 to 1, judged from what its player sees.

    ``margin``: twice the standard error of the chance. ``worse``: worse than the best by more than chance explains.
    """

    line: str
    label: str
    share: float
    margin: float = 0.0
    worse: bool = False
    doing: str = ""  # the label as the subject of a sentence: "recruiting [Jc]"
    why: str = ""  # what speaks for it


class Hint(Wire, frozen=True):
    """The best moves for your seat at step ``seq``, best first."""

    seq: int
    advice: tuple[Advice, ...]


class Judged(Wire, frozen=True):
    """A decision of a finished game, judged from what its player saw after ``at`` lines.

    ``drop``: how much more the best move promised than the one played; ``doubt``: twice the standard error of that.
    ``mistake``: whether it is more than chance explains.
    """

    at: int
    played: Advice
    best: Advice
    drop: float
    doubt: float = 0.0
    mistake: bool = False
    turn: str = ""  # "turn 15", "round 3", "the setup"


class Deed(Wire, frozen=True):
    """What a seat did after ``at`` lines, in the words of the log."""

    at: int
    seat: int
    text: str
    turn: str = ""  # as in Judged


class Review(Wire, frozen=True):
    """The decisions of one seat, as far as they have been reviewed.

    ``deeds``: what everybody did from the first of these decisions on, once the review is ready.
    """

    seat: int
    done: int
    of: int
    moments: tuple[Judged, ...]
    ready: bool = False
    deeds: tuple[Deed, ...] = ()


class AdvantagePoint(Wire, frozen=True):
    """Each seat's expected result from 0 to 1 after ``at`` lines."""

    at: int
    turn: str  # "turn 15", "round 3", "the setup"
    shares: tuple[float, ...]


class Moment(Wire, frozen=True):
    """A turn that changed the expected results, and the line that changed them most.

    ``at``: the step after that line. ``point``: the number of the point at which the turn begins.
    """

    at: int
    point: int
    told: tuple[Sentence, ...]


class Advantage(Wire, frozen=True):
    """The course of a finished game as far as it has been judged.

    ``turning``: the number of the moment that decided the game, if one did.
    """

    done: int
    of: int
    points: tuple[AdvantagePoint, ...] = ()
    moments: tuple[Moment, ...] = ()
    turning: int | None = None
    ready: bool = False


class Problem(Wire, frozen=True):
    """The body of every HTTP error."""

    error: str
