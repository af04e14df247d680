"""A small report with one chart of each kind, and plausible figures."""

from __future__ import annotations

from typing import Any

from regalia.lab.balance.model import (
    Bar,
    Bars,
    Example,
    Figure,
    Forest,
    Histogram,
    Kind,
    Label,
    Ladder,
    Lines,
    Mark,
    Panel,
    Report,
    Rung,
    Section,
    Series,
    Source,
    Trace,
    Traces,
    Value,
    Verdict,
)

RECORD: dict[str, Any] = {
    "format": "regalia/1",
    "game": "royals",
    "rules": 1,
    "options": {"first_player": "seat0"},
    "seats": 2,
    "lines": ["~ draw 0 Kh 7c 9c 2d Ah", "~ draw 1 Qs 3s 4s 5d 6h", "0 recruit Kh"],
}
GAMES = (Example("typical", "game 12", 0), Example("longest", "game 904", 0), Example("random", "game 77", 0))
SOURCE = Source(
    bots=("greedy",),
    games=20000,
    seeds=(3,),
    options="default options",
    method="mean result, ties count half; normal interval.",
    weakness="one bot is not the game.",
    examples=GAMES,
)
BOTS = (("Random", 6000), ("Page", 6000), ("Squire", 6000), ("Greedy", 20000), ("Knight", 700))


def value(middle: float, reach: float, wide: float | None = None) -> Value:
    if wide is None:
        return Value(middle, middle - reach, middle + reach)
    return Value(middle, middle - reach, middle + reach, middle - wide, middle + wide)


def mark(middle: float, reach: float, reference: float, wide: float | None = None) -> Mark:
    return Mark(value(middle, reach, wide), abs(middle - reference) > (wide or reach))


def who_wins() -> Section:
    shares = ((50.3, 1.2), (49.5, 1.2), (49.4, 1.2), (50.0, 0.7), (48.6, 3.7))
    starts = ((50.5, 1.2), (49.9, 1.2), (49.8, 1.2), (49.0, 0.7), (49.1, 3.7))
    ends = ((0.1, 0.1), (4.0, 0.5), (18.4, 1.0), (37.8, 0.7), (33.3, 3.5))
    chart = Forest(
        labels=tuple(Label(name, f"{games:,} games") for name, games in BOTS),
        panels=(
            Panel("the first seat wins, %", tuple(mark(m, r, 50) for m, r in shares), reference=50, least=44, most=56),
            Panel("the starter wins, %", tuple(mark(m, r, 50) for m, r in starts), reference=50, least=44, most=56),
            Panel("an army falls, % of games", tuple(Mark(value(m, r), True) for m, r in ends)),
        ),
    )
    words = ("Each bot against itself. **Better bots let an army fall more often**, up to a third of the games.",)
    return Section("wins", "Who wins, and how", words, (Figure((), chart, SOURCE),))


def options() -> Section:
    rows = (
        ("Passing allowed", -1.5, 27.0),
        ("Life breaks ties: the side with more Life left", -0.1, 0.0),
        ("No idle healing", -1.1, 0.2),
    )
    chart = Forest(
        labels=tuple(Label(name, "may_pass = true") for name, _, _ in rows),
        panels=(
            Panel("starter’s share, points", tuple(mark(a, 1.1, 0, 1.8) for _, a, _ in rows), 0.0, signed=True),
            Panel("rounds", tuple(mark(b, 0.1, 0, 0.2) for _, _, b in rows), 0.0, signed=True),
        ),
        numbers=False,
    )
    figure = Figure((), chart, SOURCE, warning="**Not tested: optional draws.** No bot used it.")
    return Section("options", "Which ruling matters", ("Each row changes one option and nothing else.",), (figure,))


def drama() -> Section:
    leads = (0.0, 0.1, 0.3, -0.2, -0.1, 0.5, 0.8)
    traces = Traces(tuple(Trace(GAMES[n % 3], leads[: 7 - n % 3], "seat 1") for n in range(8)))
    bars = Bars(tuple(Bar(name, share, 1.5) for name, share in (("0", 33.0), ("1", 33.0), ("2", 18.0), ("5 +", 2.0))))
    line = Lines(
        "round", (3, 6, 9, 12), (Series("leader", (56.0, 66.0, 73.0, 79.0)),), "won by the leader, %", True, 50, 100
    )
    figures = (
        Figure((), traces, SOURCE, "Eight games chosen at random", narrow=True),
        Figure((), bars, SOURCE, "How often the lead changes hands", narrow=True),
        Figure(("The leader after **round 9** wins 73 % of the games.",), line, SOURCE),
    )
    return Section("drama", "Drama", (), figures)


def sample() -> Report:
    """The whole report."""
    length = Histogram(
        "round",
        4,
        1,
        (
            Kind("an army falls", (2, 9, 74, 294, 559, 750, 680, 142)),
            Kind("the cards run out", (0, 0, 0, 1, 65, 953, 4939, 3281)),
        ),
    )
    ratings = ((890, 62), (1282, 38), (1564, 33), (1857, 37), (1906, 39))
    ladder = Ladder(tuple(Rung(b[0], value(*r)) for b, r in zip(BOTS, ratings, strict=True)), (91, 84, 84, 57))
    moves = Lines(
        "round",
        tuple(range(1, 9)),
        (
            Series(
                "move",
                (11.0, 12.7, 13.1, 12.0, 11.0, 10.0, 9.0, 8.0),
                (4.0,) * 8,
                (16.0, 21.0, 21.0, 20.0, 18.0, 16.0, 14.0, 13.0),
            ),
            Series("attack", (2.0, 3.7, 4.5, 4.8, 4.9, 4.9, 4.8, 4.7)),
        ),
        "the band holds eight games in ten",
    )
    sections = (
        who_wins(),
        Section("length", "How long it takes", (), (Figure(("**23 rounds** is the median.",), length, SOURCE),)),
        Section("skill", "Luck against skill", (), (Figure(("It spans **1,016 points**.",), ladder, SOURCE),)),
        options(),
        Section("decisions", "How much there is to decide", (), (Figure(("Widest in **round 3**.",), moves, SOURCE),)),
        drama(),
        Section(
            "sure", "How sure we are", (), notes=(("Bots, not people.", "Ask Knight < before you change a rule."),)
        ),
    )
    verdicts = (
        Verdict(
            "fine",
            "Neither seat is favoured",
            "Ties count half.",
            "50.0 %",
            "± 0.7",
            "wins",
            "Fine: 48 to 52 %.",
            GAMES[0],
        ),
        Verdict(
            "look",
            "A limit stops most battles",
            "The cards run out.",
            "62.2 %",
            "± 0.7",
            "length",
            "Fine: below 10 %.",
        ),
        Verdict("broken", "Passing must stay forbidden", "Ties.", "90.7 %", "± 0.6", "options", "Fine: below 10 %."),
        Verdict("few", "The first turn may matter", "Too few games.", "49.1 %", "± 3.7", "wins", "Fine: 48 to 52 %."),
    )
    return Report(
        game="royals",
        title="Royals",
        rules=1,
        options={},
        seats=2,
        seed=3,
        bots=tuple(b[0].lower() for b in BOTS),
        date="17 November 2026",
        command="regalia report royals",
        games=38700,
        seconds=212.0,
        processor_seconds=410.0,
        plan={"greedy": 20000},
        verdicts=verdicts,
        sections=sections,
        records=(RECORD,),
    )
