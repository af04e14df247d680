"""The learning curve as a picture.

python -m examples.learner.curve build/learner/royals      # writes build/learner/royals/curve.svg
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import altair as alt
import polars as pl

INK, PLUM, LINE = "#241c2c", "#5a2550", "#d8cdb9"


def draw(rows: Path, picture: Path) -> None:
    """Draw the share against the built-in bot over time, with its interval."""
    told = [json.loads(line) for line in rows.read_text(encoding="utf-8").splitlines()]
    table = pl.DataFrame(
        {
            "minutes": [row["minutes"] for row in told],
            "share": [100 * row["share"] for row in told],
            "low": [100 * (row["share"] - row["reach"]) for row in told],
            "high": [100 * (row["share"] + row["reach"]) for row in told],
        }
    )
    minutes = alt.X("minutes", title="minutes of learning", axis=alt.Axis(grid=False))
    near = alt.Scale(zero=False, nice=True)
    band = alt.Chart(table).mark_area(color=PLUM, opacity=0.18).encode(x=minutes, y=alt.Y("low", scale=near), y2="high")
    share = alt.Y("share", title="% won against the house bot", scale=near)
    line = alt.Chart(table).mark_line(color=PLUM, point=alt.OverlayMarkDef(color=PLUM)).encode(x=minutes, y=share)
    even = alt.Chart(pl.DataFrame({"even": [50]})).mark_rule(color=INK, strokeDash=[4, 4]).encode(y="even")
    chart = (band + line + even).properties(width=520, height=260)
    look = {"labelColor": INK, "titleColor": INK, "titleFontWeight": "normal", "gridColor": LINE}
    chart.configure(font="Figtree, system-ui, sans-serif").configure_axis(**look).save(str(picture))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="folder that the learner wrote")
    folder = parser.parse_args().folder
    draw(folder / "curve.jsonl", folder / "curve.svg")


if __name__ == "__main__":
    main()
