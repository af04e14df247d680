"""Players and tables as operators look for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from regalia.server.store.database import Connection, Database

KNOWN = (
    "SELECT id, name, '' AS account FROM guest UNION ALL SELECT guest, '', name FROM account"
    " UNION ALL SELECT guest, '', '' FROM seat WHERE guest <> '' UNION ALL SELECT guest, '', '' FROM ban"
)
PLAYER = (
    "SELECT id, max(name), max(account), (SELECT reason FROM ban WHERE ban.guest = someone.id),"
    " (SELECT count(*) FROM seat JOIN match ON match.id = seat.match WHERE seat.guest = someone.id AND over = 0)"
    f" FROM ({KNOWN}) AS someone"
)
TABLE = (
    "SELECT id, game, created, private, over, (SELECT reason FROM closed WHERE closed.match = id),"
    " (SELECT count(*) FROM seat WHERE seat.match = id AND kind = 'person') FROM match"
)


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """A player: the id of the guest, the name shown, the account's name, why banned, and unfinished tables."""

    guest: str
    name: str
    account: str
    banned: str | None
    tables: int


@dataclass(frozen=True, slots=True)
class TableListing:
    id: str
    game: str
    created: float
    private: bool
    over: bool
    closed: str | None  # why an operator closed it
    people: int


class PlayerStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def called(self, text: str, most: int) -> list[PlayerRow]:
        """Players whose name or account contains the text; all for an empty one."""
        like = f"%{text.lower().replace('!', '!!').replace('%', '!%').replace('_', '!_')}%"
        found = "SELECT id FROM (%s) AS known WHERE lower(name) LIKE ? ESCAPE '!' OR lower(account) LIKE ? ESCAPE '!'"
        query = f"{PLAYER} WHERE id IN ({found % KNOWN}) GROUP BY id ORDER BY 2, id LIMIT ?"
        return await self._read(query, (like, like, most))

    async def exactly(self, text: str, account: str) -> list[PlayerRow]:
        """The players with that guest id or name, or with the account of that key."""
        query = f"{PLAYER} WHERE id = ? OR id IN (SELECT id FROM ({KNOWN}) AS known WHERE name = ? OR account = ?)"
        return await self._read(f"{query} GROUP BY id ORDER BY id", (text, text, account))

    async def banned(self) -> list[PlayerRow]:
        return await self._read(f"{PLAYER} WHERE id IN (SELECT guest FROM ban) GROUP BY id ORDER BY id", ())

    async def tables(self, most: int) -> list[TableListing]:
        """The unfinished tables, newest first."""
        return await self._tables(f"{TABLE} WHERE over = 0 ORDER BY created DESC LIMIT ?", (most,))

    async def table(self, id: str) -> TableListing | None:
        return next(iter(await self._tables(f"{TABLE} WHERE id = ?", (id,))), None)

    async def _tables(self, query: str, given: tuple[Any, ...]) -> list[TableListing]:
        async def job(connection: Connection) -> list[TableListing]:
            rows = await connection.rows(query, given)
            return [
                TableListing(id, game, created, bool(private), bool(over), closed, people)
                for id, game, created, private, over, closed, people in rows
            ]

        return await self._database.read(job)

    async def _read(self, query: str, given: tuple[Any, ...]) -> list[PlayerRow]:
        async def job(connection: Connection) -> list[PlayerRow]:
            return [PlayerRow(*row) for row in await connection.rows(query, given)]

        return await self._database.read(job)
