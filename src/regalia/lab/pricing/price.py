"""Price: what each part of a game and each step of its parameters is worth, over a ladder of bots."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from regalia import agents
from regalia.games import find
from regalia.kernel.errors import RegaliaError
from regalia.lab.executors.chunks import Sizes
from regalia.lab.executors.executor import Executor, Here, Stopped, in_order, never
from regalia.lab.inference.confidence_sequence import asymptotic_radius
from regalia.lab.pricing.beyond_sums import beyond_sums
from regalia.lab.pricing.checks import CHECKS, checked, draw_checks
from regalia.lab.pricing.pairs import STANDARD, STREAMS_A_SUBJECT, Pair, Pairs, Task, pricing_of
from regalia.lab.pricing.price_list import (
    ASSUMED,
    FITTED,
    FORMAT,
    Check,
    PartPrice,
    PriceList,
    StepPrice,
    price_of,
    rounded,
)
from regalia.lab.pricing.steps import Priced, Steps, fit_steps
from regalia.lab.pricing.worths import Worths, as_points, fit_change, fit_worths
from regalia.lab.statistics import Z

BOTS = ("squire", "greedy")
GAMES = 20_000  # of each bot, for the prices of parts
STEP_GAMES = 400  # of each changed part
WITNESS_GAMES = 2_000  # of each witness
CHECK_GAMES = 4_000  # of each: the interval of an even force then lies inside 45 to 55 %
SCALE = 1.2  # logits: assumed worth of the mean part where forces are equally large
FIRST_CHUNK = 10  # pairs; the size of the next is learnt
FIRST_LOOK = 1_000  # pairs before the first look, if an interval is to be reached


Span = tuple[int, int, int]  # pairs about a subject, from one number up to another


@dataclass(frozen=True)
class Plan:
    """What is to be played: the ladder of bots, its last one the strongest, and how many games of each kind.

    Witnesses are bots too slow for all these games: their prices stand beside those of the others, with wider intervals.
    """

    game: str
    bots: tuple[str, ...] = BOTS
    seed: int = 1
    games: int = GAMES
    step_games: int = STEP_GAMES
    check_games: int = CHECK_GAMES
    until: float | None = None  # points: stop when every price is known that well, after ``games`` games at most
    scale: float = SCALE
    witnesses: tuple[str, ...] = ()
    witness_games: int = WITNESS_GAMES

    @property
    def total(self) -> int:
        """How many games there are at most."""
        changed = len(pricing_of(find(self.game)).changes())
        parts = len(self.bots) * self.games + len(self.witnesses) * self.witness_games
        return parts + changed * self.step_games + CHECKS * self.check_games


class Interrupted(RegaliaError):
    """The run was stopped before there was anything to fit."""


def price(
    plan: Plan,
    *,
    executor: Executor | None = None,
    played: Callable[[int], None] = lambda games: None,
    stopped: Stopped = never,
) -> PriceList:
    """Play the games of the plan and fit the prices. Raises RegaliaError for a plan that cannot be played."""
    check(plan)
    study = PriceStudy(plan, executor or Here(), played, stopped)
    worths = {bot: study.worths(bot, plan.games) for bot in plan.bots}
    worths |= {bot: study.worths(bot, plan.witness_games) for bot in plan.witnesses}
    return study.found(worths, study.steps(worths[plan.bots[-1]]))


def check(plan: Plan) -> None:
    """Raises RegaliaError for a plan that cannot be played."""
    pricing_of(find(plan.game))
    if not plan.bots:
        raise RegaliaError("Prices need at least one bot.")
    for bot in (*plan.bots, *plan.witnesses):
        agents.find(bot)
    for games, what in (
        (plan.games, "--games"),
        (plan.step_games, "--step-games"),
        (plan.check_games, "--check-games"),
        (plan.witness_games, "--witness-games"),
    ):
        if not 2 <= games <= 2 * STREAMS_A_SUBJECT:
            raise RegaliaError(f"{what} takes 2 to {2 * STREAMS_A_SUBJECT:,} games, not {games}.")
    if plan.until is not None and not 0.1 <= plan.until <= 50:
        raise RegaliaError(
            f"An interval of ±{plan.until:g} points cannot be asked for: 0.1 to 50 points can be reached."
        )
    if plan.scale <= 0:
        raise RegaliaError("The worth of the mean part is a positive number of logits.")


class PriceStudy:
    """The games of a plan, and what follows from them."""

    def __init__(self, plan: Plan, executor: Executor, played: Callable[[int], None], stopped: Stopped) -> None:
        self.plan = plan
        self.game = find(plan.game)
        self.pricing = pricing_of(self.game)
        self.keys = tuple(part.key for part in self.pricing.parts())
        self.executor = executor
        self.played = played
        self.stopped = stopped
        self.counts: dict[str, int] = {}
        self.by_bot: dict[str, list[Pair]] = {}

    def play(self, job: Pairs, spans: Iterable[Span]) -> Iterator[tuple[int, list[Pair]]]:
        """The pairs of all spans, each with its subject, in order. Raises Interrupted."""
        sizes = Sizes(self.executor.chunk_seconds, FIRST_CHUNK)
        tasks = (Task(one, first, pairs) for one, begin, end in spans for first, pairs in sizes.spans(begin, end - 1))
        for task, done in in_order(self.executor, job, tasks, self.stopped):
            sizes.learn(task.pairs, done.seconds)
            self.played(2 * len(done.pairs))
            yield task.subject, done.pairs
        if self.stopped():
            raise Interrupted("Stopped before the prices could be fitted; nothing was written.")

    # ---- parts

    def worths(self, bot: str, games: int) -> Worths:
        """The worths of the standard parts in this bot's games."""
        job = Pairs(self.plan.game, bot, self.plan.seed)
        pairs: list[Pair] = []
        most = games // 2
        while True:
            due = most if self.plan.until is None else min(most, max(FIRST_LOOK, 2 * len(pairs)))
            for _, found in self.play(job, [(STANDARD, len(pairs), due)]):
                pairs += found
            worths = fit_worths(self.keys, pairs, self.pricing.sizes)
            if due == most or self.known(worths, len(pairs)):
                self.counts[bot] = 2 * len(pairs)
                self.by_bot[bot] = pairs
                return worths

    def known(self, worths: Worths, pairs: int) -> bool:
        """Whether every price is known within the interval asked for, whenever one looks."""
        later = asymptotic_radius(pairs, 1.0) / (Z / pairs**0.5)  # how much wider an interval is that may decide
        prices = as_points(worths, self.plan.scale).values()
        return all(later * (high - low) / 2 <= (self.plan.until or 0.0) for _, low, high in prices)

    # ---- steps

    def steps(self, main: Worths) -> Steps:
        """The steps of all parameters, from changed parts in the games of the last bot."""
        job = Pairs(self.plan.game, self.plan.bots[-1], self.plan.seed)
        changes = self.pricing.changes()
        each = self.plan.step_games // 2
        by_change: dict[int, list[Pair]] = defaultdict(list)
        for number, pairs in self.play(job, ((number, 0, each) for number in range(len(changes)))):
            by_change[number] += pairs
        self.counts["steps"] = 2 * each * len(changes)
        point = 100 / self.scale(main)
        prices = as_points(main, self.plan.scale)
        parts = [
            Priced(part.amounts, rounded(prices[part.key][0]), max(main.reach(part.key) / Z * point, 0.5))
            for part in self.pricing.parts()
        ]
        base = 100.0 if main.centred else 0.0
        for number, change in enumerate(changes):
            worth, error = fit_change(by_change[number], change.part.key, main)
            parts.append(Priced(change.part.amounts, base + point * worth, point * error))
        return fit_steps(self.pricing.parameters, parts, self.plan.seed)

    def scale(self, worths: Worths) -> float:
        """The worth of the mean part in logits."""
        return self.plan.scale if worths.centred else float(worths.values.mean())

    # ---- checks

    def checks(self, prices: dict[str, int]) -> tuple[Check, ...]:
        """Some forces, each against others of equal price."""
        drawn = draw_checks(self.keys, prices, self.pricing.sizes, self.plan.check_games // 2, self.plan.seed)
        job = Pairs(self.plan.game, self.plan.bots[-1], self.plan.seed + 1, tuple(drawn))
        each = self.plan.check_games // 2
        played = [pair for _, pairs in self.play(job, [(STANDARD, 0, len(drawn))]) for pair in pairs]
        self.counts["checks"] = 2 * len(drawn)
        return tuple(checked(played[first : first + each], prices) for first in range(0, CHECKS * each, each))

    def found(self, worths: dict[str, Worths], steps: Steps) -> PriceList:
        main = worths[self.plan.bots[-1]]
        points = {bot: as_points(one, self.plan.scale) for bot, one in worths.items()}
        prices = {key: rounded(points[self.plan.bots[-1]][key][0]) for key in self.keys}
        names = self.pricing.parameters
        scale = self.scale(main)
        gains, counters = beyond_sums(self.keys, self.by_bot[self.plan.bots[-1]], self.plan.seed)
        return PriceList(
            format=FORMAT,
            game=self.game.key,
            rules=self.game.version,
            bot=self.plan.bots[-1],
            seed=self.plan.seed,
            checks=self.checks(prices),
            games=self.counts,
            changed=len(self.pricing.changes()),
            scale=round(scale, 4),
            scale_note=(ASSUMED if main.centred else FITTED).format(logits=scale),
            seat=round(main.seat, 4) + 0.0,
            parts=tuple(
                PartPrice(
                    key=part.key,
                    name=part.name,
                    price=prices[part.key],
                    by_bot={bot: price_of(points[bot][part.key]) for bot in worths},
                    rebuilt=round(steps.price(names, part.amounts), 1) + 0.0,
                )
                for part in self.pricing.parts()
            ),
            constant=round(steps.constant, 1) + 0.0,
            steps=tuple(
                StepPrice(parameter.name, parameter.words, price_of((step, *interval)))
                for parameter, step, interval in zip(names, steps.steps, steps.intervals, strict=True)
            ),
            gains=gains,
            counters=counters,
        )
