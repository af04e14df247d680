"""The ambiguity ledger as a page of the documentation."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from regalia.games import find
from regalia.lab.balance.batches import REFERENCE, SECOND
from regalia.lab.balance.estimates import sure
from regalia.lab.balance.forest import signed
from regalia.lab.balance.ledger import Entry, Ledger
from regalia.lab.balance.model import Value

HEAD = (
    "| reading | left open by | starter’s share, points | rounds | ties, points | better bot’s share, points | games |"
)

WIDTH = 124
WHAT = (
    "Where a rulebook can be read in two ways, or is silent, the reading that we did not take is an option. This page says how "
    "much each of them changes: fairness (the starter’s share of wins), length, ties, and skill (how often the better of two "
    f"bots wins, {REFERENCE.title()} against {SECOND.title()})."
)
HOW = (
    "Made by `{command}` on {date}. Each row is compared with the default on the same deals, one option at a time; ± is a 95 % "
    "range for that row. **Bold** clears zero in a range that holds for all rows of its table together. The first share is "
    f"{REFERENCE.title()}’s, the second {SECOND.title()}’s. A reading that no bot uses is not tested: that does not "
    "make it harmless. Bots are not people; ask stronger ones before a rule is changed."
)


def page(ledgers: Sequence[Ledger], command: str, date: str) -> str:
    """All ledgers, one table a game."""
    lines = ["# What the open readings change", ""]
    for text in (WHAT, HOW.format(command=command, date=date)):
        lines += [*textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False), ""]
    for one in ledgers:
        lines += [f"## {one.title}", "", _summary(one), "", HEAD, "|---|---|---|---|---|---|---|"]
        usual = f"{find(one.game).usual_seats} seats"
        lines += [_row(entry, usual) for entry in one.entries if entry.tested]
        idle = [entry for entry in one.entries if not entry.tested]
        if idle:
            told = "; ".join(f"{entry.words} ({entry.reading})" for entry in idle)
            said = f"Not tested, because no game of these bots went another way: {told}."
            lines += ["", *textwrap.wrap(said, WIDTH, break_long_words=False, break_on_hyphens=False)]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def _summary(one: Ledger) -> str:
    tested = [entry for entry in one.entries if entry.tested]
    fair = [entry for entry in tested if entry.starter is not None and sure(entry.starter)]
    moved = ", ".join(
        f"“{entry.words}” ({signed(entry.starter.value, 1)})" for entry in fair if entry.starter is not None
    )
    said = f"Fairness is moved by {moved}." if fair else "No reading moves the starter’s share for sure."
    return f"{len(tested)} of {len(one.entries)} readings were tested, with seed {one.seed}. {said}"


def _row(entry: Entry, usual: str) -> str:
    where = "" if entry.table == usual else f" (at: {entry.table})"
    cells = [
        f"{entry.words} (default: {entry.default}){where}",
        entry.reading,
        " / ".join(filter(None, (_cell(entry.starter), _cell(entry.second_starter)))),
        _cell(entry.rounds, 2),
        _cell(entry.ties),
        _cell(entry.skill),
        f"{entry.games:,}",
    ]
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _cell(value: Value | None, decimals: int = 1) -> str:
    if value is None:
        return ""
    text = f"{signed(value.value, decimals)} ± {value.reach:.{decimals}f}"
    return f"**{text}**" if sure(value) else text
