"""Verdict rules: what counts as fine or broken, set before any game is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from regalia.lab.balance.model import State, Value


@dataclass(frozen=True, slots=True)
class Margin:
    """A range that is fine, and a wider one outside which a game is broken."""

    low: float
    high: float
    broken_low: float
    broken_high: float

    @property
    def width(self) -> float:
        """The widest reach with which a value can still be judged."""
        ends = [end for end in (self.low, self.high) if abs(end) < LIMITLESS]
        room = [abs(self.broken_low - self.low), abs(self.broken_high - self.high)]
        return (self.high - self.low) / 2 if len(ends) == 2 else max(r for r in room if r < LIMITLESS)


LIMITLESS = 1e6
FAIR = 2.0  # points: a share this near to equal is fine
UNFAIR = 2.0  # wholly outside the same margin is broken


def fair(equal: float) -> Margin:
    """The margin of a share that should be equal for all."""
    return Margin(equal - FAIR, equal + FAIR, equal - UNFAIR, equal + UNFAIR)


def at_least(fine: float, broken: float) -> Margin:
    """Fine from one number up, broken below another."""
    return Margin(fine, LIMITLESS, broken, 2 * LIMITLESS)


def at_most(fine: float, broken: float) -> Margin:
    return Margin(-LIMITLESS, fine, -2 * LIMITLESS, broken)


def judged(value: Value, margin: Margin) -> State:
    """The state of one value: its whole range must lie inside the margin to be fine, and outside to be broken.

    Where the value is fine and only its range is too wide, more games are needed; so too where the range is very wide.
    """
    if margin.low <= value.low and value.high <= margin.high:
        return "fine"
    if value.high < margin.broken_low or value.low > margin.broken_high:
        return "broken"
    inside = margin.low <= value.value <= margin.high
    return "few" if inside or value.reach > margin.width else "look"


@dataclass(frozen=True, slots=True)
class Ruling:
    """The verdict over a ladder of bots, and which of them say what."""

    state: State
    by_bot: Mapping[str, State]

    def bots(self, state: State) -> list[str]:
        return [bot for bot, said in self.by_bot.items() if said == state]


LEAST_BOTS = 2


def over_ladder(values: Mapping[str, Value], margin: Margin) -> Ruling:
    """One verdict of several bots, given from weak to strong. A single bot never decides.

    If bots disagree, the verdict is "look at it", and also if the strongest bot leaves open whether the game is broken:
    a problem that only weak bots have may be their own weakness.
    """
    by_bot = {bot: judged(value, margin) for bot, value in values.items()}
    said = [state for state in by_bot.values() if state != "few"]
    if len(said) < LEAST_BOTS:
        return Ruling("few", by_bot)
    if all(state == "fine" for state in said):
        return Ruling("fine", by_bot)
    strongest = list(by_bot.values())[-1]
    if strongest == "broken" and all(state == "broken" for state in said) and _one_way(values, by_bot, margin):
        return Ruling("broken", by_bot)
    return Ruling("look", by_bot)


def _one_way(values: Mapping[str, Value], by_bot: Mapping[str, State], margin: Margin) -> bool:
    """Whether all bots that call it broken do so on the same side."""
    sides = {values[bot].value > margin.high for bot, state in by_bot.items() if state == "broken"}
    return len(sides) == 1


def telling(ruling: Ruling, values: Mapping[str, Value]) -> list[str]:
    """The bots whose number may head a verdict: those that can tell, or else the one with the narrowest range."""
    return [bot for bot, state in ruling.by_bot.items() if state != "few"] or [
        min(values, key=lambda b: values[b].reach)
    ]


def named(bots: Sequence[str]) -> str:
    """Bots as a list in words."""
    titles = [bot.title() for bot in bots]
    return titles[0] if len(titles) == 1 else ", ".join(titles[:-1]) + f" and {titles[-1]}"
