"""Verdicts of comparisons in words."""

from __future__ import annotations

from typing import Protocol

from regalia.lab.statistics import estimated, signed

LENGTHS = {"decisions": "decisions", "turns": "turns", "minutes": "minutes"}


class Found(Protocol):
    """One measure of a comparison."""

    @property
    def name(self) -> str: ...
    @property
    def a(self) -> float: ...
    @property
    def difference(self) -> float: ...
    @property
    def reach(self) -> float: ...


def sentence_of(verdict: str, found: Found, margin: float, pairs: int, needed: int, untouched: bool = False) -> str:
    """What the comparison has found, in one sentence or two. ``untouched``: all games of B were the same as A's."""
    length = found.name in LENGTHS
    scale, unit = (1.0, LENGTHS[found.name]) if length else (100.0, "points")
    size, reach = abs(found.difference) * scale, found.reach * scale
    change = f"{signed(found.difference * scale)} ± {reach:.1f} {unit}"
    matters = f"{margin * (found.a if length else 100.0):.2g} {unit}"
    if verdict == "different":
        return f"{effect(found)} {size:.1f} {unit} ± {reach:.1f}; {pairs:,} pairs."
    if verdict == "alike":
        return f"B and A differ by less than {matters}: {change}; {pairs:,} pairs."
    if verdict == "untested":
        return (
            f"Not tested: in {pairs:,} pairs every game under B was the same as under A, so these bots never met a position "
            "in which the difference matters."
        )
    if untouched:
        return (
            f"Not enough games: in {pairs:,} pairs every game under B was the same as under A. If that holds for about "
            f"{estimated(needed)} pairs, the difference was not tested by these bots."
        )
    return (
        f"Not enough games: {change} after {pairs:,} pairs. It would take about {estimated(needed)} pairs to show a "
        f"difference of {matters}."
    )


def effect(found: Found) -> str:
    """What B does to the measure, up to the number."""
    more = found.difference > 0
    if found.name == "starter":
        return "B favours the starter by" if more else "B harms the starter by"
    if found.name == "first_side":
        return "B favours the first side by" if more else "B harms the first side by"
    if found.name == "ties":
        return "B makes ties more frequent, by" if more else "B makes ties rarer, by"
    return "B makes games longer by" if more else "B makes games shorter by"
