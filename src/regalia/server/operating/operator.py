"""What operators' commands do: find a player or a table, and give an order."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from regalia.kernel.errors import RegaliaError
from regalia.server.likeness import skeletons
from regalia.server.limits import Limits
from regalia.server.names import clean, first_name
from regalia.server.people.naming import key_of
from regalia.server.services import DATABASE, open_store
from regalia.server.store.database import Stale
from regalia.server.store.operating.orders import By
from regalia.server.store.operating.players import PlayerRow, TableListing
from regalia.server.store.people.reports import ReportRow
from regalia.server.store.store import Store

LONGEST = 280  # characters of a reason or of the message of the day
TRIES = 5  # if another operator is faster each time


def existing_store(data: Path, database: str = "") -> Store:
    """The store of a server that has run before. Raises RegaliaError."""
    if not database and not (data / DATABASE).exists():
        raise RegaliaError(f"There is no database in {data}. Choose another folder with --data.")
    return open_store(data, database)


async def player(store: Store, text: str) -> PlayerRow:
    """The one player with that name, account or id. Raises RegaliaError."""
    found = await store.players.exactly(text, key_of(text))
    if not found:
        raise RegaliaError(f"No player is called '{text}'. 'regalia admin players' lists them.")
    if len(found) > 1:
        ids = ", ".join(one.guest for one in found[:10])
        raise RegaliaError(f"{len(found)} players are called '{text}'. Name one by its id: {ids}.")
    return found[0]


async def ban(store: Store, text: str, reason: str, by: By) -> PlayerRow:
    found = await player(store, text)
    await _again(lambda: store.operators.ban(found.guest, _short(reason, "A reason"), by))
    return found


async def unban(store: Store, text: str, by: By) -> PlayerRow:
    found = await player(store, text)
    if found.banned is None:
        raise RegaliaError(f"'{text}' is not banned.")
    await _again(lambda: store.operators.unban(found.guest, by))
    return found


async def close_table(store: Store, id: str, reason: str, by: By) -> TableListing:
    """End a table without a result. Raises RegaliaError if it is over, or belongs to an event."""
    found, match = await store.players.table(id), await store.match(id)
    if found is None or match is None:
        raise RegaliaError(f"There is no table '{id}'. 'regalia admin tables' lists those that are played.")
    if found.over:
        raise RegaliaError("This game is over already.")
    if match[0].event:
        raise RegaliaError("This table belongs to an event, which needs its result: its host can enter one.")
    await _again(lambda: store.operators.close_table(id, _short(reason, "A reason"), by))
    return found


async def rename(store: Store, text: str, name: str, by: By) -> tuple[PlayerRow, str]:
    """Give a player another name. Raises RegaliaError if it belongs to somebody else's account."""
    found, name = await player(store, text), clean(name, Limits().name)
    looks = skeletons(name)
    if await store.guest_names.owners(key_of(name), looks) - {found.guest}:
        raise RegaliaError(f"The name '{name}' belongs to another account, or looks like one that does.")
    await _again(lambda: store.operators.rename(found.guest, name, looks, by))
    return found, name


async def set_message(store: Store, text: str, by: By) -> str:
    """Set the message of the day, or remove it with an empty text; returns it as it is shown."""
    shown = _short(text, "A message")
    await _again(lambda: store.operators.set_message(shown, by))
    return shown


@dataclass(frozen=True, slots=True)
class NamedReport:
    """A report with the current names of the reporter and the reported player."""

    report: ReportRow
    reporter: str
    against: str


async def reports(store: Store, most: int, every: bool = False) -> list[NamedReport]:
    """The last reports of players about others: the open ones, or all."""
    found = await store.reports.newest(most, every)
    names = await store.names(sorted({guest for one in found for guest in (one.reporter, one.against)}))

    def name(guest: str) -> str:
        return f"{names.get(guest) or first_name(guest)} ({guest})"

    return [NamedReport(one, name(one.reporter), name(one.against)) for one in found]


async def settle(store: Store, number: int, note: str, by: By) -> None:
    """Settle a report. Raises RegaliaError if it is settled or unknown."""
    found = await store.reports.numbered(number)
    if found is None:
        raise RegaliaError(f"There is no report {number}. 'regalia admin reports --all' lists them.")
    if found.settled is not None:
        raise RegaliaError(f"Report {number} is settled already.")
    await _again(lambda: store.operators.settle(number, _short(note, "A note"), by))


def _short(text: str, what: str) -> str:
    """A cleaned text of one line; empty stays empty."""
    return clean(text, LONGEST, what) if text.strip() else ""


async def _again(order: Callable[[], Awaitable[None]]) -> None:
    """Give the order; again if another operator wrote to the log at the same time."""
    for _ in range(TRIES - 1):
        try:
            return await order()
        except Stale:
            continue
    await order()
