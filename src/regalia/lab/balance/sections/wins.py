"""Who wins: by seat and by starter, each bot against itself."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from regalia.lab.balance.batches import REFERENCE
from regalia.lab.balance.estimates import Floats, share, sure
from regalia.lab.balance.model import Figure, Forest, Label, Mark, Panel, Section, Value, Verdict
from regalia.lab.balance.sections.evidence import Evidence, Found, per_cent, plus_minus
from regalia.lab.balance.verdicts import Ruling, fair, named, over_ladder, telling


@dataclass(frozen=True)
class Titles:
    """The titles of a verdict: fine, broken, broken for some bots, or unclear."""

    fine: str
    broken: str
    partly: str
    unclear: str

    def title(self, ruling: Ruling) -> str:
        if ruling.state in ("fine", "broken"):
            return self.fine if ruling.state == "fine" else self.broken
        return self.partly if ruling.bots("broken") else self.unclear


FIRST_TURN = Titles(
    "The first turn hardly matters",
    "The first turn matters too much",
    "The first turn matters to some bots",
    "The first turn may matter",
)


def section(evidence: Evidence) -> Found:
    bots, equal = evidence.mirrors(), evidence.equal
    seats = range(1 if evidence.table.seats == 2 else evidence.table.seats)
    by_seat = {seat: {bot: share(evidence.column(f"mirror {bot}", f"result_{seat}")) for bot in bots} for seat in seats}
    starters = {bot: share(evidence.column(f"mirror {bot}", "starter_result")) for bot in bots}
    ties = {bot: share(_tied(evidence, bot)) for bot in bots}
    farthest = {bot: _farthest([by_seat[seat][bot] for seat in seats], equal) for bot in bots}
    seated, begun = over_ladder(farthest, fair(equal)), over_ladder(starters, fair(equal))
    panels = [_panel(f"seat {seat} wins, %", by_seat[seat], equal) for seat in seats]
    starting = _panel("the starter wins, %", starters, equal)
    tied = Panel("ties, % of games", tuple(Mark(value, True) for value in ties.values()))
    labels = tuple(Label(bot.title(), f"{len(evidence.frame(f'mirror {bot}')):,} games") for bot in bots)
    keys = [f"mirror {bot}" for bot in bots]
    source = evidence.source(
        bots,
        keys,
        "mean result, ties count half; Wilson without ties, otherwise normal with the sample variance. "
        "Every bot gets the same deals.",
        "a bot that plays one phase badly can make a fair game look unfair.",
        evidence.examples(f"mirror {REFERENCE}", "rounds", "shortest", "longest"),
    )
    told = [_told(seated, "The seats matter", farthest, equal), _told(begun, "The first turn matters", starters, equal)]
    words = ("Each bot against itself. " + " ".join(told),)
    two = evidence.table.seats == 2
    if two:
        figures = [Figure((), Forest(labels, (*panels, starting, tied)), source)]
    else:
        figures = [
            Figure((), Forest(labels, tuple(panels), numbers=False, one_scale=True), source),
            Figure((), Forest(labels, (starting, tied)), source),
        ]
    fair_seats = Titles(
        "Neither seat is favoured" if two else "No seat is favoured",
        "One seat is favoured",
        "One seat is favoured among some bots",
        "The seats may differ",
    )
    whose = "Seat 0’s share" if two else f"The share of the seat farthest from {equal:.0f} %"
    verdicts = [
        _verdict(evidence, seated, farthest, fair_seats, whose),
        _verdict(evidence, begun, starters, FIRST_TURN, "The starter’s share"),
    ]
    return Section("wins", "Who wins", words, tuple(figures)), verdicts


def _tied(evidence: Evidence, bot: str) -> Floats:
    frame = evidence.frame(f"mirror {bot}")
    best = frame.select([f"result_{seat}" for seat in range(evidence.table.seats)]).max_horizontal().to_numpy()
    return np.asarray(best < 1.0, dtype=np.float64)


def _farthest(values: list[Value], equal: float) -> Value:
    return max(values, key=lambda value: abs(value.value - equal))


def _panel(title: str, values: dict[str, Value], equal: float) -> Panel:
    return Panel(title, tuple(Mark(value, sure(value, equal)) for value in values.values()), reference=equal)


def _told(ruling: Ruling, subject: str, values: dict[str, Value], equal: float) -> str:
    away = [bot for bot, state in ruling.by_bot.items() if state == "broken"]
    if not away:
        still, thing = ruling.bots("fine"), subject.rpartition(" ")[0]
        return f"{thing}: fine for {named(still)}." if still else f"{thing}: too few games to tell."
    parts = [f"{bot.title()} {values[bot].value:.1f} %" for bot in away]
    fine = f" Fine for {named(ruling.bots('fine'))}." if ruling.bots("fine") else ""
    return f"**{subject}: {', '.join(parts)}** (a fair share is {equal:.0f} %).{fine}"


def _verdict(evidence: Evidence, ruling: Ruling, values: dict[str, Value], titles: Titles, whose: str) -> Verdict:
    equal = evidence.equal
    shown = _shown(ruling, values, equal)
    value = values[shown]
    others = [bot for bot in values if bot != shown and ruling.by_bot[bot] != "few"]
    compared = ", ".join(f"{bot.title()} {values[bot].value:.1f}" for bot in others)
    few = ruling.bots("few")
    words = f"{whose} when {shown.title()} plays itself; ties count half."
    words += f" Other bots: {compared} %." if compared else ""
    if few:
        words += f" Too few games of {named(few)}."
    margin = f"Set in advance: fine from {equal - 2:.0f} to {equal + 2:.0f} %, for at least two bots."
    example = evidence.examples(f"mirror {shown}", "rounds")[0]
    return Verdict(
        ruling.state,
        titles.title(ruling),
        words,
        per_cent(value.value),
        plus_minus(value.reach),
        "wins",
        margin,
        example,
    )


def _shown(ruling: Ruling, values: dict[str, Value], equal: float) -> str:
    """The bot whose number heads the verdict: the farthest from equal among those with enough games."""
    return max(telling(ruling, values), key=lambda bot: abs(values[bot].value - equal))
