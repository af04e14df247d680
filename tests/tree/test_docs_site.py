"""The tree of pages that the documentation site is built from. MkDocs itself runs in ``make docs``."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from regalia.games import catalogue

PROGRAM = Path(__file__).resolve().parents[2] / "tools" / "docs_site.py"


@pytest.fixture(scope="module")
def site() -> ModuleType:
    spec = importlib.util.spec_from_file_location("docs_site", PROGRAM)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def pages(site: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "docs"
    site.prepare(folder)
    return folder


def test_every_link_of_a_page_leads_to_a_page(pages: Path) -> None:
    for page in pages.rglob("*.md"):
        for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text()):
            name = link.partition("#")[0]
            if name and "://" not in link:
                assert (page.parent / name).is_file(), f"{page.relative_to(pages)}: {link}"


def test_every_request_for_generated_text_is_answered(pages: Path) -> None:
    for page in pages.rglob("*.md"):
        assert "<!-- generated" not in page.read_text(), page.name


def test_generated_pages_hold_what_the_sources_say(pages: Path) -> None:
    options = (pages / "reference/options.md").read_text()
    for game in catalogue().values():
        assert f"## {game.title}\n" in options
        assert all(f"| `{option.name}` |" in options for option in game.options)
        assert (pages / f"reference/rules/{game.key}.md").is_file()
    assert "## regalia simulate" in (pages / "reference/command-line.md").read_text()
    assert "| 19 |" in (pages / "reference/laws.md").read_text()


def test_a_table_of_clauses_becomes_markdown(site: ModuleType) -> None:
    text = "====  =====\nH0,   hand\nH1    or ``empty``\nturn  a\n      counter\n====  ====="
    assert site.table(text).splitlines()[2:] == ["| `H0`, `H1` | hand or ``empty`` |", "| `turn` | a counter |"]


@pytest.mark.parametrize(
    ("tag", "count"),
    [
        ('<script src="https://cdn.example/a.js">', 1),
        ('<link rel="stylesheet" href="//fonts.example/a.css">', 1),
        ('<a href="https://example.org/">a link that a reader may follow</a>', 0),
        ('<script src="assets/a.js">', 0),
    ],
)
def test_what_a_browser_would_fetch_elsewhere_is_found(site: ModuleType, tmp_path: Path, tag: str, count: int) -> None:
    (tmp_path / "index.html").write_text(tag)
    assert len(site.fetched(tmp_path)) == count
