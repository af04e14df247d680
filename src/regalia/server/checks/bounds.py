"""Bounds on a text of options before it is parsed: its nesting and its dotted keys.

The TOML parser's time grows with the square of a key's parts, so they are counted first, in one pass.
"""

from __future__ import annotations

import re

from regalia.server.problems import malformed

MOST_LEVELS = 30
MOST_PARTS = 8  # of a dotted key

_texts = re.compile(r'"""[\s\S]*?"""|\'\'\'[\s\S]*?\'\'\'|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#[^\n]*')
_ends = re.compile(r"[=,\[\]{}\n]")


def check_bounds(text: str) -> None:
    """Raises HttpProblem for a text that is nested too deeply, or has a key of too many parts."""
    bare = _texts.sub("x", text)
    level = 0
    for char in bare:
        if char in "[{":
            level += 1
            if level > MOST_LEVELS:
                raise malformed(f"The file is nested too deeply: at most {MOST_LEVELS} levels can be read.")
        elif char in "]}":
            level -= 1
    if any(part.count(".") >= MOST_PARTS for part in _ends.split(bare)):
        raise malformed(
            f"The file has a key that is too large: at most {MOST_PARTS} parts can be read; 'a.b.c' has three."
        )
