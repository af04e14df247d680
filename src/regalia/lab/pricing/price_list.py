"""Price list: the prices of parts and of steps, with all that is needed to make it again. Equal games give equal bytes."""

from __future__ import annotations

import importlib.resources
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.lab.pricing.beyond_sums import Counter, Gain

Verdict = Literal["passed", "failed", "undecided"]
FORMAT = "regalia-prices/3"
ROUNDED = 5  # prices of parts are multiples of this
WITHIN = 5.0  # points by which the steps may miss a standard part
EVEN = (0.45, 0.55)  # the share that forces of equal price may win
ASSUMED = (
    "All forces had the same size, so the games show only the differences between prices. An average part is assumed to be "
    "worth {logits:g} logits; with another number, all distances from 100 grow or shrink by one factor."
)
FITTED = "Forces had several sizes, so the games show what an average part is worth: {logits:.3g} logits."


class Price(msgspec.Struct, frozen=True):
    """A price in points with its 95 % interval."""

    points: float
    low: float
    high: float


class PartPrice(msgspec.Struct, frozen=True):
    """A standard part: its rounded price, and the estimate of each bot."""

    key: str
    name: str
    price: int
    by_bot: dict[str, Price]
    rebuilt: float  # from the steps

    @property
    def missed_by(self) -> float:
        return abs(self.rebuilt - self.price)


class StepPrice(msgspec.Struct, frozen=True):
    """One more of a parameter."""

    name: str
    words: str
    step: Price


class Check(msgspec.Struct, frozen=True):
    """A force against others of equal price: the share that it won, with a 95 % interval that holds for all forces together."""

    force: str
    points: int
    games: int
    share: float
    low: float
    high: float

    @property
    def verdict(self) -> Verdict:
        """Passed with the whole interval inside EVEN, failed with the whole interval outside, otherwise undecided."""
        if EVEN[0] <= self.low and self.high <= EVEN[1]:
            return "passed"
        return "failed" if self.high < EVEN[0] or self.low > EVEN[1] else "undecided"


class PriceList(msgspec.Struct, frozen=True):
    """Everything that ``regalia price`` finds."""

    format: str
    game: str
    rules: int
    bot: str  # whose games the prices and the steps come from
    seed: int
    games: dict[str, int]  # by bot for parts, witnesses last; then for steps and checks
    changed: int  # parts changed by a step
    scale: float  # worth of the mean part in logits
    scale_note: str
    seat: float  # advantage of the first seat in logits
    parts: tuple[PartPrice, ...]
    constant: float
    steps: tuple[StepPrice, ...]
    checks: tuple[Check, ...]
    gains: tuple[Gain, ...]  # by terms beyond the sum of the parts
    counters: tuple[Counter, ...]

    @property
    def rebuilt(self) -> bool:
        """Whether the steps give every standard part within WITHIN points of its price."""
        return all(part.missed_by <= WITHIN for part in self.parts)

    @property
    def even(self) -> Verdict:
        """Whether forces of equal price win about as often as they lose: one that does not is enough to fail."""
        said = {check.verdict for check in self.checks}
        return "failed" if "failed" in said else "undecided" if "undecided" in said else "passed"

    def price_of(self, amounts: Mapping[str, float]) -> int:
        """The price of any part by the steps, rounded like the others."""
        return rounded(self.constant + sum(step.step.points * amounts[step.name] for step in self.steps))


def rounded(points: float) -> int:
    return ROUNDED * int(points / ROUNDED + 0.5)


def price_of(found: tuple[float, float, float]) -> Price:
    """A price as the list holds it: a tenth of a point is finer than any interval."""
    points, low, high = (round(value, 1) + 0.0 for value in found)
    return Price(points, low, high)


def write_prices(prices: PriceList) -> bytes:
    return msgspec.json.format(msgspec.json.encode(prices), indent=1) + b"\n"


def read_prices(data: bytes | str) -> PriceList:
    return msgspec.json.decode(data, type=PriceList)


def read_shipped(game: Game) -> PriceList:
    """The list that ships with a game and is called ``fitted`` in its options. Raises RegaliaError."""
    file = importlib.resources.files(type(game).__module__).joinpath("data", "prices.json")
    if not file.is_file():
        raise RegaliaError(f"{game.title} ships no price list.")
    return read_prices(file.read_bytes())


def as_data(prices: PriceList) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(prices)
    return found
