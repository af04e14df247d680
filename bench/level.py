"""How well the lab's sequential statistics keep their level: ``python -m bench.level [TRIALS]``.

Simulated truth, looked at again and again: how often a confidence sequence ever misses the mean, how often the pentanomial
test calls equal bots different or finds a difference of its margin, and how many games both take.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence

import numpy as np

from regalia.lab.inference.confidence_sequence import BoundedMean, asymptotic_radius
from regalia.lab.inference.pentanomial import VALUES, PairTest
from regalia.lab.statistics import wilson
from regalia.lab.study.until import Until

LOOKS = (20, 50, 100, 200, 400, 800, 1600, 3200, 6400)
SHARES = {"coin, 50 %": ((0, 1), (0.5, 0.5)), "coin, 22 %": ((0, 1), (0.78, 0.22)), "coin, 3 %": ((0, 1), (0.97, 0.03))}
TIED = {
    "half of the games tied": ((0, 0.5, 1), (0.2, 0.5, 0.3)),
    "pairs, 85 % equal": ((-1, -0.5, 0, 0.5, 1), (0.02, 0.05, 0.85, 0.06, 0.02)),
}
PAIRS = {"decided by play": (0.1, 0.2, 0.4, 0.2, 0.1), "decided by the deal": (0.05, 0.15, 0.6, 0.15, 0.05)}
MARGIN = 0.03


def main(trials: int) -> None:
    rng = np.random.default_rng(1)
    for name, (values, chances) in (SHARES | TIED).items():
        rows = rng.choice(values, size=(trials, LOOKS[-1]), p=chances)
        print(f"{name}: sequence misses {missed(rows, values, float(np.dot(values, chances)))} of {trials}")
    coin = rng.choice((0, 1), size=(trials, LOOKS[-1]))
    print(f"coin, 50 %: Wilson at every look misses {wilson_missed(coin)} of {trials}")
    print(
        f"lengths, gamma: asymptotic sequence misses {length_missed(rng.gamma(4.0, 10.0, size=coin.shape))} of {trials}"
    )
    needed = [until(0.01, rng) for _ in range(20)]
    print(f"--until 0.01 of a coin, 50 %: {np.mean(needed):,.0f} games; a fixed sample needs 9,604")
    better = np.array(PAIRS["decided by play"]) + np.array((-0.02, -0.02, 0.0, 0.0, 0.04))
    for name, chances in {**PAIRS, "better by 3.5 points": tuple(better)}.items():
        tests = [tested(row) for row in rng.choice(5, size=(trials, 8000), p=chances)]
        verdicts = Counter(verdict for verdict, _ in tests)
        print(f"pentanomial, {name}: {dict(verdicts)}, {np.mean([pairs for _, pairs in tests]):,.0f} pairs")


def missed(rows: np.ndarray, values: Sequence[float], truth: float) -> int:
    count = 0
    for row in rows:
        found = BoundedMean(min(values), max(values))
        for begun, ended in zip((0, *LOOKS), LOOKS, strict=False):
            found.add(Counter(row[begun:ended].tolist()))
            if not found.interval.low <= truth <= found.interval.high:
                count += 1
                break
    return count


def wilson_missed(rows: np.ndarray) -> int:
    sums = rows.cumsum(axis=1)
    return sum(any(not (found := wilson(row[n - 1], n)).low <= 0.5 <= found.high for n in LOOKS) for row in sums)


def length_missed(rows: np.ndarray) -> int:
    lost = np.zeros(len(rows), dtype=bool)
    for look in LOOKS[2:]:
        radii = [asymptotic_radius(look, variance) for variance in rows[:, :look].var(axis=1, ddof=1)]
        lost |= abs(rows[:, :look].mean(axis=1) - 40.0) > radii
    return int(lost.sum())


def until(width: float, rng: np.random.Generator) -> int:
    wanted = Until(width, None)
    for batch in wanted.batches():
        wins = int(rng.binomial(batch, 0.5))
        wanted.add(Counter({1.0: wins, 0.0: batch - wins}), batch)
    return wanted.played


def tested(row: np.ndarray) -> tuple[str, int]:
    test = PairTest(MARGIN)
    for begun in range(0, len(row), 100):
        for place, times in Counter(row[begun : begun + 100].tolist()).items():
            test.add(VALUES[place], times)
        if test.verdict:
            break
    return test.verdict or "undecided", test.pairs


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 1000)
