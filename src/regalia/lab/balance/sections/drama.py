"""Drama: who leads, how often that changes, and when a game is decided."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from regalia.lab.balance.batches import LADDER, REFERENCE
from regalia.lab.balance.estimates import Floats, mean, share
from regalia.lab.balance.model import Bar, Bars, Figure, Lines, Section, Series, Trace, Traces, Value, Verdict
from regalia.lab.balance.sections.evidence import Evidence, Found, per_cent, plus_minus
from regalia.lab.balance.verdicts import at_most, named, over_ladder

Whole = NDArray[np.int64]
MOST_CHANGES = 5
DECIDED_FINE, DECIDED_BROKEN = 85.0, 95.0  # per cent won by the leader at half time
TRACES = 8
LEAST_LED = 20  # decided games with a leader behind a point
KEYS = {REFERENCE: f"watched {REFERENCE}", "squire": "watched squire", "knight": "mirror knight"}


@dataclass(frozen=True, slots=True)
class Leads:
    """For each game: who leads at each round's start (-1: nobody), and who won (-1: nobody alone)."""

    leaders: list[Whole]
    winners: Floats
    standings: list[Floats]  # rounds by seats


def leads(evidence: Evidence, key: str, judge: bool = False) -> Leads:
    """By the game's own measure, or by the judge's odds where there are two seats."""
    frame, seats = evidence.frame(key), evidence.table.seats
    results = frame.select([f"result_{seat}" for seat in range(seats)]).to_numpy()
    winners = np.where((results == 1.0).any(axis=1), results.argmax(axis=1), -1)
    if judge:
        tables = [np.column_stack([odds, 1 - odds]) for odds in (o.to_numpy() for o in frame["odds_0"])]
    else:
        columns = [frame[f"standing_{seat}"].to_list() for seat in range(seats)]
        tables = [np.array(rows, dtype=np.float64).T for rows in zip(*columns, strict=True)]
    leaders = []
    for table in tables:
        if not len(table):
            leaders.append(np.empty(0, dtype=int))
            continue
        best = table.max(axis=1)
        alone = (table == best[:, None]).sum(axis=1) == 1
        leaders.append(np.where(alone, table.argmax(axis=1), -1))
    return Leads(leaders, winners, tables)


def lead_changes(leaders: Whole) -> int:
    """How often another seat takes the lead; rounds without a leader do not count."""
    held = leaders[leaders >= 0]
    return int((held[1:] != held[:-1]).sum()) if len(held) else 0


def section(evidence: Evidence) -> Found:
    key = KEYS[REFERENCE]
    if len(evidence.frame(key)) < 2:
        return Section("drama", "Drama", ("Too few games to say.",)), []
    found = leads(evidence, key)
    changed = np.array([lead_changes(leaders) for leaders in found.leaders], dtype=np.float64)
    measure = evidence.statistics.measure or "the game’s own count"
    figures = [
        _traces(evidence, key, found, measure),
        _changes(evidence, key, changed, measure),
        _leader(evidence, found, key),
    ]
    words = [f"Who is ahead at the start of each round, measured by {measure}."]
    if evidence.table.seats == 2:
        judged = leads(evidence, key, judge=True)
        other = np.array([lead_changes(leaders) for leaders in judged.leaders], dtype=np.float64)
        words.append(
            f"By this measure the lead changes {_times(mean(changed))} per game; by the winning chances that the bots’ judge "
            f"estimates, {_times(mean(other))}. Look at both."
        )
    return Section("drama", "Drama", tuple(words), tuple(figures)), _verdicts(evidence)


def _times(value: Value) -> str:
    return f"**{value.value:.1f} times** (± {value.reach:.1f})"


def _traces(evidence: Evidence, key: str, found: Leads, measure: str) -> Figure:
    rng = np.random.default_rng(evidence.table.seed)
    numbers = rng.choice(len(found.leaders), min(TRACES, len(found.leaders)), replace=False)
    scale = max(
        (float(np.abs(t[:, 0] - _rest(t)).max()) for t in (found.standings[n] for n in numbers) if len(t)), default=1.0
    )
    traces = []
    for number in (int(n) for n in numbers):
        table = found.standings[number]
        line = (table[:, 0] - _rest(table)) / max(scale, 1e-9) if len(table) else np.zeros(1)
        winner = int(found.winners[number])
        end = f"seat {winner}" if winner >= 0 else "shared"
        traces.append(Trace(evidence.example("random", key, number + 1), tuple(round(float(v), 3) for v in line), end))
    source = evidence.source(
        [REFERENCE],
        [key],
        f"seat 0’s {measure} minus the best other seat’s, at the start of each round; above the line seat 0 leads. "
        "The label is the winner.",
        f"{len(traces)} games show what can happen, not how often it does.",
    )
    return Figure((), Traces(tuple(traces)), source, f"{len(traces)} games chosen at random", narrow=True)


def _rest(table: Floats) -> Floats:
    """The best of the other seats."""
    return np.asarray(table[:, 1:].max(axis=1), dtype=np.float64)


def _changes(evidence: Evidence, key: str, changed: Floats, measure: str) -> Figure:
    bars = []
    for count in range(MOST_CHANGES + 1):
        hit = changed >= count if count == MOST_CHANGES else changed == count
        part = share(hit.astype(np.float64))
        bars.append(
            Bar(f"{count} +" if count == MOST_CHANGES else str(count), round(part.value, 1), round(part.reach, 1))
        )
    never = share((changed == 0).astype(np.float64))
    most = int(np.argmax(changed)) + 1
    examples = (
        evidence.example("most changes", key, most),
        evidence.example("none", key, int(np.argmin(changed)) + 1),
        evidence.example("random", key, 1 + evidence.table.seed % len(changed)),
    )
    source = evidence.source(
        [REFERENCE],
        [key],
        f"games by number of lead changes, by {measure}; rounds without a leader count as no change; Wilson.",
        "another measure of the lead would give other counts.",
        examples,
    )
    words = (
        f"On average {_times(mean(changed))} per game; never in {never.value:.0f} ± {never.reach:.0f} % of the games.",
    )
    return Figure(words, Bars(tuple(bars)), source, "How often the lead changes", narrow=True)


def _leader(evidence: Evidence, found: Leads, key: str) -> Figure:
    longest = int(np.median([len(leaders) for leaders in found.leaders]))
    step = max(1, longest // 8)
    at = list(range(step, max(step + 1, longest + 1), step))[:9]
    shown: list[tuple[int, Value]] = []
    for round_ in at:
        held = [(le[round_ - 1], w) for le, w in zip(found.leaders, found.winners, strict=True) if len(le) >= round_]
        led = np.array([w == leader for leader, w in held if leader >= 0 and w >= 0], dtype=np.float64)
        if len(led) >= LEAST_LED:
            shown.append((round_, share(led)))
    behind = _comebacks(found)
    words = [f"In **{_part(behind)}** of the decided games the winner was behind at half time."]
    if shown:
        (first, early), (last, late) = shown[0], shown[-1]
        words.insert(
            0,
            f"The leader at the start of **round {first}** wins {_part(early)} of the games; the leader at the start of "
            f"**round {last}** wins {_part(late)}.",
        )
    chart = Lines(
        "round",
        tuple(a for a, _ in shown) or (1, 2),
        (_leading([value for _, value in shown] or [Value(50.0, 50.0, 50.0)] * 2),),
        "share of games won by the leader at the start of this round, %; the band is a 95 % range",
        True,
        0.0 if evidence.table.seats > 2 else 40.0,
        100.0,
    )
    source = evidence.source(
        [REFERENCE],
        [key],
        "share of decided games won by the leader, by round; Wilson.",
        "only long games reach the late rounds, and those tend to be close.",
        evidence.examples(key, "rounds", "shortest", "longest"),
    )
    return Figure(tuple(words), chart, source)


def _part(value: Value) -> str:
    return f"{value.value:.0f} ± {value.reach:.0f} %"


def _leading(values: list[Value]) -> Series:
    """The leader's share by round, with its range as the band."""
    return Series(
        "leader",
        tuple(round(value.value, 1) for value in values),
        tuple(round(value.low, 1) for value in values),
        tuple(round(value.high, 1) for value in values),
    )


def half_time(found: Leads) -> tuple[Floats, Floats]:
    """For each decided game with a leader at half time: whether that leader won; and all decided games' comebacks."""
    won, back = [], []
    for leaders, winner in zip(found.leaders, found.winners, strict=True):
        if winner < 0 or not len(leaders):
            continue
        leader = leaders[len(leaders) // 2]
        if leader >= 0:
            won.append(float(leader == winner))
        back.append(float(leader >= 0 and leader != winner))
    return np.array(won), np.array(back)


def _comebacks(found: Leads) -> Value:
    return share(half_time(found)[1])


def _verdicts(evidence: Evidence) -> list[Verdict]:
    values = {}
    for bot, key in KEYS.items():
        if len(evidence.frame(key)) >= 2:
            won, _ = half_time(leads(evidence, key))
            if len(won) >= 2:
                values[bot] = share(won)
    if REFERENCE not in values:
        return []
    ruling = over_ladder({bot: values[bot] for bot in LADDER if bot in values}, at_most(DECIDED_FINE, DECIDED_BROKEN))
    value = values[REFERENCE]
    title = {
        "fine": "The game is open at half time",
        "broken": "The game is decided by half time",
        "few": "Drama needs more games",
    }.get(ruling.state, "The leader at half time usually wins")
    told = ", ".join(f"{bot.title()} {v.value:.0f} %" for bot, v in values.items() if bot != REFERENCE)
    others = f" Other bots: {told}." if told else ""
    few = f" Too few games of {named(ruling.bots('few'))}." if ruling.bots("few") else ""
    return [
        Verdict(
            ruling.state,
            title,
            f"How often the leader at half time wins when {REFERENCE.title()} plays itself.{others}{few}",
            per_cent(value.value),
            plus_minus(value.reach),
            "drama",
            f"Set in advance: fine up to {DECIDED_FINE:.0f} %, broken above {DECIDED_BROKEN:.0f} %.",
            evidence.examples(KEYS[REFERENCE], "rounds")[0],
        )
    ]
