"""Which ruling matters: every option, one at a time, on the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import polars as pl

from regalia.lab.balance.batches import REFERENCE, SECOND
from regalia.lab.balance.estimates import Floats, difference, share_difference, sure, wide
from regalia.lab.balance.model import Figure, Forest, Label, Mark, Panel, Section, Value, Verdict
from regalia.lab.balance.sections.evidence import Evidence, Found, differing
from regalia.lab.balance.variants import Refused, Variant, own_data
from regalia.lab.balance.verdicts import Margin, over_ladder
from regalia.lab.statistics import signed

SHIFT = 10.0  # points of the starter's share that an option may move
MEASURES = ("starter’s share, points", "rounds", "ties, points", "better bot’s share, points")


@dataclass(frozen=True, slots=True)
class Change:
    """What a variant changes, by measure and bot; ``touched``: the share of games that went another way."""

    variant: Variant
    games: int
    values: tuple[Value | None, ...]  # in the order of MEASURES
    second: tuple[Value | None, ...]
    touched: float

    @property
    def tested(self) -> bool:
        return self.touched > 0

    @property
    def size(self) -> float:
        """The largest effect in standard errors."""
        return max((abs(v.value) / max(v.reach, 1e-9) for v in self.values if v is not None), default=0.0)


def changes(evidence: Evidence, comparisons: int = 0) -> list[Change]:
    """All variants, the largest effect first. Wide ranges hold for ``comparisons`` together, or for all of these."""
    together = comparisons or max(1, len(evidence.variants) * len(MEASURES))
    found = [_change(evidence, variant, together) for variant in evidence.variants]
    return sorted(found, key=lambda change: -change.size)


def _change(evidence: Evidence, variant: Variant, comparisons: int) -> Change:
    first = _measured(evidence, variant, REFERENCE, comparisons)
    second = _measured(evidence, variant, SECOND, comparisons)
    base = [_skill(evidence, f"skill {turn}", turn) for turn in range(2)]
    now = [_skill(evidence, f"{variant.key} skill {turn}", turn) for turn in range(2)]
    both = min(map(len, (*base, *now)))
    skill = None
    if both >= 2:
        deals = (now[0][:both] + now[1][:both]) / 2, (base[0][:both] + base[1][:both]) / 2
        skill = share_difference(*deals, comparisons)
    touched = max(_touched(evidence, variant, REFERENCE), _touched(evidence, variant, SECOND))
    games = len(evidence.frame(f"{variant.key} {REFERENCE}"))
    return Change(variant, games, (*first, skill), (*second, None), touched)


def _skill(evidence: Evidence, key: str, turn: int) -> Floats:
    return evidence.side(evidence.frame(key), turn)


def _measured(evidence: Evidence, variant: Variant, bot: str, comparisons: int) -> tuple[Value | None, ...]:
    base, now = evidence.frame(f"mirror {bot}"), evidence.frame(f"{variant.key} {bot}")
    both = min(len(base), len(now))
    if both < 2:
        return None, None, None

    seats = evidence.table.seats
    return (
        share_difference(_starter(now), _starter(base), comparisons),
        difference(_rounds(now), _rounds(base), comparisons),
        share_difference(_tied(now, seats), _tied(base, seats), comparisons),
    )


def _starter(frame: pl.DataFrame) -> Floats:
    return np.asarray(frame["starter_result"].to_numpy(), dtype=np.float64)


def _rounds(frame: pl.DataFrame) -> Floats:
    return frame["rounds"].to_numpy().astype(np.float64)


def _tied(frame: pl.DataFrame, seats: int) -> Floats:
    best = frame.select([f"result_{seat}" for seat in range(seats)]).max_horizontal().to_numpy()
    return np.asarray(best < 1.0, dtype=np.float64)


def _touched(evidence: Evidence, variant: Variant, bot: str) -> float:
    """The share of deals whose game differs at all from the one without the variant."""
    base, now = evidence.frame(f"mirror {bot}"), evidence.frame(f"{variant.key} {bot}")
    different = differing(base, now)
    return float(different.mean()) if len(different) else 0.0


def section(evidence: Evidence) -> Found:
    found = changes(evidence)
    tested = [change for change in found if change.tested]
    idle = [change for change in found if not change.tested]
    figures: tuple[Figure, ...] = ()
    words = (
        "Each row changes one option and plays the same deals. The thick line is a 95 % range for this row alone, the thin line "
        f"one for all {len(found) * len(MEASURES)} comparisons together. A row is coloured if its thin line excludes zero. "
        f"Dots are {REFERENCE.title()}, hollow rings {SECOND.title()}.",
        _summary(tested),
    )
    if tested:
        keys = [f"{change.variant.key} {bot}" for change in found for bot in (REFERENCE, SECOND)]
        keys += [f"{change.variant.key} skill {turn}" for change in found for turn in range(2)]
        biggest = f"{tested[0].variant.key} {REFERENCE}"
        source = evidence.source(
            (REFERENCE, SECOND),
            keys,
            f"paired differences from {evidence.options_text()}, on the same deals; Bonferroni over all rows and columns. The "
            f"last column is {REFERENCE.title()}’s share against {SECOND.title()}.",
            "an option that these bots use badly looks harmless; two options changed together may act differently.",
            evidence.examples(biggest, "rounds", "shortest", "longest"),
        )
        figures = (Figure((), _forest(tested), source, warning=_idle(idle, evidence)),)
    return Section("options", "Which ruling matters", words, figures), _verdicts(evidence, tested)


def _forest(tested: list[Change]) -> Forest:
    labels = tuple(Label(change.variant.words, change.variant.code) for change in tested)
    panels = []
    for place, title in enumerate(MEASURES):
        marks = []
        for change in tested:
            value, other = change.values[place], change.second[place]
            marks.append(
                None if value is None else Mark(value, sure(value), other=None if other is None else other.value)
            )
        panels.append(Panel(title, tuple(marks), 0.0, signed=True))
    return Forest(labels, tuple(panels), numbers=False)


def _summary(tested: list[Change]) -> str:
    sure_ones = [c for c in tested if any(v is not None and sure(v) for v in c.values)]
    if not sure_ones:
        return "**There are too few games to show what any option changes.**"
    fair = [c for c in sure_ones if c.values[0] is not None and sure(c.values[0])]
    names = "; ".join(c.variant.words for c in fair[:4])
    rest = len(tested) - len(sure_ones)
    said = (
        f"**These options change the starter’s share: {names}.** "
        if fair
        else "**No option clearly changes the starter’s share.** "
    )
    others = f" The other {rest} change too little for these games to show." if rest else ""
    return f"{said}{len(sure_ones)} of {len(tested)} variants clearly change something.{others}"


def _idle(idle: list[Change], evidence: Evidence) -> str:
    parts = []
    if idle:
        names = "; ".join(change.variant.words for change in idle)
        parts.append(
            f"**Not tested: {names}.** No game changed: here they have no effect, or these bots never met a case in which "
            "they do."
        )
    if refused := refusals(evidence.refused):
        parts.append(f"**Not possible at this table:** {refused}")
    left = [option.title for option in own_data(evidence.game)]
    if left:
        parts.append(f"**Not varied:** {'; '.join(left)}. These need your own data: try them with `regalia compare`.")
    return " ".join(parts)


def refusals(refused: Sequence[Refused]) -> str:
    """The options that cannot be varied at this table, each with the game's reason."""
    reasons: dict[str, list[str]] = {}
    for one in refused:
        words = reasons.setdefault(one.why, [])
        if one.variant.words not in words:
            words.append(one.variant.words)
    return " ".join(f"{'; '.join(words)} ({why.rstrip('.')})." for why, words in reasons.items())


def largest(change: Change, value: Value) -> str:
    """Which option the verdict is about; a change that may be chance is not called one."""
    if sure(value):
        return f"“{change.variant.words}” changes the starter’s share most."
    return f"The largest difference of the starter’s share, with “{change.variant.words}”, may be chance."


def _verdicts(evidence: Evidence, tested: list[Change]) -> list[Verdict]:
    judged = []
    for change in tested:
        value, other = change.values[0], change.second[0]
        if value is not None and other is not None:
            margin = Margin(-SHIFT, SHIFT, -SHIFT, SHIFT)
            judged.append((change, over_ladder({SECOND: wide(other), REFERENCE: wide(value)}, margin), value, other))
    if not judged:
        return []
    rank = {"broken": 3, "look": 2, "few": 1, "fine": 0}
    change, ruling, value, other = max(judged, key=lambda row: (rank[row[1].state], abs(row[2].value)))
    title = {
        "fine": "No option breaks the balance",
        "broken": "One option breaks the balance",
        "few": "Options need more games",
    }.get(ruling.state, "One option may shift the balance")
    return [
        Verdict(
            ruling.state,
            title,
            f"{largest(change, value)} The number is {REFERENCE.title()}’s; "
            f"{SECOND.title()}: {signed(other.value, 1)} ± {other.reach:.1f} points.",
            signed(value.value, 1),
            f"± {value.reach:.1f} points",
            "options",
            f"Set in advance: fine if every option changes it by less than {SHIFT:.0f} points, for both bots.",
            evidence.examples(f"{change.variant.key} {REFERENCE}", "rounds")[0],
        )
    ]
