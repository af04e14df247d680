"""Undo: choices can be taken back while nobody else has learned from them."""

from __future__ import annotations

from itertools import takewhile

from regalia.server.table.ledger import Ledger


def free(ledger: Ledger, seat: int) -> int:
    """How many of the last lines the seat may take back without asking; 0 if it must ask.

    One that nobody else noticed, or all of the seat's last choices while the game calls them unsettled. Lines of chance
    never qualify.
    """
    match = ledger.match
    own = list(takewhile(lambda entry: entry.line.startswith(f"{seat} "), reversed(match.entries)))
    if own and match.game.unsettled(match.view(seat), match.rules):
        return len(own)
    return int(bool(own) and ledger.noticed[-1] <= {seat})


def last_choice(ledger: Ledger, seat: int) -> int | None:
    """How many lines stand before the seat's last choice; None if there is none."""
    entries = ledger.match.entries
    for number in range(len(entries) - 1, -1, -1):
        if entries[number].line.startswith(f"{seat} "):
            return number
    return None
