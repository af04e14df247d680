"""Steps: what one more of a parameter is worth, by regression over parts that were changed by a step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from regalia.kernel.optional.pricing import Parameter
from regalia.lab.extra import needs

RESAMPLES = 200
CENTRAL = (2.5, 97.5)  # percentiles of the resamples: a 95 % interval


@dataclass(frozen=True)
class Priced:
    """A part with its price in points and the standard error of that."""

    amounts: Mapping[str, float]
    price: float
    error: float


@dataclass(frozen=True)
class Steps:
    """The price of nothing, and of one step of each parameter, with intervals in the same order."""

    constant: float
    steps: tuple[float, ...]
    intervals: tuple[tuple[float, float], ...]

    def price(self, parameters: Sequence[Parameter], amounts: Mapping[str, float]) -> float:
        pairs = zip(parameters, self.steps, strict=True)
        return self.constant + sum(step * amounts[parameter.name] for parameter, step in pairs)


def fit_steps(parameters: Sequence[Parameter], parts: Sequence[Priced], seed: int) -> Steps:
    """The steps that explain the prices best, with the signs that the parameters force.

    Intervals come from resamples: each price is drawn again around its estimate, and the steps are fitted again.
    """
    np: Any = needs("numpy")
    optimize: Any = needs("scipy.optimize")
    amounts = np.array([[1.0, *(part.amounts[one.name] for one in parameters)] for part in parts])
    prices = np.array([part.price for part in parts])
    errors = np.array([part.error for part in parts])
    low = np.array([-np.inf, *(0.0 if one.effect == "helps" else -np.inf for one in parameters)])
    high = np.array([np.inf, *(0.0 if one.effect == "harms" else np.inf for one in parameters)])

    def fitted(wanted: Any) -> Any:
        return optimize.lsq_linear(
            amounts / errors[:, None], wanted / errors, bounds=(low, high), method="bvls", tol=1e-12
        ).x

    best = fitted(prices)
    drawn = np.random.Generator(np.random.PCG64(seed)).standard_normal((RESAMPLES, len(parts)))
    again = np.array([fitted(prices + errors * row) for row in drawn])
    ends = np.percentile(again, CENTRAL, axis=0).T
    return Steps(
        constant=float(best[0]),
        steps=tuple(float(step) for step in best[1:]),
        intervals=tuple((float(one), float(other)) for one, other in ends[1:]),
    )
