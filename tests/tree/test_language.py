"""Prose follows docs/how-to/write-plain-english.md, as far as a program can tell."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.native import PACKAGE

PROJECT = PACKAGE.parents[1]
SOURCES = sorted(path for path in PACKAGE.rglob("*.py") if "_native" not in path.parts)
MOST_WORDS = 18  # in the first sentence of a docstring; we aim at 15

FAULTS = (
    r"\bthe own\b",
    r"\b(?:for|of|to|only) who\b(?! in\b|,)",
    r"\bknows no\b",
    r"\bso many (?:at once|times|a second|seconds|of)\b",
    r"\b(?:for|after|in) so many\b",
    r"\boneself\b",
    r"\banew\b",
    r"\bhang together\b",
    r"\bof its own accord\b",
    r"(?<!there )\b(?:is|are) no (?:royals?|card|record|JSON|map|unit|seat|move|number)\b(?! (?:of|in|that|on|for|with))",
    r"\bcanonical order\b",
    r"\bthe house(?:['’]s)?\b(?! bots?\b)",  # it is the server
    r"\bcannot be caught up\b",
    r"\bfinds no place\b",
    r"\bcomes? along\b",
    r"\belse than\b",
    r"\bfor want of\b",
    r"\bor no longer\b[.\"]",
    r"\bas (?:it|they) must be\b",
    r"\bback with each move\b",
    r"\brather too \w+ than\b",
    r"\b(?:and and|the the|a a|of of|to to|in in|is is|for for|with with)\b",
)
FAULT = re.compile("|".join(FAULTS), re.IGNORECASE)
WRITTEN = (".py", ".md", ".ts", ".tsx", ".html", ".toml", ".sh")
ROOMS = ("src", "web/src", "web/dev", "bench", "tools", "tests", "docs")
PAGES = ("README.md", "CONTRIBUTING.md", "web/README.md")
QUOTING = ("test_language.py", "write-plain-english.md")  # they name the faults


def name(path: Path) -> str:
    return path.relative_to(PROJECT).as_posix()


def docstrings(path: Path) -> Iterator[tuple[int, str]]:
    """The docstrings of a source with their lines."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text:
                yield node.body[0].lineno, text


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_the_first_line_of_a_docstring_can_be_read_alone(path: Path) -> None:
    for line, text in docstrings(path):
        first = text.partition("\n")[0]
        sentence = re.split(r"(?<=[.?:;…]) ", first)[0]
        place = f"{name(path)}, line {line}: {first!r}"
        assert first.endswith((".", "?", ":", "…", "``")), f"{place} goes on in the next line"
        assert len(sentence.split()) <= MOST_WORDS, f"{place} begins with {len(sentence.split())} words"


def prose() -> Iterator[Path]:
    yield from (PROJECT / page for page in PAGES)
    for room in ROOMS:
        for path in sorted((PROJECT / room).rglob("*")):
            made = {"_native", "node_modules", "__pycache__", "client", "data", "playthroughs"} & set(path.parts)
            if path.suffix in WRITTEN and not made and path.is_file():
                yield path


def test_sentences_that_have_to_be_read_twice_stay_away() -> None:
    found = []
    for path in prose():
        if path.name in QUOTING:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if FAULT.search(line):
                found.append(f"{name(path)}:{number}: {line.strip()[:120]}")
    assert not found, "\n".join(["Rewrite these sentences (docs/how-to/write-plain-english.md):", *found])


@pytest.mark.parametrize(
    "text",
    ["the own plate", "a message for who waits", "Royals knows no draw", "built anew", "the house’s seal", "and and"],
)
def test_a_known_fault_would_be_found(text: str) -> None:
    assert FAULT.search(text)
