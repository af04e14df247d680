"""A report as a value: verdicts, sections, figures and example games. Everything on the page comes from it.

Words in texts may be set bold with two asterisks, as in ``**fine**``. Shares are given in per cent, differences of shares in
points; every range is a 95 % interval unless it says otherwise.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

State = Literal["fine", "look", "broken", "few"]
STATES: dict[State, str] = {"fine": "fine", "look": "look at it", "broken": "broken", "few": "not enough games"}


class Value(msgspec.Struct, frozen=True):
    """A number with its 95 % range. The second range holds for all rows of its figure together."""

    value: float
    low: float
    high: float
    low_all: float | None = None
    high_all: float | None = None

    @property
    def reach(self) -> float:
        """How far the range goes from the value, on its longer side: near 0 and 100 % the sides differ."""
        return max(self.high - self.value, self.value - self.low)


class Example(msgspec.Struct, frozen=True):
    """A game to open: why it was picked, how it is called on the page, and its record."""

    why: str  # "typical", "longest", "random"
    name: str  # "game 1204"
    record: int  # its place in Report.records


class Source(msgspec.Struct, frozen=True):
    """Where a figure's numbers come from, and what they cannot say."""

    bots: tuple[str, ...]
    games: int
    seeds: tuple[int, ...]
    options: str
    method: str
    weakness: str
    examples: tuple[Example, ...] = ()


class Label(msgspec.Struct, frozen=True):
    """The name of a row, and a note in small print."""

    text: str
    note: str = ""


class Mark(msgspec.Struct, frozen=True):
    """A row's value in one panel. ``sure``: its range leaves out the reference; ``text`` replaces the usual number."""

    value: Value
    sure: bool
    text: str = ""
    other: float | None = None  # the same for a second bot


class Panel(msgspec.Struct, frozen=True):
    """One axis with a value, or nothing, for each row."""

    title: str
    marks: tuple[Mark | None, ...]
    reference: float | None = None  # where the line of "no difference" stands
    signed: bool = False  # differences carry a plus or minus
    decimals: int = 1
    least: float | None = None  # ends of the axis; otherwise taken from the values
    most: float | None = None


class Forest(msgspec.Struct, frozen=True, tag="forest"):
    """Rows of values with their ranges, in one panel or several."""

    labels: tuple[Label, ...]
    panels: tuple[Panel, ...]
    numbers: bool = True  # print each value beside its mark
    one_scale: bool = False  # all panels have the same axis


class Kind(msgspec.Struct, frozen=True):
    """One part of a histogram: its name and its counts by bin."""

    name: str
    counts: tuple[int, ...]


class Histogram(msgspec.Struct, frozen=True, tag="histogram"):
    """Games by length, one on top of the other by how they ended."""

    unit: str
    first: int  # the lower end of the first bin
    width: int
    kinds: tuple[Kind, ...]


class Rung(msgspec.Struct, frozen=True):
    """A bot on the ladder."""

    bot: str
    rating: Value


class Ladder(msgspec.Struct, frozen=True, tag="ladder"):
    """Ratings from weak to strong.

    ``steps``: the better bot's shares between neighbours; None where there are too few games.
    """

    rungs: tuple[Rung, ...]
    steps: tuple[float | None, ...]


class Series(msgspec.Struct, frozen=True):
    """A line over time, with the band that holds the middle eight tenths."""

    name: str
    means: tuple[float | None, ...]
    low: tuple[float | None, ...] = ()
    high: tuple[float | None, ...] = ()


class Lines(msgspec.Struct, frozen=True, tag="lines"):
    """Lines over turns. ``numbered`` prints the value at each point."""

    unit: str
    at: tuple[int, ...]
    series: tuple[Series, ...]
    note: str = ""
    numbered: bool = False
    least: float = 0.0
    most: float | None = None


class Bar(msgspec.Struct, frozen=True):
    """A share in per cent, and how far its range goes."""

    name: str
    share: float
    reach: float


class Bars(msgspec.Struct, frozen=True, tag="bars"):
    """Shares in per cent."""

    bars: tuple[Bar, ...]


class Trace(msgspec.Struct, frozen=True):
    """One game: how far seat 0 is ahead at each turn's start, between -1 and 1, and who won."""

    example: Example
    leads: tuple[float, ...]
    end: str


class Traces(msgspec.Struct, frozen=True, tag="traces"):
    traces: tuple[Trace, ...]


Chart = Forest | Histogram | Ladder | Lines | Bars | Traces


class Figure(msgspec.Struct, frozen=True):
    """A chart with the words before it and its source. ``narrow`` figures stand side by side."""

    words: tuple[str, ...]
    chart: Chart
    source: Source
    title: str = ""
    warning: str = ""
    narrow: bool = False


class Section(msgspec.Struct, frozen=True):
    key: str
    title: str
    words: tuple[str, ...]
    figures: tuple[Figure, ...] = ()
    notes: tuple[tuple[str, str], ...] = ()


class Verdict(msgspec.Struct, frozen=True):
    """One judgement in words. Its margin was set before the games were played."""

    state: State
    title: str
    words: str
    number: str
    range: str
    section: str  # its evidence
    margin: str
    example: Example | None = None


class Report(msgspec.Struct, frozen=True):
    """A whole report, with everything that is needed to make it again."""

    game: str
    title: str
    rules: int
    options: dict[str, Any]
    seats: int
    seed: int
    bots: tuple[str, ...]
    date: str
    command: str
    games: int
    seconds: float
    processor_seconds: float
    plan: dict[str, int]
    verdicts: tuple[Verdict, ...]
    sections: tuple[Section, ...]
    records: tuple[dict[str, Any], ...]
    cut: bool = False  # time ran out, or the run was stopped, before all games were played

    def section(self, key: str) -> Section:
        return next(section for section in self.sections if section.key == key)
