"""Undo: a choice can be taken back while nobody else has learned from it."""

from __future__ import annotations

from regalia.server.table.ledger import Ledger


def free(ledger: Ledger, seat: int) -> bool:
    """Whether the last line is the seat's own choice and nobody else noticed it.

    Lines of chance never qualify.
    """
    entries = ledger.match.entries
    return bool(entries) and entries[-1].line.startswith(f"{seat} ") and ledger.noticed[-1] <= {seat}


def last_choice(ledger: Ledger, seat: int) -> int | None:
    """How many lines stand before the seat's last choice; None if there is none."""
    entries = ledger.match.entries
    for number in range(len(entries) - 1, -1, -1):
        if entries[number].line.startswith(f"{seat} "):
            return number
    return None
