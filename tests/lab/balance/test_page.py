"""The page: valid, whole in itself, and the same figures inside as on it."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import msgspec
import pytest

from regalia.lab.balance.link import SERVER, link, packed, unpacked
from regalia.lab.balance.model import Report
from regalia.lab.balance.page import Page, marked, read_page
from tests.lab.balance.sample import RECORD, sample

VOID = {"meta", "br", "hr", "img", "input", "link"}


class Checker(HTMLParser):
    """Follows tags, so that one that is not closed is found."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.faults: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag not in VOID:
            self.open.append(tag)
        if found.get("id"):
            self.ids.append(str(found["id"]))
        if tag == "a":
            self.links.append(str(found["href"]))
        elif found.get("src") or found.get("href"):
            self.loaded.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Closed at once, as in SVG."""

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.faults.append(tag)


@pytest.fixture(scope="module")
def html() -> str:
    return Page(sample(), SERVER).html()


@pytest.fixture(scope="module")
def checked(html: str) -> Checker:
    checker = Checker()
    checker.feed(html)
    return checker


def test_every_tag_is_closed_and_every_id_is_used_once(checked: Checker) -> None:
    assert not checked.open
    assert not checked.faults
    assert len(checked.ids) == len(set(checked.ids))


def test_the_page_needs_nothing_else(html: str, checked: Checker) -> None:
    assert not checked.loaded
    assert all(found.startswith("data:") for found in re.findall(r"url\(\"?([^)\"]+)", html))
    assert "@import" not in html
    assert html.count("<script") == 1
    page = html.partition("<script")[0]
    assert set(re.findall(r"https?://[\w.]+(?::\d+)?", page)) == {SERVER}


def test_links_lead_to_sections_of_the_page_or_to_games(checked: Checker) -> None:
    for found in checked.links:
        if found.startswith("#"):
            assert found[1:] in checked.ids
        else:
            assert unpacked(found.partition("#game=")[2]) == RECORD


def test_the_figures_are_inside_as_json(html: str) -> None:
    assert read_page(html) == sample()


def test_a_page_without_figures_is_refused() -> None:
    with pytest.raises(ValueError, match="not a report"):
        read_page("<html></html>")


def test_pictures_follow_light_and_dark(html: str) -> None:
    body = re.sub(r"<style>.*?</style>", "", html, flags=re.S).partition("</header>")[2]
    assert "var(--mark)" in body
    assert not re.findall(r'(?:fill|stroke)="#\w+"', body)


def test_every_figure_names_its_source(html: str) -> None:
    for section in sample().sections:
        for figure in section.figures:
            source = figure.source
            assert source.method in html
            assert source.weakness in html
            assert len(source.examples) >= 3


def test_what_games_say_cannot_break_the_page() -> None:
    evil = msgspec.structs.replace(sample(), title="<script>alert(1)</script>")
    html = Page(evil, SERVER).html()
    assert "<script>alert" not in html
    assert read_page(html) == evil


def test_words_may_be_bold_or_code() -> None:
    assert marked("**so** `it` <b>") == "<b>so</b> <code>it</code> &lt;b&gt;"


def test_a_link_carries_the_whole_record() -> None:
    text = link("http://localhost:9000/", RECORD)
    assert text.startswith("http://localhost:9000/records#game=")
    assert unpacked(packed(RECORD)) == RECORD
    assert re.fullmatch(r"[\w-]+", packed(RECORD))


def test_a_report_survives_json() -> None:
    assert msgspec.json.decode(msgspec.json.encode(sample()), type=Report) == sample()
