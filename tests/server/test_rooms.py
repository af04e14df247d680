"""The server's rooms: each imports only the rooms above it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import regalia.server

SERVER = Path(regalia.server.__file__).parent
TESTS = Path(__file__).parent
ORDER = (
    ("problems", "aside", "child", "limits", "overload", "metrics", "names", "likeness", "tokens", "passwords"),
    ("wire",),
    ("store",),
    ("clock",),
    ("bots",),
    ("checks",),
    ("trials",),
    ("services",),
    ("table",),
    ("people",),
    ("replay",),
    ("events",),
    ("http",),
    ("operating",),
    ("app",),
    ("run",),
)
"""Rooms and single modules from the top down; those in one row may import each other."""
PLACES = {room: place for place, row in enumerate(ORDER) for room in row}
FILES = sorted(path for path in SERVER.rglob("*.py") if path != SERVER / "__init__.py")


def name(path: Path) -> str:
    return path.relative_to(SERVER).as_posix()


def room_of(path: Path) -> str:
    return path.relative_to(SERVER).with_suffix("").parts[0]


def imported(tree: ast.AST) -> Iterator[str]:
    """The rooms imported anywhere in a module, except for type checking."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            yield from imported(node)
            continue
        yield from (module.split(".")[2] for module in modules if module.startswith("regalia.server."))


@pytest.mark.parametrize("path", FILES, ids=name)
def test_rooms_import_only_the_rooms_above_them(path: Path) -> None:
    for room in imported(ast.parse(path.read_text(encoding="utf-8"))):
        assert PLACES[room] <= PLACES[room_of(path)], f"{name(path)} may not import {room}"


@pytest.mark.parametrize("path", [path for path in FILES if path.name == "__init__.py"], ids=name)
def test_a_room_holds_nothing_itself(path: Path) -> None:
    assert len(ast.parse(path.read_text(encoding="utf-8")).body) == 1, f"{name(path)} holds more than a docstring"


def test_no_folder_is_crowded() -> None:
    for folder in {path.parent for path in FILES}:
        assert len(list(folder.glob("*.py"))) <= 25, f"{name(folder)} shows more than 25 files"


@pytest.mark.parametrize("path", sorted(TESTS.rglob("*.py")), ids=lambda path: path.relative_to(TESTS).as_posix())
def test_no_test_module_imports_another(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests."):
            assert ".test_" not in f"{node.module}.", f"{path.name} imports {node.module}"


def test_tests_are_divided_like_the_server() -> None:
    folders = {path.parent.name for path in TESTS.glob("*/test_*.py")}
    assert folders <= set(PLACES)
