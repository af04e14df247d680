"""Luck against skill: the ladder, divided deals, open hands, and what twice the thought is worth."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, pairwise

import numpy as np

from regalia.lab.balance.batches import LADDER, REFERENCE
from regalia.lab.balance.estimates import (
    Deals,
    Floats,
    deal_share,
    divided,
    expected_share,
    rating_gap,
    ratings,
    share,
    share_difference,
    sure,
)
from regalia.lab.balance.model import Figure, Forest, Label, Ladder, Mark, Panel, Rung, Section, Value, Verdict
from regalia.lab.balance.sections.evidence import Evidence, Found, per_cent, plus_minus
from regalia.lab.balance.verdicts import at_least, over_ladder
from regalia.lab.open_hands import GUESSER, SEER
from regalia.lab.statistics import signed

SHOWS, HARDLY = 60.0, 53.0  # the better one's share of games against its neighbour: fine from, broken below
KNOWN = 20.0  # points: a step with a wider range is neither told nor drawn


def section(evidence: Evidence) -> Found:
    deals = _deals(evidence)
    bots = [bot for bot in LADDER if any(bot in pair for pair in deals)]
    found = ratings(bots, deals, evidence.table.seed)
    bots.sort(key=lambda bot: found[bot].value)
    steps = [(weak, strong, _step(deals, found, weak, strong)) for weak, strong in pairwise(bots)]
    span = found[bots[-1]].value - found[bots[0]].value
    ladder = Figure(
        (
            "The longer the ladder, the more skill the game rewards. From random play to the best bot here it spans "
            f"**{span:,.0f} points**.",
            steps_told(steps),
        ),
        Ladder(tuple(Rung(bot.title(), found[bot]) for bot in bots), tuple(_arc(step) for _, _, step in steps)),
        evidence.source(
            bots,
            [f"{one} or {other} {turn}" for one, other in deals for turn in range(2)],
            "Bradley–Terry ratings over all pairs; every deal is played from both sides; bootstrap over deals, never narrower "
            "than for independent games. "
            "Shares: means over deals, normal.",
            "without strong bots a game looks like luck; stronger bots than Knight may lengthen the ladder.",
            evidence.examples(f"squire or {REFERENCE} 0", "rounds", "shortest", "longest"),
        ),
    )
    figures = [ladder, _divided(evidence, deals), *_open_hands(evidence), *_doubling(evidence)]
    return Section("skill", "Luck against skill", (), tuple(figures)), [_verdict(evidence, deals)]


def _deals(evidence: Evidence) -> Deals:
    """By pair of bots: for each deal the stronger-named bot's results, one for each seating."""
    found: dict[tuple[str, str], Floats] = {}
    for one, other in combinations(LADDER, 2):
        first, second = evidence.shared(one, other)
        if len(first) >= 2:
            found[one, other] = np.column_stack([first, second])
    return found


def _step(deals: Deals, found: Mapping[str, Value], weak: str, strong: str) -> Value:
    """The share of the bot with the higher rating in its games against the next one; from the ratings if there are none."""
    if (weak, strong) in deals:
        return deal_share(1 - deals[weak, strong].mean(axis=1))
    if (strong, weak) in deals:
        return deal_share(deals[strong, weak].mean(axis=1))
    expected = expected_share(found[strong].value, found[weak].value)
    return Value(expected, 0.0, 100.0)


def _arc(step: Value) -> float | None:
    return round(step.value, 1) if step.reach <= KNOWN else None


def steps_told(steps: list[tuple[str, str, Value]]) -> str:
    """How often each bot beats the next weaker one; steps with too few games are only named."""
    known = [row for row in steps if row[2].reach <= KNOWN]
    told = [
        f"{strong.title()} {step.value:.0f} ± {step.reach:.0f} % against {weak.title()}" for weak, strong, step in known
    ]
    open_ = [f"{weak.title()} and {strong.title()}" for weak, strong, step in steps if step.reach > KNOWN]
    said = ["Between neighbours on the ladder, the better bot wins: " + "; ".join(told) + "."] if told else []
    few = [f"Too few games between {'; '.join(open_)}."] if open_ else []
    return " ".join(said + few)


def _divided(evidence: Evidence, deals: Deals) -> Figure:
    """How often the deal decides, not the player."""
    pairs = [pair for pair in pairwise(LADDER) if pair in deals]
    labels = tuple(
        Label(f"{one.title()} and {other.title()}", f"{len(deals[one, other]):,} deals") for one, other in pairs
    )
    halves = [deals[pair] for pair in pairs]
    panels = (
        Panel("the same seat wins twice, %", tuple(Mark(share(divided(f[:, 0], f[:, 1])), True) for f in halves)),
        Panel(
            "the first bot’s share, %",
            tuple(Mark(deal_share(f.mean(axis=1)), sure(deal_share(f.mean(axis=1)), 50.0)) for f in halves),
            reference=50.0,
        ),
    )
    words = (
        "**Divided deals.** Two bots play the same deal twice, with seats exchanged. If the same seat wins both games, "
        "the deal decided; if the same bot wins both, play did.",
    )
    source = evidence.source(
        LADDER,
        [f"{one} or {other} {turn}" for one, other in pairs for turn in range(2)],
        "share of deals, Wilson; means over deals, normal.",
        "after the first different choice the two games draw different cards, so some luck remains in each.",
        evidence.examples(f"page or {REFERENCE} 1", "rounds", "shortest", "longest"),
    )
    return Figure(words, Forest(labels, panels), source)


def _both(evidence: Evidence, key: str) -> Floats:
    """A bot's share of each deal, over both seatings."""
    sides = [evidence.side(evidence.frame(f"{key} {turn}"), turn) for turn in range(2)]
    both = min(map(len, sides))
    return np.asarray((sides[0][:both] + sides[1][:both]) / 2, dtype=np.float64)


def _open_hands(evidence: Evidence) -> list[Figure]:
    seer, guesser = _both(evidence, SEER), _both(evidence, GUESSER)
    if min(len(seer), len(guesser)) < 2:
        return []
    gain = share_difference(seer, guesser)
    rows = (("Sees all hands", deal_share(seer)), ("Guesses", deal_share(guesser)))
    told = (
        f"Knowing every card is worth **{signed(gain.value)} points** (± {gain.reach:.1f})."
        if sure(gain)
        else f"Too few games to show whether knowing every card helps: {signed(gain.value)} ± {gain.reach:.1f} points."
    )
    n = evidence.table.simulations
    figure = Figure(
        (
            f"**Open hands.** The same search, with {n} simulations per choice, plays against {REFERENCE.title()}. {told}",
        ),
        Forest(
            tuple(Label(name, f"{len(seer):,} deals") for name, _ in rows),
            (Panel(f"share against {REFERENCE.title()}, %", tuple(Mark(v, sure(v, 50.0)) for _, v in rows), 50.0),),
        ),
        evidence.source(
            (f"search {n}", REFERENCE),
            [f"{bot} {turn}" for bot in (SEER, GUESSER) for turn in range(2)],
            "both seats of each deal; paired difference between the two searches.",
            "future chance stays hidden even with open hands; a search that makes poor use of hands shows too small a gain.",
            evidence.examples(f"{GUESSER} 0", "rounds", "shortest"),
        ),
        narrow=True,
    )
    return [figure]


def _doubling(evidence: Evidence) -> list[Figure]:
    n = evidence.table.simulations
    rows: list[tuple[str, Value, int]] = []
    keys = []
    for less in dict.fromkeys((max(2, n // 4), max(4, n // 2))):
        found = _both(evidence, f"double {less}")
        if len(found) >= 2:
            rows.append((f"{less} to {2 * less} simulations", rating_gap(deal_share(found)), len(found)))
            keys += [f"double {less} {turn}" for turn in range(2)]
    if not rows:
        return []
    figure = Figure(
        (
            "**Twice the thought.** Rating points that a search gains when it makes twice as many simulations per choice.",
        ),
        Forest(
            tuple(Label(name, f"{deals:,} deals") for name, _, deals in rows),
            (Panel("points", tuple(Mark(v, sure(v)) for _, v, _ in rows), 0.0, signed=True, decimals=0),),
        ),
        evidence.source(
            ("search",),
            keys,
            "share over both seats of each deal, as rating points.",
            "a search with a poor judge gains little from more simulations, whatever the game.",
            evidence.examples(keys[0], "rounds", "shortest"),
        ),
        narrow=True,
    )
    return [figure]


def _verdict(evidence: Evidence, deals: Deals) -> Verdict:
    steps = {
        strong: deal_share(1 - deals[weak, strong].mean(axis=1))
        for weak, strong in pairwise(LADDER[: LADDER.index(REFERENCE) + 1])
        if (weak, strong) in deals
    }
    ruling = over_ladder(steps, at_least(SHOWS, HARDLY))
    value = deal_share(1 - deals["page", REFERENCE].mean(axis=1))
    state = "few" if ruling.state == "fine" and ruling.bots("few") else ruling.state  # every step must be fine
    title = {"fine": "Better bots win", "broken": "Luck decides", "few": "Skill needs more games"}.get(
        state, "Better bots win only at some steps"
    )
    words = f"How often {REFERENCE.title()} beats Page, which misjudges every move a little. Both play both seats of every deal."
    if steps:
        strong = min(steps, key=lambda bot: steps[bot].value)
        weak, step = LADDER[LADDER.index(strong) - 1], steps[strong]
        words += f" Smallest step: {strong.title()} over {weak.title()}, {step.value:.0f} ± {step.reach:.0f} %."
    return Verdict(
        state,
        title,
        words,
        per_cent(value.value),
        plus_minus(value.reach),
        "skill",
        f"Set in advance: fine if each bot up to {REFERENCE.title()} wins at least {SHOWS:.0f} % against the next weaker one, "
        f"broken below {HARDLY:.0f} %.",
        evidence.examples(f"page or {REFERENCE} 0", "rounds")[0],
    )
