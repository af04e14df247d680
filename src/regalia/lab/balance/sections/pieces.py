"""Cards, units and openings that matter: what chance gave each seat, against who won."""

from __future__ import annotations

import numpy as np

from regalia.kernel.optional.statistics import Column
from regalia.lab.balance.batches import REFERENCE
from regalia.lab.balance.estimates import Floats, contrasts, logistic, plain_weights, ranged, sure, wide
from regalia.lab.balance.model import Figure, Forest, Label, Mark, Panel, Section, Value, Verdict
from regalia.lab.balance.sections.evidence import Evidence, Found
from regalia.lab.balance.verdicts import Margin, named, over_ladder

BIG = 5.0  # points of win share that one card or unit may be worth
LEAST_GAMES = 500
MOST_ROWS = 16


def section(evidence: Evidence) -> Found:
    columns = [column for column in evidence.statistics.columns if column.dealt and _varies(evidence, column.name)]
    bots = [bot for bot in ("page", "squire", REFERENCE, "knight") if _enough(evidence, bot)]
    if not columns or REFERENCE not in bots:
        nothing = f"{REFERENCE.title()} played fewer than {LEAST_GAMES} games: too few to compare cards or units."
        if not columns:
            nothing = (
                "Chance gives the seats of this game nothing that the lab records, so there is nothing to compare."
            )
        return Section("pieces", "Which card, which unit", (nothing,)), []
    effects = {bot: _effects(evidence, bot, [column.name for column in columns]) for bot in bots}
    order = sorted(range(len(columns)), key=lambda n: -effects[REFERENCE][n].value)
    if len(order) > MOST_ROWS:
        order = [*order[: MOST_ROWS // 2], *order[-MOST_ROWS // 2 :]]
    labels = tuple(Label(columns[n].meaning.rstrip(".")) for n in order)
    panels = tuple(
        Panel(bot.title(), tuple(Mark(effects[bot][n], sure(effects[bot][n])) for n in order), 0.0, signed=True)
        for bot in bots
    )
    constant = _adds_up(evidence, REFERENCE, [column.name for column in columns])
    compared = "compared with an average one" if constant else "if a seat has one more of it than the others"
    chance = evidence.dealt.words if evidence.dealt is not None else ""
    how = f" Here chance chose armies and hands ({chance})." if chance else ""
    words = (
        f"The worth of each card or unit {compared}, in points of win share. Each column is a bot, weak to strong; grey rows may "
        f"be worth nothing.{how}",
        _summary(effects, order, columns),
    )
    source = evidence.source(
        bots,
        [_key(evidence, bot) for bot in bots],
        "logistic regression of the result on the difference between the seats, small ridge, Wald intervals; near one half a "
        f"logit is 25 points{'; contrasts with the mean' if constant else ''}. Thin: 95 % for all rows together.",
        "cards that come together share their effect; a card is worth only what these bots can do with it.",
        evidence.examples(_key(evidence, REFERENCE), "rounds", "shortest", "longest"),
    )
    section_ = Section(
        "pieces",
        "Which card, which unit",
        words,
        (Figure((), Forest(labels, panels, numbers=False, one_scale=True), source),),
    )
    return section_, [_verdict(evidence, effects, columns)]


def _varies(evidence: Evidence, name: str) -> bool:
    """Whether any game gave a seat one: there are no jokers in a deck without them."""
    seats = range(evidence.table.seats)
    return any(float(np.ptp(evidence.column(_key(evidence, REFERENCE), f"{name}_{seat}"))) > 0 for seat in seats)


def _key(evidence: Evidence, bot: str) -> str:
    dealt = f"dealt {bot}"
    return dealt if evidence.dealt is not None and dealt in evidence.played.frames else f"mirror {bot}"


def _enough(evidence: Evidence, bot: str) -> bool:
    if evidence.dealt is not None and f"dealt {bot}" not in evidence.played.frames:
        return False
    return len(evidence.frame(_key(evidence, bot))) >= LEAST_GAMES


def _inputs(evidence: Evidence, bot: str, names: list[str]) -> tuple[Floats, Floats]:
    """Each row a seat's counts less the mean of the others, whether it begins, and a constant; and the seat's result."""
    key, seats = _key(evidence, bot), evidence.table.seats
    starters = evidence.column(key, "starter")
    rows, results = [], []
    for seat in range(1 if seats == 2 else seats):
        parts = []
        for name in names:
            own = evidence.column(key, f"{name}_{seat}")
            others = sum(evidence.column(key, f"{name}_{other}") for other in range(seats) if other != seat)
            parts.append(own - others / (seats - 1))
        begins = np.where(starters == seat, 1.0, -1.0 / (seats - 1))
        rows.append(np.column_stack([*parts, begins, np.ones(len(begins))]))
        results.append(evidence.column(key, f"result_{seat}"))
    return np.vstack(rows), np.concatenate(results)


def _adds_up(evidence: Evidence, bot: str, names: list[str]) -> bool:
    """Whether every seat has equally many in all, so that only differences between rows are known."""
    total = sum(evidence.column(_key(evidence, bot), f"{name}_0") for name in names)
    return len(names) > 1 and float(np.ptp(np.asarray(total))) == 0.0


def _effects(evidence: Evidence, bot: str, names: list[str]) -> list[Value]:
    inputs, results = _inputs(evidence, bot, names)
    seen = [n for n in range(len(names)) if float(np.ptp(inputs[:, n])) > 0]
    fit = logistic(inputs[:, [*seen, len(names), len(names) + 1]], results)
    weigh = contrasts if _adds_up(evidence, bot, names) else plain_weights
    equal = 1 / evidence.table.seats
    points = 100 * equal * (1 - equal)
    found = [Value(0.0, 0.0, 0.0)] * len(names)
    for place, (middle, error) in zip(seen, weigh(fit, len(seen)), strict=True):
        found[place] = ranged(middle, error, len(seen), points)
    return found


def _summary(effects: dict[str, list[Value]], order: list[int], columns: list[Column]) -> str:
    values = effects[REFERENCE]
    told = [
        f"{columns[place].meaning.rstrip('.')}: {value.value:+.1f} ± {value.reach:.1f} points"
        for place, value in {place: values[place] for place in (order[0], order[-1])}.items()
    ]
    return f"**{'; '.join(told)}** ({REFERENCE.title()}).".replace(": -", ": −")


def _verdict(evidence: Evidence, effects: dict[str, list[Value]], columns: list[Column]) -> Verdict:
    worst = max(range(len(columns)), key=lambda n: abs(effects[REFERENCE][n].value))
    values = {bot: found[worst] for bot, found in effects.items()}
    ruling = over_ladder({bot: wide(found) for bot, found in values.items()}, Margin(-BIG, BIG, -BIG, BIG))
    state = "look" if ruling.state == "broken" else ruling.state
    value = values[REFERENCE]
    title = {"fine": "No card or unit decides the game", "look": "One card or unit stands out"}.get(
        state, "Cards and units need more games"
    )
    others = ", ".join(f"{bot.title()} {found.value:+.1f}" for bot, found in values.items() if bot != REFERENCE)
    told = f" {others}." if others else ""
    few = f" Too few games of {named(ruling.bots('few'))}." if ruling.bots("few") else ""
    return Verdict(
        state,
        title,
        f"{columns[worst].meaning.rstrip('.')}: the largest effect, in points of win share.{told}{few}".replace(
            "-", "−"
        ),
        f"{value.value:+.1f}".replace("-", "−"),
        f"± {value.reach:.1f} points",
        "pieces",
        f"Set in advance: fine within ± {BIG:.0f} points, for at least two bots.",
        evidence.examples(_key(evidence, REFERENCE), "rounds")[0],
    )
