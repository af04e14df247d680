"""What a text says: its clauses by name, its viewer, and their values."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping, Sequence

from regalia.kernel.errors import NotationError
from regalia.kernel.positions.clauses import Clause
from regalia.kernel.positions.facts import Facts
from regalia.kernel.state import SPECTATOR

VIEW = "view"
LONGEST_TEXT = 20_000


def split(text: str) -> dict[str, list[str]]:
    """The words of each clause by its name."""
    said: dict[str, list[str]] = {}
    for name, *words in worded(text):
        if name in said:
            raise NotationError(twice(name))
        said[name] = words
    return said


def worded(text: str) -> list[list[str]]:
    """The words of each clause, its name first, in the order of the text."""
    if len(text) > LONGEST_TEXT:
        raise NotationError(f"A position's text has at most {LONGEST_TEXT} characters; this one has {len(text)}.")
    return [words for clause in text.split(",") if (words := clause.split())]


def twice(name: str) -> str:
    """Why a clause that the text has already cannot be read."""
    return f"'{name}' is said twice; say it once, with all its words."


def viewer(words: list[str] | None, seats: int) -> tuple[int, list[int]]:
    """The seat of a view, or SPECTATOR, and the owners of the hands in it."""
    if not words:
        raise NotationError("A view's text begins with its viewer: 'view 0', or 'view spectator'.")
    numbers = {str(seat): seat for seat in range(seats)}
    who, *others = words
    if who != "spectator" and who not in numbers:
        raise NotationError(f"view: there is no seat '{who}'; there are {', '.join(numbers)} and spectator.")
    seat = numbers.get(who, int(SPECTATOR))
    if not others:
        return seat, [seat]
    if others[0] != "sees" or not set(others[1:]) <= set(numbers):
        raise NotationError("view: hands are named after 'sees', by seats: 'view 0 sees 0 2'.")
    return seat, [numbers[word] for word in others[1:]]


def unknown(name: str, clauses: Sequence[Clause], facts: Facts) -> str:
    """Why these facts do not have a clause of that name; empty if they have it."""
    here = {clause.name: clause.here(facts) for clause in clauses if clause.name}
    if here.get(name):
        return ""
    if name in here:
        return f"'{name}' tells something that this viewer does not see; leave it out."
    close = difflib.get_close_matches(name, here, 1)
    hint = f"did you mean '{close[0]}'?" if close else f"there are {', '.join(here)}."
    return f"There is no clause '{name}'; {hint}"


def put_down(clauses: Sequence[Clause], facts: Facts, said: Mapping[str, list[str]]) -> Iterator[tuple[str, str]]:
    """Put down every value. Yields each clause that cannot be read, and goes on as if the text did not have it."""
    for clause in clauses:
        if not clause.here(facts):
            continue
        words = said.get(clause.name) if clause.name else None
        try:
            clause.put(facts, clause.usual(facts) if words is None else clause.value(words, facts))
        except NotationError as wrong:
            yield clause.name, str(wrong)
            if words is None:
                return
            facts.said = [name for name in facts.said if name != clause.name]
            clause.put(facts, clause.usual(facts))
