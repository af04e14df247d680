"""The ambiguity ledger as a page of the documentation: what clearly matters first, then a table for each game."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from regalia.games import find
from regalia.lab.balance.batches import REFERENCE, SECOND
from regalia.lab.balance.estimates import sure
from regalia.lab.balance.ledger import Entry, Ledger
from regalia.lab.balance.model import Value
from regalia.lab.statistics import signed

HEAD = (
    "| reading | left open by | starter’s share, points | rounds | ties, points | better bot’s share, points | games |"
)

WIDTH = 124
WHAT = (
    "Where a rulebook can be read in two ways, or is silent, the reading that we did not take is an option. This page says how "
    "much each of them changes: fairness (the starter’s share of wins), length, ties, and skill (how often the better of two "
    f"bots wins: {REFERENCE.title()} against {SECOND.title()})."
)
HOW = (
    "Made by `{command}` on {date}. Each reading is compared with the default on the same deals, one option at a time; ± is a "
    "95 % range for that number alone. **Bold** numbers differ from zero in a range that holds for all numbers of their table "
    f"together (95 %). Of two numbers in a cell the first is {REFERENCE.title()}’s, the second {SECOND.title()}’s. A range "
    "that includes zero does not prove that a reading is harmless: look at its width. Bots are not people; ask stronger ones "
    "before you change a rule."
)
NOTHING = "none: no reading clearly changes anything that was measured"


def page(ledgers: Sequence[Ledger], command: str, date: str) -> str:
    """All ledgers: what clearly matters, then one table a game."""
    lines = ["# What the open readings change", ""]
    for text in (WHAT, HOW.format(command=command, date=date)):
        lines += [*_wrapped(text), ""]
    lines += ["## What clearly matters", "", *_wrapped(_counts(ledgers)), ""]
    lines += ["| game | reading instead of the default | clearly changes |", "|---|---|---|"]
    lines += [row for one in ledgers for row in _clear(one)]
    for one in ledgers:
        lines += ["", f"## {one.title}", "", *_wrapped(_summary(one)), ""]
        usual = f"{find(one.game).usual_seats} seats"
        rows = [_row(entry, usual) for entry in one.entries if entry.tested]
        lines += [HEAD, "|---|---|---|---|---|---|---|", *rows] if rows else []
        for text in _untested(one):
            lines += ["", *_wrapped(text)]
    return "\n".join(lines).rstrip() + "\n"


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)


def _counts(ledgers: Sequence[Ledger]) -> str:
    entries = [entry for one in ledgers for entry in one.entries]
    tested = [entry for entry in entries if entry.tested]
    clear = [entry for entry in tested if any(_changes(entry))]
    return (
        f"{len(tested)} of {len(entries)} readings changed some games of the bots, and {len(clear)} of these clearly change "
        "something that was measured. Figures are differences from the default."
    )


def _clear(one: Ledger) -> list[str]:
    """A row for each reading of a game that clearly changes something, those that change fairness first."""
    found = [(entry, list(_changes(entry))) for entry in one.entries if entry.tested]
    told = sorted((row for row in found if row[1]), key=lambda row: not row[1][0].startswith("the starter"))
    rows = [f"| {one.title} | {entry.words} | {'; '.join(said)} |" for entry, said in told]
    return rows or [f"| {one.title} | {NOTHING} | |"]


def _changes(entry: Entry) -> Iterator[str]:
    """What a reading clearly changes, in words."""
    for value, bot in _clearly(entry.starter, entry.second_starter):
        more = "more" if value.value > 0 else "less"
        yield f"the starter wins {abs(value.value):.1f} points {more} ({bot})"
    for value, bot in _clearly(entry.rounds, entry.second_rounds):
        longer = "longer" if value.value > 0 else "shorter"
        yield f"games are {abs(value.value):.{1 if abs(value.value) >= 1 else 2}f} rounds {longer} ({bot})"
    for value, bot in _clearly(entry.ties, entry.second_ties):
        yield f"ties {signed(value.value, 1)} points ({bot})"
    if entry.skill is not None and sure(entry.skill):
        more = "more" if entry.skill.value > 0 else "less"
        yield f"the better bot wins {abs(entry.skill.value):.1f} points {more}"


def _clearly(first: Value | None, second: Value | None) -> Iterator[tuple[Value, str]]:
    """The values of the two bots that clearly differ from zero, each with its bot."""
    for value, bot in ((first, REFERENCE), (second, SECOND)):
        if value is not None and sure(value):
            yield value, bot.title()


def _summary(one: Ledger) -> str:
    tested = [entry for entry in one.entries if entry.tested]
    fair = [entry for entry in tested if entry.starter is not None and sure(entry.starter)]
    moved = ", ".join(
        f"“{entry.words}” ({signed(entry.starter.value, 1)})" for entry in fair if entry.starter is not None
    )
    said = (
        f"The starter’s share clearly changes with {moved}."
        if fair
        else "No reading clearly changes the starter’s share."
    )
    return f"{len(tested)} of {len(one.entries)} readings were tested, with seed {one.seed}. {said}"


def _untested(one: Ledger) -> Iterator[str]:
    """The readings without a row, and why."""
    untested = [entry for entry in one.entries if not entry.tested]
    alike = [entry for entry in untested if not entry.own_data and not entry.no_turn]
    for idle, why in (
        (alike, "Not tested, because every game of these bots went the same way at all tables that were tried"),
        ([e for e in untested if e.own_data], "Not varied, because it takes data of your own"),
        ([e for e in untested if e.no_turn], "Not compared, because the game then ends before its first turn"),
    ):
        if idle:
            yield f"{why}: {'; '.join(f'{entry.words} ({entry.reading})' for entry in idle)}."


def _row(entry: Entry, usual: str) -> str:
    where = "" if entry.table == usual else f", at {entry.table}"
    cells = [
        f"{entry.words} (default: {entry.default}){where}",
        entry.reading,
        _both(entry.starter, entry.second_starter),
        _both(entry.rounds, entry.second_rounds, 2),
        _both(entry.ties, entry.second_ties),
        _cell(entry.skill),
        f"{entry.games:,}",
    ]
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _both(first: Value | None, second: Value | None, decimals: int = 1) -> str:
    return " / ".join(filter(None, (_cell(first, decimals), _cell(second, decimals))))


def _cell(value: Value | None, decimals: int = 1) -> str:
    if value is None:
        return ""
    text = f"{signed(value.value, decimals)} ± {value.reach:.{decimals}f}"
    return f"**{text}**" if sure(value) else text
