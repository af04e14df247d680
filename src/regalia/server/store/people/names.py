"""Stored names: which accounts they belong to, and what they look like.

An account reserves its name and both skeletons of it, so that two servers cannot give them away at once.
"""

from __future__ import annotations

from collections.abc import Callable

from regalia.server.store.database import Connection, Database

Looks = tuple[str, str]  # the skeletons of a name: of its small letters, and as it is written
AT_ONCE = 500  # guests
VERSION = "likeness"  # the setting that says which list the stored skeletons come from


class NameStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def owners(self, name: str, looks: Looks) -> frozenset[str]:
        """The guests whose accounts have this name, or one that looks like it."""

        async def job(connection: Connection) -> frozenset[str]:
            query = "SELECT guest FROM account WHERE name = ? UNION SELECT guest FROM alike WHERE skeleton IN (?, ?)"
            return frozenset(guest for (guest,) in await connection.rows(query, (name, *looks)))

        return await self._database.look_up(job)

    async def unname(self, owner: str, looks: Looks) -> list[str]:
        """Remove a name from other guests without an account whose names look like it; returns those guests."""

        async def job(connection: Connection) -> list[str]:
            rows = await connection.rows(
                "SELECT id FROM guest WHERE (folded IN (?, ?) OR drawn IN (?, ?)) AND id <> ?"
                " AND id NOT IN (SELECT guest FROM account)",
                (*looks, *looks, owner),
            )
            for (guest,) in rows:
                await connection.change("DELETE FROM guest WHERE id = ?", (guest,))
                await connection.tell_name(guest)
            return [guest for (guest,) in rows]

        return await self._database.write(job)

    async def bring_up_to_date(self, version: str, looks_of: Callable[[str], Looks]) -> None:
        """Store the skeletons of names that have none, or have them from another version of the list.

        Where older accounts look alike, the oldest reserves the skeleton, and the others go on working.
        """

        async def outdated(connection: Connection) -> bool:
            rows = await connection.rows("SELECT value FROM setting WHERE name = ?", (VERSION,))
            if rows and bytes(rows[0][0]) == version.encode():
                return False
            await connection.change("DELETE FROM alike")
            await connection.change("UPDATE guest SET folded = '', drawn = ''")
            await connection.change(
                "INSERT INTO setting VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (VERSION, version.encode()),
            )
            for guest, *names in await connection.rows(
                "SELECT account.guest, account.name, guest.name FROM account LEFT JOIN guest ON guest.id = account.guest"
                " ORDER BY account.created, account.guest"
            ):
                looks = {look for name in names if name for look in looks_of(name)}
                await connection.change_many(
                    "INSERT INTO alike (skeleton, guest) VALUES (?, ?) ON CONFLICT (skeleton) DO NOTHING",
                    [(look, guest) for look in sorted(looks)],
                )
            return True

        async def some(connection: Connection) -> int:
            query = "SELECT id, name FROM guest WHERE folded = '' AND name <> '' LIMIT ?"
            rows = await connection.rows(query, (AT_ONCE,))
            changes = [(*looks_of(name), id) for id, name in rows]
            await connection.change_many("UPDATE guest SET folded = ?, drawn = ? WHERE id = ?", changes)
            return len(rows)

        if await self._database.write(outdated):
            while await self._database.write(some):
                pass
