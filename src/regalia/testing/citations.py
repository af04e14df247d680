"""Which numbered rulings and vectors of a specification the tests of a game cite.

A test cites them in its name or its docstring: ``test_ruling_23_…``, ``test_vectors_7_and_8_…``, "rules 28, 29".
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from regalia.kernel.game import Game

CITATION = re.compile(r"(?<![a-z])(rule|ruling|vector)s?[ _](\d+(?:(?:, |_and_| and |_)\d+)*)(?![0-9])", re.IGNORECASE)


def cited(folder: Path) -> dict[str, set[int]]:
    """The numbers of rulings and of vectors that tests below the folder cite."""
    found: dict[str, set[int]] = {"ruling": set(), "vector": set()}
    for path in sorted(folder.rglob("test_*.py")):
        for text in claims(path):
            for kind, numbers in CITATION.findall(text):
                key = "vector" if kind.lower() == "vector" else "ruling"
                found[key] |= {int(number) for number in re.findall(r"\d+", numbers)}
    return found


def claims(path: Path) -> Iterator[str]:
    """Names and docstrings of the tests in a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node.name
            yield ast.get_docstring(node) or ""


def missing(game: Game, found: dict[str, set[int]]) -> list[str]:
    return [
        f"{kind} {number}"
        for kind, count in (("ruling", game.rulings), ("vector", game.vectors))
        for number in range(1, count + 1)
        if number not in found[kind]
    ]
