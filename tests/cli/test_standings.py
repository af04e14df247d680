"""The standings as text: names fold, figures stay whole."""

from __future__ import annotations

import io

from rich.console import Console

from regalia.cli.draw.standings import print_standings
from regalia.lab.tournament.standings import Standing


def test_figures_are_whole_beside_a_long_name() -> None:
    row = Standing("learned=build/learner/royals/best.json", 4000, 0.544, 0.528, 0.559, 1515.0, 1510.0, 1521.0, 0.61)
    shown = io.StringIO()
    print_standings(Console(file=shown, width=80), "Royals, 4,000 games", [row], [])
    assert "52.8 to 55.9 %" in shown.getvalue()
    assert "1510 to 1521" in shown.getvalue()
    assert "…" not in shown.getvalue()
