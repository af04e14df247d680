"""Stored accounts: names, passwords, recovery codes, and how a guest's data moves to another guest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regalia.server.store.database import Connection, Database, only_one


@dataclass(frozen=True, slots=True)
class Account:
    """An account: its guest, the hash of its password, and when that was set."""

    guest: str
    name: str
    password: str
    created: float
    changed: float


class AccountStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self, name: str, looks: Sequence[str], guest: str, password: str, now: float) -> None:
        """Open an account; ``looks`` are the skeletons of its name.

        Raises Stale if the name or one that looks like it is taken, or the guest has an account.
        """

        async def job(connection: Connection) -> None:
            await connection.change(
                "INSERT INTO account (name, guest, password, created, changed) VALUES (?, ?, ?, ?, ?)",
                (name, guest, password, now, now),
            )
            await _reserve(connection, guest, looks)

        await self._database.write(job)

    async def rename(self, guest: str, name: str, looks: Sequence[str], shown: str) -> None:
        """Give an account another name, for logging in and at the tables; raises Stale if it is taken."""

        async def job(connection: Connection) -> None:
            only_one(await connection.change("UPDATE account SET name = ? WHERE guest = ?", (name, guest)))
            await connection.change("DELETE FROM alike WHERE guest = ?", (guest,))
            await _reserve(connection, guest, looks)
            await connection.change(
                "UPDATE guest SET name = ?, folded = ?, drawn = ? WHERE id = ?", (shown, looks[0], looks[-1], guest)
            )
            await connection.tell_name(guest)

        await self._database.write(job)

    async def find(self, name: str) -> Account | None:
        return await self._one("name", name)

    async def of(self, guest: str) -> Account | None:
        return await self._one("guest", guest)

    async def _one(self, column: str, value: str) -> Account | None:
        async def job(connection: Connection) -> Account | None:
            rows = await connection.rows(
                f"SELECT guest, name, password, created, changed FROM account WHERE {column} = ?", (value,)
            )
            return Account(*rows[0]) if rows else None

        return await self._database.read(job)

    async def has(self, guest: str) -> bool:
        return bool(await self.among([guest]))

    async def among(self, guests: Sequence[str]) -> frozenset[str]:
        """The guests among these who have an account."""

        async def job(connection: Connection) -> frozenset[str]:
            marks = ", ".join("?" * len(guests))
            rows = await connection.rows(f"SELECT guest FROM account WHERE guest IN ({marks})", guests)
            return frozenset(guest for (guest,) in rows)

        return await self._database.look_up(job) if guests else frozenset()

    # ---- passwords and recovery codes

    async def set_password(self, guest: str, password: str, now: float) -> None:
        async def job(connection: Connection) -> None:
            query = "UPDATE account SET password = ?, changed = ? WHERE guest = ?"
            only_one(await connection.change(query, (password, now, guest)))

        await self._database.write(job)

    async def set_codes(self, guest: str, codes: Sequence[str]) -> None:
        """Replace the hashes of an account's recovery codes."""

        async def job(connection: Connection) -> None:
            await connection.change("DELETE FROM recovery WHERE guest = ?", (guest,))
            await connection.change_many("INSERT INTO recovery VALUES (?, ?)", [(guest, code) for code in codes])

        await self._database.write(job)

    async def codes(self, guest: str) -> int:
        """How many recovery codes are left."""

        async def job(connection: Connection) -> int:
            rows = await connection.rows("SELECT count(*) FROM recovery WHERE guest = ?", (guest,))
            return int(rows[0][0])

        return await self._database.look_up(job)

    async def has_code(self, guest: str, code: str) -> bool:
        async def job(connection: Connection) -> bool:
            query = "SELECT 1 FROM recovery WHERE guest = ? AND code = ?"
            return bool(await connection.rows(query, (guest, code)))

        return await self._database.look_up(job)

    async def recover(self, guest: str, code: str, password: str, now: float) -> bool:
        """Use a recovery code to set a password; False if there is no such code."""

        async def job(connection: Connection) -> bool:
            query = "DELETE FROM recovery WHERE guest = ? AND code = ?"
            if not await connection.change(query, (guest, code)):
                return False
            await connection.change(
                "UPDATE account SET password = ?, changed = ? WHERE guest = ?", (password, now, guest)
            )
            return True

        return await self._database.write(job)

    # ---- another guest

    async def tables_of_both(self, one: str, other: str) -> list[str]:
        """The unfinished tables where both guests sit."""

        async def job(connection: Connection) -> list[str]:
            query = (
                "SELECT id FROM match WHERE over = 0 AND id IN (SELECT match FROM seat WHERE guest = ?)"
                " AND id IN (SELECT match FROM seat WHERE guest = ?)"
            )
            return [str(id) for (id,) in await connection.rows(query, (one, other))]

        return await self._database.read(job)

    async def move_guest(self, old: str, new: str) -> None:
        """Move everything of one guest to another.

        Tables and free seats always move; account, name and ratings only where the other guest has none.
        """

        async def job(connection: Connection) -> None:
            for (match,) in await connection.rows("SELECT match FROM seat WHERE guest = ?", (old,)):
                await connection.tell(match)
            await connection.change(
                "UPDATE seat SET guest = ? WHERE guest = ? AND match NOT IN (SELECT match FROM seat WHERE guest = ?)",
                (new, old, new),
            )
            await connection.change("UPDATE match SET host = ? WHERE host = ?", (new, old))
            await connection.change("UPDATE work SET guest = ? WHERE guest = ?", (new, old))
            moved = 0
            for table, column in (("guest", "id"), ("account", "guest")):
                moved = await connection.change(
                    f"UPDATE {table} SET {column} = ? WHERE {column} = ?"
                    f" AND NOT EXISTS (SELECT 1 FROM {table} other WHERE other.{column} = ?)",
                    (new, old, new),
                )
            for table in ("alike", "recovery", "session") if moved else ():
                await connection.change(f"UPDATE {table} SET guest = ? WHERE guest = ?", (new, old))
            await connection.change("DELETE FROM guest WHERE id = ?", (old,))
            await _move_relations(connection, old, new)
            await connection.change(
                "UPDATE rating SET player = ? WHERE player = ? AND game NOT IN"
                " (SELECT game FROM rating other WHERE other.player = ?)",
                (new, old, new),
            )

        await self._database.write(job)

    async def forget(self, guest: str) -> None:
        """Delete a guest's account, name, ratings, works, chat messages, blocks and reports."""

        async def job(connection: Connection) -> None:
            await connection.change(
                "DELETE FROM said WHERE EXISTS"
                " (SELECT 1 FROM seat WHERE seat.match = said.match AND seat.seat = said.seat AND seat.guest = ?)",
                (guest,),
            )
            for table in ("account", "alike", "recovery", "block", "work"):
                await connection.change(f"DELETE FROM {table} WHERE guest = ?", (guest,))
            await connection.change("DELETE FROM block WHERE blocked = ?", (guest,))
            await connection.change("DELETE FROM report WHERE reporter = ? OR against = ?", (guest, guest))
            await connection.change("DELETE FROM guest WHERE id = ?", (guest,))
            await connection.change("DELETE FROM rating WHERE player = ?", (guest,))

        await self._database.write(job)


async def _move_relations(connection: Connection, old: str, new: str) -> None:
    """Move the blocks and reports by and against a guest; nobody blocks themselves afterwards."""
    for mine, theirs in (("guest", "blocked"), ("blocked", "guest")):
        await connection.change(
            f"UPDATE block SET {mine} = ? WHERE {mine} = ? AND {theirs} NOT IN"
            f" (SELECT {theirs} FROM block other WHERE other.{mine} = ?)",
            (new, old, new),
        )
        await connection.change(f"DELETE FROM block WHERE {mine} = ?", (old,))
    await connection.change("DELETE FROM block WHERE guest = blocked")
    for column in ("reporter", "against"):
        await connection.change(f"UPDATE report SET {column} = ? WHERE {column} = ?", (new, old))


async def _reserve(connection: Connection, guest: str, looks: Sequence[str]) -> None:
    rows = [(look, guest) for look in dict.fromkeys(looks)]
    await connection.change_many("INSERT INTO alike (skeleton, guest) VALUES (?, ?)", rows)
