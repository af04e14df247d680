"""A whole report of a real game, small: every section says something and every example game can be replayed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from regalia import lab
from regalia.cli import app
from regalia.games import find
from regalia.kernel.match import Match
from regalia.kernel.record import read
from regalia.lab.balance.ledger import ledger
from regalia.lab.balance.ledger_page import page
from regalia.lab.balance.make import Asked, make
from regalia.lab.balance.model import Figure, Report
from regalia.lab.balance.page import read_page
from regalia.lab.executors.executor import Here

SECTIONS = ["wins", "length", "skill", "pieces", "options", "verbs", "drama", "decisions", "sure"]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Report, Path]:
    page = tmp_path_factory.mktemp("report") / "royals.html"
    return lab.report("royals", seconds=20.0, out=page), page


@pytest.fixture(scope="module")
def report(made: tuple[Report, Path]) -> Report:
    return made[0]


def figures(report: Report) -> list[Figure]:
    return [figure for section in report.sections for figure in section.figures]


@pytest.mark.release
def test_a_report_has_all_sections_and_verdicts(report: Report) -> None:
    assert [section.key for section in report.sections] == SECTIONS
    assert {verdict.section for verdict in report.verdicts} >= {
        "wins",
        "length",
        "skill",
        "options",
        "drama",
        "decisions",
    }
    assert report.games == sum(report.plan.values()) or report.cut


@pytest.mark.release
def test_every_figure_names_its_games(report: Report) -> None:
    for figure in figures(report):
        source = figure.source
        assert source.bots
        assert source.games
        assert source.method
        assert source.weakness
        assert len(source.examples) >= 3 or figure.title.endswith("at random")


@pytest.mark.release
def test_every_example_is_a_whole_game(report: Report) -> None:
    assert len(report.records) >= 10
    for record in report.records:
        match = Match.fold(find("royals"), read(json.dumps(record).encode()))
        assert match.over
        assert list(match.result() or ()) == record["result"]


@pytest.mark.release
def test_the_page_holds_the_report(made: tuple[Report, Path]) -> None:
    report, page = made
    assert read_page(page.read_text(encoding="utf-8")) == report


@pytest.mark.release
def test_the_same_plan_plays_the_same_games(report: Report) -> None:
    plan = {key: min(games, 3) for key, games in report.plan.items()}
    one, other = (make(Asked("royals", {}, plan=plan), Here()) for _ in range(2))
    assert one.sections == other.sections
    assert one.records == other.records


@pytest.mark.release
def test_the_ledger_measures_every_open_reading() -> None:
    found = ledger("royals", 6.0, Here())
    named = {option.name for option in find("royals").options if option.reading}
    assert {entry.option for entry in found.entries} == named
    assert any(entry.tested and entry.starter is not None for entry in found.entries)
    text = page([found], "regalia ledger royals", "1 January 2030")
    assert "## Royals" in text
    assert "ruling 23" in text


def test_a_wrong_game_or_folder_gets_a_sentence(tmp_path: Path) -> None:
    runner = CliRunner()
    refused = runner.invoke(app, ["report", "chess"])
    assert "There is no game 'chess'" in str(refused.exception)
    refused = runner.invoke(app, ["report", "royals", "--out", str(tmp_path / "none" / "page.html")])
    assert "There is no folder" in str(refused.exception)
    refused = runner.invoke(app, ["report", "royals", "--plan", str(_text(tmp_path))])
    assert "is not a report" in str(refused.exception)


def _text(folder: Path) -> Path:
    file = folder / "notes.html"
    file.write_text("<p>notes</p>")
    return file
