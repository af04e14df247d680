"""The ladder of a tournament as an SVG picture: each bot's rating with its interval, and its share.

Equal standings give equal bytes. The picture follows the reader's light or dark setting.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from regalia.lab.tournament.standings import Standing

WIDTH = 760
LEFT, RIGHT = 150, 140  # room for names, and for numbers
TOP, ROW, BOTTOM = 78, 34, 46
STYLE = """
svg { color-scheme: light dark; }
.paper { fill: #fdfaf4; } .ink { fill: #241c2c; } .soft { fill: #5a4f60; } .line { stroke: #d8cdb9; }
.whisker { stroke: #7d570f; } .dot { fill: #5a2550; }
.title { font: 22px Marcellus, Palatino, Georgia, serif; }
.name { font: 16px Marcellus, Palatino, Georgia, serif; }
.small { font: 12px Figtree, system-ui, sans-serif; }
@media (prefers-color-scheme: dark) {
.paper { fill: #211b28; } .ink { fill: #f3ecdf; } .soft { fill: #c6bccb; } .line { stroke: #41374c; }
.whisker { stroke: #e8c377; } .dot { fill: #deb35a; }
}
""".strip()


def ladder_plot(title: str, note: str, standings: Sequence[Standing]) -> str:
    """The picture, the strongest bot on top."""
    height = TOP + ROW * len(standings) + BOTTOM
    low, high, step = _span(standings)

    def across(rating: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (rating - low) / (high - low), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        ' role="img" aria-labelledby="title told">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="told">{escape(_told(standings))}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height}" rx="10"/>',
        f'<text class="title ink" x="24" y="36">{escape(title)}</text>',
        f'<text class="small soft" x="24" y="56">{escape(note)}</text>',
        f'<text class="small soft" x="{WIDTH - 24}" y="56" text-anchor="end">share, 95 %</text>',
    ]
    foot = TOP + ROW * len(standings)
    parts.append(f'<text class="small soft" x="24" y="{foot + 18}">rating, 95 %</text>')
    for mark in range(round(low), round(high) + 1, step):
        x = across(mark)
        parts.append(f'<line class="line" x1="{x}" x2="{x}" y1="{TOP - 8}" y2="{foot}"/>')
        parts.append(f'<text class="small soft" x="{x}" y="{foot + 18}" text-anchor="middle">{mark}</text>')
    for number, standing in enumerate(standings):
        y = TOP + ROW * number + ROW // 2
        ends = f'x1="{across(standing.rating_low)}" x2="{across(standing.rating_high)}" y1="{y}" y2="{y}"'
        share = f"{standing.share:.0%}, {100 * standing.low:.0f} to {standing.high:.0%}".replace("%", " %")
        parts += [
            f'<text class="name ink" x="24" y="{y + 5}">{escape(standing.bot)}</text>',
            f'<line class="whisker" stroke-width="3" stroke-linecap="round" {ends}/>',
            f'<circle class="dot" cx="{across(standing.rating)}" cy="{y}" r="6"/>',
            f'<text class="small ink" x="{WIDTH - 24}" y="{y + 4}" text-anchor="end">{share}</text>',
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _span(standings: Sequence[Standing]) -> tuple[float, float, int]:
    """The ends of the scale and the distance of its marks."""
    least = min(standing.rating_low for standing in standings)
    most = max(standing.rating_high for standing in standings)
    step = next((step for step in (50, 100, 200, 500) if (most - least) / step <= 8), 1000)
    low = math.floor(least / step) * step
    return low, max(math.ceil(most / step) * step, low + step), step


def _told(standings: Sequence[Standing]) -> str:
    """The standings in words, for screen readers."""
    rows = [
        f"{s.bot}: rating {s.rating:.0f}, {s.rating_low:.0f} to {s.rating_high:.0f}; share {s.share:.1%}"
        for s in standings
    ]
    return ". ".join(rows) + "."
