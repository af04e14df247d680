"""An event to be taken away: the standings as CSV. What everybody is told of it is exported as JSON."""

from __future__ import annotations

import csv
import io

from regalia.server.wire.events import EventInfo

HEAD = ("place", "entrant", "points", "opponents' points", "games won", "hits taken", "byes", "out in round")
FORMULA = ("=", "+", "-", "@", "\t", "\r")


def standings_csv(info: EventInfo) -> str:
    """The standings, a line for each entrant."""
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
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name
