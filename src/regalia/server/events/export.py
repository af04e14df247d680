"""Exports of an event: its standings as CSV."""

from __future__ import annotations

import csv
import io

from regalia.server.wire.events import EventInfo

HEAD = ("place", "entrant", "points", "opponents' points", "games won", "hits taken", "byes", "out in round")
FORMULA = ("=", "+", "-", "@", "\t", "\r")


def standings_csv(info: EventInfo) -> str:
    """The standings as CSV, one row per entrant."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(HEAD)
    for line in info.standings:
        name = info.entrants[line.entrant].name
        out = "" if line.out is None else line.out
        writer.writerow(
            [line.place, _plain(name), f"{line.points:g}", f"{line.against:g}", line.games, line.taken, line.byes, out]
        )
    return text.getvalue()


def _plain(name: str) -> str:
    """A name that no spreadsheet reads as a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name
