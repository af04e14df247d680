"""What the documents say is so: commands exist, links lead somewhere, the games table is the catalogue's."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
import typer.main

import regalia
from regalia.cli import app
from regalia.cli.games import span
from regalia.games import catalogue

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md"), ROOT / "web" / "README.md"]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))

documents = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())


def code(text: str) -> str:
    """What stands in blocks and spans of code, one a line."""
    return "\n".join(block or span for block, span in re.findall(r"```\w*\n(.*?)```|`([^`\n]+)`", text, re.DOTALL))


def anchors(text: str) -> set[str]:
    """The places in a document that a link can name."""
    heads = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}


@documents
def test_local_links_lead_somewhere(document: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", document.read_text()):
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = document.parent / name if name else document
        assert target.exists(), f"{link} leads nowhere"
        assert not anchor or anchor in anchors(target.read_text()), f"{link}: no such heading"


@documents
def test_make_targets_named_in_documents_exist(document: Path) -> None:
    named = set(re.findall(r"^make ([a-z-]+)", code(document.read_text()), re.MULTILINE))
    assert named <= TARGETS


@documents
def test_commands_and_their_options_named_in_documents_exist(document: Path) -> None:
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    lines = re.findall(r"(?:^|bin/|1 )regalia ([a-z]+)([^#\n]*)", code(document.read_text()), re.MULTILINE)
    for name, rest in lines:
        assert name in commands, f"regalia {name}"
        known = {option for parameter in commands[name].params for option in parameter.opts}
        assert set(re.findall(r"--[a-z-]+", rest)) <= known | {"--help"}, f"regalia {name}{rest}"


def test_readme_names_the_two_commands() -> None:
    assert {"play", "test"} <= set(re.findall(r"^make ([a-z]+)", code((ROOT / "README.md").read_text()), re.MULTILINE))


def test_readme_lists_the_games_of_the_catalogue() -> None:
    rows = re.findall(
        r"^\| `([\w-]+)` \| \[(.+?)\]\((.+?)\) \| (.+?) \| (.+?) \| (\w+) \|$", (ROOT / "README.md").read_text(), re.M
    )
    assert [row for row in rows if row[-1] != "draft"] == [
        (
            game.key,
            game.title,
            f"docs/reference/games/{game.key}.md",
            span(game.least_seats, game.most_seats),
            span(*game.minutes),
            game.stage,
        )
        for game in catalogue().values()
    ]


def test_decisions_are_all_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = re.findall(r"\((\d{4}-[a-z0-9-]+\.md)\)", (folder / "README.md").read_text())
    assert listed == sorted(path.name for path in folder.glob("[0-9]*.md"))


def test_one_version_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    newest = re.findall(r"^## \[(\d.*?)\]", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)[0]
    assert project["version"] == regalia.__version__ == newest


def test_everything_required_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    pins = dict(
        re.findall(r"^([\w-]+)==(\S+)$", (ROOT / "constraints.txt").read_text().lower().replace("_", "-"), re.MULTILINE)
    )
    wanted = [
        *project["dependencies"],
        *(name for extra in project["optional-dependencies"].values() for name in extra),
    ]
    names = {re.split(r"[\[><=]", requirement)[0].lower() for requirement in wanted} - {"regalia"}
    assert names <= set(pins)
    assert "://" not in (ROOT / "constraints.txt").read_text()
