"""Documents are true: paths, modules, commands and links exist, and tables agree with the code."""

from __future__ import annotations

import ast
import os
import pkgutil
import re
import shlex
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer.main

import regalia
from regalia.cli import app
from regalia.cli.commands.games import span
from regalia.games import catalogue

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md"), ROOT / "web" / "README.md"]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))

MOST_ENTRIES = 25

documents = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())


def code(text: str) -> str:
    """The blocks and spans of code, one a line."""
    return "\n".join(block or span for block, span in re.findall(r"```\w*\n(.*?)```|`([^`\n]+)`", text, re.DOTALL))


def anchors(text: str) -> set[str]:
    """The headings of a document as a link names them."""
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
    lines = re.findall(r"(?:^|bin/|1 )regalia ([a-z][a-z-]*)([^#\n]*)", code(document.read_text()), re.MULTILINE)
    for name, rest in lines:
        assert name in commands, f"regalia {name}"
        command = commands[name]
        if hasattr(command, "commands") and rest.split():
            assert rest.split()[0] in command.commands, f"regalia {name}{rest}"
            command = command.commands[rest.split()[0]]
        known = {option for parameter in command.params for option in parameter.opts}
        assert set(re.findall(r"--[a-z-]+", rest)) <= known | {"--help"}, f"regalia {name}{rest}"


@documents
def test_commands_in_documents_can_be_called_so(document: Path) -> None:
    """Every argument is there and has a value that the command takes; placeholders are filled in."""
    blocks = "\n".join(re.findall(r"```\w*\n(.*?)```", document.read_text(), re.DOTALL)).replace("\\\n", "")
    for line in re.findall(r"^(?:\.venv/bin/)?regalia ([a-z][^\n]*)$", blocks, re.MULTILINE):
        if "…" in line or "[" in line.partition("'")[0] or "|" in line.partition("'")[0]:
            continue  # a pattern, not a call
        words = shlex.split(re.sub(r"\bN\b", "4", line), comments=True)
        command: Any = typer.main.get_command(app)
        name = "regalia"
        while hasattr(command, "commands") and words:
            name, *words = words
            command = command.commands[name]
        try:
            command.make_context(name, words)
        except typer.Exit:
            continue  # --help
        except Exception as wrong:
            pytest.fail(f"regalia {line}: {wrong}")


@documents
def test_paths_named_in_documents_exist(document: Path) -> None:
    """History (the changelog) apart. ``<game>`` and ``*`` stand for any name."""
    if document.name != "CHANGELOG.md":
        for path in paths(document.read_text()):
            assert exists(path), f"there is no {path}"


SOURCE = re.compile(r"(?<![\w/.-])(?!/|build/|\.venv/)[\w./<>*-]+?\.(?:py|tsx?|mjs|sh|sql|css|md|yml)(?![\w.])")
DATA = re.compile(r"(?<![\w/.-])(?!/|build/)(?:[\w<>*-]+/)+[\w<>*-]+\.(?:json|toml|txt|svg|png)(?![\w.])")
FOLDER = re.compile(r"^(?!/|build/|\.venv/|_native/)[\w.<>*-]+(?:/[\w.<>*-]+)*/$", re.MULTILINE)


def paths(text: str) -> set[str]:
    """The files and folders that a document names in its code."""
    named = code(text)
    found = {*SOURCE.findall(named), *DATA.findall(named), *FOLDER.findall(named)}
    return {path for path in found if "//" not in path and "_native" not in path}


@cache
def tree() -> str:
    """All files and folders of the checkout, one a line; what is made or installed apart."""
    made = {".git", ".venv", "build", "dist", "node_modules", "_native", "__pycache__", "client"}
    lines = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in made and not name.endswith("_cache")]
        where = Path(folder).relative_to(ROOT).as_posix()
        lines += [f"/{where}/", *(f"/{where}/{name}" for name in files)]
    return "\n".join(lines)


@cache
def exists(path: str) -> bool:
    """Whether a file or folder of the checkout has a path that ends so."""
    pattern = re.sub(r"<[^>]*>|\\\*", r"[^/\n]+", re.escape(path))
    return re.search(rf"/{pattern}$", tree(), re.MULTILINE) is not None


@documents
def test_modules_named_in_documents_exist(document: Path) -> None:
    text = document.read_text()
    for name in modules(text):
        assert pkgutil.resolve_name(name) is not None


def modules(text: str) -> Iterator[str]:
    """The modules and things of ours that a document names: dotted names, API directives, imports in examples."""
    yield from re.findall(r"\bregalia(?:\.[a-z_]+)+\b(?!\.\w)", code(text))
    yield from re.findall(r"^::: (\S+)$", text, re.MULTILINE)
    for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        for node in ast.walk(ast.parse(block)):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("regalia"):
                yield from (f"{node.module}:{alias.name}" for alias in node.names)


ROOMS = {
    "server.md": ["src/regalia/server"],
    **{f"{game.key}.md": [f"src/{type(game).__module__.replace('.', '/')}"] for game in catalogue().values()},
}


@pytest.mark.parametrize("name", ROOMS)
def test_tables_of_files_name_the_right_room(name: str) -> None:
    """In a table with the columns room and file, every file lies in the room of its row or of the row above."""
    document = next(path for path in DOCUMENTS if path.name == name)
    table = re.search(r"^\| room \| file \|.*\n\|[-|]+\n((?:\|.*\n)+)", document.read_text(), re.MULTILINE)
    assert table is not None
    room = ""
    for row in table[1].splitlines():
        first, files = (cell.strip() for cell in row.split("|")[1:3])
        room = first.strip("`/") if first else room
        folder = ROOT / ROOMS[name][0] / ("" if room == "(root)" else room)
        for file in re.findall(r"`([\w/.]+\.\w+)`", files):
            assert (folder / file).is_file(), f"{name}: {room} has no {file}"


def test_documents_named_in_sources_exist() -> None:
    sources = [path for folder in ("src", "tests", "tools", "bench", "web/src") for path in (ROOT / folder).rglob("*")]
    for path in sources:
        if path.suffix in (".py", ".ts", ".tsx") and "_native" not in path.parts:
            for name in re.findall(r"docs/[\w/-]+\.md", path.read_text(encoding="utf-8")):
                assert (ROOT / name).is_file(), f"{path.relative_to(ROOT)} names {name}"


def test_the_contract_counts_the_required_methods() -> None:
    stated = re.search(r"^## Required: (\d+) methods$", (ROOT / "docs/reference/contract.md").read_text(), re.MULTILINE)
    assert stated is not None
    assert int(stated[1]) == sum(
        len(required(module, name))
        for module, name in (("state", "State"), ("state", "Part"), ("rules", "Rules"), ("game", "Game"))
    )


def required(module: str, name: str) -> list[str]:
    """The methods of a kernel class that only raise NotImplementedError."""
    parsed = ast.parse((ROOT / "src/regalia/kernel" / f"{module}.py").read_text(encoding="utf-8"))
    kind = next(node for node in parsed.body if isinstance(node, ast.ClassDef) and node.name == name)
    return [
        method.name
        for method in kind.body
        if isinstance(method, ast.FunctionDef) and "raise NotImplementedError" in ast.unparse(method.body[-1])
    ]


def test_every_page_is_in_the_site() -> None:
    """MkDocs says so too, but not every run of the tests builds the site."""
    listed = set(re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text()))
    assert {path.relative_to(ROOT / "docs").as_posix() for path in ROOT.glob("docs/**/*.md")} <= listed


def test_every_research_note_is_listed_and_whole() -> None:
    folder = ROOT / "docs" / "research"
    notes = {path.relative_to(folder).as_posix() for path in folder.glob("*/*.md")}
    assert notes == set(re.findall(r"^\| \[.+\]\(([\w/-]+\.md)\)", (folder / "README.md").read_text(), re.MULTILINE))
    for name in notes:
        text = (folder / name).read_text()
        for part in ("Question", "Command", "Date", "Result", "Conclusion"):
            assert f"**{part}.**" in text, f"{name} has no {part}"


def test_folders_of_documents_can_be_taken_in_at_a_glance() -> None:
    """Decisions apart: they are numbered, listed on one page, and never removed."""
    for folder in {ROOT / "docs", *ROOT.glob("docs/**/")} - {ROOT / "docs" / "decisions"}:
        assert len(list(folder.iterdir())) <= MOST_ENTRIES, folder.relative_to(ROOT)


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
