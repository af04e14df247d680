"""Which numbered rulings and vectors of a specification the tests of a game name.

A test cites them in its name, a docstring or a comment: ``test_rule_23_…``, ``rules 28, 29``, ``vector 45``, ``V45``.
"""

from __future__ import annotations

import re
from pathlib import Path

from regalia.kernel.game import Game

CITATION = re.compile(
    r"(?<![a-z])(rules?|rulings?|vectors?|v)[ _]?(\d+(?:(?:, | and |_| to |–|-)\d+)*)(?!\w*\.)", re.IGNORECASE
)
SPAN = re.compile(r"(\d+)(?: to |–|-)(\d+)")


def cited(folder: Path) -> dict[str, set[int]]:
    """The numbers of rulings and of vectors that occur in the test files below the folder."""
    found: dict[str, set[int]] = {"ruling": set(), "vector": set()}
    for path in sorted(folder.rglob("test_*.py")):
        for kind, numbers in CITATION.findall(path.read_text(encoding="utf-8")):
            found["vector" if kind[0] in "vV" else "ruling"] |= listed(numbers)
    return found


def listed(numbers: str) -> set[int]:
    """``3, 5 and 8 to 10`` as a set."""
    single = {int(number) for number in re.findall(r"\d+", numbers)}
    for low, high in SPAN.findall(numbers):
        single |= set(range(int(low), int(high) + 1))
    return single


def missing(game: Game, found: dict[str, set[int]]) -> list[str]:
    return [
        f"{kind} {number}"
        for kind, count in (("ruling", game.rulings), ("vector", game.vectors))
        for number in range(1, count + 1)
        if number not in found[kind]
    ]
