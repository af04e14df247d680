"""Batches: the games that a report needs, and how many of each fit into its time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from regalia.lab.balance.variants import Variant
from regalia.lab.open_hands import GUESSER, SEER
from regalia.lab.restricted import restrict
from regalia.lab.simulate import Run

LADDER = ("random", "page", "squire", "greedy", "knight")
REFERENCE, SECOND = "greedy", "page"  # the bot of most figures, and the one that must agree
STRONG = "knight"


@dataclass(frozen=True, slots=True)
class Batch:
    """Games of one kind: their run, what one is thought to cost, and how many are enough."""

    key: str
    run: Run
    cost: float  # processor seconds a game
    enough: int
    group: str


@dataclass(frozen=True, slots=True)
class Table:
    """What all batches of a report share."""

    game: str
    options: dict[str, Any]
    seats: int
    seed: int
    simulations: int  # of Knight, a choice

    def run(
        self, bots: Sequence[str], more: Mapping[str, Any] | None = None, odds: bool = False, choices: bool = False
    ) -> Run:
        options = {**self.options, **(more or {})}
        return Run(self.game, options, tuple(bots), self.seed, 0, rows=True, odds=odds, choices=choices)

    def facing(self, one: str, other: str, turn: int) -> list[str]:
        """Two bots at alternate seats; the second turn exchanges them."""
        return [one if (seat + turn) % 2 == 0 else other for seat in range(self.seats)]


WEIGHTS = {  # shares of the time
    "weak": 6,
    "reference": 8,
    "watched": 4,
    "strong": 22,
    "pairs": 3,
    "strong pairs": 16,
    "open hands": 8,
    "doubling": 8,
    "dealt": 5,
    "options": 12,
    "second": 5,
    "skill": 8,
    "verbs": 5,
    "second verbs": 3,
}


def batches(
    table: Table,
    costs: Mapping[str, float],
    variants: Sequence[Variant],
    verbs: Sequence[str],
    dealt: Variant | None = None,
) -> list[Batch]:
    """All batches of a report, each without its number of games."""
    found = [*_mirrors(table, costs), *_pairs(table, costs), *_luck(table, costs)]
    if dealt is not None:
        more = {dealt.option.name: dealt.value}
        for bot in (SECOND, "squire", REFERENCE):
            run = table.run([bot] * table.seats, more)
            found.append(Batch(f"dealt {bot}", run, costs[bot], 20000 if bot == REFERENCE else 6000, "dealt"))
    found += variant_batches(table, costs, variants)
    for verb in verbs:
        for group, bot in (("verbs", REFERENCE), ("second verbs", SECOND)):
            for turn in range(2):
                run = table.run(table.facing(restrict(bot, verb), bot, turn))
                found.append(Batch(f"without {verb} {bot} {turn}", run, 1.2 * costs[bot], 1000, group))
    return found


def _mirrors(table: Table, costs: Mapping[str, float]) -> list[Batch]:
    """Each bot against itself."""
    groups = {REFERENCE: ("reference", 20000), STRONG: ("strong", 700)}
    found = []
    for bot in LADDER:
        group, enough = groups.get(bot, ("weak", 6000))
        run = table.run([bot] * table.seats, odds=bot == STRONG, choices=bot == STRONG)
        found.append(Batch(f"mirror {bot}", run, costs[bot], enough, group))
    for bot, enough in ((REFERENCE, 2000), ("squire", 1000)):
        run = table.run([bot] * table.seats, odds=True, choices=True)
        found.append(Batch(f"watched {bot}", run, 1.3 * costs[bot], enough, "watched"))
    return found


def _pairs(table: Table, costs: Mapping[str, float]) -> list[Batch]:
    """Each two bots of the ladder, every deal from both sides."""
    found = []
    for one, other in combinations(LADDER, 2):
        group = "strong pairs" if STRONG in (one, other) else "pairs"
        for turn in range(2):
            run = table.run(table.facing(one, other, turn))
            found.append(Batch(f"{one} or {other} {turn}", run, (costs[one] + costs[other]) / 2, 200, group))
    return found


def _luck(table: Table, costs: Mapping[str, float]) -> list[Batch]:
    """What open hands are worth, and what twice the thought is worth."""
    n, strong = table.simulations, costs[STRONG]
    found = []
    for bot in (SEER, GUESSER):
        for turn in range(2):
            run = table.run(table.facing(f"{bot}:{n}", REFERENCE, turn))
            found.append(Batch(f"{bot} {turn}", run, strong / 2, 200, "open hands"))
    for less in (max(2, n // 4), max(4, n // 2)):
        for turn in range(2):
            run = table.run(table.facing(f"{GUESSER}:{2 * less}", f"{GUESSER}:{less}", turn))
            found.append(Batch(f"double {less} {turn}", run, strong * 1.5 * less / n, 200, "doubling"))
    return found


def variant_batches(table: Table, costs: Mapping[str, float], variants: Sequence[Variant]) -> list[Batch]:
    """Each variant with the reference bot, with a second one, and between the two."""
    found = []
    both = (costs[REFERENCE] + costs[SECOND]) / 2
    for turn in range(2):
        run = table.run(table.facing(REFERENCE, SECOND, turn))
        found.append(Batch(f"skill {turn}", run, both, 1000, "skill"))
    for variant in variants:
        more = {variant.option.name: variant.value}
        for group, bot, enough in (("options", REFERENCE, 8000), ("second", SECOND, 3000)):
            run = table.run([bot] * table.seats, more)
            found.append(Batch(f"{variant.key} {bot}", run, 1.2 * costs[bot], enough, group))
        for turn in range(2):
            run = table.run(table.facing(REFERENCE, SECOND, turn), more)
            found.append(Batch(f"{variant.key} skill {turn}", run, 1.2 * both, 1000, "skill"))
    return found


def allotted(found: Sequence[Batch], seconds: float, weights: Mapping[str, int] = WEIGHTS) -> list[Batch]:
    """The batches with their numbers of games, which together take about ``seconds`` of processor time.

    All batches of a group get the same number. What a group does not need goes to the others by their weights.
    """
    open_groups = {batch.group for batch in found}
    games: dict[str, int] = {}
    left = seconds
    while open_groups:
        total = sum(weights[group] for group in open_groups)
        full = []
        for group in sorted(open_groups):
            mine = [batch for batch in found if batch.group == group]
            part = left * weights[group] / total
            enough = max(batch.enough for batch in mine)
            games[group] = int(part / sum(batch.cost * batch.enough / enough for batch in mine))
            if games[group] >= enough:
                games[group] = enough
                full.append(group)
        if not full:
            break
        for group in full:
            open_groups.remove(group)
            left -= sum(batch.cost * batch.enough for batch in found if batch.group == group)
    return [_sized(batch, games[batch.group], found) for batch in found]


def _sized(batch: Batch, games: int, found: Sequence[Batch]) -> Batch:
    enough = max(other.enough for other in found if other.group == batch.group)
    return replace(batch, run=replace(batch.run, games=max(2, games * batch.enough // enough)))
