"""Exports of an event: the whole event as a JSON file, its standings and its results as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

import msgspec

from regalia.events.event import Event
from regalia.events.info import EventInfo
from regalia.files.event_kind import FORMAT, DeckList, EventFile
from regalia.server.events.decks import deck_lists

HEAD = ("place", "entrant", "points", "opponents' points", "games won", "hits taken", "byes", "out in round")
FORMULA = ("=", "+", "-", "@", "\t", "\r")


def event_file(event: Event, info: EventInfo) -> bytes:
    """The event as a JSON file, as this viewer may see it."""
    file = EventFile(
        **{name: getattr(info, name) for name in EventInfo.__struct_fields__},
        format=FORMAT,
        best_of=event.plan.best_of,
        decks=tuple(listed(deck_lists(event, info.you))),
    )
    return msgspec.json.format(msgspec.json.encode(file)) + b"\n"


def listed(lists: Iterable[tuple[int, Sequence[str]]]) -> list[DeckList]:
    return [DeckList(player=player, cards=tuple(cards)) for player, cards in lists]


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


def results_csv(info: EventInfo) -> str:
    """Every match as CSV: who met whom, the games won, who went on or won, and what decided it."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(("round", "table", "entrants", "games won", "winner", "decided", "note"))
    for made in info.rounds:
        for entrant in made.byes:
            name = _plain(info.entrants[entrant].name)
            writer.writerow([made.number, "bye", name, "", name, "", ""])
        for bout in made.bouts:
            names = [info.entrants[entrant].name for entrant in bout.entrants]
            winner = "" if bout.winner is None else info.entrants[bout.winner].name
            won = " : ".join(map(str, bout.wins))
            row = [_plain(" – ".join(names)), won, _plain(winner), bout.how, _plain(bout.note)]
            writer.writerow([made.number, bout.table, *row])
    return text.getvalue()
