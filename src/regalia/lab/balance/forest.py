"""Forests: rows of values with their ranges on one axis a panel. Names and numbers stand beside the picture as text."""

from __future__ import annotations

import math
from collections.abc import Sequence

import altair as alt
import msgspec

from regalia.lab.balance.charts import Rows, drawn, scale
from regalia.lab.balance.look import BAD, LINE, MARK, MUTED, QUIET, themed
from regalia.lab.balance.model import Mark, Panel, Value
from regalia.lab.statistics import signed

ROW, TALL_ROW, PHONE_ROW = 34, 42, 56  # pixels, as in page.css; tall ones hold names of two lines, on a phone of three
HEAD = 6  # of the picture above its rows
WIDTHS = {1: 420, 2: 240, 3: 180, 4: 146, 5: 120}  # of a panel, by their number
NARROW = 190  # of a panel on a phone, and in a figure that shares its line
TAME = 5.0  # a value farther out than this many times the usual reach becomes an arrow


def panel(shown: Panel, width: int, row: int = ROW) -> str:
    """A panel of that width as SVG, with rows of that height."""
    low, high = span(shown)
    rows: Rows = []
    for place, mark in enumerate(shown.marks):
        if mark is not None:
            rows.append(_row(place, mark, low, high, shown.signed))
    inside = [row for row in rows if not row["out"]]
    count = len(shown.marks)
    x = alt.X("v:Q", scale=scale(low, high), axis=_axis(shown, low, high))
    y = alt.Y("y:Q", scale=alt.Scale(domain=[-0.5, count - 0.5], reverse=True, nice=False), axis=None)
    coloured = alt.Color("c:N", scale=None)
    layers = [drawn([{"v": low}]).mark_point(opacity=0, color=LINE).encode(x=x)]
    if shown.reference is not None:
        layers.append(drawn([{"v": shown.reference}]).mark_rule(color=MUTED, strokeWidth=1.4).encode(x=x))
    if count > 1:
        rules = drawn([{"y": n - 0.5} for n in range(1, count)]).mark_rule(color=LINE, strokeWidth=0.6)
        layers.append(rules.encode(y=y))
    layers.append(drawn(inside).mark_rule(strokeWidth=1.2).encode(x="la:Q", x2="ha:Q", y=y, color=coloured))
    thick = drawn(inside).mark_rule(strokeWidth=5, strokeCap="round", opacity=0.4)
    layers.append(thick.encode(x="lo:Q", x2="hi:Q", y=y, color=coloured))
    layers.append(drawn(inside).mark_point(filled=True, size=78, opacity=1).encode(x=x, y=y, color=coloured))
    others = [row for row in inside if row["o"] is not None]
    if others:
        hollow = drawn(others).mark_point(filled=False, size=52, strokeWidth=1.5, opacity=0.9)
        layers.append(hollow.encode(x=alt.X("o:Q"), y=y, color=coloured))
    layers += _arrows([row for row in rows if row["out"]])
    return themed(layers, width, row * count, left=12, right=12, top=HEAD)


def _row(place: int, mark: Mark, low: float, high: float, plus: bool) -> dict[str, object]:
    value = mark.value
    decimals = 0 if abs(value.value) >= 100 else 1
    middle = signed(value.value, decimals) if plus else f"{value.value:,.{decimals}f}"
    said = f"{middle} ± {value.reach:,.{decimals}f}"

    def clipped(number: float) -> float:
        return max(low, min(high, number))

    wide_low = value.low if value.low_all is None else value.low_all
    wide_high = value.high if value.high_all is None else value.high_all
    other = mark.other if mark.other is not None and low <= mark.other <= high else None
    return {
        "y": place,
        "v": value.value,
        "lo": clipped(value.low),
        "hi": clipped(value.high),
        "la": clipped(wide_low),
        "ha": clipped(wide_high),
        "o": other,
        "c": MARK if mark.sure else QUIET,
        "out": not low <= value.value <= high,
        "edge": high if value.value > high else low,
        "t": f"→ {said}" if value.value > high else f"← {said}",
    }


def _arrows(rows: Rows) -> list[alt.Chart]:
    """Values off the scale: an arrow with the number at the edge."""
    layers = []
    for row in rows:
        right = row["t"].startswith("→")
        text = drawn([row]).mark_text(align="right" if right else "left", color=BAD, fontWeight=600, fontSize=13)
        layers.append(text.encode(x="edge:Q", y="y:Q", text="t:N"))
    return layers


def span(shown: Panel) -> tuple[float, float]:
    """The ends of the axis: symmetric about the reference, and not stretched by a single wild value.

    A value with a wide range is not wild. A range that is many times as wide as the usual one runs to the edge.
    """
    if shown.least is not None and shown.most is not None:
        return shown.least, shown.most
    values = [mark.value for mark in shown.marks if mark is not None]
    if not values:
        return (shown.reference or 0.0) - 1, (shown.reference or 0.0) + 1
    if shown.reference is None:
        return _covering(values)
    middle = shown.reference
    reaches = [max(abs(v.low - middle), abs(v.high - middle)) for v in values]
    most = TAME * sorted(reaches)[len(reaches) // 2]
    reach = max((min(far, most) for v, far in zip(values, reaches, strict=True) if abs(v.value - middle) <= most))
    reach = _round_up(reach) if reach > 0 else 1.0
    if shown.signed:
        return middle - reach, middle + reach
    return max(0.0, middle - reach), min(100.0, middle + reach)


def _covering(values: Sequence[Value]) -> tuple[float, float]:
    """Ends of an axis without a reference: all values, with their ranges as far as these are not unusually wide."""
    points = [v.value for v in values]
    most = TAME * max(sorted(v.reach for v in values)[len(values) // 2], (max(points) - min(points)) / TAME)
    low, high = min(max(v.low, v.value - most) for v in values), max(min(v.high, v.value + most) for v in values)
    reach = max(high - low, 1e-9)
    return max(0.0, low - 0.08 * reach), high + 0.08 * reach


def spanning(panels: Sequence[Panel]) -> tuple[Panel, ...]:
    """The panels with one axis for all, so that rows can be compared across them."""
    ends = [span(shown) for shown in panels]
    low, high = min(low for low, _ in ends), max(high for _, high in ends)
    return tuple(msgspec.structs.replace(shown, least=low, most=high) for shown in panels)


def _round_up(reach: float) -> float:
    """The next number of the kind 1, 1.5, 2, 3, 5, 8 times a power of ten."""
    power = 10.0 ** math.floor(math.log10(reach))
    return next(step * power for step in (1, 1.5, 2, 3, 5, 8, 10) if step * power >= reach * 0.999)


def _axis(shown: Panel, low: float, high: float) -> alt.Axis:
    count = 3 if shown.signed else 5
    if shown.reference is None:
        return alt.Axis(tickCount=count, format=".4~r", grid=True)
    steps = [low, (low + shown.reference) / 2, shown.reference, (high + shown.reference) / 2, high]
    values = [low, shown.reference, high] if shown.signed else steps
    plus = "+.4~r" if shown.signed else ".4~r"
    return alt.Axis(values=values, format=plus, grid=not shown.signed, labelExpr="datum.value == 0 ? '0' : datum.label")


def number(shown: Panel, mark: Mark) -> str:
    """The value of a mark with its range, as text."""
    if mark.text:
        return mark.text
    value = signed(mark.value.value, shown.decimals) if shown.signed else f"{mark.value.value:,.{shown.decimals}f}"
    return f"{value} ± {mark.value.reach:,.{shown.decimals}f}"
