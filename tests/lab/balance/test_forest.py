"""Forests: axes that show every range, arrows only for wild values, and names that leave room for their notes."""

from __future__ import annotations

from regalia.lab.balance.chart_html import forest_html
from regalia.lab.balance.forest import panel, span, spanning
from regalia.lab.balance.model import Forest, Label, Mark, Panel, Value


def shares(*rows: tuple[float, float]) -> Panel:
    marks = tuple(Mark(Value(middle, middle - reach, middle + reach), True) for middle, reach in rows)
    return Panel("wins, %", marks, reference=50.0)


def effects(*rows: tuple[float, float]) -> Panel:
    marks = tuple(Mark(Value(middle, middle - reach, middle + reach), True) for middle, reach in rows)
    return Panel("points", marks, reference=0.0, signed=True)


def test_a_value_with_few_games_stays_on_the_axis() -> None:
    few = shares((49.8, 1.1), (49.6, 1.3), (49.5, 1.3), (49.9, 1.0), (47.5, 8.3))
    assert span(few) == (40.0, 60.0)
    assert "←" not in panel(few, 180)


def test_a_handful_of_games_does_not_flatten_the_other_rows() -> None:
    rows = ((49.8, 5.1), (49.6, 5.3), (49.5, 5.3), (49.9, 3.0), (62.5, 62.5))
    low, high = span(shares(*rows))
    assert high - low < 70
    assert low < 62.5 < high
    marks = tuple(Mark(Value(m, m - r, m + r), True) for m, r in ((9.4, 0.8), (10.6, 0.9), (9.9, 0.8), (19.0, 203.3)))
    low, high = span(Panel("rounds, mean", marks))
    assert low < 8.6
    assert 19.0 < high < 40.0


def test_a_wild_value_becomes_an_arrow_with_its_range() -> None:
    wild = effects((0.1, 0.1), (0.0, 0.1), (-0.1, 0.1), (9.1, 0.2), (26.7, 0.1))
    assert span(wild)[1] < 1
    drawn = panel(wild, 146)
    assert "→ +9.1 ± 0.2" in drawn
    assert "→ +26.7 ± 0.1" in drawn


def test_panels_of_one_measure_have_one_axis() -> None:
    page, greedy = effects((15.0, 3.0), (-5.0, 2.0)), effects((21.0, 2.0), (-5.0, 1.0))
    assert span(page) != span(greedy)
    assert {span(shown) for shown in spanning((page, greedy))} == {(-30.0, 30.0)}


def test_a_name_that_would_push_its_note_away_gets_a_wide_column() -> None:
    def drawn(name: str, note: str) -> str:
        return forest_html(Forest((Label(name, note),), (shares((50.0, 1.0)),)), narrow=False)

    assert 'class="panels"' in drawn("Attack with a royal", "23.8 uses per game")
    assert 'class="panels wide"' in drawn("Attack with a royal and a joker", "23.8 uses per game")
    assert 'class="panels wide"' in drawn("Attack with a royal", "used 23.8 times per game")
