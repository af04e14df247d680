"""How long games take and how they end."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt

from regalia.lab.balance.batches import REFERENCE
from regalia.lab.balance.estimates import Floats, bootstrap, mean, share
from regalia.lab.balance.model import Figure, Forest, Histogram, Kind, Label, Mark, Panel, Section, Value, Verdict
from regalia.lab.balance.sections.evidence import Evidence, Found, per_cent, plus_minus
from regalia.lab.balance.verdicts import Margin, Ruling, at_least, named, over_ladder, telling

MOST_BINS = 30
RARE = 0.25  # of the games, at most, have an ending that is called rare
FOUGHT_OUT, HARDLY = 90.0, 50.0  # per cent of games that a player ends: fine from, and "most are not" below
PEOPLE = ("page", "squire", "greedy", "knight")  # Random plays on without aim


Ints = npt.NDArray[np.integer[Any]]


def section(evidence: Evidence) -> Found:
    key = f"mirror {REFERENCE}"
    rounds = evidence.column(key, "rounds")
    lower, upper = np.quantile(rounds, [0.25, 0.75])
    middle = bootstrap(rounds, np.median)
    minutes = {bot: bootstrap(evidence.column(f"mirror {bot}", "minutes"), np.median) for bot in _people(evidence)}
    pace = evidence.statistics.seconds_a_choice, evidence.statistics.seconds_forced
    decisions = mean(evidence.column(key, "decisions"))
    words = (
        f"The median game has **{middle.value:.0f} rounds** (95 %: {middle.low:.0f} to {middle.high:.0f}). Half of all games "
        f"have **{lower:.0f} to {upper:.0f} rounds**.",
        f"All seats together make {decisions.value:.0f} decisions per game. At {pace[0]:.0f} seconds per choice, or "
        f"{pace[1]:.0f} if only one move is legal, that is **{minutes[REFERENCE].value:.0f} minutes**.{_promised(evidence)}",
    )
    lengths = Figure(
        words,
        _histogram(evidence, rounds),
        evidence.source(
            [REFERENCE],
            [key],
            "histogram of rounds by ending; median with a bootstrap range.",
            "the minutes are not measured with people: the pace is set so that Greedy’s games under the default options last as "
            "long as the rulebook says. Use them to compare bots and options only.",
            evidence.examples(key, "rounds", "shortest", "longest"),
        ),
    )
    by_bot = _by_bot(evidence, minutes)
    ends, verdict = _endings(evidence)
    verdicts = [_minutes_verdict(evidence, minutes)] if evidence.statistics.rulebook_minutes[1] else []
    return Section("length", "How long it takes, and how it ends", (), (lengths, by_bot, ends)), [*verdicts, verdict]


def _promised(evidence: Evidence) -> str:
    low, high = evidence.statistics.rulebook_minutes
    return f" The rulebook says {low} to {high}." if high else ""


def _people(evidence: Evidence) -> list[str]:
    return [bot for bot in evidence.mirrors() if bot in PEOPLE]


def _histogram(evidence: Evidence, rounds: Floats) -> Histogram:
    reasons = evidence.frame(f"mirror {REFERENCE}")["reason"].to_physical().to_numpy()
    first, last = int(np.quantile(rounds, 0.001)), int(np.quantile(rounds, 0.999))
    width = max(1, math.ceil((last - first + 1) / MOST_BINS))
    bins = (last - first) // width + 1
    places = np.clip((rounds - first) // width, 0, bins - 1).astype(int)
    kinds = []
    for number in range(len(evidence.game.reasons)):
        counts = np.bincount(places[reasons == number], minlength=bins)
        if counts.sum():
            kinds.append(Kind(evidence.game.ending(number).words, tuple(int(count) for count in counts)))
    return Histogram("rounds", first, width, tuple(kinds))


def _by_bot(evidence: Evidence, minutes: dict[str, Value]) -> Figure:
    bots = evidence.mirrors()
    rounds = [mean(evidence.column(f"mirror {bot}", "rounds")) for bot in bots]
    panels = (
        Panel("rounds, mean", tuple(Mark(value, True) for value in rounds)),
        Panel("estimated minutes, median", tuple(Mark(minutes[b], True) if b in minutes else None for b in bots)),
    )
    labels = tuple(Label(bot.title(), f"{len(evidence.frame(f'mirror {bot}')):,} games") for bot in bots)
    source = evidence.source(
        bots,
        [f"mirror {bot}" for bot in bots],
        "means with 1.96 standard errors; medians with a bootstrap.",
        "a mean can hide two groups of games; the histogram would show them.",
        evidence.examples(f"mirror {bots[0]}", "rounds", "shortest", "longest"),
    )
    return Figure(
        ("**By bot.** Random has no minutes, because people do not play at random.",), Forest(labels, panels), source
    )


def rare_ending(reasons: Ints) -> list[tuple[int, int]]:
    """The rarest ending with the number of its first game; nothing where no ending is rare."""
    endings, counts = np.unique(reasons, return_counts=True)
    place = int(np.argmin(counts)) if len(counts) else 0
    if not len(counts) or counts[place] > RARE * len(reasons):
        return []
    return [(int(endings[place]), int(np.argmax(reasons == endings[place])) + 1)]


def _endings(evidence: Evidence) -> tuple[Figure, Verdict]:
    bots = evidence.mirrors()
    reasons = {bot: evidence.frame(f"mirror {bot}")["reason"].to_physical().to_numpy() for bot in bots}
    seen = sorted({int(number) for found in reasons.values() for number in np.unique(found)})
    panels = tuple(
        Panel(
            f"{evidence.game.ending(number).words}, %",
            tuple(Mark(share((reasons[bot] == number).astype(np.float64)), True) for bot in bots),
        )
        for number in seen[:4]
    )
    by_play = [n for n in range(len(evidence.game.reasons)) if not evidence.game.ending(n).stopped]
    fought = {bot: share(np.isin(reasons[bot], by_play).astype(np.float64)) for bot in bots if bot in PEOPLE}
    ruling = over_ladder(fought, at_least(FOUGHT_OUT, HARDLY))
    longest = [n for n in seen if n not in by_play]
    key = f"mirror {REFERENCE}"
    rare = [
        evidence.example(f"a rare ending, {evidence.game.ending(one).words}", key, number)
        for one, number in rare_ending(reasons[REFERENCE])
    ]
    usual = evidence.examples(key, "decisions", high="most decisions")
    source = evidence.source(
        bots,
        [f"mirror {bot}" for bot in bots],
        "share of games by ending, Wilson.",
        "if only weak bots often reach an ending, the cause may be their play, not the rules.",
        (*usual, *rare),
    )
    words = "**How games end**, by bot."
    if longest:
        words += (
            f" A limit, not a player, ended the game: {' or '.join(evidence.game.ending(n).words for n in longest)}."
        )
    figure = Figure((words,), Forest(tuple(Label(b.title()) for b in bots), panels, numbers=len(panels) < 4), source)
    shown = REFERENCE if REFERENCE in (told_by := telling(ruling, fought)) else told_by[0]
    title = {
        "fine": "Games are played to the end",
        "look": "Many games are not played to the end",
        "broken": "Most games are not played to the end",
        "few": "Endings need more games",
    }[ruling.state]
    limits = [evidence.game.ending(n).words for n in longest]
    told = ", ".join(f"{bot.title()} {fought[bot].value:.1f} %" for bot in fought if bot != shown)
    few = f" Too few games of {named(ruling.bots('few'))}." if ruling.bots("few") else ""
    verdict = Verdict(
        "look" if ruling.state == "broken" else ruling.state,  # the rulebook may want its limits
        title,
        f"Share of {shown.title()}’s games that a player ends, not a limit{_named_limits(limits)}. Other bots: {told}.{few}",
        per_cent(fought[shown].value),
        plus_minus(fought[shown].reach),
        "length",
        f"Set in advance: fine from {FOUGHT_OUT:.0f} %; below {HARDLY:.0f} %, the title says “most”.",
        (*rare, *usual)[0],
    )
    return figure, verdict


def _named_limits(limits: list[str]) -> str:
    return f" ({' or '.join(limits)})" if limits else ""


def rulebook_ruling(minutes: dict[str, Value], promised: tuple[int, int]) -> Ruling:
    """Whether games last as long as promised; the reference bot has no say, because the pace is set by its games."""
    low, high = promised
    others = {bot: found for bot, found in minutes.items() if bot != REFERENCE}
    return over_ladder(others, Margin(low, high, low / 2, high * 2))


def _minutes_verdict(evidence: Evidence, minutes: dict[str, Value]) -> Verdict:
    low, high = evidence.statistics.rulebook_minutes
    ruling = rulebook_ruling(minutes, (low, high))
    others = {bot: found for bot, found in minutes.items() if bot != REFERENCE}
    shown = telling(ruling, others)[-1]
    value = others[shown]
    title = {
        "fine": "All bots’ games fit the rulebook’s time",
        "broken": "Games last far longer or shorter than the rulebook says",
        "few": "The length needs more games",
    }.get(ruling.state, "The length depends on who plays")
    told = ", ".join(f"{bot.title()} {found.value:.0f}" for bot, found in others.items() if bot != shown)
    few = f" Too few games of {named(ruling.bots('few'))}." if ruling.bots("few") else ""
    return Verdict(
        ruling.state,
        title,
        f"Median length of {shown.title()}’s games. The pace is set so that {REFERENCE.title()}’s fit the rulebook under default "
        f"options; here they last {minutes[REFERENCE].value:.0f} minutes. Others: {told} minutes.{few}",
        f"{value.value:.0f} min",
        f"{value.low:.0f} to {value.high:.0f}",
        "length",
        f"Set in advance: fine within the rulebook’s {low} to {high} minutes for all other bots, broken below half or above "
        "double.",
        evidence.examples(f"mirror {shown}", "minutes")[0],
    )
