"""Every fault of a position's text."""

from __future__ import annotations

from collections.abc import Collection

from regalia.kernel.errors import NotationError
from regalia.kernel.positions.said import VIEW, put_down, split, twice, unknown, viewer, worded
from regalia.kernel.positions.text import Positions
from regalia.kernel.rules import Rules

Found = dict[str, str]  # the reason by the clause as it is written; without a clause, why they do not fit together


def text_faults(positions: Positions, rules: Rules, text: str) -> Found:
    """The clauses of a position or a view that cannot be read; the others are read as if these were left out."""
    try:
        clauses = worded(text)
    except NotationError as wrong:
        return {"": str(wrong)}
    said: dict[str, list[str]] = {}
    found: Found = {}
    for name, *words in clauses:
        if name in said:
            found[" ".join([name, *words])] = twice(name)
        said.setdefault(name, words)
    found |= _clause_faults(positions, rules, said)
    return found or _whole_fault(positions, rules, text)


def _clause_faults(positions: Positions, rules: Rules, said: dict[str, list[str]]) -> Found:
    """The clauses whose name or words are wrong."""
    written = {name: " ".join([name, *words]) for name, words in said.items()}
    found: Found = {}
    whole = VIEW not in said
    seen: Collection[int] = range(rules.seats)
    try:
        seen = seen if whole else viewer(said[VIEW], rules.seats)[1]
    except NotationError as wrong:
        found[written[VIEW]] = str(wrong)
    clauses, facts = positions.blank(rules, [owner in seen for owner in range(rules.seats)], whole=whole)
    names = [name for name in said if name != VIEW]
    found |= {written[name]: reason for name in names if (reason := unknown(name, clauses, facts))}
    facts.said = [name for name in names if written[name] not in found]
    for name, reason in put_down(clauses, facts, {name: said[name] for name in facts.said}):
        if name in said or not found:
            found[written.get(name, "")] = reason
    return found


def _whole_fault(positions: Positions, rules: Rules, text: str) -> Found:
    """Why clauses that can be read one by one do not make a position together."""
    try:
        if VIEW in split(text):
            positions.read_view(rules, text)
        else:
            positions.read(rules, text)
    except NotationError as wrong:
        return {"": str(wrong)}
    return {}
