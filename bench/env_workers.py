"""Speed of batches with workers beside one game at a time: ``python bench/env_workers.py [--workers 1,2,4] [--json]``.

Every rate is steps in a second of wall-clock time with masked random play: the processor time of this process says nothing
about its workers. So other programs slow all rates, and workers most. Beside them stands the processor time that this process
itself needs for the step of a game; it bounds the rate with any number of workers. The measures of a game take turns, and each
is the median of all rounds. *Halves* are two batches of half the size with half of the workers each: actions are drawn for one
while the other is stepped.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from statistics import median

import numpy as np
from envs import GAMES, short, stepped

from regalia import envs, native

KINDS = {"observations": True, "masks": False}
Found = dict[str, dict[str, tuple[float, float]]]  # by game and measure: steps in a second, own microseconds of a step


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=numbers, default=[1, 2], help="numbers of workers (1,2)")
    parser.add_argument("--size", type=int, default=4096, help="games of a batch (4096)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each measure is taken (3)")
    parser.add_argument("--seconds", type=float, default=0.4, help="of each measure (0.4)")
    parser.add_argument("--halves", action="store_true", help="measure two half batches too")
    parser.add_argument("--games", type=lambda text: text.split(","), default=list(GAMES), help="keys of games")
    parser.add_argument("--json", action="store_true", help="print JSON before the tables")
    asked = parser.parse_args()
    if not native.active:
        sys.exit(f"Nothing to compare, our side is not compiled: {native.why_not}")
    found: Found = {}
    for key in asked.games:
        with ExitStack() as opened:
            found[key] = measured(key, asked, opened)
        print(f"{key}: done", file=sys.stderr, flush=True)
    conditions = {"cores": os.cpu_count(), "load": os.getloadavg()[0], "size": asked.size, "rounds": asked.rounds}
    if asked.json:
        print(json.dumps(conditions | {"found": found}, indent=1))
    print(f"{conditions['cores']} cores, load {conditions['load']:.1f}, batches of {asked.size}\n")
    for kind in KINDS:
        print(table(found, kind), end="\n\n")
    return 0


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",")]


def measured(key: str, asked: argparse.Namespace, opened: ExitStack) -> dict[str, tuple[float, float]]:
    """The measures of a game by name: one game at a time, then batches."""
    alone = stepped(envs.aec(key), time.perf_counter)
    batches = dict(made(key, asked, opened))
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in ("aec", *batches)}
    for _ in range(asked.rounds):
        rate = alone(asked.seconds)
        rates["aec"].append((rate, 1e6 / rate))
        for name, parts in batches.items():
            rates[name].append(batched(parts, asked.seconds))
    return {name: (median(rate for rate, _ in row), median(own for _, own in row)) for name, row in rates.items()}


def made(key: str, asked: argparse.Namespace, opened: ExitStack) -> Iterator[tuple[str, list[envs.Arrays]]]:
    """Batches by name, of both kinds, in this process and with workers; a measure steps one batch or two halves."""

    def batch(size: int, workers: int, sees: bool) -> envs.Arrays:
        games = envs.batch(key, size, 1, sees=sees, workers=workers)
        opened.callback(games.close)
        return games

    for kind, sees in KINDS.items():
        for workers in [0, *asked.workers]:
            yield f"{kind}, {workers}", [batch(asked.size, workers, sees)]
            if asked.halves and workers > 1:
                halves = [batch(asked.size // 2, workers // 2, sees) for _ in range(2)]
                yield f"{kind}, {workers} in halves", halves


def batched(parts: list[envs.Arrays], seconds: float) -> tuple[float, float]:
    """Step some batches in turns: while actions are drawn for one, the others are stepped."""
    rng = np.random.default_rng(1)
    for part in parts[1:]:
        part.step_async(part.random_actions(rng))
    steps, begin, own = 0, time.perf_counter(), time.process_time()
    while (spent := time.perf_counter() - begin) < seconds:
        for at, part in enumerate(parts):
            part.step_async(part.random_actions(rng))
            parts[(at + 1) % len(parts)].step_wait()
            steps += part.size
    own = time.process_time() - own
    for part in parts[1:]:
        part.step_wait()
    return steps / spent, 1e6 * own / steps


def table(found: Found, kind: str) -> str:
    """A kind as a Markdown table: steps in a second, in brackets as a multiple of AEC, then own microseconds of a step."""
    names = [name for name in next(iter(found.values())) if name.startswith(kind)]
    heads = [name.removeprefix(f"{kind}, ") for name in names]
    lines = [f"| {kind} | AEC | {' | '.join(heads)} |", "|---" * (len(names) + 2) + "|"]
    for key, measures in found.items():
        one, _ = measures["aec"]
        cells = [f"{short(rate)} ({rate / one:.1f}), {own:.2f} µs" for rate, own in map(measures.__getitem__, names)]
        lines.append(f"| {key} | {short(one)} | {' | '.join(cells)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
