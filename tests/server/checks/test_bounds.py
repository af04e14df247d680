"""Bounds on a text of options: what is refused before it is parsed, and what is not."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest

from regalia.server.checks.bounds import MOST_LEVELS, MOST_PARTS, check_bounds
from regalia.server.problems import HttpProblem
from tests.server.dear import DOTTED, JSONS, TOMLS


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a = 1.5",
        'a = "x.x.x.x.x.x.x.x.x.x.x.x"  # a.b.c.d.e.f.g.h.i.j',
        "a = '''\n" + "[" * 100 + "\n'''",
        'a = "\\"' + "[" * 100 + '"',
        "a.b.c = 1\n" * 100,
        "a = [" * MOST_LEVELS,
        '{"a": "' + "[{" * 100 + '"}',
    ],
)
def test_texts_and_comments_do_not_count(text: str) -> None:
    check_bounds(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[" * (MOST_LEVELS + 1), "nested too deeply"),
        ('{"a":' * (MOST_LEVELS + 1), "nested too deeply"),
        (".".join("a" * (MOST_PARTS + 1)) + " = 1", "at most 8 parts"),
        ("[" + " . ".join("a" * (MOST_PARTS + 1)) + "]", "at most 8 parts"),
        ("b = {" + ".".join(['"x"'] * (MOST_PARTS + 1)) + " = 1}", "at most 8 parts"),
        (DOTTED.decode(), "at most 8 parts"),
    ],
)
def test_depth_and_parts_are_bounded(text: str, words: str) -> None:
    with pytest.raises(HttpProblem, match=words):
        check_bounds(text)


@pytest.mark.parametrize("text", [*TOMLS, *JSONS], ids=lambda text: text[:12].decode(errors="replace"))
def test_it_takes_one_pass(text: bytes) -> None:
    begun = time.thread_time()
    with suppress(HttpProblem):
        check_bounds(text.decode(errors="replace"))
    assert time.thread_time() - begun < 0.03
