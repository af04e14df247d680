"""The charts of a report, each as SVG: histogram, ladder, lines, bars and traces. Forests are in ``forest.py``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import altair as alt

from regalia.lab.balance.look import GILT, GILT_INK, INK, INK_2, INK_3, LINE, MARK, MUTED, themed
from regalia.lab.balance.model import Bar, Bars, Histogram, Ladder, Lines, Series, Trace

Rows = list[dict[str, Any]]
COLOURS = (MARK, GILT, MUTED, INK_3, GILT_INK)
INKS = (MARK, GILT_INK, INK_2, INK_3, GILT_INK)  # the same as text
NEAR = 66.0  # pixels between the names of two rungs
LETTER = 7.0  # pixels of a letter in the name of an ending
LEVEL = 36.0  # pixels from one line of names to the next
EDGE = 0.06  # of the width, on each side of a line with numbers


def drawn(rows: Rows) -> alt.Chart:
    return alt.Chart(alt.InlineData(values=rows))


def scale(least: float, most: float) -> alt.Scale:
    return alt.Scale(domain=[least, most], nice=False, zero=False)


def histogram(chart: Histogram, width: int = 620, height: int = 170) -> str:
    """Bars by length, stacked by ending. The endings are named on the side that has the lower bars."""
    bins = len(chart.kinds[0].counts)
    bars: Rows = []
    base = [0] * bins
    for number, kind in enumerate(chart.kinds):
        for place, count in enumerate(kind.counts):
            if count:
                at = chart.first + chart.width * place
                bars.append({"x": at, "to": at + chart.width * 0.94, "y": base[place], "y2": base[place] + count})
                bars[-1]["c"] = COLOURS[number % len(COLOURS)]
        base = [low + count for low, count in zip(base, kind.counts, strict=True)]
    top, end = max(base) * 1.05, chart.first + chart.width * bins
    left, right = max(base[: bins // 2], default=0), max(base[bins // 2 :])
    names = endings(chart)
    line = top / 9
    fits = max(len(name["t"]) for name in names) * LETTER < width / 2 - 20
    most = max(top, (min(left, right) if fits else max(base)) + line * (len(names) + 0.5))
    for number, name in enumerate(names):
        name |= {"x": end if left >= right else chart.first, "y": most - line * (number + 0.5)}
    x = alt.X("x:Q", scale=scale(chart.first, end), axis=alt.Axis(grid=False, tickCount=7, format="d"))
    y = alt.Y("y:Q", scale=scale(0, most), axis=None)
    inward = -1 if left >= right else 1
    layers = [
        drawn(bars).mark_rect().encode(x=x, x2="to:Q", y=y, y2="y2:Q", color=alt.Color("c:N", scale=None)),
        drawn(names)
        .mark_square(size=110, opacity=1, xOffset=7 * inward)
        .encode(x="x:Q", y="y:Q", color=alt.Color("c:N", scale=None)),
        drawn(names)
        .mark_text(align="right" if left >= right else "left", dx=20 * inward, fontSize=13, fontWeight=600)
        .encode(x="x:Q", y="y:Q", text="t:N", color=alt.Color("ink:N", scale=None)),
        drawn([{"y": 0}]).mark_rule(color=MUTED).encode(y="y:Q"),
    ]
    return themed(layers, width, round(height * most / top), left=18, right=24)


def endings(chart: Histogram) -> Rows:
    """The names of the endings with their shares, from the top of a bar down."""
    total = sum(sum(kind.counts) for kind in chart.kinds)
    names: Rows = []
    for number, kind in enumerate(chart.kinds):
        if games := sum(kind.counts):
            colours = {"c": COLOURS[number % len(COLOURS)], "ink": INKS[number % len(INKS)]}
            share = f"{100 * games / total:.1f}" if 1000 * games >= total else "under 0.1"
            names.append({"t": f"{kind.name}, {share} %"} | colours)
    return names[::-1]


def _spread(names: Rows, gap: float, top: float) -> None:
    """Lift names that would lie on each other."""
    names.sort(key=lambda name: float(name["y"]))
    for below, above in pairwise(names):
        if above["y"] - below["y"] < gap:
            above["y"] = min(below["y"] + gap, top * 1.05)


def ladder(chart: Ladder, width: int = 600) -> str:
    """Ratings on one line, with an arc and the better bot's share between neighbours. Names stand below it."""
    least = min(rung.rating.low for rung in chart.rungs) - 40
    most = max(rung.rating.high for rung in chart.rungs) + 40
    levels = name_levels([rung.rating.value * width / (most - least) for rung in chart.rungs])
    line = 58.0 + LEVEL * max(levels)
    height = round(line) + 60
    x = alt.X("x:Q", scale=scale(least, most), axis=None)
    y = alt.Y("y:Q", scale=scale(0, height), axis=None)
    rungs: Rows = []
    for rung, level in zip(chart.rungs, levels, strict=True):
        value, name_y = rung.rating, line - 28 - LEVEL * level
        rungs.append({"x": value.value, "lo": value.low, "hi": value.high, "y": line, "t": rung.bot})
        rungs[-1] |= {
            "ny": name_y,
            "my": name_y - 17,
            "n": f"{value.value:.0f} ± {value.reach:.0f}",
            "top": name_y + 10,
        }
    lower = [rung for rung, level in zip(rungs, levels, strict=True) if level]
    layers: list[alt.Chart] = [
        drawn([{"x": least, "to": most, "y": line}]).mark_rule(color=MUTED).encode(x=x, x2="to:Q", y=y),
        *([drawn(lower).mark_rule(color=LINE).encode(x="x:Q", y="y:Q", y2="top:Q")] if lower else []),
        drawn(rungs)
        .mark_rule(color=MARK, strokeWidth=7, strokeCap="round", opacity=0.35)
        .encode(x="lo:Q", x2="hi:Q", y="y:Q"),
        drawn(rungs).mark_point(filled=True, size=120, color=MARK, opacity=1).encode(x="x:Q", y="y:Q"),
        drawn(rungs).mark_text(fontSize=13, fontWeight=600).encode(x="x:Q", y="ny:Q", text="t:N"),
        drawn(rungs).mark_text(fontSize=11.5, color=INK_3).encode(x="x:Q", y="my:Q", text="n:N"),
    ]
    for (one, other), share in zip(pairwise(chart.rungs), chart.steps, strict=True):
        from_x, to_x = one.rating.value, other.rating.value
        if share is None or abs(to_x - from_x) * width / (most - least) < 0.75 * NEAR:
            continue
        middle = (from_x + to_x) / 2
        arc = [{"x": from_x, "y": line + 9}, {"x": middle, "y": line + 38}, {"x": to_x, "y": line + 9}]
        layers.append(
            drawn(arc).mark_line(color=GILT, strokeWidth=1.6, interpolate="basis").encode(x="x:Q", y="y:Q", order="x:Q")
        )
        told = [{"x": middle, "y": line + 36, "t": f"{share:.0f} %"}]
        layers.append(
            drawn(told).mark_text(color=GILT_INK, fontWeight=600, fontSize=12.5).encode(x="x:Q", y="y:Q", text="t:N")
        )
    return themed(layers, width, height, left=34, right=34, bottom=4)


def name_levels(places: Sequence[float]) -> list[int]:
    """How many lines below the first each name stands, so that none lies on another; ``places`` are in pixels, rising."""
    last: list[float] = []  # where the last name of each line stands
    levels = []
    for place in places:
        level = next((n for n, before in enumerate(last) if place - before >= NEAR), len(last))
        last[level : level + 1] = [place]
        levels.append(level)
    return levels


def lines(chart: Lines, width: int = 520, height: int = 170) -> str:
    """Lines over turns with their bands; the name of each stands at its end."""
    rows: Rows = []
    names: Rows = []
    for number, series in enumerate(chart.series):
        found = _points(chart, series, number)
        rows += found
        if found and not chart.numbered:
            last = sum(row["y"] for row in found) / len(found)
            names.append({"x": found[-1]["x"], "y": found[-1]["y"], "c": INKS[number % len(INKS)]})
            names[-1]["t"] = f"{series.name}: {last:.1f}"
    highest = max((float(row["hi"] if "hi" in row else row["y"]) for row in rows), default=1.0)
    most = chart.most if chart.most is not None else highest * 1.05
    _spread(names, (most - chart.least) / 10, most)
    ticks = alt.Axis(grid=False, format="d", tickCount=min(8, len(chart.at)))
    if chart.numbered:
        ticks = alt.Axis(grid=False, format="d", values=list(chart.at))
    room = EDGE * (chart.at[-1] - chart.at[0]) if chart.numbered else 0.0  # so that no number lies on the axis
    x = alt.X("x:Q", scale=scale(chart.at[0] - room, chart.at[-1] + room), axis=ticks)
    y = alt.Y("y:Q", scale=scale(chart.least, most), axis=alt.Axis(tickCount=4, format="d"))
    coloured = alt.Color("c:N", scale=None)
    layers: list[alt.Chart] = []
    banded = [row for row in rows if "hi" in row]
    if banded:
        area = drawn(banded).mark_area(opacity=0.11)
        layers.append(area.encode(x=x, y=alt.Y("lo:Q", scale=scale(chart.least, most)), y2="hi:Q", color=coloured))
    layers.append(drawn(rows).mark_line(strokeWidth=2.4).encode(x=x, y=y, color=coloured))
    if chart.numbered:
        layers.append(drawn(rows).mark_point(filled=True, size=46, color=MARK, opacity=1).encode(x=x, y=y))
        text = drawn(rows).mark_text(dy=-12, fontSize=11.5, color=INK)
        layers.append(text.encode(x=x, y=y, text=alt.Text("y:Q", format=".0f")))
    for name in names:
        text = drawn([name]).mark_text(align="left", dx=8, fontSize=13, fontWeight=600, color=name["c"])
        layers.append(text.encode(x="x:Q", y="y:Q", text="t:N"))
    margin = 24 if chart.numbered else 16 + 7 * max((len(name["t"]) for name in names), default=0)
    return themed(layers, width - max(0, margin - 24), height, left=30, right=margin, top=12)


def _points(chart: Lines, series: Series, number: int) -> Rows:
    rows: Rows = []
    for place, at in enumerate(chart.at):
        mean = series.means[place]
        if mean is None:
            continue
        row: dict[str, Any] = {"x": at, "y": mean, "c": COLOURS[number % len(COLOURS)]}
        if series.low and series.low[place] is not None and series.high[place] is not None:
            row |= {"lo": series.low[place], "hi": series.high[place]}
        rows.append(row)
    return rows


def bar_words(bar: Bar) -> str:
    """A bar's share with its range."""
    return f"{bar.share:.0f} ± {bar.reach:.0f} %" if bar.reach >= 0.5 else f"{bar.share:.1f} ± {bar.reach:.1f} %"


def bars(chart: Bars, width: int = 230) -> str:
    """Shares as bars, each with its number."""
    most = max((bar.share for bar in chart.bars), default=1.0) or 1.0
    rows: Rows = [
        {"y": n + 0.12, "y2": n + 0.8, "m": n + 0.46, "x": bar.share, "t": bar_words(bar), "n": bar.name}
        for n, bar in enumerate(chart.bars)
    ]
    y = alt.Y("y:Q", scale=alt.Scale(domain=[0, len(rows)], reverse=True, nice=False), axis=None)
    x = alt.X("x:Q", scale=scale(0, most * 1.5), axis=None)
    longest = max((len(bar.name) for bar in chart.bars), default=1)
    bar_marks = drawn([{**row, "z": 0} for row in rows]).mark_rect(color=MARK, cornerRadius=3, opacity=0.9)
    layers = [
        bar_marks.encode(x=alt.X("z:Q", scale=scale(0, most * 1.5), axis=None), x2="x:Q", y=y, y2="y2:Q"),
        drawn(rows).mark_text(align="left", dx=8, color=INK_2).encode(x=x, y=alt.Y("m:Q"), text="t:N"),
        drawn([{**row, "z": 0} for row in rows])
        .mark_text(align="right", dx=-9, color=INK_2)
        .encode(x="z:Q", y="m:Q", text="n:N"),
    ]
    return themed(layers, width, 24 * len(rows), left=14 + 7 * longest, right=8, bottom=4)


def trace(chart: Trace, longest: int, width: int = 128, height: int = 60) -> str:
    """One game as a line: above the middle the first seat is ahead."""
    rows: Rows = [{"x": n, "y": lead} for n, lead in enumerate(chart.leads)]
    x = alt.X("x:Q", scale=scale(0, max(1, longest - 1)), axis=None)
    y = alt.Y("y:Q", scale=scale(-1, 1), axis=None)
    layers = [
        drawn([{"y": 0}]).mark_rule(color=LINE).encode(y=y),
        drawn(rows).mark_line(color=MARK, strokeWidth=2).encode(x=x, y=y),
        drawn(rows[-1:]).mark_point(filled=True, size=42, color=MARK, opacity=1).encode(x=x, y=y),
    ]
    return themed(layers, width, height, left=2, right=6, top=2, bottom=2)
