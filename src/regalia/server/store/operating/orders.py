"""Operators' orders: bans, closed tables, new names, the message of the day, and the log of every act.

An order and its entry in the log are one change. Servers follow the log to learn of new orders.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from regalia.server.store.database import Connection, Database, only_one
from regalia.server.store.people.names import Looks

MESSAGE = "message"  # the setting that holds the message of the day

What = Literal["ban", "unban", "close", "rename", "message", "settle"]


@dataclass(frozen=True, slots=True)
class By:
    """Who gives an order, and when."""

    operator: str
    at: float


@dataclass(frozen=True, slots=True)
class Act:
    """An entry of the log. ``target``: a guest, a table, the number of a report, or nothing."""

    number: int
    at: float
    operator: str
    act: What
    target: str
    detail: str


def because(sentence: str, reason: str) -> str:
    """A sentence with an operator's reason, if there is one."""
    return f"{sentence}: {reason.rstrip('.')}." if reason else f"{sentence}."


@dataclass(slots=True)
class Orders:
    """The orders in force, as a running server knows them."""

    bans: dict[str, str] = field(default_factory=dict)  # reasons by guest
    message: str = ""
    last: int = 0  # the newest entry of the log that was followed

    def banned(self, guest: str | None) -> str:
        """Why a guest may not play here, in a sentence; empty for others."""
        reason = self.bans.get(guest or "")
        if reason is None:
            return ""
        return because("The operator of this server has banned you", reason)


class OperatorStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def orders(self) -> Orders:
        """All orders in force."""

        async def job(connection: Connection) -> Orders:
            bans = await connection.rows("SELECT guest, reason FROM ban")
            message = await connection.rows("SELECT value FROM setting WHERE name = ?", (MESSAGE,))
            last = await connection.rows("SELECT coalesce(max(number), 0) FROM audit")
            return Orders(dict(bans), bytes(message[0][0]).decode() if message else "", last[0][0])

        return await self._database.look_up(job)

    async def acts(self, after: int = 0) -> list[Act]:
        """The entries of the log after that number, in order."""

        async def job(connection: Connection) -> list[Act]:
            query = "SELECT number, at, operator, act, target, detail FROM audit WHERE number > ? ORDER BY number"
            return [Act(*row) for row in await connection.rows(query, (after,))]

        return await self._database.look_up(job)

    async def newest(self, most: int) -> list[Act]:
        """The last entries of the log, newest first."""

        async def job(connection: Connection) -> list[Act]:
            query = "SELECT number, at, operator, act, target, detail FROM audit ORDER BY number DESC LIMIT ?"
            return [Act(*row) for row in await connection.rows(query, (most,))]

        return await self._database.read(job)

    async def ban(self, guest: str, reason: str, by: By) -> None:
        query = "INSERT INTO ban VALUES (?, ?, ?) ON CONFLICT (guest) DO UPDATE SET reason = excluded.reason"
        await self._change([(query, (guest, reason, by.at))], by, "ban", guest, reason)

    async def unban(self, guest: str, by: By) -> None:
        """Lift a ban; raises Stale if there is none."""
        await self._change([("DELETE FROM ban WHERE guest = ?", (guest,))], by, "unban", guest, "", one=True)

    async def close_table(self, match: str, reason: str, by: By) -> None:
        """End a match without a result; raises Stale if it is over."""
        changes = [
            ("UPDATE match SET over = 1 WHERE id = ? AND over = 0", (match,)),
            ("INSERT INTO closed VALUES (?, ?)", (match, reason)),
            ("UPDATE clock SET due = NULL WHERE match = ?", (match,)),
        ]
        await self._change(changes, by, "close", match, reason, one=True)

    async def rename(self, guest: str, name: str, looks: Looks, by: By) -> None:
        """Name a guest; an account reserves the name, and its login name stays."""
        query = (
            "INSERT INTO guest (id, name, seen, folded, drawn) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id)"
            " DO UPDATE SET name = excluded.name, folded = excluded.folded, drawn = excluded.drawn"
        )
        reserve = (
            "INSERT INTO alike (skeleton, guest) SELECT CAST(? AS TEXT), guest FROM account WHERE guest = ?"
            " ON CONFLICT (skeleton) DO NOTHING"
        )
        changes = [(query, (guest, name, by.at, *looks)), *((reserve, (look, guest)) for look in looks)]
        await self._change(changes, by, "rename", guest, name)

    async def set_message(self, text: str, by: By) -> None:
        """Set the message of the day; an empty text removes it."""
        query = "INSERT INTO setting VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self._change([(query, (MESSAGE, text.encode()))], by, "message", "", text)

    async def settle(self, number: int, note: str, by: By) -> None:
        """Settle a report; raises Stale if it is settled or unknown."""
        changes = [("UPDATE report SET settled = ? WHERE number = ? AND settled IS NULL", (note, number))]
        await self._change(changes, by, "settle", str(number), note, one=True)

    async def _change(
        self,
        changes: Sequence[tuple[str, tuple[object, ...]]],
        by: By,
        act: What,
        target: str,
        detail: str,
        *,
        one: bool = False,
    ) -> None:
        """Make the changes and log them as one; with ``one``, the first must change a row, else raises Stale."""

        async def job(connection: Connection) -> None:
            for number, (query, given) in enumerate(changes):
                changed = await connection.change(query, given)
                if one and not number:
                    only_one(changed)
            await connection.change(
                "INSERT INTO audit (number, at, operator, act, target, detail)"
                " VALUES ((SELECT coalesce(max(number), 0) + 1 FROM audit), ?, ?, ?, ?, ?)",
                (by.at, by.operator, act, target, detail),
            )

        await self._database.write(job)
