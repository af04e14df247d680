"""How much there is to decide: legal moves over time and by kind, and forced decisions."""

from __future__ import annotations

import numpy as np

from regalia.lab.balance.batches import REFERENCE
from regalia.lab.balance.estimates import Floats, mean, share
from regalia.lab.balance.model import Figure, Forest, Label, Lines, Mark, Panel, Section, Series, Verdict
from regalia.lab.balance.sections.evidence import Evidence, Found, per_cent, plus_minus
from regalia.lab.balance.verdicts import at_most, over_ladder

FORCED_FINE, FORCED_BROKEN = 30.0, 60.0  # per cent of decisions with one legal move
MOST_KINDS = 3
LEAST = 100  # decisions behind a point


def section(evidence: Evidence) -> Found:
    key = f"watched {REFERENCE}"
    figures = []
    if len(evidence.frame(key)) >= 2:
        figures.append(_over_time(evidence, key))
    figures.append(_by_bot(evidence))
    return Section("decisions", "How much there is to decide", (), tuple(figures)), [_verdict(evidence)]


def _over_time(evidence: Evidence, key: str) -> Figure:
    frame = evidence.frame(key)
    rounds, kinds, legal = (
        frame[f"choice_{name}"].explode().drop_nulls().to_numpy() for name in ("round", "kind", "legal")
    )
    shown_rounds = [n for n in range(1, int(np.quantile(rounds, 0.97)) + 1) if (rounds == n).sum() >= LEAST]
    at = range(1, max(3, max(shown_rounds, default=1) + 1))
    names = evidence.statistics.kinds or ["all choices"]
    counts = np.bincount(kinds, minlength=len(names))
    shown = [int(kind) for kind in np.argsort(-counts)[:MOST_KINDS] if counts[kind] >= LEAST]
    series = []
    for place, kind in enumerate(shown):
        series.append(_series(names[kind], at, rounds[kinds == kind], legal[kinds == kind], band=place == 0))
    widest = max(at, key=lambda r: float(legal[rounds == r].mean()) if (rounds == r).sum() >= LEAST else 0.0)
    share_of = [
        f"{_rounded(100 * counts[kind] / counts.sum())} % {names[kind]}" for kind in np.argsort(-counts) if counts[kind]
    ]
    words = (
        f"Players have the most choice in **round {widest}**. The band, for “{names[shown[0]]}”, covers eight decisions in ten.",
        f"Kinds of decisions: {', '.join(share_of[:6])}.",
    )
    source = evidence.source(
        [REFERENCE],
        [key],
        "mean number of legal moves by round and kind; band from the 10th to the 90th percentile.",
        "many legal moves may amount to the same choice; only long games reach the late rounds.",
        evidence.examples(key, "legal_mean", "least choice", "most choice"),
    )
    note = "legal moves by round; the number at the end is the mean over these rounds"
    return Figure(words, Lines("round", tuple(at), tuple(series), note), source)


def _rounded(per_cent: float) -> str:
    return f"{per_cent:.0f}" if per_cent >= 0.5 else "under 1"


def _series(name: str, at: range, rounds: Floats, legal: Floats, band: bool) -> Series:
    means: list[float | None] = []
    low: list[float | None] = []
    high: list[float | None] = []
    for round_ in at:
        mine = legal[rounds == round_]
        enough = len(mine) >= LEAST
        means.append(round(float(mine.mean()), 2) if enough else None)
        low.append(float(np.quantile(mine, 0.1)) if enough else None)
        high.append(float(np.quantile(mine, 0.9)) if enough else None)
    return Series(name, tuple(means), tuple(low) if band else (), tuple(high) if band else ())


def _by_bot(evidence: Evidence) -> Figure:
    bots = evidence.mirrors()
    labels = tuple(Label(bot.title(), f"{len(evidence.frame(f'mirror {bot}')):,} games") for bot in bots)

    def marks(column: str, scale: float = 1.0) -> tuple[Mark, ...]:
        return tuple(Mark(mean(evidence.column(f"mirror {bot}", column), scale=scale), True) for bot in bots)

    panels = (
        Panel("legal moves per decision", marks("legal_mean")),
        Panel("forced decisions, %", marks("forced", 100.0)),
        Panel("decisions per game", marks("decisions"), decimals=0),
    )
    source = evidence.source(
        bots,
        [f"mirror {bot}" for bot in bots],
        "means over games with 1.96 standard errors.",
        "each number is an average over all kinds of decision; the figure above separates them.",
        evidence.examples(f"mirror {REFERENCE}", "forced", "least forced", "most forced"),
    )
    return Figure(("**By bot**, each against itself.",), Forest(labels, panels), source)


def _verdict(evidence: Evidence) -> Verdict:
    values = {bot: mean(evidence.column(f"mirror {bot}", "forced"), scale=100.0) for bot in evidence.mirrors()}
    ruling = over_ladder(values, at_most(FORCED_FINE, FORCED_BROKEN))
    value = values[REFERENCE]
    title = {"fine": "Players have real choices", "broken": "Most decisions are forced"}.get(
        ruling.state, "Many decisions are forced"
    )
    others = ", ".join(f"{bot.title()} {found.value:.0f}" for bot, found in values.items() if bot != REFERENCE)
    once = share((evidence.column(f"mirror {REFERENCE}", "forced") > 0.5).astype(np.float64))
    return Verdict(
        ruling.state,
        title,
        f"Share of {REFERENCE.title()}’s decisions with only one legal move. More than half of them are forced in "
        f"{once.value:.1f} ± {once.reach:.1f} % of its games. Other bots: {others} %.",
        per_cent(value.value),
        plus_minus(value.reach),
        "decisions",
        f"Set in advance: fine up to {FORCED_FINE:.0f} %, broken above {FORCED_BROKEN:.0f} %.",
        evidence.examples(f"mirror {REFERENCE}", "forced")[0],
    )
