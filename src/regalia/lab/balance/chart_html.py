"""Charts as parts of the page: forests with their names and numbers as text, and every picture in words."""

from __future__ import annotations

from html import escape

from regalia.lab.balance import forest
from regalia.lab.balance.charts import bar_words
from regalia.lab.balance.model import Bars, Forest, Histogram, Ladder, Lines, Panel

LONG_NAME, LONG_NOTED = 24, 22  # letters; figures with a longer name have a wide column of names; a note needs a line


def forest_html(chart: Forest, narrow: bool) -> str:
    """Panels with names on the left and numbers on the right; names are repeated where panels stack."""
    width = forest.NARROW if narrow else forest.WIDTHS.get(len(chart.panels), forest.NARROW)
    long = any(
        len(label.text) > (LONG_NOTED if label.note else LONG_NAME) or len(label.note) > LONG_NOTED
        for label in chart.labels
    )
    panels = []
    for shown in forest.spanning(chart.panels) if chart.one_scale else chart.panels:
        names = []
        numbers = []
        for label, mark in zip(chart.labels, shown.marks, strict=True):
            told = forest.number(shown, mark) if mark is not None else "–"
            note = f"<small>{escape(label.note)}</small>" if label.note else ""
            names.append(f'<li><span>{escape(label.text)}</span>{note}<small class="own">{escape(told)}</small></li>')
            numbers.append(f"<li>{escape(told)}</li>")
        column = f'<ol class="numbers" aria-hidden="true">{"".join(numbers)}</ol>' if chart.numbers else ""
        panels.append(
            f'<div class="panel"><h4>{escape(shown.title)}</h4><div class="plot"><ol class="names">{"".join(names)}</ol>'
            f"{panel_html(shown, width, long)}{column}</div></div>"
        )
    kind = "panels wide" if long else "panels"
    return f'<div class="{kind}">{"".join(panels)}</div>'


def panel_html(shown: Panel, width: int, long: bool) -> str:
    """A panel; where it is too wide for a phone, or its names take more lines there, a second one for phones."""
    if width <= forest.NARROW and not long:
        return forest.panel(shown, width)
    large = forest.panel(shown, width, forest.TALL_ROW if long else forest.ROW)
    small = forest.panel(shown, forest.NARROW, forest.PHONE_ROW if long else forest.ROW)
    return f'<div class="large">{large}</div><div class="small">{small}</div>'


def words_of(chart: Histogram | Ladder | Lines | Bars) -> str:
    """What a picture shows, for readers who do not see it."""
    if isinstance(chart, Histogram):
        kinds = ", ".join(f"{kind.name}: {sum(kind.counts):,} games" for kind in chart.kinds)
        return f"Games by {chart.unit}. {kinds}."
    if isinstance(chart, Ladder):
        return (
            "Ratings: " + ", ".join(f"{r.bot} {r.rating.value:.0f} ± {r.rating.reach:.0f}" for r in chart.rungs) + "."
        )
    if isinstance(chart, Bars):
        return ", ".join(f"{bar.name}: {bar_words(bar)}" for bar in chart.bars) + "."
    parts = [f"{s.name}: " + ", ".join(f"{m:.1f}" for m in s.means if m is not None) for s in chart.series]
    return f"By {chart.unit}, from {chart.at[0]} to {chart.at[-1]}. " + "; ".join(parts) + "."
