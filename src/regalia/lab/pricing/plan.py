"""Plan: which games are played for a price list, and what must be true of it."""

from __future__ import annotations

from dataclasses import dataclass

from regalia import agents
from regalia.games import find
from regalia.kernel.errors import RegaliaError
from regalia.lab.pricing.checks import CHECKS, PAIRS_A_FORCE
from regalia.lab.pricing.pairs import STREAMS_A_SUBJECT, Force, pricing_of

BOTS = ("squire", "greedy")
GAMES = 20_000  # of each bot, for the prices of parts
STEP_GAMES = 400  # of each changed part
WITNESS_GAMES = 2_000  # of each witness
CHECK_GAMES = 100_000  # of each force at most, if its verdict is not certain before
SCALE = 1.2  # logits: assumed worth of the mean part where forces are equally large


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
    check: tuple[str, ...] = ()  # forces to check beside those that are drawn, each the keys of its parts in a row

    @property
    def total(self) -> int:
        """How many games there are at most."""
        changed = len(pricing_of(find(self.game)).changes())
        parts = len(self.bots) * self.games + len(self.witnesses) * self.witness_games
        return parts + changed * self.step_games + (CHECKS + len(self.check)) * self.check_games


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
        (plan.witness_games, "--witness-games"),
        (plan.check_games, "--check-games"),
    ):
        most = 2 * (PAIRS_A_FORCE if what == "--check-games" else STREAMS_A_SUBJECT)
        if not 2 <= games <= most:
            raise RegaliaError(f"{what} takes 2 to {most:,} games, not {games}.")
    if plan.until is not None and not 0.1 <= plan.until <= 50:
        raise RegaliaError(
            f"An interval of ±{plan.until:g} points cannot be asked for: 0.1 to 50 points can be reached."
        )
    if plan.scale <= 0:
        raise RegaliaError("The worth of the mean part is a positive number of logits.")
    named_forces(plan)


def named_forces(plan: Plan) -> list[Force]:
    """The forces that the plan names for its checks. Raises RegaliaError for one that cannot be."""
    pricing = pricing_of(find(plan.game))
    keys = {part.key for part in pricing.parts()}
    for force in plan.check:
        if wrong := sorted(set(force) - keys):
            raise RegaliaError(
                f"--check {force[:40]}: there is no part {wrong[0]}; there are {', '.join(sorted(keys))}."
            )
        if len(force) not in pricing.sizes:
            sizes = ", ".join(map(str, pricing.sizes))
            raise RegaliaError(
                f"--check {force[:40]} has {len(force)} parts; forces of these sizes are played: {sizes}."
            )
    return [tuple(force) for force in plan.check]
