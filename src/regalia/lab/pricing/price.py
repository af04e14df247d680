"""Price: what each part of a game and each step of its parameters is worth, over a ladder of bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from regalia.games import find
from regalia.kernel.errors import RegaliaError
from regalia.lab.executors.chunks import Sizes
from regalia.lab.executors.executor import Executor, Here, Stopped, in_order, never
from regalia.lab.inference.confidence_sequence import asymptotic_radius
from regalia.lab.pricing.beyond_sums import beyond_sums
from regalia.lab.pricing.checks import draw_checks, run_checks
from regalia.lab.pricing.kept import Kept
from regalia.lab.pricing.pairs import Meeting, Pair, Pairs, Task, pricing_of
from regalia.lab.pricing.plan import Plan, check, named_forces
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

FIRST_CHUNK = 10  # pairs of a bot; the size of the next is learnt
FIRST_LOOK = 1_000  # pairs before the first look, if an interval is to be reached


class Interrupted(RegaliaError):
    """The run was stopped before all its games were played."""


def price(
    plan: Plan,
    *,
    executor: Executor | None = None,
    played: Callable[[int], None] = lambda games: None,
    spared: Callable[[int], None] = lambda games: None,
    stopped: Stopped = never,
    go_on: Path | None = None,
) -> PriceList:
    """Play the games of the plan and fit the prices. Raises RegaliaError for a plan that cannot be played.

    ``played`` hears of games as they end, ``spared`` of games that turn out not to be needed. ``go_on``: the file that keeps
    what was played, of an earlier run too. Raises Interrupted when ``stopped()`` is true.
    """
    check(plan)
    kept = Kept(go_on, plan)
    study = PriceStudy(plan, executor or Here(), played, spared, stopped, kept)
    worths = {bot: study.worths(bot, plan.games) for bot in plan.bots}
    worths |= {bot: study.worths(bot, plan.witness_games) for bot in plan.witnesses}
    found = study.found(worths, study.steps(worths[plan.bots[-1]]))
    kept.save()
    return found


class PriceStudy:
    """The games of a plan, and what follows from them."""

    def __init__(
        self,
        plan: Plan,
        executor: Executor,
        played: Callable[[int], None],
        spared: Callable[[int], None],
        stopped: Stopped,
        kept: Kept,
    ) -> None:
        self.plan = plan
        self.game = find(plan.game)
        self.pricing = pricing_of(self.game)
        self.keys = tuple(part.key for part in self.pricing.parts())
        self.executor = executor
        self.played = played
        self.spared = spared
        self.stopped = stopped
        self.kept = kept
        self.total = 0  # games so far
        self.counts: dict[str, int] = {}
        self.by_bot: dict[str, list[Pair]] = {}
        self.chunks: dict[str, int] = {}  # by bot: pairs of the largest chunk so far

    def play(self, job: Pairs, first: int, count: int) -> list[Pair]:
        """Consecutive pairs of a job, in order. Raises Interrupted."""
        usual = self.chunks.get(job.bot, FIRST_CHUNK)
        sizes = Sizes(self.executor.chunk_seconds, usual)
        found = self.kept.take(count)
        self._count(found)
        spans = sizes.spans(first + len(found), first + count - 1, self.executor.workers)
        tasks = (Task(begin, pairs) for begin, pairs in spans)
        for task, done in in_order(self.executor, job, tasks, self.stopped):
            sizes.learn(task.pairs, done.seconds)
            self._count(done.pairs)
            self.kept.add(done.pairs)
            found += done.pairs
        self.chunks[job.bot] = max(usual, sizes.size)
        if len(found) < count:
            self.kept.save()
            raise Interrupted(
                f"Stopped after {self.total:,} games; prices need all that were asked for. {self._way_on}"
            )
        return found

    def _count(self, pairs: Sequence[Pair]) -> None:
        self.total += 2 * len(pairs)
        self.played(2 * len(pairs))

    @property
    def _way_on(self) -> str:
        if self.kept.path is None:
            return "With --continue FILE they are kept, and the same command goes on."
        return f"They are kept in {self.kept.path}: give the same command to go on."

    # ---- parts

    def worths(self, bot: str, games: int) -> Worths:
        """The worths of the standard parts in this bot's games."""
        job = Pairs(self.plan.game, bot, self.plan.seed)
        pairs: list[Pair] = []
        most = games // 2
        while True:
            due = most if self.plan.until is None else min(most, max(FIRST_LOOK, 2 * len(pairs)))
            pairs += self.play(job, len(pairs), due - len(pairs))
            worths = fit_worths(self.keys, pairs, self.pricing.sizes)
            if due == most or self.known(worths, len(pairs)):
                self.spared(2 * (most - due))
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
        changes = self.pricing.changes()
        each = self.plan.step_games // 2
        job = Pairs(self.plan.game, self.plan.bots[-1], self.plan.seed, each)
        pairs = self.play(job, 0, each * len(changes))
        self.counts["steps"] = 2 * each * len(changes)
        point = 100 / self.scale(main)
        prices = as_points(main, self.plan.scale)
        parts = [
            Priced(part.amounts, rounded(prices[part.key][0]), max(main.reach(part.key) / Z * point, 0.5))
            for part in self.pricing.parts()
        ]
        base = 100.0 if main.centred else 0.0
        for number, change in enumerate(changes):
            worth, error = fit_change(pairs[each * number : each * (number + 1)], change.part.key, main)
            parts.append(Priced(change.part.amounts, base + point * worth, point * error))
        return fit_steps(self.pricing.parameters, parts, self.plan.seed)

    def scale(self, worths: Worths) -> float:
        """The worth of the mean part in logits."""
        return self.plan.scale if worths.centred else float(worths.values.mean())

    # ---- checks

    def checks(self, prices: dict[str, int]) -> tuple[Check, ...]:
        """Some forces, each against others of equal price until it is decided."""
        forces = draw_checks(self.keys, prices, self.pricing.sizes, self.plan.seed, named_forces(self.plan))
        checks = run_checks(forces, self.plan.check_games // 2, self._meet, lambda pairs: self.spared(2 * pairs))
        self.counts["checks"] = sum(check.games for check in checks)
        return checks

    def _meet(self, meetings: Sequence[Meeting]) -> list[Pair]:
        job = Pairs(self.plan.game, self.plan.bots[-1], self.plan.seed + 1, meetings=tuple(meetings))
        return self.play(job, 0, len(meetings))

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
